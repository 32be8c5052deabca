import SwiftUI

extension Spec.Modifier {
  /// A view whose leaves are composited in another way (rules 6.3.27 and 6.3.28).
  @MainActor
  func composed(_ view: some View) -> AnyView {
    let modes: [BlendMode] = [.multiply, .screen, .plusDarker, .destinationOut, .hue, .sourceAtop]
    return switch value {
    case 0..<6: AnyView(view.blendMode(modes[value]))
    case 6: AnyView(view.compositingGroup())
    case 7: AnyView(view.drawingGroup(opaque: true))
    case 8: AnyView(view.blendMode(.multiply).opacity(0.7))
    case 9: AnyView(view.shadow(radius: 2, x: -3, y: 2).shadow(color: .red, radius: 3, x: 4, y: 4))
    case 10: AnyView(view.shadow(radius: 0, y: 2).opacity(0.6))
    case 11: AnyView(view.brightness(0.2).grayscale(0.5))
    case 12: AnyView(view.blendMode(.overlay).clipShape(Capsule()).shadow(radius: 1))
    case 13: AnyView(view.luminanceToAlpha().opacity(0.9))
    case 14: AnyView(view.opacity(0.9).compositingGroup().shadow(radius: 2).blendMode(.darken))
    default: AnyView(view.clipShape(Circle()).blendMode(.plusDarker))
    }
  }
}
