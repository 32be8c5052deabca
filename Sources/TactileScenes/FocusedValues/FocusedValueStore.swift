@_spi(Engine) import TactileViewGraph

/// The element of a view that publishes values.
@MainActor
final class FocusedValuePublisher: PassThroughNode {
  private(set) var modifier: FocusedValueModifier

  init(_ modifier: FocusedValueModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    store.add(self)
  }

  override var name: String { "focusedValue" }

  private var store: FocusedValueStore { graph.feature(FocusedValueStore.self) }

  func update(_ modifier: FocusedValueModifier) {
    self.modifier = modifier
    store.setNeedsUpdate()
  }

  override func didRemove() { store.remove(self) }

  override func presenceDidChange(isLeaving: Bool) { store.setNeedsUpdate() }
}

/// Annotates the views of commands, such as those of a menu bar: the focus in them doesn't change what they act on.
nonisolated struct CommandFocusAnnotation {}

/// The published values that count in a window.
@MainActor
final class FocusedValueStore: WindowFeature {
  private unowned let graph: ViewGraph
  private var publishers: [ObjectIdentifier: FocusedValuePublisher] = [:]
  /// The view that had the focus last, except for those of commands.
  private var focused: NodeHandle?
  private var needsUpdate = false
  /// The values of the readers in the window.
  let cells = FocusedCells()
  /// The values that the readers in the window get.
  private(set) var values = FocusedValues()
  /// Called when the values have changed.
  var onChange: (() -> Void)?

  init(graph: ViewGraph) { self.graph = graph }

  func add(_ publisher: FocusedValuePublisher) {
    publishers[ObjectIdentifier(publisher)] = publisher
    setNeedsUpdate()
  }

  func remove(_ publisher: FocusedValuePublisher) {
    publishers[ObjectIdentifier(publisher)] = nil
    setNeedsUpdate()
  }

  func focusDidMove() {
    let current = graph.focus.current
    if let current, current.isInCommands { return }
    focused = current?.handle
    setNeedsUpdate()
  }

  /// Determines the values again after the phases, when all views are up to date.
  func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    graph.actions.append { [weak self] in self?.update() }
  }

  private func update() {
    needsUpdate = false
    var values = FocusedValues()
    var node: ViewNode? = focused.flatMap { DependentTable.shared.node($0) }
    while let current = node {
      if let publisher = current as? FocusedValuePublisher, publisher.modifier.reach == .focus {
        values.complete(with: publisher.modifier.values)
      }
      node = current.parent
    }
    // Of values for the whole window, that of the view in front counts.
    let others = publishers.values.filter { $0.modifier.reach == .scene && $0.isStaying }
      .sorted { $1.documentPath.lexicographicallyPrecedes($0.documentPath) }
    for publisher in others { values.complete(with: publisher.modifier.values) }
    set(values)
  }

  /// Sets the values that count, and marks the bodies that read a value that has changed.
  func set(_ values: FocusedValues) {
    guard values != self.values else { return }
    self.values = values
    let cells = cells
    graph.queue.append(transaction: Transaction()) { _ in cells.write(values) }
    onChange?()
  }
}

/// The cells of the values that views of a window read.
final class FocusedCells {
  private var cells: [ObjectIdentifier: Cell<FocusedEntry?>] = [:]
  /// The values of the cells, and of those that are made later.
  private var values = FocusedValues()

  /// Returns the cell of a key.
  func cell(for key: ObjectIdentifier) -> Cell<FocusedEntry?> {
    if let known = cells[key] { return known }
    let made = Cell(values.entries[key])
    cells[key] = made
    return made
  }

  @MainActor func write(_ values: FocusedValues) {
    self.values = values
    for (key, cell) in cells { cell.write(values.entries[key]) }
  }
}

extension ViewNode {
  /// Whether the node is in a view of commands.
  fileprivate var isInCommands: Bool { closestAnnotation(CommandFocusAnnotation.self) != nil }
}
