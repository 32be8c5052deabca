import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScenes
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct PreferredColorSchemeTests {
  private struct Ground: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test("a view makes the whole window dark, including its siblings, at once")
  func whole() {
    let window = Window {
      VStack {
        Ground()
        Color.clear.preferredColorScheme(.dark)
      }
    }
    #expect(window.texts == ["dark"])
    #expect(window.display.backdrop == RGBAColor(red: 0, green: 0, blue: 0))
  }

  @Test("a preferred scheme can be set and removed; then the window has the host's scheme")
  func comesAndGoes() {
    var scheme: Binding<ColorScheme?>?
    let window = Window {
      Stateful(ColorScheme?.none) { binding in
        let _ = scheme = binding
        Ground().preferredColorScheme(binding.wrappedValue)
      }
    }
    #expect(window.texts == ["light"])
    scheme?.wrappedValue = .dark
    window.update()
    #expect(window.texts == ["dark"])
    // The host's word counts where no view has one.
    window.graph.configure(
      HostConfiguration(size: CGSize(width: 100, height: 100), colorScheme: .light))
    window.update()
    #expect(window.texts == ["dark"])
    scheme?.wrappedValue = nil
    window.update()
    #expect(window.texts == ["light"])
  }

  @Test("the first of several preferences applies")
  func several() {
    let window = Window {
      VStack {
        Ground().preferredColorScheme(nil)
        Ground().preferredColorScheme(.dark)
        Ground().preferredColorScheme(.light)
      }
    }
    #expect(window.texts == ["dark", "dark", "dark"])
  }

  @Test("a view can be drawn in its own color scheme")
  func own() {
    let window = Window {
      VStack {
        Ground().colorScheme(.dark)
        Ground()
      }
    }
    #expect(window.texts == ["dark", "light"])
  }

  @Test("only views that are shown count, and the first in document order applies")
  func shownAndFirst() {
    var order: Binding<[ColorScheme]>?
    let window = Window {
      Stateful([ColorScheme.light, .dark]) { binding in
        let _ = order = binding
        ViewThatFits {
          Ground().frame(width: 100)
          Ground().preferredColorScheme(.dark)
        }
        ForEach(binding.wrappedValue, id: \.self) { Ground().preferredColorScheme($0) }
      }
    }
    #expect(window.texts == ["light", "light", "light"])
    order?.wrappedValue = [.dark, .light]
    window.update()
    #expect(window.texts == ["dark", "dark", "dark"])
  }
}
