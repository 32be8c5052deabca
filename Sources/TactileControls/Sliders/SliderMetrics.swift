import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileViewGraph

/// The dimensions of a slider, in points (rules 9.1.1 to 9.1.4).
nonisolated struct SliderMetrics: Equatable {
  /// The height of the slider.
  var height: CGFloat
  /// The size of the thumb.
  var thumb: CGSize
  /// The height of the track.
  var track: CGFloat
  /// The diameter of a tick.
  var tick: CGFloat
  /// The distance from the middle of the track to the middle of the ticks; 0 for ticks on the track.
  var tickOffset: CGFloat

  init(look: SystemLook, idiom: Idiom, controlSize: ControlSize) {
    if idiom == .mac {
      let diameter: CGFloat =
        switch controlSize {
        case .mini: 12
        case .small: 16
        case .regular: 20
        case .large, .extraLarge: 24
        }
      height = diameter
      thumb = CGSize(width: look == .iOS26 ? diameter * 1.4 : diameter, height: diameter)
      (track, tick, tickOffset) = (look == .iOS26 ? 6 : 4, 2, 0)
    } else if look == .iOS26 {
      (height, thumb) = (31, CGSize(width: 37, height: 24))
      (track, tick, tickOffset) = (6, 4, 13.5)
    } else {
      (height, thumb) = (31, CGSize(width: 27, height: 27))
      (track, tick, tickOffset) = (4, 4, 13.5)
    }
  }

  /// Returns the middle of the thumb at a place of the track, in points from the minimum.
  func middle(at place: Double, width: CGFloat) -> CGFloat {
    let way = max(width - thumb.width, 0)
    return min(thumb.width, width) / 2 + way * CGFloat(place)
  }

  /// Returns the place of the track at which the middle of the thumb is at a distance from the minimum.
  func place(atMiddle x: CGFloat, width: CGFloat) -> Double {
    let way = width - thumb.width
    guard way > 0 else { return 0 }
    return Double((x - thumb.width / 2) / way)
  }

  /// Whether a distance from the middle of the thumb is on the thumb, for a finger.
  ///
  /// A finger has 44 points at least.
  func isOnThumb(_ distance: CGFloat) -> Bool { abs(distance) <= max(thumb.width, 44) / 2 }
}
