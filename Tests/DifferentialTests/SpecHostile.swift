import SwiftUI

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileCanvas
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph

/// Invalid values that some apps pass.
enum Hostile {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, -7, 1e12, 1e-300, .greatestFiniteMagnitude, -0.0,
  ]
  static let durations: [Double] = [0, .nan, 1e-12, -1, .infinity, 1e300, 1e-9]
  static let counts: [Int] = [.max, .min, -1, 0, 1 << 60]

  static let strings: [String] = [
    "", "\n\n\n", String(repeating: "enormous ", count: 3000), String(repeating: "w", count: 5000),
    "\u{0}\u{1F600}\u{202E}\u{300}", String(repeating: "\n", count: 2000), "\u{FEFF}\t\r",
  ]
}

extension Spec {
  /// The view of the kind with a hostile value in place of its own; nil if it takes none.
  @MainActor
  func hostileContent(_ index: Int) -> AnyView? {
    let number = Hostile.numbers[index % Hostile.numbers.count]
    let length = CGFloat(number)
    let text = Hostile.strings[index % Hostile.strings.count]
    return switch kind {
    case .text, .pieces: AnyView(Text(text))
    case .label: AnyView(Label(text, systemImage: text))
    case .symbol: AnyView(Image(systemName: "wifi", variableValue: number))
    case .rectangle: AnyView(Color.green.frame(width: length, height: 10))
    case .shape: AnyView(RoundedRectangle(cornerRadius: length).rotation(.degrees(number)))
    case .stroke:
      AnyView(
        Circle().trim(from: number, to: 0.5)
          .stroke(
            .red, style: StrokeStyle(lineWidth: length, dash: [length, 1], dashPhase: length)))
    case .gradient:
      AnyView(
        RadialGradient(
          colors: [.red, .blue], center: UnitPoint(x: number, y: 0.5), startRadius: length,
          endRadius: 3))
    case .spacer: AnyView(Spacer(minLength: length))
    case .canvas:
      AnyView(
        Canvas { context, size in
          context.translateBy(x: length, y: 1)
          context.scaleBy(x: 1, y: length)
          context.fill(Path(CGRect(x: length, y: 0, width: length, height: 5)), with: .color(.red))
        }
        .frame(height: 20))
    default: nil
    }
  }
}

extension Spec.Modifier {
  /// The view with the modifier, given a hostile value; nil if it takes none.
  @MainActor
  func hostile(_ view: AnyView, _ index: Int) -> AnyView? {
    let number = Hostile.numbers[index % Hostile.numbers.count]
    let length = CGFloat(number)
    let duration = Hostile.durations[index % Hostile.durations.count]
    let count = Hostile.counts[index % Hostile.counts.count]
    return switch kind {
    // Layout.
    case .padding: AnyView(view.padding(length))
    case .frame: AnyView(view.frame(width: length, height: 20))
    case .flexible:
      value % 2 == 0
        ? AnyView(view.frame(minWidth: length, idealHeight: length))
        : AnyView(view.frame(minWidth: 5, maxWidth: length, maxHeight: length))
    case .priority: AnyView(view.layoutPriority(number))
    case .ratio: AnyView(view.aspectRatio(length, contentMode: value > 1 ? .fit : .fill))
    case .offset: AnyView(view.offset(x: length, y: 2))
    case .position: AnyView(view.position(x: 3, y: length))
    case .guide: AnyView(view.alignmentGuide(.leading) { _ in length })
    case .zIndex: AnyView(view.zIndex(number))
    case .cell: AnyView(view.gridCellColumns(max(count, 1)))
    case .safeArea: AnyView(view.safeAreaPadding(.vertical, length))

    // Drawing.
    case .background: AnyView(view.background { Color.red.padding(length) })
    case .border: AnyView(view.overlay { Capsule().strokeBorder(.tint, lineWidth: length) })
    case .mask: AnyView(view.mask { Circle().frame(width: length) })
    case .opacity: AnyView(view.opacity(number))
    case .scale: AnyView(view.scaleEffect(x: length, y: 1))
    case .rotation:
      AnyView(view.rotationEffect(.degrees(number), anchor: UnitPoint(x: length, y: 0)))
    case .turning:
      AnyView(view.rotation3DEffect(.degrees(number), axis: (1, length, 0), perspective: length))
    case .clip: AnyView(view.clipShape(RoundedRectangle(cornerRadius: length)))
    case .shadow: AnyView(view.shadow(radius: length, x: length))
    case .filter: AnyView(view.blur(radius: length).brightness(number).contrast(number))
    case .container: AnyView(view.containerShape(RoundedRectangle(cornerRadius: length)))

    // Text.
    case .font: AnyView(view.font(.system(size: length)))
    case .lineLimit: AnyView(view.lineLimit(count))
    case .spacing: AnyView(view.lineSpacing(length).minimumScaleFactor(length))
    case .traits: AnyView(view.tracking(length).kerning(length).baselineOffset(length))

    // Time.
    case .animation: AnyView(view.animation(.linear(duration: duration), value: value))
    case .transaction:
      AnyView(
        view.transaction {
          $0.animation = .easeIn(duration: duration).repeatCount(max(count, 1)).delay(duration)
        })
    case .transition:
      AnyView(view.transition(.offset(x: length).combined(with: .scale(scale: length))))
    case .symbolEffect: AnyView(view.symbolEffect(.pulse, options: .repeat(1).speed(number)))

    // Geometry and scrolling.
    case .scrolling: AnyView(view.contentMargins(length))
    case .visual:
      AnyView(view.visualEffect { content, _ in content.offset(x: length).scaleEffect(length) })
    case .accessibility:
      AnyView(view.accessibilityLabel(Hostile.strings[index % Hostile.strings.count]))
    default: nil
    }
  }
}
