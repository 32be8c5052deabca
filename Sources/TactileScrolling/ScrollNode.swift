import Foundation
@_spi(Engine) import TactileViewGraph

/// A scroll view, with an offset between its own coordinates and those of its content.
///
/// Scrolling only changes the offset: nothing is measured or placed, and drawing, hit testing and
/// coordinate conversions apply the offset. It is measured from the leading end and the top;
/// content beyond an end has a negative offset or one beyond the range.
@MainActor
package final class ScrollNode: GestureNode {
  package private(set) var axes: Axis.Set
  private(set) var showsIndicators: Bool
  private(set) var settings: ScrollSettings
  /// The current scroll offset, in points.
  package private(set) var offset = CGPoint.zero
  /// The size of the content in the last layout, in points.
  var contentSize = CGSize.zero
  /// The extension of the viewport under bars, aligned to whole pixels; the leading edge is the
  /// left.
  var overlap = EdgeInsets()
  /// The cause of the content's current movement.
  var mover = ScrollMover.none {
    didSet { phaseMayHaveChanged() }
  }
  /// Whether a finger is down that may begin to scroll.
  var isTracked = false {
    didSet { if isTracked != oldValue { phaseMayHaveChanged() } }
  }
  /// The last phase reported to observers.
  var toldPhase = ScrollPhase.idle
  /// The inner layouts whose views are scroll targets; see `ScrollNode+Targets`.
  var targetLayouts: [NodeHandle] = []
  /// The offset at which the current drag began, relative to which a paged scroll is measured.
  var dragOrigin = CGPoint.zero
  /// The cause of the current offset.
  var positioner = ScrollPositioner.layout
  /// The viewport size at the last application of the target behavior.
  var alignedSize: CGSize?
  /// The maximum offsets at the last application of the default anchors; nil before the first
  /// layout.
  var anchoredRange: CGSize?
  /// Whether the node is in the late queue, to notify its observers.
  package var isWaiting = false
  /// The opacity of the indicators; see `ScrollNode+Indicators`.
  var indicators = AnimatedValue(_OpacityEffect(opacity: 0))
  var drawnIndicators: [DisplayList.Item] = []
  /// The state of the refresh; see `ScrollNode+Refreshing`.
  var refresh = RefreshPull() {
    didSet { if refresh != oldValue { refreshDidChange(from: oldValue) } }
  }
  /// The bar that the content collapses; see ``CollapsingBar``.
  weak var bar: CollapsingBar?
  private var answers = LayoutAnswers()
  /// The area outside of which nothing of the content was drawn in the last display phase; nil before the first one.
  private var drawnClip: CGRect?

  init(_ axes: Axis.Set, showsIndicators: Bool, inputs: ViewInputs) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    settings = ScrollSettings(
      axes, showsIndicators, in: EnvironmentValues(scope: inputs.environment))
    super.init(inputs: inputs)
    followSettings()
    traitsDidChange(from: ScrollTraits())
  }

  package override var name: String { "ScrollView" }
  package override var scrollingAxes: Axis.Set { axes }
  package override var pansContent: Bool { !panAxes.isEmpty }

  // MARK: Accessibility

  package override var accessibilityRole: String? { "scroll view" }
  package override var isSpokenByContent: Bool { true }

  /// A container of the content, whether visible or not; none if the content has no elements.
  package override var ownAccessibilityElements: [AccessibilityElement] {
    hasInnerAccessibilityElements ? [AccessibilityElement(containing: self)] : []
  }

  /// The inputs of the content, to which the modifiers of this scroll view do not apply.
  private(set) lazy var contentInputs: ViewInputs = {
    let environment = EnvironmentScope(parent: inputs.environment)
    environment.write(ScrollTraitsKey.self, ScrollTraits())
    environment.write(PullToRefreshKey.self, nil)
    return inputs.with(environment: environment)
  }()

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

  package override func updateBody() {
    let old = settings
    followSettings()
    updateRefreshIndicator()
    guard settings != old else { return }
    setNeeds(.display)
    traitsDidChange(from: old.traits)
    if settings.isClipped != old.isClipped || settings.mirroring != old.mirroring {
      damageSubtree()
      geometryHasChanged()
      setNeeds(.place)
    }
    if panAxes.isEmpty { graph.events.cancel(self) }
  }

  package override func didRemove() {
    super.didRemove()
    letGoOfContent()
    indicators.stop()
    refreshWasRemoved()
  }

  // MARK: Layout

  // A scroll view is a view of its own, not a modifier of its content.
  package override var modified: ElementNode? { nil }
  package override var zIndex: Double { 0 }

  package override var preferences: LayoutPreferences { LayoutPreferences() }

  package override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    nil
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = answers.size(for: proposal) { return size }
    graph.statistics.measures += 1
    let fitting =
      elements.first?.sizeThatFits(contentProposal(proposal, across: nil)) ?? .zero
    let content = fitting.grown(by: settings.traits.margins)
    let size = CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    answers.remember(size, for: proposal)
    return size
  }

  package override func remeasure() {
    let old = answers
    answers = LayoutAnswers()
    setNeeds(.place)
    let isSame =
      old.isComplete && old.sizes.allSatisfy { measure($0.proposal.proposal) == $0.size }
    if !isSame { answersDidChange() }
  }

  package override func placeElements(in placement: Placement) {
    followSafeArea(in: placement)
    guard let content = elements.first else { return }
    let viewport = placement.frame.size
    let proposal = contentProposal(placement.proposal, across: viewport)
    let size = content.sizeThatFits(proposal)
    if size != contentSize {
      contentSize = size
      geometryHasChanged()
      observersShouldLook()
    }
    let origin = contentOrigin(for: size, in: viewport)
    let frame = CGRect(origin: origin, size: size)
    content.place(placement.inner(frame, proposal: proposal, settings.mirroring))
    placeRefreshIndicator(in: placement)
    rangeDidChange()
  }

  // MARK: The offset

  /// Scrolls to another offset.
  func scroll(to newOffset: CGPoint) {
    guard newOffset != offset, newOffset.x.isFinite, newOffset.y.isFinite else { return }
    damageSubtree()
    offset = newOffset
    followPull()
    geometryHasChanged()
    observersShouldLook()
    setNeeds(.display)
  }

  package override func isCoordinateSpace(named name: AnyHashable) -> Bool {
    switch name.base as? ScrollSpaceName {
    case .any: true
    case .along(let axis): axes.contains(Axis.Set(axis))
    case nil: false
    }
  }

  package override func contentPoint(of point: CGPoint) -> CGPoint? {
    CGPoint(x: point.x - drawnShift.width, y: point.y - drawnShift.height)
  }

  package override func drawnPoint(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + drawnShift.width, y: point.y + drawnShift.height)
  }

  package override func drawnRect(of rect: CGRect) -> CGRect {
    let moved = rect.offsetBy(dx: drawnShift.width, dy: drawnShift.height)
    return settings.isClipped ? moved.overlap(with: window) : moved
  }

  package override var contentTransform: CGAffineTransform? {
    offset == .zero
      ? nil : CGAffineTransform(translationX: contentShift.width, y: contentShift.height)
  }

  // MARK: Drawing and hits

  /// The frame can be hit at its fixed position, in the coordinates of the content.
  package override var ownReach: CGRect {
    window.offsetBy(dx: -drawnShift.width, dy: -drawnShift.height)
  }

  package override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard window.covers(point), let inside = contentPoint(of: point) else { return false }
    _ = hitTestElements(inside, path: &path)
    path.append(self)
    return true
  }

  package override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
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

  /// The indicators are drawn as well, and the content is clipped.
  package override func updateDisplayItem() -> Bool {
    let clip = settings.isClipped ? window : .infinite
    let isResized = drawnClip != nil && clip != drawnClip
    drawnClip = clip
    return updateIndicators() || isResized
  }

  // MARK: Gestures

  package override var priority: GesturePriority { .pan }

  package override func makeRecognizer() -> AnyGestureRecognizer? {
    panAxes.isEmpty ? nil : PanRecognizer(node: self)
  }
}
