import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// An effect that is animated, drawn for an amount from 0 to 1.
struct MovingLook: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: @MainActor @Sendable (_ amount: Double) -> AnyView

  init(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Double) -> some View
  ) {
    testDescription = name
    self.view = { AnyView(view($0)) }
  }

  @MainActor private static var square: some View {
    Rectangle().fill(.blue).frame(width: 80, height: 40)
  }

  static let effects = [
    MovingLook("opacity") { square.opacity(1 - $0) },
    MovingLook("scaleEffect, both axes") { square.scaleEffect(x: 1 + $0, y: 1, anchor: .top) },
    MovingLook("scaleEffect, anchor") {
      square.scaleEffect(0.5, anchor: UnitPoint(x: $0, y: 1))
    },
    MovingLook("rotationEffect") { square.rotationEffect(.degrees(80 * $0), anchor: .leading) },
    MovingLook("rotation3DEffect") {
      square.rotation3DEffect(.degrees(60 * $0), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    },
    MovingLook("offset") { square.offset(x: 40 * $0, y: -20 * $0) },
    MovingLook("shadow") {
      square.shadow(color: .black.opacity(0.2 + $0 / 2), radius: 8 * $0, x: 4 * $0, y: 2)
    },
    MovingLook("blur") { square.blur(radius: 12 * $0) },
    MovingLook("brightness") { square.brightness($0 / 2) },
    MovingLook("contrast") { square.contrast(1 + $0) },
    MovingLook("saturation") { square.saturation(1 - $0) },
    MovingLook("grayscale") { square.grayscale($0) },
    MovingLook("luminanceToAlpha") { square.opacity(1 - $0 / 2).luminanceToAlpha() },
    MovingLook("hueRotation") { square.hueRotation(.degrees(180 * $0)) },
    MovingLook("colorMultiply") { square.colorMultiply(.black.opacity(1 - $0 / 2)) },
    MovingLook("mask") { square.mask(Rectangle().opacity($0)) },
    MovingLook("overlay") { square.overlay(Circle().opacity(1 - $0)) },
    MovingLook("visualEffect") { amount in
      square.visualEffect { content, _ in content.scaleEffect(1 - amount / 2).blur(radius: amount) }
    },
  ]

  static let shapes = [
    MovingLook("clipShape") { square.clipShape(RoundedRectangle(cornerRadius: 20 * $0)) },
    MovingLook("cornerRadius") { square.cornerRadius(20 * $0) },
    MovingLook("uneven corners") {
      square.clipShape(UnevenRoundedRectangle(topLeadingRadius: 16 * $0, bottomTrailingRadius: 8))
    },
    MovingLook("trim") { Circle().trim(from: 0.1, to: 0.2 + 0.8 * $0).frame(width: 40) },
    MovingLook("stroke") { Circle().stroke(.red, lineWidth: 1 + 4 * $0).frame(width: 40) },
    MovingLook("dash") {
      Capsule().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 10 * $0))
        .frame(width: 40)
    },
    MovingLook("strokeBorder") {
      Capsule().strokeBorder(.red, lineWidth: 1 + 6 * $0).frame(width: 80, height: 40)
    },
    MovingLook("inset") { Capsule().inset(by: 10 * $0).frame(width: 80, height: 40) },
    MovingLook("moved shape") { Circle().offset(x: 10 * $0, y: 4).frame(width: 40) },
    MovingLook("scaled shape") { Circle().scale(1 - $0 / 2).frame(width: 40) },
    MovingLook("sized shape") {
      Circle().size(width: 10 + 20 * $0, height: 20, anchor: UnitPoint(x: $0, y: 0.5))
    },
    MovingLook("combined shapes") {
      Capsule().subtracting(Circle().scale($0 / 2).offset(x: 10 * $0))
        .frame(width: 80, height: 40)
    },
    MovingLook("cut line") {
      Capsule().lineSubtraction(Circle().offset(x: 30 * $0)).stroke(.red)
        .frame(width: 80, height: 40)
    },
    MovingLook("turned shape") {
      Capsule().rotation(.degrees(90 * $0)).frame(width: 80, height: 40)
    },
  ]

  static let fills = [
    MovingLook("fill") { Rectangle().fill(.red.opacity(1 - $0 / 2)) },
    MovingLook("foregroundStyle") { Circle().foregroundStyle(.red.opacity(1 - $0)) },
    MovingLook("background") { square.padding().background(.red.opacity($0)) },
    MovingLook("linear gradient") {
      LinearGradient(
        stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1 - $0 / 2)],
        startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom)
    },
    MovingLook("radial gradient") {
      RadialGradient(
        colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20 + 40 * $0)
    },
    MovingLook("angular gradient") {
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(90 * $0),
        endAngle: .degrees(180))
    },
    MovingLook("elliptical gradient") {
      EllipticalGradient(
        colors: [.red, .blue], startRadiusFraction: 0, endRadiusFraction: 0.2 + $0 / 2)
    },
    MovingLook("shadow of a style") {
      Circle().fill(.red.shadow(.drop(color: .black.opacity(0.5), radius: 8 * $0, y: 4 * $0)))
        .frame(width: 40)
    },
    MovingLook("inner shadow of a style") {
      Circle().fill(.red.shadow(.inner(color: .black.opacity(0.5), radius: 8 * $0)))
        .frame(width: 40)
    },
    MovingLook("text") { Text("A").foregroundStyle(.red.opacity(1 - $0 / 2)) },
  ]

  static let frames = [
    MovingLook("frame") { Color.red.frame(width: 40 + 80 * $0, height: 40) },
    MovingLook("padding") { Color.red.padding(20 * $0) },
    MovingLook("position") { square.position(x: 100 + 40 * $0, y: 100) },
    MovingLook("spacing") { amount in
      HStack(spacing: 40 * amount) {
        square
        square
      }
    },
  ]
}

/// An effect during an animation is drawn as if the intermediate amount had been set.
@MainActor
@Suite struct EffectTimelineTests {
  @Observable final class Model {
    var amount = 0.0
  }

  struct Looking: View {
    let model: Model
    let look: MovingLook

    var body: some View { look.view(model.amount) }
  }

  @Test(
    "4.2.17, 4.5.37: at each quarter of its animation an effect equals the intermediate one",
    arguments: MovingLook.effects + MovingLook.shapes + MovingLook.fills + MovingLook.frames)
  func quarters(look: MovingLook) {
    let model = Model()
    let window = Window { Looking(model: model, look: look) }
    withAnimation(.linear(duration: 1)) { model.amount = 1 }
    window.update()
    for amount in [0, 0.25, 0.5, 0.75, 1] {
      let still = Window { look.view(amount) }
      #expect(window.display.description == still.display.description, "at \(amount)")
      window.wait(0.25)
    }
    #expect(window.host.settle(limit: 0))
  }
}
