import SwiftUI
import SwiftUITesting
import Testing

/// Each window has the look that was asked for, beside the numbers of both systems.
@MainActor
@Suite("The look of a window")
struct LookTests {
  typealias Look = DeviceFact.Look

  /// The frame of a view in a window with a look.
  private func frame(
    _ look: Look, width: CGFloat = 320, @ViewBuilder of content: () -> some View
  ) throws -> CGRect {
    let marks = Marks()
    let content = content()
    _ = try DeviceFact.driver(look: look, width: width) { content.marked("view", in: marks) }
    return try marks.frame("view")
  }

  /// The color of a window that shows nothing but a color.
  private func color(_ driver: ViewDriver) throws -> [Double] {
    try PictureRuler(driver).color(30, 30).numbers
  }

  @Test("6.4.1: is iOS 26, unless an appearance, a trait or a preview sets another")
  func standard() throws {
    func window(_ appearance: Appearance) throws -> ViewDriver {
      try ViewDriver(size: CGSize(width: 60, height: 60), appearance: appearance) { Color.blue }
    }
    #expect(Appearance().look == .iOS26)
    #expect(try color(window(Appearance())) == [0, 136, 255])
    #expect(try color(window(Appearance(look: .iOS18))) == [0, 122, 255])
    let old = Preview("Blue", traits: .fixedLayout(width: 60, height: 60), .look(.iOS18)) {
      Color.blue
    }
    #expect(try color(ViewDriver(previewing: old)) == [0, 122, 255])
  }

  @Test("6.4.1: is that of the test's trait", .look(.iOS18))
  func trait() throws {
    let driver = try ViewDriver(size: CGSize(width: 60, height: 60)) { Color.blue }
    #expect(try color(driver) == [0, 122, 255])
    #expect(Appearance().look == .iOS18)
    driver.appearance.look = .iOS26
    #expect(try color(driver) == [0, 136, 255])
  }

  @Test("changes while the window is shown, and everything follows")
  func changing() throws {
    let driver = try DeviceFact.driver(look: .v26, width: 390, height: 400) {
      List {
        Section("Sounds") {
          Toggle("Clicks", isOn: .constant(true))
          Button("Reset") {}
        }
      }
    }
    driver.appearance.look = .iOS18
    driver.settle()
    let other = try DeviceFact.driver(look: .v18, width: 390, height: 400) {
      List {
        Section("Sounds") {
          Toggle("Clicks", isOn: .constant(true))
          Button("Reset") {}
        }
      }
    }
    #expect(driver.displayList == other.displayList)
  }

  @Test("6.4.2: has the colors of its system")
  func colors() throws {
    let color = UIColor.systemTeal.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect([red, green, blue].map { ($0 * 255).rounded() } == [0, 210, 224])
  }

  @Test("6.4.3: makes bordered buttons capsules in iOS 26, also small and large ones")
  func buttons() throws {
    for size in [ControlSize.small, .regular, .large] {
      func cornerColor(_ look: Look) throws -> PixelColor {
        let marks = Marks()
        let window = try DeviceFact.driver(look: look, width: 200, height: 100) {
          Button("Go ahead") {}.buttonStyle(.borderedProminent).controlSize(size)
            .marked("button", in: marks)
        }
        let frame = try marks.frame("button")
        // A capsule leaves this place free, and a rounded rectangle covers it.
        let inset = frame.height / 8
        return try PictureRuler(window).color(frame.minX + inset, frame.minY + inset)
      }
      #expect(try cornerColor(.v26) == .white)
      #expect(try (cornerColor(.v18) == .white) == (size == .small))
    }
  }

  @Test("6.4.4: makes switches wide in iOS 26")
  func switches() throws {
    func size(_ look: Look) throws -> CGSize {
      try frame(look) { Toggle("Clicks", isOn: .constant(true)).labelsHidden() }.size
    }
    #expect(try size(.v26) == CGSize(width: 66, height: 30))
    #expect(try size(.v18) == CGSize(width: 49, height: 31))
  }

  @Test("6.4.5, 6.4.6, 6.4.8: gives lists the distances of its system")
  func lists() throws {
    func list(_ look: Look) throws -> ListPicture {
      try ListPicture(look) {
        Section {
          Text("First")
          Text("Last")
        } footer: {
          Text("Footer")
        }
        Section("Header") { Text("Other") }
      }
    }
    let (new, old) = (try list(.v26), try list(.v18))
    #expect(try new.card(0) == CGRect(x: 16, y: 35, width: 358, height: 104))
    #expect(try old.card(0).size == CGSize(width: 350, height: 88))
    #expect(try abs(new.gap - 70) < 0.5)
    #expect(try abs(old.gap - 72.33) < 0.5)
    #expect(try new.separator(below: "First", above: "Last").frame.height == 1)
    // Below the last row, there is only the card.
    let last = try new.card(0)
    #expect(new.ruler.color(200, last.maxY - 0.5) == .white)
  }

  @Test("6.4.5: keeps the height of rows that the environment sets")
  func rowHeight() throws {
    let list = try ListPicture(
      DeviceFact.driver(look: .v26, width: 390, height: 400) {
        List { Text("Row").listRowInsets(EdgeInsets()) }
          .environment(\.defaultMinListRowHeight, 20)
      })
    #expect(try list.card(0).height < 25)
  }

  @Test("6.4.6, 6.4.7: places the first card below a header, a large title, or the top of the list")
  func firstCard() throws {
    func top(header: String? = nil, title: String? = nil) throws -> CGFloat {
      let list = try ListPicture(
        DeviceFact.driver(look: .v26, width: 390, height: 400) {
          NavigationStack {
            let list = List {
              if let header {
                Section(header) { Text("Row") }
              } else {
                Section { Text("Row") }
              }
            }
            if let title { list.navigationTitle(title) } else { list }
          }
        })
      return try list.card(0).minY
    }
    #expect(try top() == 35)
    #expect(try abs(top(header: "Header") - 40.33) < 0.4)
    #expect(try abs(top(title: "Title") - 116.5) < 0.4)
    #expect(try abs(top(header: "Header", title: "Title") - 156.83) < 0.4)
  }

