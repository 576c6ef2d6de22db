import WidgetModel

/// The widgets of Tasklet.
package struct TaskWidgetBundle: WidgetBundle {
  package init() {}

  package var body: some Widget {
    // The first one is what a first start shows.
    ConfigurableTaskWidget()
    TaskWidget()
    AnimatedTaskWidget()
    TaskToggleWidget()
    TaskStatusWidget()
  }
}
