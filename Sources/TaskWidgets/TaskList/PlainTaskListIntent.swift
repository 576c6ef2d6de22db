import WidgetModel

/// The settings of a list that has none of its own.
///
/// A provider with settings may throw, so that a store that fails is never taken for an empty one;
/// one without can only be silent.
struct PlainTaskListIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Tasks"
}
