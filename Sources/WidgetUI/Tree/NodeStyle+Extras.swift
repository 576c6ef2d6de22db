// The looks that few nodes have, as if they were the style's own. Written out, because a look-up by
// key path makes each key path anew at every start and is slow for ever after.
extension NodeStyle {
  private mutating func change(_ body: (inout NodeExtras) -> Void) {
    var changed = extras?.value ?? .none
    body(&changed)
    extras = changed == .none ? nil : Boxed(changed)
  }

  package var containerBackground: Paint? {
    get { extras?.value.containerBackground }
    set { change { $0.containerBackground = newValue } }
  }

  package var border: BorderNode? {
    get { extras?.value.border }
    set { change { $0.border = newValue } }
  }

  package var effects: NodeEffects? {
    get { extras?.value.effects }
    set { change { $0.effects = newValue } }
  }

  package var filters: [FilterNode] {
    get { extras?.value.filters ?? NodeExtras.none.filters }
    set { change { $0.filters = newValue } }
  }

  package var position: PointNode? {
    get { extras?.value.position }
    set { change { $0.position = newValue } }
  }

  package var aspect: AspectNode? {
    get { extras?.value.aspect }
    set { change { $0.aspect = newValue } }
  }

  package var fixedSize: Axis.Set {
    get { extras?.value.fixedSize ?? NodeExtras.none.fixedSize }
    set { change { $0.fixedSize = newValue } }
  }

  package var layoutPriority: Double {
    get { extras?.value.layoutPriority ?? NodeExtras.none.layoutPriority }
    set { change { $0.layoutPriority = newValue } }
  }

  package var zIndex: Double {
    get { extras?.value.zIndex ?? NodeExtras.none.zIndex }
    set { change { $0.zIndex = newValue } }
  }

  package var columnSpan: Int {
    get { extras?.value.columnSpan ?? NodeExtras.none.columnSpan }
    set { change { $0.columnSpan = newValue } }
  }

  package var isHidden: Bool {
    get { extras?.value.isHidden ?? NodeExtras.none.isHidden }
    set { change { $0.isHidden = newValue } }
  }

  package var ignoresClicks: Bool {
    get { extras?.value.ignoresClicks ?? NodeExtras.none.ignoresClicks }
    set { change { $0.ignoresClicks = newValue } }
  }

  package var isInvalidatable: Bool {
    get { extras?.value.isInvalidatable ?? NodeExtras.none.isInvalidatable }
    set { change { $0.isInvalidatable = newValue } }
  }

  package var colorScheme: ColorScheme? {
    get { extras?.value.colorScheme }
    set { change { $0.colorScheme = newValue } }
  }

  package var animation: AnimationNode? {
    get { extras?.value.animation }
    set { change { $0.animation = newValue } }
  }

  package var transition: TransitionNode? {
    get { extras?.value.transition }
    set { change { $0.transition = newValue } }
  }

  package var contentTransition: ContentTransitionNode? {
    get { extras?.value.contentTransition }
    set { change { $0.contentTransition = newValue } }
  }

  package var symbolEffect: SymbolEffectNode? {
    get { extras?.value.symbolEffect }
    set { change { $0.symbolEffect = newValue } }
  }

  package var help: String? {
    get { extras?.value.help }
    set { change { $0.help = newValue } }
  }

  package var accessibilityLabel: String? {
    get { extras?.value.accessibilityLabel }
    set { change { $0.accessibilityLabel = newValue } }
  }

  package var accessibilityValue: String? {
    get { extras?.value.accessibilityValue }
    set { change { $0.accessibilityValue = newValue } }
  }

  package var accessibilityHint: String? {
    get { extras?.value.accessibilityHint }
    set { change { $0.accessibilityHint = newValue } }
  }
}
