internal import CGtk
internal import CGtkShim

extension GObject {
  /// Connects a closure without arguments.
  ///
  /// The signal must exist and have this shape: its name is part of the program, so another one is
  /// a programmer's mistake and stops it. `tryConnect` is for asking.
  @discardableResult
  package func connect(
    _ signal: String, _ action: @escaping VoidAction
  ) -> SignalHandler<VoidAction> {
    require(tryConnect(signal, action), signal)
  }

  /// Connects a closure without arguments, or returns nil and keeps nothing where the object has
  /// no such signal of that shape.
  package func tryConnect(
    _ signal: String, _ action: @escaping VoidAction
  ) -> SignalHandler<VoidAction>? {
    attach(action) { gtkshim_connect_void(raw, signal, voidTrampoline, $0, releaseBox) }
  }

  /// Connects a closure that answers whether the event is dealt with.
  @discardableResult
  package func connect(
    _ signal: String, answering action: @escaping BoolAction
  ) -> SignalHandler<BoolAction> {
    require(
      attach(action) { gtkshim_connect_bool(raw, signal, boolTrampoline, $0, releaseBox) }, signal)
  }

  /// Connects to `notify` of a property.
  @discardableResult
  package func onNotify(
    _ property: String, _ action: @escaping VoidAction
  ) -> SignalHandler<PointerAction> {
    connect("notify::" + property, pointer: { _ in action() })
  }

  @discardableResult
  package func connect(
    _ signal: String, pointer action: @escaping PointerAction
  ) -> SignalHandler<PointerAction> {
    require(
      attach(action) {
        gtkshim_connect_pointer_void(raw, signal, pointerTrampoline, $0, releaseBox)
      }, signal)
  }

  @discardableResult
  package func connect(
    _ signal: String, pointerAnswering action: @escaping PointerBoolAction
  ) -> SignalHandler<PointerBoolAction> {
    require(
      attach(action) {
        gtkshim_connect_pointer_bool(raw, signal, pointerBoolTrampoline, $0, releaseBox)
      }, signal)
  }

  @discardableResult
  package func connect(
    _ signal: String, pointerResult action: @escaping PointerIntAction
  ) -> SignalHandler<PointerIntAction> {
    require(
      attach(action) {
        gtkshim_connect_pointer_int(raw, signal, pointerIntTrampoline, $0, releaseBox)
      }, signal)
  }

  @discardableResult
  package func connect(
    _ signal: String, int action: @escaping IntAction
  ) -> SignalHandler<IntAction> {
    require(
      attach(action) { gtkshim_connect_int_void(raw, signal, intTrampoline, $0, releaseBox) },
      signal)
  }

  @discardableResult
  package func connect(
    _ signal: String, press action: @escaping PressAction
  ) -> SignalHandler<PressAction> {
    require(
      attach(action) { gtkshim_connect_press_void(raw, signal, pressTrampoline, $0, releaseBox) },
      signal)
  }

  @discardableResult
  package func connect(
    _ signal: String, drop action: @escaping DropBoolAction
  ) -> SignalHandler<DropBoolAction> {
    require(
      attach(action) { gtkshim_connect_drop_bool(raw, signal, dropBoolTrampoline, $0, releaseBox) },
      signal)
  }

  @discardableResult
  package func connect(
    _ signal: String, key action: @escaping KeyBoolAction
  ) -> SignalHandler<KeyBoolAction> {
    require(
      attach(action) { gtkshim_connect_key_bool(raw, signal, keyBoolTrampoline, $0, releaseBox) },
      signal)
  }

  @discardableResult
  package func connect(
    _ signal: String, uints action: @escaping UIntsAction
  ) -> SignalHandler<UIntsAction> {
    require(
      attach(action) { gtkshim_connect_uints_void(raw, signal, uintsTrampoline, $0, releaseBox) },
      signal)
  }

  @discardableResult
  package func connect(
    _ signal: String, monitor action: @escaping MonitorAction
  ) -> SignalHandler<MonitorAction> {
    require(
      attach(action) {
        gtkshim_connect_monitor_void(raw, signal, monitorTrampoline, $0, releaseBox)
      }, signal)
  }

  /// Puts the closure in a box, gives C the box's only reference, and takes it back if C refused.
  private func attach<Action>(
    _ action: Action, _ connect: (UnsafeMutableRawPointer) -> UInt
  ) -> SignalHandler<Action>? {
    let box = ClosureBox(action)
    let data = box.retained()
    let id = connect(data)
    guard id != 0 else {
      releaseBox(data)
      return nil
    }
    handlers.append(id)
    return SignalHandler(object: self, id: id, box: box)
  }

  private func require<Action>(
    _ handler: SignalHandler<Action>?, _ signal: String
  ) -> SignalHandler<Action> {
    guard let handler else {
      preconditionFailure("\(type(of: self)) has no signal “\(signal)” of this shape")
    }
    return handler
  }
}
