import Foundation
import SwiftUI

// Fonts and images of UIKit, and their conversion to SwiftUI's.

struct PlatformFonts: View {
  let weights: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    UIFont.Weight(rawValue: 0.1), .init(rawValue: UIFont.Weight.bold.rawValue),
  ]
  let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption1, .caption2, UIFont.TextStyle(rawValue: UIFont.TextStyle.body.rawValue),
  ]
  let fonts: [UIFont] = [
    .systemFont(ofSize: 12), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
    .systemFont(ofSize: 12, weight: .heavy), .monospacedSystemFont(ofSize: 12, weight: .regular),
    .monospacedDigitSystemFont(ofSize: 12, weight: .medium),
    UIFont(name: "Inter", size: 12) ?? .systemFont(ofSize: 12),
  ]

  var body: some View {
    Text("A").font(Font(UIFont.boldSystemFont(ofSize: 12)))
    Text("A").font(Font(UIFont.preferredFont(forTextStyle: .headline).withSize(20)))
    Text("A").font(Font(UIFont(name: "Inter", size: 12) ?? .systemFont(ofSize: 12)))
    Text(name(of: fonts[0]))
  }

  private func name(of font: UIFont) -> String {
    let height = font.ascender - font.descender + font.capHeight
    let isFirst = font.isEqual(fonts.first) || font.hash == fonts[0].hash
    return "\(font.familyName) \(font.pointSize) \(height) \(isFirst)"
  }
}

extension ImageResource {
  static let banner = ImageResource(name: "banner", bundle: .main)
}

struct PlatformImages: View {
  let configurations: [UIImage.SymbolConfiguration] = [
    UIImage.SymbolConfiguration(pointSize: 20, weight: .bold),
    .init(pointSize: 20, weight: .semibold, scale: .large), .init(scale: .small),
    .init(weight: .black),
  ]
  let weights: [UIImage.SymbolWeight] = [
    .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
  let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
  let modes: [UIImage.RenderingMode] = [.automatic, .alwaysOriginal, .alwaysTemplate]
  var data: Data?

  var body: some View {
    if let image = UIImage(named: "banner") { Image(uiImage: image) }
    if let data, let image = UIImage(data: data) { Image(uiImage: image).resizable() }
    Image(uiImage: UIImage(named: "banner", in: .main, compatibleWith: nil) ?? UIImage())
    Image(uiImage: UIImage(resource: .banner).withRenderingMode(.alwaysTemplate))
    Image(
      uiImage: UIImage(contentsOfFile: "/banner.png") ?? UIImage(data: Data(), scale: 2) ?? .init())
    Text(name(of: UIImage(resource: .banner)))
  }

  private func name(of image: UIImage) -> String {
    let isTemplate = image.renderingMode == .alwaysTemplate
    let isSame = image.isEqual(UIImage()) || image.hash == UIImage().hash
    return "\(image.size.width * image.scale) \(isTemplate) \(isSame)"
  }
}

struct PicturesOfAllKinds: View {
  @State private var phase: AsyncImagePhase = .empty
  let resizing: [Image.ResizingMode] = [.tile, .stretch]
  let interpolations: [Image.Interpolation] = [.none, .low, .medium, .high]
  @Environment(\.imageScale) private var scale: Image.Scale
  let scales: [Image.Scale] = [.small, .medium, .large]
  let address = URL(string: "https://example.org/a.png")

  var body: some View {
    VStack {
      Image("banner", label: Text("Banner"))
      Image("banner", bundle: .main, label: Text(verbatim: "Banner"))
      Image(decorative: "banner").renderingMode(.original).resizable(resizingMode: .tile)
      Image("banner").resizable(capInsets: EdgeInsets(), resizingMode: resizing[1])
      Image("banner").renderingMode(nil).interpolation(interpolations[0]).interpolation(.medium)
      Image(systemName: "star").imageScale(.small).imageScale(scale == .large ? .medium : scale)
    }
    AsyncImage(url: address) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable().scaledToFit()
      case .failure(let error): Text(error.localizedDescription)
      }
    }
    .onAppear {
      phase = .success(Image("banner"))
      phase = AsyncImagePhase.failure(CocoaError(.fileNoSuchFile))
    }
  }
}
