import SwiftUI
import SwiftUITesting
import Testing

/// A test that shows a view in many windows names each of them.
@MainActor
@Suite("A matrix of variants")
struct VariantTests {
  private nonisolated static let variants = Variant.matrix(
    sizes: [CGSize(width: 120, height: 60), CGSize(width: 200, height: 60)],
    colorSchemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility1],
    states: ["at rest", "pressed"])

  /// A button that says what it knows of the user's settings.
  private struct Settings: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      Button(
        "\(scheme), \(contrast), \(typeSize), \(direction), \(locale.identifier), \(reducesMotion)"
      ) {}
    }
  }

  @Test("has a case for each combination, named by what varies")
  func names() {
    #expect(Self.variants.count == 16)
    #expect(Self.variants.first?.name == "120×60, light, large, at rest")
    #expect(Self.variants.last?.name == "200×60, dark, accessibility1, pressed")
    #expect(Set(Self.variants.map(\.id)).count == 16)
    #expect(Variant.matrix().map(\.name) == [""])
    #expect(Variant.matrix(colorSchemes: []).isEmpty)
    #expect(
      Variant.matrix(
        contrasts: [.standard, .increased], layoutDirections: [.leftToRight, .rightToLeft],
        locales: [Locale(identifier: "ar_EG"), Locale(identifier: "de_DE")],
        reducesMotion: [false, true]
      ).last?.name == "increased contrast, right to left, de_DE, reduced motion")
  }

  @Test("is a test's argument", arguments: variants)
  func arguments(variant: Variant) throws {
    let driver = try ViewDriver(variant, scale: 1) { Button("Go") {} }
    #expect(driver.size == variant.size)
    if variant.state == "pressed" { try driver.touchDown(on: "Go") }
    let backdrop = driver.displayList.backdrop
    #expect((backdrop.red == 0) == (variant.appearance.colorScheme == .dark))
    try #expect(
      (driver.text("Go").frame.height > 30)
        == (variant.appearance.dynamicTypeSize == .accessibility1))
  }

  @Test("shows a window with the user's settings from the first frame on, and changes them")
  func appearance() throws {
    let all = Appearance(
      colorScheme: .dark, contrast: .increased, dynamicTypeSize: .xLarge,
      layoutDirection: .rightToLeft, locale: Locale(identifier: "he_IL"), reducesMotion: true)
    let driver = try ViewDriver(appearance: all) { Settings() }
    let words = "dark, increased, xLarge, rightToLeft, he_IL, true"
    #expect(driver.buttons.map(\.label) == [words])
    #expect(driver.appearance == all)

    let later = try ViewDriver { Settings() }
    #expect(later.appearance == Appearance())
    let plain = later.displayList
    later.appearance = all
    #expect(later.buttons.map(\.label) == [words])
    #expect(later.displayList == driver.displayList)
    later.appearance = Appearance()
    #expect(later.displayList == plain)
  }

  @Test("says how an appearance differs from the default one")
  func words() {
    #expect("\(Appearance())" == "default")
    #expect(
      "\(Appearance(colorScheme: .dark, dynamicTypeSize: .small, reducesMotion: true))"
        == "dark, small, reduced motion")
  }

  @Test("is drawn in one picture with the names of its cases")
  func contactSheet() throws {
    let sheet = try ViewDriver.contactSheet(of: Self.variants, columns: 4) { variant in
      let driver = try ViewDriver(variant, scale: 1) {
        Button("Go") {}.buttonStyle(.borderedProminent)
      }
      if variant.state == "pressed" {
        try driver.touchDown(on: "Go")
        driver.advance(by: 0.3)
      }
      return driver
    }
    try expectSnapshot(of: sheet)
  }

  @Test("without cases, is an empty sheet")
  func emptySheet() throws {
    let sheet = try ViewDriver.contactSheet(of: []) { _ in try ViewDriver { Text("") } }
    #expect((sheet.width, sheet.height) == (16, 16))
  }
}
