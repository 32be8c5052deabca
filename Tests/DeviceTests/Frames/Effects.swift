import SwiftUI

extension DeviceFixture {
  /// Effects that leave the layout alone: shadows, the order of drawing, transforms.
  static let effects: [DeviceFixture] = [
    DeviceFixture("effects/shadow-profile", 360, 160) { _ in
      HStack(spacing: 60) {
        Color.black.box(60, 60).shadow(color: .black, radius: 10).measured("blur10")
        Color.black.box(60, 60).shadow(color: .black, radius: 4, x: 10).measured("blur4")
        Color.black.box(60, 60).shadow(color: .red, radius: 0, x: 5).measured("sharp")
      }
      .measured("row")
    },
    DeviceFixture("effects/zindex", 320, 240) { _ in
      VStack(spacing: 30) {
        ZStack {
          Color.red.box(80, 80).offset(x: -25, y: -15).zIndex(2).measured("red")
          Color.blue.box(80, 80).measured("blue")
          Color.green.box(80, 80).offset(x: 25, y: 15).zIndex(1).measured("green")
          Color.yellow.box(120, 120).zIndex(-1).measured("yellow")
        }
        .measured("zstack")
        HStack(spacing: -30) {
          Color.orange.box(70, 50).measured("first")
          Color.purple.box(70, 50).zIndex(1).measured("middle")
          Color.mint.box(70, 50).measured("last")
        }
        .measured("hstack")
      }
      .measured("stack")
    },
    DeviceFixture("transform/basic", 320, 260) { _ in
      VStack(spacing: 24) {
        HStack(spacing: 40) {
          Color.red.box(40, 40).offset(x: 10, y: 6).measured("offset")
          Color.blue.box(40, 40).rotationEffect(.degrees(45)).measured("rotated")
          Color.green.box(40, 40).scaleEffect(1.5).measured("scaled")
        }
        .measured("row1")
        HStack(spacing: 40) {
          Color.orange.box(40, 40)
            .rotationEffect(.degrees(30), anchor: .topLeading)
            .measured("anchored")
          Color.purple.box(40, 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).measured("stretched")
          Text("Tilt").rotationEffect(.degrees(-20)).measured("text")
        }
        .measured("row2")
        Color.gray.box(60, 20)
          .transformEffect(CGAffineTransform(translationX: 20, y: -4))
          .measured("affine")
      }
      .measured("stack")
    },
    DeviceFixture("transform/3d", 320, 200) { _ in
      VStack(spacing: 30) {
        HStack(spacing: 40) {
          Color.green.box(40, 40)
            .rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1))
            .measured("aboutZ")
        }
        .measured("row1")
        HStack(spacing: 40) {
          Color.orange.box(40, 40)
            .projectionEffect(
              ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
            )
            .measured("projected")
          Color.purple.box(40, 40).modifier(Slant(slope: 0.4)).measured("skewed")
        }
        .measured("row2")
      }
      .measured("stack")
    },
    DeviceFixture("transform/steps", 320, 120, steps: ["turn"]) { step in
      HStack(spacing: 40) {
        Color.red.box(40, 40).rotationEffect(.degrees(step > 0 ? 90 : 0)).measured("spin")
        Color.blue.box(40, 40).scaleEffect(step > 0 ? 1.5 : 1).measured("grow")
        Color.green.box(40, 40).offset(x: step > 0 ? 20 : 0).measured("slide")
      }
      .measured("row")
    },
  ]

  /// The ends of animations, and animators that haven't started.
  static let animations: [DeviceFixture] = [
    DeviceFixture("animation/frame", 320, 160, steps: ["expand", "collapse"]) { step in
      VStack(spacing: 8) {
        Color.red.box(step == 1 ? 200 : 100, step == 1 ? 60 : 40).measured("box")
        Text("Below").measured("below")
      }
      .measured("stack")
    },
    DeviceFixture("animation/transition", 320, 160, steps: ["hide", "show"]) { step in
      VStack(spacing: 8) {
        Text("Above").measured("above")
        if step != 1 {
          Text("Hello").transition(.move(edge: .leading)).measured("hello")
        }
        Text("Below").measured("below")
      }
      .measured("stack")
    },
    DeviceFixture("animation/implicit", 320, 120, steps: ["move", "fade"]) { step in
      let inset: CGFloat = step > 0 ? 60 : 0
      HStack(alignment: .top, spacing: 12) {
        Color.blue.box(40, 40).opacity(step > 1 ? 0.3 : 1).measured("faded")
        Color.green.box(40, 40)
          .padding(.leading, inset)
          .animation(.linear(duration: 0), value: inset)
          .measured("moved")
      }
      .measured("row")
    },
    DeviceFixture("animator/phase", 300, 120) { _ in
      HStack(spacing: 20) {
        Text("Pulse")
          .phaseAnimator([false, true], trigger: 0) { text, isLarge in
            text.scaleEffect(isLarge ? 1.5 : 1).opacity(isLarge ? 0.5 : 1)
          } animation: { _ in
            .easeInOut(duration: 0.4)
          }
          .measured("text")
        Color.blue.box(40, 40)
          .phaseAnimator([0, 1, 2], trigger: 0) { square, phase in
            square.offset(y: CGFloat(phase) * -10)
          }
          .measured("box")
      }
      .measured("row")
    },
    DeviceFixture("animator/keyframe", 300, 120) { _ in
      Color.red.box(60, 40)
        .keyframeAnimator(initialValue: Hop(), trigger: 0) { square, hop in
          square.scaleEffect(hop.scale).offset(y: hop.height)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            SpringKeyframe(1.3, duration: 0.2)
            LinearKeyframe(1, duration: 0.3)
          }
          KeyframeTrack(\.height) {
            CubicKeyframe(-20, duration: 0.25)
            CubicKeyframe(0, duration: 0.25)
          }
        }
        .measured("box")
    },
  ]
}

/// Slants a view around its middle.
private struct Slant: GeometryEffect {
  var slope: CGFloat

  var animatableData: CGFloat {
    get { slope }
    set { slope = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let shift = -slope * size.height / 2
    return ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: slope, d: 1, tx: shift, ty: 0))
  }
}

private struct Hop {
  var scale: CGFloat = 1
  var height: CGFloat = 0
}
