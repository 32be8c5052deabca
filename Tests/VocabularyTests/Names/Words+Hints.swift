import SwiftUI

// Settings of previews, and the names of UIKit that act outside of a window, such as opening a URL.

struct Hinted_Previews: PreviewProvider {
  static var previews: some View {
    Text("A")
      .previewLayout(.sizeThatFits)
      .previewDisplayName("A badge")
      .previewDevice("iPhone 15")
      .previewInterfaceOrientation(.landscapeLeft)
    Text("B")
      .previewLayout(.fixed(width: 300, height: 70))
      .previewDevice(PreviewDevice(rawValue: "iPhone SE (3rd generation)"))
      .previewDisplayName(nil)
    Text("C").previewLayout(PreviewLayout.device).previewDevice(nil)
  }

  static let device = PreviewDevice(stringLiteral: "iPad").rawValue
  static let orientations: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
  static let names = InterfaceOrientation.allCases.map(\.id)
}

struct Sharing: View {
  let address: URL

  var body: some View {
    Button("Open") { UIApplication.shared.open(address) }
    Button("Ask") {
      if UIApplication.shared.canOpenURL(address) {
        UIApplication.shared.open(address, options: [:], completionHandler: nil)
        UIApplication.shared.open(address, options: [.universalLinksOnly: true]) { _ in }
      }
    }
    Button("Settings") {
      guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
      UIApplication.shared.open(url) { isOpened in print(isOpened) }
    }
    Button("Copy") { UIPasteboard.general.string = "copied" }
    Button("Paste") {
      print(UIPasteboard.general.string ?? "", UIPasteboard.general.hasStrings)
      if UIPasteboard.general.hasImages { UIPasteboard.general.image = UIPasteboard.general.image }
      UIPasteboard.general.images = UIPasteboard.general.images
      UIPasteboard.general.strings = (UIPasteboard.general.strings ?? []) + ["more"]
    }
  }

  let key = UIApplication.OpenExternalURLOptionsKey(rawValue: "key").rawValue
}
