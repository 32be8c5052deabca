import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// UIKit's images.
@MainActor
@Suite struct UIImageTests {
  private let album = Album(["photo": (40, 20)], darkSizes: ["photo": (20, 20)])

  @Test("images are read by name, from files and from data; anything else is nil")
  func reading() throws {
    let window = Window(images: album) { EmptyView() }
    let named = try #require(UIImage(named: "photo"))
    #expect(named.size == CGSize(width: 20, height: 10) && named.scale == 2)
    #expect(UIImage(contentsOfFile: "/somewhere/photo")?.size == named.size)
    #expect(UIImage(data: Data("photo".utf8))?.size == CGSize(width: 40, height: 20))
    #expect(UIImage(data: Data("photo".utf8), scale: 4)?.size == CGSize(width: 10, height: 5))
    #expect(UIImage(data: Data("photo".utf8), scale: .nan)?.scale == 1)
    let dark = UIImage(
      named: "photo", in: nil, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark?.size == CGSize(width: 10, height: 10))
    #expect(UIImage(named: "none") == nil)
    #expect(UIImage(contentsOfFile: "/none") == nil)
    #expect(UIImage(data: Data()) == nil)
    _ = window
  }

  @Test("images with equal pixels are equal, and drawn the same way")
  func equality() throws {
    let window = Window(images: album) { EmptyView() }
    let (one, other) = (try #require(UIImage(named: "photo")), UIImage(named: "photo"))
    #expect(one == other && one.hash == other?.hash)
    #expect(one != one.withRenderingMode(.alwaysTemplate))
    #expect(Image(uiImage: one) == other.map { Image(uiImage: $0) })
    #expect(UIImage() == UIImage() && UIImage().size == .zero)
    _ = window
  }

  @Test("an empty image has no size and draws nothing")
  func empty() {
    let window = Window { Image(uiImage: UIImage()).resizable() }
    #expect(window.graph.contentSize == .zero)
    #expect(window.display.items.isEmpty)
  }
}