  @Test("1.3.49, 6.4.9: shows a bar where there is something in it, as high as that of its system")
  func bars() throws {
    func top(_ look: Look, _ content: (Color) -> some View) throws -> CGFloat {
      let marks = Marks()
      _ = try DeviceFact.driver(look: look, width: 320) {
        NavigationStack { content(.gray).marked("page", in: marks) }
      }
      return try marks.frame("page").minY
    }
    #expect(try top(.v26) { $0 } == 0)
    #expect(try top(.v26) { $0.navigationTitle("Title") } == 116.5)
    #expect(
      try top(.v26) { $0.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } == 64)
    #expect(try top(.v26) { $0.toolbar { Button("Add") {} } } == 64)
    #expect(try top(.v18) { $0 } == 0)
    #expect(try top(.v18) { $0.navigationTitle("Title") } == 96)
    #expect(try top(.v18) { $0.toolbar { Button("Add") {} } } == 44)
  }

  @Test("6.4.9: draws a bar's buttons on glass in iOS 26, in the primary color")
  func barButtons() throws {
    let marks = Marks()
    let driver = try DeviceFact.driver(look: .v26, width: 320) {
      NavigationStack {
        Color.white.toolbar { Button("Add") {}.marked("button", in: marks) }
      }
    }
    #expect(try marks.frame("button").maxX == 320 - 16 - 12)
    let ink = try PictureRuler(driver).strongestColor(in: driver.textFrame("Add"))
    #expect(ink.numbers.allSatisfy { $0 < 20 })
    try driver.tap(on: "Add")
  }

  @Test("6.4.10: makes segmented pickers capsules in iOS 26")
  func segments() throws {
    func height(_ look: Look) throws -> CGFloat {
      try frame(look) {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
      }.height
    }
    #expect(try height(.v26) == 31)
    #expect(try height(.v18) == 32)
  }

  @Test("6.4.11: gives pickers as menus a padding in iOS 26")
  func menuPickers() throws {
    func size(_ look: Look) throws -> CGSize {
      try frame(look) {
        Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.menu)
      }.size
    }
    let (new, old) = (try size(.v26), try size(.v18))
    #expect(abs(new.width - old.width - 27) < 0.4 && abs(new.height - old.height - 16) < 0.4)
  }

  @Test("6.4.12: gives menus rounder corners in iOS 26")
  func menus() throws {
    func isRed(_ look: Look) throws -> Bool {
      let driver = try DeviceFact.driver(look: look) {
        ZStack {
          Color.red
          Menu("Options") {
            Button("Cut") {}
            Button("Copy") {}
          }
        }
      }
      try driver.tap(on: "Options")
      driver.settle()
      // Near the corner, where only the smaller radius leaves the menu.
      let item = try driver.button("Cut").frame
      let numbers = try PictureRuler(driver).color(item.minX + 5, item.minY + 5).numbers
      return numbers[0] - numbers[1] > 50
    }
    #expect(try isRed(.v26))
    #expect(try !isRed(.v18))
  }

  @Test("6.4.14: dims a link in a row that leads nowhere, with the chevron of its system")
  func links() throws {
    func colors(_ look: Look, isIn stack: Bool) throws -> [[Double]] {
      let list = try ListPicture(
        DeviceFact.driver(look: look, width: 390, height: 400) {
          if stack {
            NavigationStack { List { NavigationLink("Link") { Text("Page") } } }
          } else {
            List { NavigationLink("Link") { Text("Page") } }
          }
        })
      return [
        try list.ruler.strongestColor(in: list.window.textFrame("Link")).numbers,
        try list.chevronColor(ofRow: "Link").numbers,
      ]
    }
    #expect(try colors(.v18, isIn: true) == [[0, 0, 0], [191, 191, 191]])
    #expect(try colors(.v18, isIn: false) == [[127, 127, 127], [223, 223, 223]])
    #expect(try colors(.v26, isIn: true)[0] == [0, 0, 0])
    #expect(try colors(.v26, isIn: false)[0] == [127, 127, 127])
  }

  @Test("6.4.15: places the value below the label at accessibility sizes")
  func labeledContents() throws {
    func starts(_ look: Look, _ size: DynamicTypeSize) throws -> [CGRect] {
      let driver = try DeviceFact.driver(look: look, width: 390, height: 400, text: size) {
        List { LabeledContent("Name", value: "Ada") }
      }
      return [try driver.textFrame("Name"), try driver.textFrame("Ada")]
    }
    for (look, spacing) in [(Look.v18, 0.0), (.v26, 4)] {
      let beside = try starts(look, .xxxLarge)
      #expect(beside[0].minY == beside[1].minY && beside[1].minX > beside[0].maxX)
      let below = try starts(look, .accessibility1)
      #expect(below[0].minX == below[1].minX)
      #expect(abs(below[1].minY - below[0].maxY - spacing) < 0.34)
    }
  }

  @Test("1.3.51: keeps the size of a title in the bar, whatever the size of texts is")
  func inlineTitles() throws {
    func width(_ size: DynamicTypeSize) throws -> CGFloat {
      let driver = try DeviceFact.driver(look: .v26, width: 390, height: 400, text: size) {
        NavigationStack {
          Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
      return try driver.textFrame("Title").width
    }
    #expect(try width(.xSmall) == width(.large))
    #expect(try width(.accessibility5) == width(.large))
  }
}
