import Foundation
@_spi(Engine) import TactileViewGraph

// The observers of a scroll view, which are notified after the layout.
extension ScrollNode: LateReader {
  /// Observers create no views.
  package var isBuilder: Bool { false }

  /// Schedules the notification of the observers for the end of the layout.
  func observersShouldLook() {
    guard !settings.traits.clients.isEmpty else { return }
    graph.late.add(self)
  }

  package func readLate() {
    guard placement != nil else { return }
    for client in settings.traits.clients where client.scroll === self {
      client.geometryDidChange(of: self)
    }
  }

  /// Applies changes of the scroll view's modifiers.
  func traitsDidChange(from old: ScrollTraits) {
    let new = settings.traits
    guard new != old else { return }
    for client in new.clients { client.attach(to: self) }
    if new.margins != old.margins {
      setNeeds([.measure, .place])
    } else if new.anchors != old.anchors {
      setNeeds(.place)
    }
    if new.indicatorMargins != old.indicatorMargins { setNeeds(.display) }
    observersShouldLook()
  }

  /// The current scroll phase.
  var scrollPhase: ScrollPhase {
    switch mover {
    case .finger: .interacting
    case .glide: .decelerating
    case .animation: .animating
    case .none: isTracked ? .tracking : .idle
    }
  }

  /// Notifies the observers if the scroll phase has changed.
  func phaseMayHaveChanged() {
    let (old, new) = (toldPhase, scrollPhase)
    guard new != old else { return }
    toldPhase = new
    guard !isRemoved else { return }
    for client in settings.traits.clients where client.scroll === self {
      client.phaseDidChange(from: old, to: new, of: self)
    }
  }

  /// The geometry for ``ScrollGeometry``.
  var scrollGeometry: ScrollGeometry {
    let margins = settings.traits.margins
    let leading = settings.mirroring.insets(overlap)
    let insets = EdgeInsets(
      top: margins.top + leading.top, leading: margins.leading + leading.leading,
      bottom: margins.bottom + leading.bottom, trailing: margins.trailing + leading.trailing)
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: contentSize, contentInsets: insets, margins: margins,
      visibleSize: (placement?.frame.size ?? .zero).grown(by: overlap))
  }

  // MARK: Default anchors

  /// Applies the default anchors after a change of the content's or the viewport's size, while the
  /// content rests at its anchor.
  func followAnchors() {
    let traits = settings.traits
    let most = CGSize(
      width: range(along: .horizontal).upperBound, height: range(along: .vertical).upperBound)
    let old = anchoredRange
    anchoredRange = most
    guard most != old, !traits.anchors.isEmpty, case .none = mover else { return }
    let hair: CGFloat = 1
    var target = offset
    // Until the content is moved, its initial offset follows the anchor.
    func follow(
      _ position: CGFloat, _ most: CGFloat, _ old: CGFloat?, _ anchor: KeyPath<UnitPoint, CGFloat>
    )
      -> CGFloat
    {
      for role in [ScrollAnchorRole.Kind.initialOffset, .sizeChanges] {
        guard let point = traits.anchors[role] else { continue }
        if role == .initialOffset, positioner != .layout { continue }
        // The first layout changes no size: only the role of the initial offset moves the start.
        if role == .sizeChanges, old == nil { continue }
        if abs(position - (old ?? 0) * point[keyPath: anchor]) <= hair {
          return most * point[keyPath: anchor]
        }
      }
      return position
    }
    target.x = follow(offset.x, most.width, old?.width, \.x)
    target.y = follow(offset.y, most.height, old?.height, \.y)
    scroll(to: target)
  }
}
