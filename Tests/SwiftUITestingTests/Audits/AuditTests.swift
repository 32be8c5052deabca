import SwiftUI
import SwiftUITesting
import Testing

/// An audit finds the faults of a window that its users would meet.
@MainActor
@Suite("An audit")
struct AuditTests {
  /// Returns the faults of a view, or those of some kinds.
  private func findings(
    _ kinds: AuditKind..., size: CGSize = CGSize(width: 320, height: 240),
    idiom: ViewDriver.Idiom = .phone, @ViewBuilder of content: () -> some View
  ) throws -> [AuditFinding] {
    let kinds = kinds.isEmpty ? Set(AuditKind.allCases) : Set(kinds)
    return try ViewDriver(size: size, scale: 1, idiom: idiom, content: content)
      .auditFindings(kinds)
  }

  @Test("finds nothing in a screen that has nothing wrong")
  func sound() throws {
    let found = try findings {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Text("Trip to Oslo").font(.title).bold()
          Text("Two nights by the fjord").foregroundStyle(.primary)
          Button {
          } label: {
            Label("Book", systemImage: "calendar")
              .foregroundStyle(.primary)
              .frame(minWidth: 44, minHeight: 44)
              .contentShape(.rect)
          }
          .buttonStyle(.plain)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
      }
    }
    #expect(found == [])
  }

  @Test("finds two faults of a plain button, which a larger and darker one doesn't have")
  func plainButton() throws {
    #expect(Set(try findings { Button("Pay") {} }.map(\.kind)) == [.contrast, .hitRegion])
    let larger = try findings {
      Button {
      } label: {
        Text("Pay").foregroundStyle(.primary).frame(minWidth: 44, minHeight: 44).contentShape(.rect)
      }
      .buttonStyle(.plain)
    }
    #expect(larger == [])
  }

  // MARK: Contrast

  @Test("measures the contrast of a text with what is behind it")
  func contrast() throws {
    // WCAG: 0x76 gray on white is 4.54:1, and 0x77 gray 4.48:1.
    let light = Color(white: Double(0x77) / 255), dark = Color(white: Double(0x76) / 255)
    let found = try findings(.contrast) {
      VStack {
        Text("Faint").foregroundStyle(light)
        Text("Firm").foregroundStyle(dark)
      }
      .environment(\._colorSchemeContrast, .standard)
      .frame(width: 320, height: 240).background(.white)
    }
    let faint = try #require(found.first { $0.appearance == nil })
    #expect(found.filter { $0.appearance == nil }.count == 1)
    #expect(faint.element == "text “Faint”")
    #expect(
      faint.reason
        == "has a contrast of 4.47:1, #777777 on #FFFFFF; 4.5:1 is expected for text of 17 points")
    #expect(
      faint.remedy == "Choose a darker color, a larger font or another background")
  }

  @Test("asks less contrast of large text, and none of a disabled control")
  func contrastExceptions() throws {
    let gray = Color(white: 0.5)
    let found = try findings(.contrast) {
      VStack {
        Text("Large").font(.system(size: 18)).foregroundStyle(gray)
        Text("Bold").font(.system(size: 14, weight: .bold)).foregroundStyle(gray)
        Button("Disabled") {}.disabled(true)
        Text("Small").font(.system(size: 14)).foregroundStyle(gray)
      }
      .frame(width: 320, height: 240).background(.white)
    }
    #expect(found.filter { $0.appearance == nil }.map(\.element) == ["text “Small”"])
  }

  @Test("looks at the worst place of a text over several colors, and at symbols")
  func contrastOverColors() throws {
    let found = try findings(.contrast) {
      VStack {
        Text("Half and half").padding().background {
          HStack(spacing: 0) {
            Color.white
            Color(white: Double(0x4D) / 255)
          }
        }
        .foregroundStyle(.black)
        Image(systemName: "heart.fill").foregroundStyle(Color(white: 0.75))
      }
      .frame(width: 320, height: 240).background(.white)
    }
    let now = found.filter { $0.appearance == nil }
    #expect(now.map(\.element) == ["text “Half and half”", "symbol “heart.fill”"])
    #expect(now.first?.reason.contains("#000000 on #4D4D4D") == true, "\(now)")
    #expect(now.last?.reason.contains("3:1 is expected for symbols") == true, "\(now)")
  }

  @Test("finds a text that is only readable in one color scheme, and says in which it isn't")
  func contrastInTheDark() throws {
    let found = try findings(.contrast) { Text("Ink").foregroundStyle(.black) }
    #expect(found.map(\.appearance?.description) == ["dark"])
    #expect(found.first?.reason.hasPrefix("has a contrast of 1:1, #000000 on #000000") == true)
  }

  @Test("expects more contrast when the user asks for it")
  func increasedContrast() throws {
    let found = try findings(.contrast) {
      Text("Gray").foregroundStyle(Color(white: 0.4)).frame(width: 320, height: 240)
        .background(.white)
    }
    #expect(found.map(\.appearance?.description) == ["increased contrast"])
    #expect(
      found.first?.reason.hasSuffix(
        "7:1 is expected for text of 17 points with Increase Contrast") == true)
  }

  // MARK: Controls

  @Test("measures the area in which a button responds to touches", arguments: [43, 44])
  func hitRegions(side: CGFloat) throws {
    func button() -> some View {
      Button {
      } label: {
        Color.black.frame(width: 60, height: side)
      }
      .buttonStyle(.plain).accessibilityLabel("Go")
    }
    let found = try findings(.hitRegion) { button() }
    guard side < 44 else { return #expect(found == []) }
    #expect(found.map(\.element) == ["button “Go”"])
    #expect(
      found.first?.reason
        == "responds to touches in an area 43 points high; 44×44 is expected")
  }

  @Test("expects smaller areas where there is a mouse")
  func hitRegionsOfAMouse() throws {
    let found = try findings(.hitRegion, idiom: .mac) {
      VStack(spacing: 20) {
        ForEach([20.0, 30], id: \.self) { side in
          Button {
          } label: {
            Color.black.frame(width: side, height: side)
          }
          .buttonStyle(.plain).accessibilityLabel("Side \(Int(side))")
        }
      }
    }
    #expect(found.map(\.element) == ["button “Side 20”"])
  }

  @Test("finds buttons and images without a label, or with a name of a file")
  func labels() throws {
    let found = try findings(.label) {
      VStack {
        Button {
        } label: {
          Circle().frame(width: 44)
        }
        Button {
        } label: {
          Image(systemName: "square.and.arrow.up")
        }
        Button("Fine") {}
        Image(systemName: "trash").accessibilityLabel("")
      }
    }
    #expect(
      found.map { "\($0.element) \($0.reason)" } == [
        "button has no label, so a screen reader can't say what it is",
        "button “square.and.arrow.up” is read as the name of its image",
        "image has no label, so a screen reader can't say what it is",
      ])
  }

  @Test("finds elements that are read after those below them")
  func focusOrder() throws {
    let found = try findings(.focusOrder) {
      ZStack(alignment: .bottom) {
        Text("Total").frame(maxHeight: .infinity, alignment: .bottom)
        Text("Cart").frame(maxHeight: .infinity, alignment: .top)
      }
    }
    #expect(found.map(\.element) == ["text “Cart”"])
    #expect(found.first?.reason.hasPrefix("is read after the text “Total” at (") == true)
    #expect(found.first?.reason.hasSuffix("though it is above it") == true)
  }

  @Test("accepts columns, right-to-left rows, and an order that is declared")
  func goodFocusOrder() throws {
    let found = try findings(.focusOrder) {
      HStack {
        VStack {
          Text("A")
          Text("B")
        }
        VStack {
          Text("C")
          Text("D")
        }
      }
      HStack {
        Text("E")
        Text("F")
      }
      .environment(\.layoutDirection, .rightToLeft)
      HStack {
        Text("H")
        Text("G").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .contain)
    }
    #expect(found == [])
  }

  @Test("finds gestures that only a pointer performs")
  func keyboard() throws {
    let found = try findings(.keyboard) {
      VStack {
        Text("Drag me").gesture(DragGesture())
        Button("Press me") {}
        Text("Both").gesture(DragGesture()).accessibilityAction(named: "Move") {}
        Toggle("Switch me", isOn: .constant(true))
      }
    }
    #expect(found.map(\.element) == ["view with “Drag me”"])
  }

  @Test("blames no gestures of presentations, but those of their content")
  func presentedKeyboard() throws {
    let sheet = try ViewDriver(scale: 1) {
      Text("Page").sheet(isPresented: .constant(true)) {
        VStack {
          Text("Big")
          Text("Drag me").gesture(DragGesture())
        }
      }
    }
    sheet.settle()
    #expect(try sheet.auditFindings([.keyboard]).map(\.element) == ["view with “Drag me”"])
    let menu = try ViewDriver(scale: 1) { Menu("More") { Button("Copy") {} } }
    try menu.tap(on: "More")
    menu.settle()
    #expect(try menu.auditFindings([.keyboard]).map(\.element) == [])
    let own = try ViewDriver(scale: 1) { SheetView() }
    #expect(try own.auditFindings([.keyboard]).map(\.element) == ["view with “Mine”"])
  }

  /// A view of a test with the name of the engine's.
  private struct SheetView: View {
    var body: some View { Text("Mine").gesture(DragGesture()) }
  }

  @Test(
    "the order and the fonts of the buttons of alerts and menus are no faults")
  func alerts() throws {
    let found = try findings(.focusOrder, .dynamicType) {
      Text("Hello").alert("Really?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
    #expect(found == [])
    let driver = try ViewDriver(size: CGSize(width: 320, height: 240), scale: 1) {
      Menu("More") { Button("Copy") {} }
    }
    try driver.tap(on: "More")
    driver.settle()
    #expect(try driver.auditFindings([.focusOrder, .dynamicType]) == [])
  }
}
