import WidgetModel

/// A widget that a person has put on the desktop: which, where, and with what settings.
struct PlacedWidget: Equatable, Sendable, Identifiable {
  /// The name of its group in the settings file, such as `widget-1`.
  let id: String
  /// The widget's kind.
  let kind: String
  /// The size class.
  var family: WidgetFamily
  /// Its window's top left corner; nil until it has been placed.
  var position: WindowPosition?
  /// Its window's width in logical pixels; nil for the family's.
  var width: Int?
  /// Its window's least height in logical pixels; nil for its content's.
  var height: Int?
  /// Where its window stands among others.
  var layer = WindowLayer.onTop
  /// The settings as text, by the names of the configuration's parameters.
  var parameters: [String: String] = [:]

  /// What is wrong with the lines about family, position, size and layer.
  var problems: [SettingsProblem] = []
  /// Which file the widget was read from, and on which line each key stands.
  var source = Source()

  /// Where a widget was read from.
  struct Source: Equatable, Sendable {
    var file = ""
    var lines: [String: Int] = [:]
  }

  init(id: String, kind: String, family: WidgetFamily) {
    self.id = id
    self.kind = kind
    self.family = family
  }

  /// A widget at its defaults: every setting is there, so that a person who opens the file sees
  /// what there is to set.
  init(id: String, _ definition: WidgetDefinition, family: WidgetFamily? = nil) {
    self.init(id: id, kind: definition.kind, family: family ?? definition.defaultFamily)
    let configuration = try? definition.defaultConfiguration()
    for (name, value) in configuration?.values ?? [:] where value != .null {
      parameters[name] = value.text
    }
  }
}

extension WidgetDefinition {
  /// The size classes that the desktop offers.
  var offeredFamilies: [WidgetFamily] {
    families.filter { $0.rawValue <= WidgetFamily.systemExtraLarge.rawValue }
  }

  /// The size class of a widget for which none was chosen.
  var defaultFamily: WidgetFamily { offeredFamilies.first ?? .systemMedium }
}
