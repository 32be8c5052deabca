import SwiftUI
import SwiftUITesting

/// The demos as previews of this package.
enum DemoPreviews: PreviewCollection {
  static var discovered: [DiscoveredPreview] {
    Demo.all.map { demo in
      let trait = PreviewTrait<Preview.ViewTraits>.fixedLayout(
        width: demo.size.width, height: demo.size.height)
      return DiscoveredPreview(
        preview: Preview(demo.title, traits: trait) { demo.page() }, fileID: demo.fileID,
        line: demo.line)
    }
  }
}
