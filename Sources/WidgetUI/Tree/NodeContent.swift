/// What a node draws.
package enum NodeContent: Sendable, Hashable {
  /// Children in a row or column.
  case stack(StackNode)
  /// Children on top of each other.
  case layers(LayersNode)
  /// One child, placed in what room there is.
  case box(Alignment)
  case text(TextNode)
  case symbol(SymbolNode)
  case button(ButtonNode)
  case toggle(ToggleNode)
  case textField(TextFieldNode)
  case spacer(minLength: Double)
  case divider(Axis)
  case progress(ProgressNode)
  case shape(ShapeNode)
  case scroll(Axis.Set)
  /// The host's own buttons.
  case controls
  /// A menu inside a menu.
  case menu(String)
  /// The item that puts a field in the place of the row's editable text.
  case rename(String)

  /// Whether one can be changed into the other without making its widget anew.
  package func isSameKind(as other: NodeContent) -> Bool {
    switch (self, other) {
    case (.stack(let one), .stack(let other)): one.axis == other.axis
    case (.button, .button), (.text, .text), (.symbol, .symbol), (.layers, .layers), (.box, .box),
      (.textField, .textField), (.spacer, .spacer), (.divider, .divider), (.progress, .progress),
      (.shape, .shape), (.scroll, .scroll), (.controls, .controls), (.menu, .menu),
      (.rename, .rename):
      true
    case (.toggle(let one), .toggle(let other)): one.appearance == other.appearance
    default: false
    }
  }
}

/// Children in a row or column.
package struct StackNode: Sendable, Hashable {
  package var axis: Axis
  package var alignment: Alignment
  package var spacing: Double
}

/// Children on top of each other.
package struct LayersNode: Sendable, Hashable {
  package var alignment: Alignment
  /// The child that gives the size; nil when the largest does.
  package var sizing: Int?
}

/// A symbol.
package struct SymbolNode: Sendable, Hashable {
  package var name: String
  package var font: FontValue
  package var color: Paint?
}

/// A button.
package struct ButtonNode: Sendable, Hashable {
  /// How it is drawn before its label.
  package enum Appearance: Sendable, Hashable {
    case automatic
    case plain
    case bordered
    case borderedProminent
  }

  package var appearance: Appearance
  package var isDestructive: Bool
  package var isEnabled: Bool
  /// The accent; the theme's when nil.
  package var tint: Paint?
}

/// A toggle.
package struct ToggleNode: Sendable, Hashable {
  /// How it is drawn beside its label.
  package enum Appearance: Sendable, Hashable {
    case checkBox
    case `switch`
    case button
  }

  package var appearance: Appearance
  package var isOn: Bool
  package var isEnabled: Bool
  /// The accent; the theme's when nil.
  package var tint: Paint?
}

/// A field for one line of text.
package struct TextFieldNode: Sendable, Hashable {
  package var prompt: String
  package var isEnabled: Bool
  /// The button among the host's controls that calls the field up; nil when it is always there.
  package var control: ControlNode?
}

/// A button among the host's controls.
package struct ControlNode: Sendable, Hashable {
  package var title: String
  package var symbol: String
}

/// A share of something done.
package struct ProgressNode: Sendable, Hashable {
  /// How it is drawn.
  package enum Appearance: Sendable, Hashable {
    case bar
    case ring
  }

  package var appearance: Appearance
  /// From 0 to 1; nil when nobody knows.
  package var value: Double?
  package var tint: Paint?
}

/// A geometric shape.
package struct ShapeNode: Sendable, Hashable {
  package var shape: ShapeKind
  package var fill: Paint?
  package var stroke: Paint?
  package var lineWidth: Double
}
