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
  /// The children, made for the room that the host found for them.
  case geometry(GeometryNode)
  /// The first child whose natural size fits into the room there is in these directions; the last
  /// when none does. The others are not seen.
  case fitting(Axis.Set)
  case grid(GridNode)
  /// The cells of one row of a grid, and where they stand in it when not as the grid says.
  case gridRow(VerticalAlignment?)
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
      (.geometry, .geometry), (.fitting, .fitting), (.gridRow, .gridRow),
      (.textField, .textField), (.spacer, .spacer), (.divider, .divider), (.progress, .progress),
      (.shape, .shape), (.scroll, .scroll), (.controls, .controls), (.menu, .menu),
      (.rename, .rename):
      true
    case (.toggle(let one), .toggle(let other)): one.appearance == other.appearance
    case (.grid(let one), .grid(let other)): one.kind == other.kind
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
  /// Whether the last child is not seen itself: of the others is shown what lies under it, as opaque
  /// as it is there.
  package var isMasked = false
}

/// A symbol.
package struct SymbolNode: Sendable, Hashable {
  package var name: String
  package var font: FontValue
  package var color: Paint?
  /// How large it is, compared with the font.
  package var scale = 1.0
  /// Whether it is as large as its room rather than as its font.
  package var isResizable = false

  package init(name: String, font: FontValue, color: Paint? = nil) {
    self.name = name
    self.font = font
    self.color = color
  }
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
  package var size = ControlSize.regular
  /// The outline of a button with a border; the theme's when nil.
  package var border: ShapeKind?
}

/// A toggle.
package struct ToggleNode: Sendable, Hashable {
  /// How it is drawn beside its label.
  package enum Appearance: Sendable, Hashable {
    case checkBox
    case `switch`
    case button
    /// No control of its own: the children, in a row, are all there is to see, and the buttons
    /// among them whose actions say `flipsToggle` are what is pressed. Such a button shows the
    /// node's `alternatives` in the place of its children at once and performs its intent; the next
    /// timeline confirms that or puts it back. To a screen reader the button is a check box with
    /// this node's value, named by the text inside.
    case custom
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
  /// Of a ring, whether a quarter of it is left open, below.
  package var isOpen = false
  /// When the value follows the clock: how much of the interval has passed, or is left.
  package var interval: ClosedRange<Date>?
  package var countsDown = false

  /// Whether the share is known.
  package var isKnown: Bool { value != nil || interval != nil }
}

/// A geometric shape.
package struct ShapeNode: Sendable, Hashable {
  package var shape: ShapeKind
  package var fill: Paint?
  package var stroke: Paint?
  package var lineWidth: Double
  /// The part of the outline that is drawn, in shares of it. A circle's outline begins at its
  /// trailing side and runs clockwise; a rectangle's begins at its top leading corner.
  package var trimStart = 0.0
  package var trimEnd = 1.0
  /// By how much the shape is turned clockwise around its middle.
  package var degrees = 0.0
  /// By how many pixels the outline lies inside the node's rectangle.
  package var inset = 0.0
  package var lineCap = CGLineCap.butt
  package var lineJoin = CGLineJoin.miter
  /// How far corners may stick out, compared with the line's width, before they are cut.
  package var miterLimit = 10.0
  /// Lengths of strokes and gaps in turn, in pixels; empty for a whole line.
  package var dash: [Double] = []
  /// Where in them the line begins, in pixels.
  package var dashPhase = 0.0
  /// Whether what is surrounded twice is left out.
  package var isEvenOdd = false
  /// Whether the stroke's outer edge, rather than its middle, lies on the outline.
  package var strokesInside = false
}
