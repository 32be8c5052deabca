import SwiftUI
import SwiftUITesting

extension Demo {
  /// The effects on the appearance of a view, with a page for each kind of effect.
  static let effects: [Demo] = [
    effect("shadows", "Shadows", "Near, far, colored, and two combined.") { view, amount in
      view.shadow(radius: 6 * amount)
      view.shadow(color: .black.opacity(0.4), radius: 2, x: 8 * amount, y: 8 * amount)
      view.shadow(color: .blue, radius: 12 * amount)
      view.shadow(color: .red, radius: 0, x: -5 * amount).shadow(
        color: .cyan, radius: 0, x: 5 * amount)
    },
    effect(
      "turns", "Rotation and scale", "Around the center, around a corner, mirrored, and sheared."
    ) {
      view, amount in
      view.rotationEffect(.degrees(30 * amount))
      view.rotationEffect(.degrees(30 * amount), anchor: .topLeading)
      view.scaleEffect(x: 1 - 2 * amount, y: 1)
      view.transformEffect(CGAffineTransform(1, 0, 0.4 * amount, 1, 0, 0))
    },
    effect(
      "space", "Rotation in three dimensions",
      "Around three axes, with and without perspective."
    ) { view, amount in
      view.rotation3DEffect(.degrees(55 * amount), axis: (x: 1, y: 0, z: 0))
      view.rotation3DEffect(.degrees(55 * amount), axis: (x: 0, y: 1, z: 0))
      view.rotation3DEffect(.degrees(55 * amount), axis: (x: 1, y: 1, z: 0), anchor: .leading)
      view.rotation3DEffect(.degrees(55 * amount), axis: (x: 1, y: 0, z: 0), perspective: 0)
    },
    effect(
      "filters", "Color effects",
      "Hue rotation, grayscale, brightness, and multiplication by yellow."
    ) {
      view, amount in
      view.hueRotation(.degrees(140 * amount))
      view.grayscale(amount)
      view.brightness(-0.4 * amount)
      view.colorMultiply(amount > 0.5 ? .yellow : .white)
    },
    effect("blurs", "Blurs, clips and masks", "A blur, one with firm edges, a clip and a mask.") {
      view, amount in
      view.blur(radius: 5 * amount)
      view.blur(radius: 5 * amount, opaque: true)
      view.clipShape(.rect(cornerRadius: 30 * amount))
      view.mask {
        LinearGradient(
          colors: [.black, .black.opacity(1 - amount)], startPoint: .leading, endPoint: .trailing)
      }
    },
    effect(
      "blends", "Blend modes",
      "Multiply, screen, difference and overlay."
    ) {
      view, amount in
      view.blendMode(amount > 0.5 ? .multiply : .normal)
      view.blendMode(amount > 0.5 ? .screen : .normal)
      view.blendMode(amount > 0.5 ? .difference : .normal)
      view.blendMode(amount > 0.5 ? .overlay : .normal)
    },
    effect(
      "style-shadows", "Shadow styles",
      "Drop shadows and inner shadows of shapes, text and symbols."
    ) {
      _, amount in
      RoundedRectangle(cornerRadius: 14).fill(
        Color.blue.shadow(.inner(color: .black, radius: 8 * amount, y: 6 * amount))
      )
      .frame(width: 100, height: 44)
      Text("Deep").font(.system(size: 40, weight: .heavy)).foregroundStyle(
        .orange.shadow(.inner(color: .black, radius: 3 * amount, x: 1, y: 2 * amount)))
      Image(systemName: "heart.fill").font(.system(size: 44)).foregroundStyle(
        .pink.shadow(.inner(color: .white, radius: 6 * amount)))
      Text("High").font(.system(size: 40, weight: .heavy)).foregroundStyle(
        .teal.shadow(.drop(color: .black.opacity(0.6), radius: 4 * amount, y: 5 * amount)))
    },
    effect(
      "containers", "Concentric shapes",
      "Corners that follow the container: on all sides, on one side, uniform, and with any shape."
    ) {
      _, amount in
      Contained(.rect(cornerRadius: 24)) { ConcentricRectangle().fill(.blue).padding(16 * amount) }
      Contained(.rect(cornerRadius: 24)) {
        ConcentricRectangle().fill(.blue).padding([.leading, .top], 16 * amount)
      }
      Contained(.rect(cornerRadius: 24)) {
        ConcentricRectangle(corners: .concentric, isUniform: true).fill(.blue)
          .padding([.leading, .top], 16 * amount)
      }
      Contained(.ellipse) { ContainerRelativeShape().fill(.blue).padding(16 * amount) }
    },
    effect(
      "combined", "Combined shapes",
      "Union, intersection, subtraction, symmetric difference, and a line subtraction."
    ) {
      _, amount in
      let card = RoundedRectangle(cornerRadius: 14)
      let coin = Circle().scale(0.44).offset(x: 52 - 20 * amount, y: 10 * amount)
      Group {
        card.union(coin).fill(.blue)
        card.intersection(coin).fill(.blue)
        card.subtracting(coin).fill(.blue)
        card.symmetricDifference(coin).fill(.blue)
        card.lineSubtraction(coin).stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      }
      .frame(width: 76, height: 60)
    },
  ]

  private static func effect<Content: View>(
    _ name: String, _ title: String, _ caption: String,
    @ViewBuilder tiles: @escaping @MainActor @Sendable (EffectTile, CGFloat) -> Content
  ) -> Demo {
    let press = Press(label: "Press Me")
    return Demo(
      name: "effect-\(name)", title: title, caption: caption + " They apply while it is pressed.",
      size: CGSize(width: 520, height: 200), stills: press.stills, story: press.tap
    ) {
      EffectPage(label: press.label, tiles: tiles)
    }
  }
}

/// A container with a visible outline, and a view inside it.
private struct Contained<S: InsettableShape, Content: View>: View {
  let shape: S
  let content: Content

  init(_ shape: S, @ViewBuilder content: () -> Content) {
    self.shape = shape
    self.content = content()
  }

  var body: some View {
    content.frame(width: 100, height: 70).background(.gray.opacity(0.25), in: shape)
      .containerShape(shape)
  }
}

/// The view to which the effects are applied.
struct EffectTile: View {
  var body: some View {
    Label("Look", systemImage: "heart.fill")
      .font(.headline)
      .foregroundStyle(.white)
      .frame(width: 96, height: 60)
      .background(
        LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom),
        in: .rect(cornerRadius: 10))
  }
}

/// A button that applies an effect to the tiles above it while it is pressed.
private struct EffectPage<Content: View>: View {
  let label: String
  let tiles: @MainActor (EffectTile, CGFloat) -> Content

  var body: some View {
    Button(label) {}.buttonStyle(EffectStyle(tiles: tiles))
  }
}

private struct EffectStyle<Content: View>: ButtonStyle {
  let tiles: @MainActor (EffectTile, CGFloat) -> Content

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 24) {
      HStack(spacing: 28) { tiles(EffectTile(), configuration.isPressed ? 1 : 0) }
        .accessibilityHidden(true)
        .padding(.vertical, 16)
        .frame(maxWidth: .infinity)
        .background { Color.mint.opacity(0.5).frame(height: 40) }
      configuration.label
        .padding(.horizontal, 18)
        .padding(.vertical, 8)
        .background(.quaternary, in: Capsule())
    }
    .contentShape(Rectangle())
    .animation(.easeInOut(duration: 0.25), value: configuration.isPressed)
  }
}
