import Foundation
import SwiftUI
import TactileCairoRenderer
import TactileDrawing
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Images that are loaded asynchronously.
@MainActor
@Suite struct AsyncImageTests {
  private let album = Album(["photo": (40, 20), "large.png": (80, 80)])
  private let url = URL(string: "https://example.org/photo")!
  private struct Lost: Error {}

  private func window(@ViewBuilder _ content: () -> some View) -> Window {
    Window(scale: 1, images: album, content)
  }

  private func phases(_ url: URL?) -> Window {
    window {
      AsyncImage(url: url, scale: 4) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure(let error): Text("\(error is Lost ? "lost" : "failed")")
        }
      }
    }
  }

  @Test("the image is empty until the host responds, then has the requested scale")
  func answered() {
    let window = phases(url)
    #expect(window.texts == ["empty"])
    #expect(window.host.fetches.map(\.url) == [url])
    window.host.answer(url, with: .success(Data("photo".utf8)))
    #expect(window.texts == [])
    #expect(window.display.description.contains("image photo (195, 148) 10×5 of 40×20"))
    #expect(window.host.fetches.isEmpty)
    // A second answer is ignored.
    window.host.answer(url, with: .failure(Lost()))
    #expect(window.texts == [])
  }

  @Test("a failed request and data that isn't an image are failures")
  func failures() {
    let window = phases(url)
    window.host.answer(url, with: .failure(Lost()))
    #expect(window.texts == ["lost"])
    let other = phases(url)
    other.host.answer(url, with: .success(Data("nonsense".utf8)))
    #expect(other.texts == ["failed"])
  }

  @Test("a nil URL requests nothing; the window reads file URLs itself")
  func files() {
    let none = phases(nil)
    #expect(none.texts == ["empty"] && none.host.fetches.isEmpty)
    let file = phases(URL(filePath: "/pictures/large.png"))
    #expect(file.host.fetches.isEmpty)
    #expect(file.display.description.contains("image large.png (190, 140) 20×20 of 80×80"))
    let missing = phases(URL(filePath: "/pictures/none.png"))
    #expect(missing.texts == ["failed"])
  }

  struct Changing: View {
    @State var name: String? = "photo"
    let register: (Binding<String?>) -> Void
    var body: some View {
      register($name)
      return name.map { name in
        AsyncImage(url: URL(string: "https://example.org/\(name)")) { image in
          image.resizable().frame(width: 30, height: 30)
        } placeholder: {
          Text("wait")
        }
      }
    }
  }

  @Test("a changed URL starts a new request, and a removed view cancels its request")
  func changing() {
    var name: Binding<String?>?
    let window = window { Changing { name = $0 } }
    window.host.answer(url, with: .success(Data("photo".utf8)))
    #expect(window.display.description.contains("30×30"))
    name?.wrappedValue = "other"
    window.update()
    #expect(window.texts == ["wait"])
    #expect(window.host.fetches.map(\.url.lastPathComponent) == ["other"])
    name?.wrappedValue = "third"
    window.update()
    // The answer to the second comes late, and is not for the third.
    window.host.answer(
      URL(string: "https://example.org/other")!, with: .success(Data("photo".utf8)))
    #expect(window.texts == ["wait"])
    name?.wrappedValue = nil
    window.update()
    #expect(window.host.fetches.filter(\.isOpen).isEmpty)
  }

  @Test("a gray placeholder fills the proposed size until the image is loaded")
  func placeholder() throws {
    let window = window { AsyncImage(url: url).frame(width: 50, height: 40) }
    #expect(window.display.description.contains("image placeholder (175, 130) 50×40"))
    let picture = try CairoRenderer(scale: 1, fontMap: FontMap()).render(window.display)
    #expect(picture[200, 150].green == 234 && picture[170, 150].green == 255)
    window.host.answer(url, with: .success(Data("photo".utf8)))
    #expect(window.display.description.contains("image photo (180, 140) 40×20"))
  }

  @Test("the transaction animates changes of the phase")
  func transaction() {
    let window = window {
      AsyncImage(url: url, transaction: Transaction(animation: .linear(duration: 1))) { phase in
        Text("a").opacity(phase.image == nil ? 0.2 : 1)
      }
    }
    window.host.answer(url, with: .success(Data("photo".utf8)))
    window.wait(0.5)
    #expect(abs((window.opacity(of: "a") ?? 0) - 0.6) < 0.02)
    window.settle()
    #expect(window.opacity(of: "a") == 1)
  }

  @Test("a host that can't fetch is a failure that says so")
  func noHost() {
    let graph = ViewGraph(
      HostConfiguration(size: CGSize(width: 100, height: 100)), typesetter: SquareTypesetter(),
      images: album
    ) {
      AsyncImage(url: url) { Text($0.error?.localizedDescription ?? "none") }
    }
    defer { graph.end() }
    graph.update()
    #expect(graph.texts.map(\.string) == ["this window's host fetches nothing"])
  }
}
