import WidgetModel

/// The named colours: lighter on dark grounds, so that words in them can be read on both.
enum Palette {
  /// The colours as six hexadecimal digits, for light and for dark grounds.
  static let colors: [String: (light: String, dark: String)] = [
    "red": ("e01b24", "f66151"), "orange": ("e66100", "ff8f3c"), "yellow": ("e5a50a", "f5c211"),
    "green": ("2ec27e", "4fd897"), "mint": ("33c7a3", "6ee3c9"), "teal": ("2190a4", "55c1d6"),
    "cyan": ("28a5c9", "6bd0f0"), "blue": ("3584e4", "6aa8f0"), "indigo": ("5b50d6", "918af5"),
    "purple": ("9141ac", "c67bdc"), "pink": ("d56199", "f08cba"), "brown": ("986a44", "bf9068"),
    "gray": ("8a8a8e", "a0a0a5"),
  ]

  /// What the style sheet's names stand for on dark grounds.
  static let darkDefinitions =
    colors.sorted { $0.key < $1.key }
    .map { "@define-color widget_\($0.key) #\($0.value.dark);\n" }.joined()
    // The theme's own dark accent is made to lie under white words, not to be words.
    + "@define-color widget_accent mix(@theme_selected_bg_color, white, .35);\n"

  /// A colour on a ground of its own, as CSS.
  static func css(_ name: String, in scheme: ColorScheme) -> String {
    guard let color = colors[name] else { return "@widget_\(name)" }
    return "#" + (scheme == .dark ? color.dark : color.light)
  }
}
