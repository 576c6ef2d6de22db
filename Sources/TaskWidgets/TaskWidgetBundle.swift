import WidgetModel

/// The widgets of Tasklet.
package struct TaskWidgetBundle: WidgetBundle {
  package init() {}

  package var body: some Widget {
    ConfigurableTaskWidget()
  }
}
