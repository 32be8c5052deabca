import SwiftUI

// Symbols, images and labels.

extension ImageResource {
  static let logo = ImageResource(name: "logo", bundle: .main)
}

struct PictureNames: View {
  @State private var isOn = false
  var level: Double?
  let name: String = "heart"
  let title: LocalizedStringResource = "Take photos"
  @Environment(\.symbolVariants) private var variants
  @Environment(\.symbolRenderingMode) private var mode

  var body: some View {
    VStack {
      Image(systemName: name)
        .symbolVariant(isOn ? .fill : .none)
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(.tint)
      Image(systemName: "plus").symbolVariant(.circle.fill).foregroundStyle(.white, .blue)
      Image(systemName: "plus").symbolVariant(variants.contains(.fill) ? .slash : variants)
      Image(systemName: "wifi", variableValue: level).imageScale(.large)
      Image(systemName: "wifi", variableValue: 0.5).symbolRenderingMode(mode)
      Image("photo", variableValue: 1, bundle: nil)
      Image("photo", variableValue: level, label: Text("A photo"))
      Image(decorative: "photo", variableValue: 0.3)
      Image(.logo).resizable()
      Image(ImageResource.logo)
    }
    .symbolRenderingMode(.palette)
    VStack {
      Label("Title", image: "logo")
      Label("Title", image: .logo)
      Label(name, image: .logo)
      Label(title, image: .logo)
      Label(title, systemImage: "star")
      Label(title, image: "logo")
      Text(title)
      Text("Now: \(title)")
    }
    VStack {
      Button(title) {}
      Button(title, role: .destructive) { isOn = true }
      Button(title, systemImage: "star") {}
      // 1.1.6: a title and an image resource.
      Button("Literal", image: .logo) {}
      Button(name, image: .logo) {}
      Button(title, image: .logo) {}
      Button("Literal", image: .logo, role: nil) {}
      Button(String(localized: "Sign in")) {}
      Button(String(localized: "Sign in", bundle: .main, comment: "title")) {}
      Text(LocalizedStringResource("Hello \(name)", table: "Main", comment: "c"))
    }
    VStack {
      Circle().fill(ImagePaint(image: Image("wood"), scale: 0.2))
      Circle().fill(.image(Image("wood"), sourceRect: .init(x: 0, y: 0, width: 0.5, height: 1)))
      Text("wood").foregroundStyle(.image(Image("wood")))
      Circle().strokeBorder(ImagePaint(image: Image("wood")), lineWidth: 30)
      Text("wood").border(ImagePaint(image: Image("wood"), scale: 0.2), width: 30)
      if let star = UIImage(systemName: "star") { Image(uiImage: star) }
      Image(
        uiImage: UIImage(
          systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
          ?? UIImage())
    }
    VStack {
      Image(systemName: "bell").symbolEffect(.bounce, value: isOn)
      Image(systemName: "bell").symbolEffect(.bounce.up.byLayer, options: .speed(2), value: level)
      Image(systemName: "bell").symbolEffect(.pulse, isActive: isOn)
      Image(systemName: "bell").symbolEffect(.wiggle, options: .repeat(3), value: name)
      Image(systemName: "bell").symbolEffect(.rotate, options: .repeating.speed(0.5))
      Image(systemName: "bell").symbolEffect(.breathe).symbolEffectsRemoved()
      Image(systemName: "bell").symbolEffect(.scale.up, isActive: isOn)
      Image(systemName: "bell").symbolEffect(.disappear, isActive: isOn)
      Image(systemName: isOn ? "pause" : "play").contentTransition(.symbolEffect(.replace))
      Image(systemName: isOn ? "pause" : "play")
        .contentTransition(.symbolEffect(.replace.downUp, options: .nonRepeating))
      Image(systemName: "play").contentTransition(.symbolEffect)
    }
  }
}
