import Foundation
@_spi(Engine) import TactileViewGraph

/// The element of `transition(_:)`, which applies the transition's phases when its content is inserted or removed.
///
/// Built-in transitions change the look of the content, which costs nothing at rest. Custom
/// transitions add views around it, in which the content is an alias.
@MainActor
final class TransitionNode: LookNode {
  private var transition: AnyTransition
  private var phase = TransitionPhase.identity
  /// The source of the content for the views of a custom transition; nil without such views.
  private var source: AnyAliasSource? { made ?? viewSource }
  /// The source of a content that is a view.
  private var viewSource: AnyAliasSource?
  /// The source of a content that is an element which a list created.
  private var made: MadeAliasSource?
  /// Whether the content is an element that a list created.
  private var isInList = false

  // The transaction of the last phase change only applies to the views around the content.
  private var phaseTransaction = Transaction()
  private var phaseChangedIn = 0
  private(set) var outerTransaction = Transaction()

  init(_ transition: AnyTransition, inputs: ViewInputs) {
    self.transition = transition
    super.init(transition.parts.map { _ in .identity }, inputs: inputs)
    for (index, part) in transition.parts.enumerated() {
      looks[index] = AnimatedValue(part.look(in: .identity, reducesMotion: false))
    }
  }

  override var name: String { "transition" }
  @_spi(Engine) public override var asTransitioning: (any TransitioningNode)? { self }

  private var isCustom: Bool {
    transition.parts.contains { if case .custom = $0.kind { true } else { false } }
  }

  // MARK: Content

  /// Creates the content's node, and the views around it.
  func takeContent(_ content: TransitionContent) {
    guard isCustom else { return adopt(content.makeNode(inputs)) }
    viewSource = content.makeSource()
    adopt(CompositeNode(body, inputs: inputs))
  }

  func update(_ content: TransitionContent) {
    guard isCustom == (source != nil) else {
      // A change between a built-in and a custom transition recreates the content.
      remove(children[0])
      (viewSource, made) = (nil, nil)
      takeContent(content)
      elementsDidChange()
      return
    }
    if let source {
      content.updateSource(source)
    } else {
      content.updateNode(children[0])
    }
  }

  /// Adds the views around an element that a list created.
  func completeList() {
    isInList = true
    guard isCustom, let content = children.first else { return }
    release(content)
    made = MadeAliasSource(content, of: self)
    adopt(CompositeNode(body, inputs: inputs))
  }

  /// Adds or removes the views around an element of a list after the kind of transition has changed.
  private func adjustList() {
    guard isInList, isCustom != (source != nil) else { return }
    if let made {
      made.isOver = true
      let node = made.makeNode(inputs)
      remove(children[0])
      self.made = nil
      adopt(node)
    } else {
      completeList()
    }
    elementsDidChange()
  }

  override func letGo() { made?.isOver = true }

  /// The content of a transition whose views don't show it.
  override var parkedNodes: [ViewNode] { made?.hiddenNodes ?? [] }

  /// The content itself, regardless of the views around it.
  override var wrapped: ViewNode { made?.node ?? children[0] }

  private var body: TransitionBody {
    TransitionBody(
      parts: transition.parts, phase: phase, reducesMotion: reducesMotion, source: source)
  }

  private func updateViews() {
    guard source != nil else { return }
    CompositeNode<TransitionBody>.update(children[0], body)
  }

  // MARK: Phases

  func update(_ newTransition: AnyTransition) {
    let count = transition.parts.count
    transition = newTransition
    if newTransition.parts.count != count {
      looks.forEach { $0.stop() }
      looks = newTransition.parts.map {
        AnimatedValue($0.look(in: phase, reducesMotion: reducesMotion))
      }
      setNeeds(.display)
    } else if phase == .identity {
      for (index, part) in newTransition.parts.enumerated() {
        let look = part.look(in: .identity, reducesMotion: false)
        if look.anchor != looks[index].model.anchor { looks[index] = AnimatedValue(look) }
      }
    }
    adjustList()
    updateViews()
  }

  private var reducesMotion: Bool {
    EnvironmentValues(scope: inputs.environment).accessibilityReduceMotion
  }

  /// Returns whether a change to or from a phase would be visible under a transaction.
  @_spi(Engine) public func isSeen(in phase: TransitionPhase, under transaction: Transaction)
    -> Bool
  {
    transition.parts.contains {
      $0.isSeen(in: phase) && $0.transaction(transaction).effectiveAnimation != nil
    }
  }

  /// Whether a removed view disappears immediately under every animation, as with the identity.
  @_spi(Engine) public var removesAtOnce: Bool {
    !transition.parts.contains { $0.isSeen(in: .didDisappear) }
  }

  /// Begins the insertion, from the look before the appearance to the identity, under the graph's transaction.
  @_spi(Engine) public func come() {
    let transaction = graph.transaction
    phase = .willAppear
    for (index, part) in transition.parts.enumerated() {
      looks[index].stop()
      looks[index] = AnimatedValue(part.look(in: phase, reducesMotion: reducesMotion))
    }
    if source != nil {
      // The views must be evaluated in their first phase before they can leave it.
      updateViews()
      enterPhase(under: Transaction.unanimated)
      runBodyPhase()
    }
    go(to: .identity, under: transaction)
  }

  /// Changes to a phase under a transaction.
  @_spi(Engine) public func go(to phase: TransitionPhase, under transaction: Transaction) {
    self.phase = phase
    for (index, part) in transition.parts.enumerated() {
      graph.inTransaction(part.transaction(transaction)) {
        show(part.look(in: phase, reducesMotion: reducesMotion), at: index)
      }
    }
    updateViews()
    enterPhase(under: transaction)
    setNeeds(.display)
  }

  private func enterPhase(under transaction: Transaction) {
    phaseTransaction = transaction
    phaseChangedIn = graph.updateNumber
  }

  override func innerTransaction() -> Transaction? {
    outerTransaction = graph.transaction
    guard source != nil, phaseChangedIn == graph.updateNumber else { return nil }
    return phaseTransaction
  }

  override func innerLayoutTransaction() -> Transaction? {
    outerTransaction = graph.transaction
    return nil
  }
}

extension TransitionNode: TransitioningNode {}

extension TransitionNode: ScopedTransactionNode {
  var isScoped: Bool { source != nil }
}

extension Transaction {
  /// A transaction that disables animations.
  static var unanimated: Transaction {
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    return transaction
  }
}
