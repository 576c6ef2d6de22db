// Whoever declares widgets writes views and intents too.
@_exported import WidgetUI
