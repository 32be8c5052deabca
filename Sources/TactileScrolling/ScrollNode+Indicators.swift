import Foundation
@_spi(Engine) import TactileViewGraph

// Scroll indicators are visible while the content moves, and fade when it rests.
extension ScrollNode {
  /// Shows the indicators because the content moves.
  func showIndicators() {
    indicators.stop()
    indicators = AnimatedValue(_OpacityEffect(opacity: 1))
    setNeeds(.display)
  }

  /// Fades the indicators half a second after the content has come to rest.
  func hideIndicators() {
    guard indicators.model.opacity > 0 else { return }
    graph.inTransaction(Transaction(animation: .linear(duration: 0.25).delay(0.5))) {
      indicators.update(_OpacityEffect(opacity: 0), node: self, phase: .display)
    }
    setNeeds(.display)
  }

  /// Updates the indicators for the current time; returns whether they have changed.
  func updateIndicators() -> Bool {
    let items = indicatorItems
    guard items != drawnIndicators else { return false }
    drawnIndicators = items
    return true
  }

  /// The indicator bars as drawn now, in this node's coordinates.
  private var indicatorItems: [DisplayList.Item] {
    let opacity = indicators.presented.opacity
    guard opacity > 0 else { return [] }
    return Axis.allCases.compactMap { axis -> DisplayList.Item? in
      guard settings.indicatorAxes.contains(Axis.Set(axis)),
        let frame = indicatorFrame(along: axis)
      else { return nil }
      let path = Path(
        roundedRect: CGRect(origin: .zero, size: frame.size),
        cornerRadius: ScrollIndicator.thickness / 2)
      let gray: Double = settings.isDark ? 1 : 0
      let color = RGBAColor(red: gray, green: gray, blue: gray, opacity: 0.35 * opacity)
      return DisplayList.Item(origin: frame.origin, content: .fill(path, color))
    }
  }

  private func indicatorFrame(along axis: Axis) -> CGRect? {
    let thickness = ScrollIndicator.thickness
    let isVertical = axis == .vertical
    guard
      let bar = ScrollIndicator(
        offset: isVertical ? offset.y : offset.x, most: range(along: axis).upperBound,
        view: size.length(along: axis))
    else { return nil }
    if isVertical {
      let x = settings.mirroring.isOn ? thickness : size.width - 2 * thickness
      return CGRect(x: x, y: bar.position, width: thickness, height: bar.length)
    }
    let frame = CGRect(
      x: bar.position, y: size.height - 2 * thickness, width: bar.length, height: thickness)
    return settings.mirroring.rect(frame, in: size.width)
  }
}
