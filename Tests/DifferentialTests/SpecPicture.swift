import Foundation
import SwiftUI
import TactileDrawing

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph

/// Pictures, by variant.
@MainActor
enum SpecPicture {
  /// Two pixels a point, of all colors and opacities.
  nonisolated static let picture: ImageContent = {
    let (width, height) = (26, 18)
    var random = SplitMix(seed: 7)
    var pixels: [UInt8] = []
    for _ in 0..<width * height {
      let opacity = [0, 128, 255, 255][random.below(4)]
      for _ in 0..<3 { pixels.append(UInt8(random.below(opacity + 1))) }
      pixels.append(UInt8(opacity))
    }
    return ImageContent(
      RasterImage(Bitmap(width: width, height: height, pixels: pixels), scale: 2), name: "noise")
  }()

  static func view(_ value: Int) -> AnyView {
    if value > 15 {
      // No server answers.
      return AnyView(
        AsyncImage(url: value > 16 ? URL(string: "https://example.org/picture") : nil) { phase in
          Text(phase.image == nil ? "waits" : "is there")
        })
    }
    let image = Image(picture).renderingMode(value % 2 == 0 ? nil : .template)
    let insets = EdgeInsets(top: 2, leading: 3, bottom: 1, trailing: 4)
    return switch value / 2 {
    case 0: AnyView(image)
    case 1: AnyView(image.resizable())
    case 2: AnyView(image.resizable(resizingMode: .tile))
    case 3: AnyView(image.resizable(capInsets: insets).frame(height: CGFloat(value)))
    case 4: AnyView(image.resizable(capInsets: insets, resizingMode: .tile).interpolation(.high))
    case 5: AnyView(image.resizable().interpolation(.none).scaledToFit())
    case 6: AnyView(image.resizable().interpolation(.low).antialiased(false))
    default: AnyView(Image(systemName: "star").resizable())
    }
  }
}
