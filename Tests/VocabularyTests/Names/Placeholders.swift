import SwiftUI

// Placeholders, private content, images that load from a URL, and names of UIKit and AppKit.

struct PlaceholderNames: View {
  @Environment(\.redactionReasons) private var reasons
  var isLoading = true
  let url: URL? = URL(string: "https://example.org/a.png")

  var body: some View {
    VStack {
      Text("secret").privacySensitive().redacted(reason: .privacy)
      Text("loading").redacted(reason: isLoading ? .placeholder : [])
      Text("shown").unredacted().privacySensitive(isLoading)
      Button("Buy") {}.redacted(reason: [.placeholder, .invalidated])
      if reasons.contains(.placeholder) { Text("Loading") }
    }
    VStack {
      AsyncImage(url: url)
      AsyncImage(url: url, scale: 2)
      AsyncImage(url: URL(string: "https://example.org")) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        Color.gray
      }
      AsyncImage(url: url, scale: 2) { image in
        image.resizable()
      } placeholder: {
        Image(systemName: "photo")
      }
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.error != nil {
          Color.red
        } else {
          Text("Loading")
        }
      }
      AsyncImage(url: url, transaction: Transaction(animation: .default)) { phase in
        switch phase {
        case .empty: Text("Loading")
        case .success(let image): image.resizable().transition(.opacity)
        case .failure: Image(systemName: "wifi.slash")
        @unknown default: EmptyView()
        }
      }
    }
    VStack {
      Text("a").font(Font(UIFont.systemFont(ofSize: 12, weight: .bold)))
      Text("a").font(Font(UIFont.preferredFont(forTextStyle: .body)))
      Text("a").padding(UIFont.systemFont(ofSize: 12).lineHeight)
      Text("a").foregroundColor(Color(NSColor.controlAccentColor))
      Text("a").foregroundColor(Color(nsColor: .secondaryLabelColor))
      Text("a").background(Color(.windowBackgroundColor))
      Text("a").background(Color(NSColor(Color.red)).opacity(0.5))
      Text("a").background(Color(.clear))
    }
  }
}
