import Foundation

/// A scroll view: an offset between its own space and that of its content.
///
/// The offset is all that scrolling changes: nothing is measured or placed, and what is drawn, hit
/// and converted passes through this one node. It counts from the leading end and the top; content
/// beyond an end has a negative offset or one beyond the range.
@MainActor
final class ScrollNode: GestureNode {
  private(set) var axes: Axis.Set
  private(set) var showsIndicators: Bool
  private(set) var settings: ScrollSettings
  /// How far the content has been scrolled, in points.
  private(set) var offset = CGPoint.zero
  /// The size of the content as laid out last.
  private(set) var contentSize = CGSize.zero
  /// How far it goes on below bars, on whole pixels; the leading edge is the left.
  private(set) var overlap = EdgeInsets()
  /// What moves the content.
  var mover = ScrollMover.nobody
  /// How much the indicators are seen; see `ScrollNode+Indicators`.
  var indicators = AnimatedValue(OpacityEffect(opacity: 0))
  var drawnIndicators: [DisplayList.Item] = []
  private var answers = LayoutAnswers()

  init(_ axes: Axis.Set, showsIndicators: Bool, inputs: ViewInputs) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    settings = ScrollSettings(
      axes, showsIndicators, in: EnvironmentValues(scope: inputs.environment))
    super.init(inputs: inputs)
    followSettings()
  }

  override var name: String { "ScrollView" }

  func update(_ axes: Axis.Set, _ showsIndicators: Bool) {
    if showsIndicators != self.showsIndicators {
      self.showsIndicators = showsIndicators
      setNeeds(.body)
    }
    guard axes != self.axes else { return }
    self.axes = axes
    setNeeds([.body, .measure, .place])
  }

  private func followSettings() {
    settings = tracking(.body) {
      ScrollSettings(axes, showsIndicators, in: EnvironmentValues(scope: inputs.environment))
    }
  }

  override func updateBody() {
    let old = settings
    followSettings()
    guard settings != old else { return }
    setNeeds(.display)
    if settings.isClipped != old.isClipped || settings.isMirrored != old.isMirrored {
      damageSubtree()
      geometryHasChanged()
      setNeeds(.place)
    }
    if panAxes.isEmpty { graph.events.cancel(self) }
  }

  override func didRemove() {
    super.didRemove()
    stopMoving()
    indicators.stop()
  }

  // MARK: Layout

  // A scroll view is a view of its own, not a modifier of its content.
  override var modified: ElementNode? { nil }
  override var zIndex: Double { 0 }

  override var preferences: LayoutPreferences { LayoutPreferences() }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = answers.size(for: proposal) { return size }
    graph.statistics.measures += 1
    let content =
      elements.first?.sizeThatFits(contentProposal(proposal, across: nil)) ?? .zero
    let size = CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    answers.remember(size, for: proposal)
    return size
  }

  override func remeasure() {
    let old = answers
    answers = LayoutAnswers()
    setNeeds(.place)
    let isSame =
      old.isComplete && old.sizes.allSatisfy { measure($0.proposal.proposal) == $0.size }
    if !isSame { container?.setNeeds(.measure) }
  }

  /// The content may be as long as it likes.
  private func contentProposal(
    _ proposal: ProposedViewSize, across own: CGSize?
  ) -> ProposedViewSize {
    func offer(_ length: CGFloat?, _ own: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isFinite ? $0 : nil } ?? own ?? length
    }
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : offer(proposal.width, own?.width),
      height: axes.contains(.vertical) ? nil : offer(proposal.height, own?.height))
  }

  override func placeElements(in placement: Placement) {
    followSafeArea(in: placement)
    guard let content = elements.first else { return }
    let viewport = placement.frame.size
    let proposal = contentProposal(placement.proposal, across: viewport)
    let size = content.sizeThatFits(proposal)
    if size != contentSize {
      contentSize = size
      geometryHasChanged()
    }
    var origin = CGPoint.zero
    if !axes.contains(.horizontal) { origin.x = (viewport.width - size.width) / 2 }
    if !axes.contains(.vertical) { origin.y = (viewport.height - size.height) / 2 }
    let frame = CGRect(origin: origin, size: size)
    content.place(
      Placement(
        frame: settings.isMirrored ? frame.mirrored(in: viewport.width) : frame,
        proposal: proposal, in: placement.fraction, scale: placement.scale))
    rangeDidChange()
  }

  /// The content goes on below bars, but rests clear of them: what is laid out stays the same.
  private func followSafeArea(in placement: Placement) {
    guard outermostSafeArea != nil else { return }
    let exact = tracking(.place) { safeAreaOverlap(scrolls: true) }
    func snapped(_ length: CGFloat) -> CGFloat {
      (length * placement.scale).rounded() / placement.scale
    }
    let new = EdgeInsets(
      top: snapped(exact.top), leading: snapped(exact.leading), bottom: snapped(exact.bottom),
      trailing: snapped(exact.trailing))
    guard new != overlap else { return }
    damageSubtree()
    overlap = new
    geometryHasChanged()
    setNeeds(.display)
  }

  /// The part of the node's own coordinates in which the content is seen, as laid out.
  var laidOutWindow: CGRect { laidOutBounds.grown(by: overlap) }

  /// The same as it is shown now: while the frame grows or shrinks beside a bar, the outer edges rest.
  private var window: CGRect {
    guard overlap != EdgeInsets() || motion != nil else { return bounds }
    guard let growth = motion?.growth, growth != .zero else { return bounds.grown(by: overlap) }
    let frame = CGRect(
      x: -shift.x, y: -shift.y, width: size.width - growth.width,
      height: size.height - growth.height)
    return frame.grown(by: overlap).union(bounds)
  }

  /// Where the content may rest along an axis.
  func range(along axis: Axis) -> ClosedRange<CGFloat> {
    let size = placement?.frame.size ?? .zero
    let most = contentSize.length(along: axis) - size.length(along: axis)
    return 0...(axes.contains(Axis.Set(axis)) && most.isFinite ? max(most, 0) : 0)
  }

  /// The axes along which a finger can move the content.
  var panAxes: Axis.Set {
    Axis.allCases.reduce(into: []) { found, axis in
      let set = Axis.Set(axis)
      guard settings.enabledAxes.contains(set) else { return }
      if settings.bouncingAxes.contains(set) || range(along: axis).upperBound > 0 {
        found.formUnion(set)
      }
    }
  }

  // MARK: The offset

  /// Shows another part of the content.
  func scroll(to newOffset: CGPoint) {
    guard newOffset != offset, newOffset.x.isFinite, newOffset.y.isFinite else { return }
    damageSubtree()
    offset = newOffset
    geometryHasChanged()
    setNeeds(.display)
  }

  /// The closest offset at which the content may rest.
  func resting(_ offset: CGPoint) -> CGPoint {
    let (horizontal, vertical) = (range(along: .horizontal), range(along: .vertical))
    return CGPoint(
      x: min(max(offset.x, horizontal.lowerBound), horizontal.upperBound),
      y: min(max(offset.y, vertical.lowerBound), vertical.upperBound))
  }

  /// How far the content is moved in this node's coordinates, exactly.
  private var contentShift: CGSize {
    CGSize(width: settings.isMirrored ? offset.x : -offset.x, height: -offset.y)
  }

  /// The same on whole pixels, as it is drawn.
  var drawnShift: CGSize {
    let scale = placement?.scale ?? 1
    func snapped(_ length: CGFloat) -> CGFloat { (length * scale + 0.5).rounded(.down) / scale }
    return CGSize(width: snapped(contentShift.width), height: snapped(contentShift.height))
  }

  override func isCoordinateSpace(named name: AnyHashable) -> Bool {
    switch name.base as? ScrollSpaceName {
    case .any: true
    case .along(let axis): axes.contains(Axis.Set(axis))
    case nil: false
    }
  }

  override func contentPoint(of point: CGPoint) -> CGPoint? {
    CGPoint(x: point.x - drawnShift.width, y: point.y - drawnShift.height)
  }

  override func drawnPoint(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + drawnShift.width, y: point.y + drawnShift.height)
  }

  override func drawnRect(of rect: CGRect) -> CGRect {
    let moved = rect.offsetBy(dx: drawnShift.width, dy: drawnShift.height)
    return settings.isClipped ? moved.overlap(with: window) : moved
  }

  override var contentTransform: CGAffineTransform? {
    offset == .zero
      ? nil : CGAffineTransform(translationX: contentShift.width, y: contentShift.height)
  }

  // MARK: Drawing and hits

  /// The frame is hit wherever it is, in the coordinates of the content.
  override var ownReach: CGRect {
    window.offsetBy(dx: -drawnShift.width, dy: -drawnShift.height)
  }

  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard window.covers(point), let inside = contentPoint(of: point) else { return false }
    _ = hitTestElements(inside, path: &path)
    path.append(self)
    return true
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    guard settings.isClipped else {
      appendElements(
        to: &list, at: CGPoint(x: offset.x + drawnShift.width, y: offset.y + drawnShift.height))
      return appendIndicators(to: &list, at: offset)
    }
    let window = window
    let wanted = list.wanted?.offsetBy(dx: -offset.x, dy: -offset.y).overlap(with: window) ?? window
    guard !wanted.isNull else { return }
    var items = ItemCollector(wanted: wanted)
    appendElements(to: &items, at: CGPoint(x: drawnShift.width, y: drawnShift.height))
    if !items.items.isEmpty {
      let clip = DisplayList.Effect.clip(Path(window), style: FillStyle(antialiased: false))
      list.append(DisplayList.Item(origin: offset, content: .group(clip, items.items)))
    }
    appendIndicators(to: &list, at: offset)
  }

  private func appendIndicators(to list: inout ItemCollector, at offset: CGPoint) {
    for var item in drawnIndicators {
      item.origin = CGPoint(x: item.origin.x + offset.x, y: item.origin.y + offset.y)
      list.append(item)
    }
  }

  /// Also the indicators have to be drawn.
  override func updateDisplayItem() -> Bool { updateIndicators() }

  // MARK: Gestures

  override var priority: GesturePriority { .pan }

  override func makeRecognizer() -> AnyGestureRecognizer? {
    panAxes.isEmpty ? nil : PanRecognizer(node: self)
  }
}

extension CGSize {
  func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
