import SwiftUI
import SwiftUITesting
import Testing

/// An audit finds texts that can't be read as a whole, and what doesn't adapt to settings.
@MainActor
@Suite("An audit of texts and settings")
struct TextAuditTests {
  private func findings(
    _ kinds: AuditKind..., size: CGSize = CGSize(width: 320, height: 240),
    @ViewBuilder of content: () -> some View
  ) throws -> [AuditFinding] {
    try ViewDriver(size: size, scale: 1, content: content).auditFindings(Set(kinds))
  }

  @Test("finds texts that are shortened, clipped or outside of the window")
  func clipped() throws {
    let found = try findings(.textClipped) {
      ZStack {
        Text("A sentence that has too little room").lineLimit(1).frame(width: 90)
        Text("Low").frame(height: 10).clipped().offset(y: 60)
        Text("Away").offset(x: 400)
      }
      .dynamicTypeSize(.large)
    }
    #expect(
      found.map(\.element) == [
        "text “A sentence that has too little room”", "text “Low”", "text “Away”",
      ])
    #expect(
      found.map { $0.reason.prefix(15) } == [
        "is truncated to", "is clipped: 32×", "is outside the ",
      ])
  }

  @Test("forgives what can be scrolled to")
  func scrolled() throws {
    let found = try findings(.textClipped) {
      ScrollView { ForEach(0..<40) { Text("Row \($0)") } }
    }
    #expect(found == [])
  }

  @Test("finds texts over each other, but not those that are covered")
  func overlapping() throws {
    let found = try findings(.textOverlap) {
      VStack(spacing: 40) {
        ZStack {
          Text("One")
          Text("Two").offset(x: 8)
        }
        ZStack {
          Text("Covered")
          Text("Cover").padding().background(.white)
        }
      }
    }
    #expect(found.map(\.element) == ["text “Two”"])
    #expect(found.first?.reason.hasPrefix("overlaps the text “One” by ") == true)
  }

  @Test("finds text that stays small, and text that loses its room when it grows")
  func largerType() throws {
    let found = try findings(.dynamicType, .textClipped) {
      VStack {
        Text("Fixed").font(.system(size: 17))
        Text("Grows").font(.body)
        Text("Too long for its line").lineLimit(1)
      }
    }
    #expect(
      found.map { "\($0.element): \($0.kind)" } == [
        "text “Fixed”: dynamicType", "text “Too long for its line”: textClipped",
      ])
    #expect(found.allSatisfy { $0.appearance?.description == "accessibility3" })
    #expect(
      found.first?.reason == "stays at 17 points when the user chooses larger text")
  }

  @Test("finds what stays on its side in a right-to-left layout")
  func rightToLeft() throws {
    let found = try findings(.layoutDirection) {
      ZStack {
        Text("Leading").frame(maxWidth: .infinity, alignment: .leading)
        Text("Middle").offset(y: 40)
        Text("Fixed").offset(x: 100, y: 80).environment(\.layoutDirection, .leftToRight)
          .frame(maxWidth: .infinity)
      }
    }
    #expect(found.map(\.element) == ["text “Fixed”"])
    #expect(
      found.first?.reason == "stays 100 points right of the middle in a right-to-left layout")
  }

  @Test("finds endless movement that Reduce Motion doesn't stop")
  func motion() throws {
    struct Bounce: View {
      let respects: Bool
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      @State private var isUp = false

      var body: some View {
        if respects && reducesMotion {
          Text("Loading")
        } else {
          Text("Loading").offset(y: isUp ? -30 : 0)
            .animation(.linear(duration: 0.5).repeatForever(autoreverses: true), value: isUp)
            .onAppear { isUp = true }
        }
      }
    }
    let found = try findings(.motion) { Bounce(respects: false) }
    #expect(found.map(\.element) == ["text “Loading”"])
    #expect(
      found.first?.reason == "moves by 6 points in a tenth of a second, and never stops")
    #expect(try findings(.motion) { Bounce(respects: true) } == [])
  }

  @Test("leaves the window as it was")
  func restores() throws {
    let driver = try ViewDriver(size: CGSize(width: 320, height: 240), scale: 1) {
      VStack {
        Text("Title").font(.title)
        Button("Go") {}
      }
    }
    let before = driver.displayList
    _ = try driver.auditFindings()
    #expect(driver.displayList == before)
    #expect(driver.appearance == Appearance())
  }
}
