import Gtk
import WidgetModel

/// What sets a parameter's value in the dialog.
@MainActor
protocol ConfigurationControl: AnyObject {
  /// What stands at the row's end and takes the focus.
  var widget: Gtk.Widget { get }
  /// Gives the control its name for assistive technology.
  func setAccessibleTitle(_ title: String)
  /// Shows a row's value, without telling that it changed.
  func show(_ row: ConfigurationRow)
  /// Takes what was typed and not taken yet.
  func commit()
}

extension ConfigurationControl {
  func setAccessibleTitle(_ title: String) { widget.setAccessibleLabel(title) }

  func commit() {}
}

/// What a control tells.
@MainActor
struct ConfigurationControlEvents {
  /// A person chose another value.
  let onChange: @MainActor (IntentValue) -> Void
  /// Why the control has no value, or what was typed is none; nil when it is right again.
  let onRefusal: @MainActor (String?) -> Void
}

extension ConfigurationRow {
  /// The control for this row.
  @MainActor
  func makeControl(_ events: ConfigurationControlEvents) -> any ConfigurationControl {
    switch control {
    case .toggle: ToggleControl(events)
    case .stepper(let scale): StepperControl(scale, events)
    case .slider(let scale): SliderControl(scale, events)
    case .choices(let choices): ChoiceControl(choices, events)
    case .options(let source): OptionControl(source, events)
    case .field(let placeholder): FieldControl(placeholder: placeholder, events)
    }
  }
}
