/// An element that can have the keyboard focus.
@MainActor
@_spi(Engine) public protocol FocusHolder: ElementNode {
  /// Whether the view itself can have the focus now.
  var canFocus: Bool { get }

  /// Whether the view is a control, which has the focus only where the keyboard reaches controls.
  var isControl: Bool { get }

  /// Whether no control inside the view can have the focus.
  var excludesControls: Bool { get }

  /// Whether a click of the mouse of a desktop moves the focus to the view.
  var takesFocusFromClick: Bool { get }

  /// Whether the view accepts text.
  var acceptsText: Bool { get }

  /// The action of Space and Return at the view itself; nil if they press the button inside it.
  var keyAction: (@MainActor () -> Void)? { get }

  /// The focus state and the value that the view is bound to, to compare views; nil if it is bound to none.
  var boundFocus: AnyHashable? { get }

  /// Notifies the view that it, or a view inside it, has gained or lost the focus.
  func tell(_ isFocused: Bool)
}

extension FocusHolder {
  /// Views that need the keyboard only with full keyboard access take no focus from clicks.
  @_spi(Engine) public var takesFocusFromClick: Bool { false }

  /// False; only text fields and text editors accept text.
  @_spi(Engine) public var acceptsText: Bool { false }

  /// Keys press the button inside a view, unless it has an action of its own.
  @_spi(Engine) public var keyAction: (@MainActor () -> Void)? { nil }

  /// Only the modifier `focused` binds a view.
  @_spi(Engine) public var boundFocus: AnyHashable? { nil }

  /// Whether the focus ring is drawn around the view.
  package var showsRing: Bool { graph.focus.showsRing && graph.focus.current === self }
}

extension ViewNode {
  /// Appends the views in the subtree that can have the focus, in document order; of nested ones, only the innermost.
  package final func appendFocusHolders(
    to holders: inout [any FocusHolder], withControls: Bool = true
  ) {
    if isInvisible || isLeaving { return }
    let (count, own) = (holders.count, asFocusHolder)
    let withControls = withControls && own?.excludesControls != true
    for child in visibleChildren {
      child.appendFocusHolders(to: &holders, withControls: withControls)
    }
    guard holders.count == count, let own, own.canFocus else { return }
    if withControls || !own.isControl { holders.append(own) }
  }

  /// The views in the subtree that can have the focus, in document order.
  package final var focusHolders: [any FocusHolder] {
    var holders: [any FocusHolder] = []
    appendFocusHolders(to: &holders)
    return holders
  }
}
