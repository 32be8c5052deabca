import SwiftUI

extension DeviceFixture {
  /// Resizable images, and aspect ratios.
  static let images: [DeviceFixture] = [
    DeviceFixture("image/resizable", 300, 200) { _ in
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          wide.resizable().box(30, 30).measured("shrunk")
          wide.resizable().box(96, 30).measured("stretched")
          wide.box(30, 30).measured("overflow")
          wide.box(30, 30).clipped().measured("overflowClipped")
        }
        .measured("row1")
        wide.resizable().frame(height: 24).measured("flexibleWidth")
        HStack(spacing: 0) {
          tall.resizable().measured("flexA")
          wide.resizable().measured("flexB")
        }
        .frame(height: 40)
        .measured("row3")
        wide.resizable().padding(10).background(Color.yellow).box(120, 60).measured("padded")
      }
      .measured("stack")
    },
    DeviceFixture("image/aspect-ratio", 400, 340) { _ in
      VStack(spacing: 8) {
        HStack(alignment: .top, spacing: 8) {
          wide.resizable().scaledToFit().measured("fitWideImage").box(100, 40).measured("fitWide")
          wide.resizable().scaledToFit().measured("fitTallImage").box(40, 100).measured("fitTall")
          wide.resizable().scaledToFill().measured("fillImage").box(40, 60).measured("fill")
          wide.resizable().scaledToFill()
            .measured("fillClippedImage")
            .box(40, 60)
            .clipped()
            .measured("fillClipped")
          wide.resizable().aspectRatio(1, contentMode: .fit)
            .measured("squareImage")
            .box(60, 40)
            .measured("square")
          wide.resizable().aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill)
            .measured("thirdImage")
            .box(30, 30)
            .measured("third")
        }
        .measured("row1")
        HStack(alignment: .top, spacing: 8) {
          wide.resizable().scaledToFit()
            .measured("widthOnlyImage")
            .frame(width: 100)
            .measured("widthOnly")
          wide.resizable().scaledToFit()
            .measured("heightOnlyImage")
            .frame(height: 30)
            .measured("heightOnly")
          wide.scaledToFit().measured("rigidImage").box(100, 40).measured("rigid")
          tall.resizable().scaledToFit().measured("flexibleImage")
        }
        .frame(height: 100)
        .measured("row2")
        Color.blue.aspectRatio(2, contentMode: .fit)
          .measured("colorRatio")
          .box(100, 100)
          .measured("colorRatioFrame")
      }
      .measured("stack")
    },
  ]

  /// A blue image, 64 wide and 40 high.
  private static let wide = image(
    """
    iVBORw0KGgoAAAANSUhEUgAAAEAAAAAoAQMAAAB0AG6qAAAAA1BMVEUAev9fqEMrAAAADUlEQVR42mNgGAX0AAABaAAB
    Suz1ewAAAABJRU5ErkJggg==
    """)

  /// An orange image, 20 wide and 64 high.
  private static let tall = image(
    """
    iVBORw0KGgoAAAANSUhEUgAAABQAAABAAQMAAAAgWMWvAAAAA1BMVEX/lQAV1HdoAAAADElEQVR42mNgGNkAAAEAAAG9
    B6QWAAAAAElFTkSuQmCC
    """)

  private static func image(_ base64: String) -> Image {
    let data = Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data()
    return Image(uiImage: UIImage(data: data) ?? UIImage())
  }
}
