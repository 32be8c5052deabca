import Foundation
import TactileDrawing

/// Where a view stands, and what its environment says.
struct NaivePlace {
  /// Whether it stands in a horizontal stack; nil outside of stacks.
  var isInRow: Bool?
  var isMirrored = false
  var isDisabled = false
  var font = NaiveFont.body
  /// The text size, of which the smallest is 0.
  var typeSize = 3
  var lineLimit: Int?
  var truncation = TextTruncation.tail
  /// The styles that are set around, of which the last is the closest (rule 2.1.1).
  var buttonStyles: [ButtonStyle] = []

  var labelStyle = LabelStyle.titleAndIcon
  /// How often the counters have been counted up, by the identity of their spec.
  var counts: [Int: Int] = [:]
  /// Whether scroll views may have been scrolled.
  var isScrolled = false

  /// The size of symbols, relative to that of the font (rule 6.1.16).
  var symbolScale: CGFloat = 1

  /// The date of the window.
  static let date = Date(timeIntervalSinceReferenceDate: 12_345)

  /// How labels are laid out.
  enum LabelStyle {
    case titleOnly, iconOnly, titleAndIcon
    /// See ``StackedLabels``.
    case stacked
  }

  /// How buttons are laid out.
  enum ButtonStyle {
    case automatic
    case borderless
    case plain
    /// See ``NumberedStyle``.
    case numbered(Int)
    /// See ``WrappingStyle``.
    case wrapping(Int)

    /// Whether gaps in the label are touched as well.
    var isTouchedWhole: Bool {
      switch self {
      case .automatic, .borderless: true
      default: false
      }
    }
  }

  /// The length of a pixel, in points.
  let pixel: CGFloat

  init(pixel: CGFloat) { self.pixel = pixel }

  var fontSize: CGFloat { font.size(at: typeSize) }

  func with(_ isInRow: Bool?) -> NaivePlace {
    var place = self
    place.isInRow = isInRow
    return place
  }

  /// The place inside of a modifier, as far as it changes the environment.
  func inside(_ modifier: Spec.Modifier) -> NaivePlace {
    var place = self
    let value = modifier.value
    switch modifier.kind {
    case .direction: place.isMirrored = value == 1
    case .disabled: if value == 0 { place.isDisabled = true }
    case .font:
      place.font = value < 4 ? [.body, .caption, .title, .body][value] : .size(CGFloat(value))
    case .typeSize: place.typeSize = value
    case .lineLimit: place.lineLimit = [nil, 1, 2][value]
    case .truncation: place.truncation = [.head, .middle, .tail][value]
    case .labelStyle:
      place.labelStyle = [.titleOnly, .iconOnly, .titleAndIcon, .stacked][value]
    case .imageScale: place.symbolScale = [0.78, 1, 1.28][value]
    case .style:
      place.buttonStyles.append(
        value == 0
          ? .plain
          : value < 4
            ? .numbered(value)
            : value < 7 ? .borderless : value < 8 ? .automatic : .wrapping(value))
    // A stack in depth around it.
    case .hearing, .measuring: place.isInRow = nil
    default: break
    }
    return place
  }
}
