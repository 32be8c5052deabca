import SwiftUI

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph

// The looks of texts, symbols and controls.
extension Spec.Modifier {
  private static let gradient = LinearGradient(
    colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing)

  func foreground(_ view: AnyView) -> AnyView {
    if value == 11 { return AnyView(view.foregroundStyle(.orange, .purple)) }
    let style: AnyShapeStyle =
      switch value {
      case 5: AnyShapeStyle(Color.blue.gradient)
      case 8: AnyShapeStyle(.image(Image(SpecPicture.picture)))
      case 6: AnyShapeStyle(.secondary)
      case 9: AnyShapeStyle(Color.red.shadow(.drop(radius: 4, x: 3, y: -2)))
      case 10:
        AnyShapeStyle(
          LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom)
            .shadow(.inner(color: .black, radius: 3, y: 2)).blendMode(.multiply))
      case 7: AnyShapeStyle(.primary.opacity(0.5))
      default: AnyShapeStyle(Self.colors[value])
      }
    return AnyView(view.foregroundStyle(style))
  }

  func tint(_ view: AnyView) -> AnyView {
    let style: AnyShapeStyle? =
      switch value {
      case 0: nil
      case 1: AnyShapeStyle(Self.gradient)
      default: AnyShapeStyle(Self.colors[value])
      }
    return AnyView(view.tint(style))
  }

  func symbols(_ view: AnyView) -> AnyView {
    switch value {
    case 0: AnyView(view.symbolVariant(.circle.fill))
    case 1: AnyView(view.symbolVariant(.square))
    case 2: AnyView(view.symbolVariant(.slash))
    default: AnyView(view.symbolRenderingMode([.hierarchical, .palette, nil][value - 3]))
    }
  }

  func traits(_ view: AnyView) -> AnyView {
    switch value {
    case 0: AnyView(view.bold())
    case 1: AnyView(view.bold(false))
    case 2: AnyView(view.italic())
    case 3: AnyView(view.fontWeight(.semibold))
    case 4: AnyView(view.fontWeight(nil))
    case 5: AnyView(view.underline(color: .red))
    case 6: AnyView(view.tracking(3))
    case 8: AnyView(view.fontWidth(.condensed))
    case 9: AnyView(view.fontDesign(.monospaced))
    case 10: AnyView(view.allowsTightening(true))
    case 11: AnyView(view.textScale(.secondary))
    default: AnyView(view.textCase(.uppercase))
    }
  }

  @MainActor
  func style(_ view: AnyView) -> AnyView {
    switch value {
    case 0: AnyView(view.buttonStyle(.plain))
    case 1...3: AnyView(view.buttonStyle(NumberedStyle(number: value)))
    case 4: AnyView(view.buttonStyle(.bordered))
    case 5: AnyView(view.buttonStyle(.borderedProminent))
    case 6: AnyView(view.buttonStyle(.borderless))
    case 7: AnyView(view.buttonStyle(.automatic))
    default: AnyView(view.buttonStyle(WrappingStyle(number: value)))
    }
  }

  @MainActor
  func labelStyle(_ view: AnyView) -> AnyView {
    switch value {
    case 0: AnyView(view.labelStyle(.titleOnly))
    case 1: AnyView(view.labelStyle(.iconOnly))
    case 2: AnyView(view.labelStyle(.titleAndIcon))
    default: AnyView(view.labelStyle(StackedLabels()))
    }
  }

  /// Effects that come to rest.
  func symbolEffect(_ view: AnyView) -> AnyView {
    switch value {
    case 0, 1: AnyView(view.symbolEffect(.bounce, value: value))
    case 2, 3: AnyView(view.symbolEffect(.scale.up, isActive: value == 3))
    case 4: AnyView(view.symbolEffect(.disappear))
    case 5: AnyView(view.symbolEffect(.pulse, options: .repeat(2).speed(2)))
    case 7: AnyView(view.symbolEffect(.variableColor.iterative, options: .repeat(1)))
    case 8: AnyView(view.symbolEffect(.wiggle.forward, options: .repeat(1)))
    default: AnyView(view.symbolEffectsRemoved())
    }
  }
}
