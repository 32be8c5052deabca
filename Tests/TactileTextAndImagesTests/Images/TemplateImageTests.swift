import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Template and original images in buttons: only templates are tinted (rule 2.8.84).
@MainActor
@Suite struct TemplateImageTests {
  private let album = Album(["image": (40, 20), "set": (40, 20)], templates: ["set"])

  /// What the picture in a button is drawn in; nil for its own colors.
  private func tint(
    _ image: Image, in style: some PrimitiveButtonStyle, scheme: ColorScheme = .light,
    isDisabled: Bool = false, role: ButtonRole? = nil, tint: Color? = nil
  ) -> RGBAColor? {
    let window = Window(scheme: scheme, images: album) {
      Button(role: role) {
      } label: {
        image
      }
      .buttonStyle(style)
      .tint(tint)
      .disabled(isDisabled)
    }
    return Self.tint(of: window.display.items)
  }

  private static func tint(of items: [DisplayList.Item]) -> RGBAColor? {
    for item in items {
      switch item.content {
      case .image(let run): return run.tint
      case .group(_, let items): return tint(of: items)
      default: continue
      }
    }
    Issue.record("no image")
    return nil
  }

  private let blue = Color.accentColor.resolve(.light)

  @Test("2.8.84: an original image keeps its colors in each style, and a template has the style's")
  func templates() {
    let image = Image("image")
    let template = image.renderingMode(.template)
    #expect(tint(image, in: .automatic) == nil)
    #expect(tint(image, in: .plain) == nil)
    #expect(tint(image, in: .borderedProminent) == nil)
    #expect(tint(template, in: .automatic) == blue)
    #expect(tint(template, in: .borderless) == blue)
    #expect(tint(template, in: .bordered) == blue)
    #expect(tint(template, in: .borderedProminent) == Color.white.resolve(.light))
    #expect(tint(template, in: .plain) == Color.primary.resolve(.light))
    #expect(tint(template, in: .plain, scheme: .dark) == Color.primary.resolve(.dark))
    #expect(tint(template.renderingMode(.original), in: .borderless) == nil)
    #expect(tint(template.renderingMode(nil), in: .borderless) == nil)
  }

  @Test("2.8.84: an image set declares its rendering mode, unless the image overrides it")
  func intents() throws {
    #expect(tint(Image("set"), in: .borderless) == blue)
    #expect(tint(Image(ImageResource(name: "set", bundle: .main)), in: .borderless) == blue)
    #expect(tint(Image("set").renderingMode(.original), in: .borderless) == nil)
    #expect(UIImage(named: "set")?.renderingMode == .alwaysTemplate)
    #expect(
      UIImage(resource: ImageResource(name: "set", bundle: .main)).renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "image")?.renderingMode == .automatic)
  }

  @Test("2.8.83: a template has the color of the button's tint and role, and dims when disabled")
  func roles() {
    let template = Image("image").renderingMode(.template)
    #expect(tint(template, in: .borderless, tint: .green) == Color.green.resolve(.light))
    #expect(tint(template, in: .borderless, role: .destructive) == Color.red.resolve(.light))
    #expect(
      tint(template, in: .borderless, isDisabled: true)
        == Color(.system(.tertiary)).resolve(.light))
    #expect(tint(Image("image"), in: .borderless, isDisabled: true) == nil)
  }

  @Test("2.8.85: plain: pressed and disabled images of all kinds are dimmed")
  func plain() {
    let window = Window(images: album) {
      Button {
      } label: {
        Image("image")
        Text("a")
      }
      .buttonStyle(.plain)
    }
    // The gap between the two is not hit.
    let frame = window.frame(of: "a")
    window.down(at: point(frame.minX + 3, frame.midY))
    window.wait(0.012)
    #expect(window.opacity(of: "a") == 0.75)
    guard case .group(.opacity(0.75), let items)? = window.display.items.first?.content else {
      Issue.record("the picture does not fade")
      return
    }
    #expect(Self.tint(of: items) == nil)
  }

  @Test("2.8.84: a UIImage has its rendering mode, unless the image overrides it")
  func uiImage() throws {
    _ = Window(images: album) { EmptyView() }
    let picture = try #require(UIImage(named: "image"))
    let template = picture.withRenderingMode(.alwaysTemplate)
    #expect(tint(Image(uiImage: picture), in: .borderless) == nil)
    #expect(tint(Image(uiImage: template), in: .borderless) == blue)
    #expect(tint(Image(uiImage: template).renderingMode(.original), in: .borderless) == nil)
    #expect(
      tint(
        Image(uiImage: picture.withRenderingMode(.alwaysOriginal)).renderingMode(.template),
        in: .borderless) == blue)
  }

  @Test("a template can be filled with a gradient")
  func gradient() {
    let window = Window(images: album) {
      Image("image").renderingMode(.template).foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
    guard case .group(.mask(let mask), let fill)? = window.display.items.first?.content else {
      Issue.record("no mask")
      return
    }
    #expect(Self.tint(of: mask) == RGBAColor.opaqueBlack)
    #expect(fill.count == 1)
  }
}

extension Color {
  /// The color in a scheme.
  @MainActor
  fileprivate func resolve(_ scheme: ColorScheme) -> RGBAColor {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return resolveColor(in: environment)
  }
}
