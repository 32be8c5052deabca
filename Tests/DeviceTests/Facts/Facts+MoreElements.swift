import SwiftUI
import SwiftUITesting

/// Traits, values and actions of elements, and the elements of lists; 1 stands for yes, 0 for no.
extension DeviceFact {
  static let moreElements: [DeviceFact] = [
    DeviceFact(
      "iOS 18.5, 26.2", .any, "whether a number in a custom content is written as “2,847”", [1],
      within: exactly, from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        Text("Product")
          .accessibilityCustomContent("Rating", "4.5 stars from \(2847) reviews")
      }
      return [number(window.accessibilityTree.contains("4.5 stars from 2,847 reviews"))]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any,
      "two custom contents: whether they are in order, and only the second one is important",
      [1, 1], within: exactly, from: DeviceSource.cash
    ) { look in
      let tree = try driver(look: look) {
        Text("Product").accessibilityCustomContent("Rating", "Good")
          .accessibilityCustomContent("Stock", "Many", importance: .high)
      }
      .accessibilityTree
      guard let rating = tree.range(of: "Rating: “Good”"), let stock = tree.range(of: "Stock:")
      else { throw Unmeasurable("the contents are missing in \(tree)") }
      let important = tree.components(separatedBy: " at once").count - 1
      return [
        number(rating.lowerBound < stock.lowerBound),
        number(important == 1 && tree.contains("“Many” at once")),
      ]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any, "whether the entries of a rotor are the rows, with the rows' labels",
      [1], within: exactly, from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look, width: 370, height: 400) { RotorMenu() }
      return [
        number(window.rotorEntries("Vegan Options") == ["Garden Salad, $9", "Fruit Bowl, $7"])
      ]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any,
      "padded texts with one trait each: whether they have just that one, width, height",
      [1, 280, 36], from: DeviceSource.cash
    ) { look in
      let traits: [AccessibilityTraits] = [
        .isKeyboardKey, .allowsDirectInteraction, .updatesFrequently, .causesPageTurn,
        .playsSound, .startsMediaSession, .isSummaryElement,
      ]
      let window = try driver(look: look, height: 420) {
        VStack {
          ForEach(traits.indices, id: \.self) { index in
            Text("Row \(index)").frame(height: 36).frame(maxWidth: .infinity, alignment: .leading)
              .padding(.horizontal, 12).background(Color.gray).cornerRadius(8)
              .accessibilityAddTraits(traits[index])
          }
        }
        .frame(width: 280)
      }
      let elements = window.element().all
      guard let first = elements.first else { throw Unmeasurable("there are no elements") }
      return [
        number(elements.map { $0.traits.subtracting(.isStaticText) } == traits)
      ] + first.frame.sizeNumbers
    },
    DeviceFact(
      "iOS 17.5-26.2", .any, "number of elements of a shape with an empty label, value and hint",
      [1], within: exactly, from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        Circle().frame(width: 30, height: 30).accessibilityLabel("").accessibilityValue("")
          .accessibilityHint("")
      }
      return [Double(window.element().all.count)]
    },
    DeviceFact(
      "iOS 17.5-26.2", .any, "whether a shape with an empty label is an element with its value",
      [1], within: exactly, from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        Circle().frame(width: 30, height: 30).accessibilityLabel("").accessibilityValue("Value")
          .accessibilityHint("")
      }
      return [number(try window.only.value == "Value")]
    },
    DeviceFact(
      "iOS 17.5-26.2", .any,
      "shape with a label, a value, a hint and an action: whether it has them, width, height",
      [1, 30, 30], from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        Color.gray.frame(width: 30, height: 30).cornerRadius(15).accessibilityLabel("Label")
          .accessibilityValue("Value").accessibilityHint("Hint")
          .accessibilityAction(named: "Custom") {}
      }
      let (element, tree) = (try window.only, window.accessibilityTree)
      return [
        number(
          element.label == "Label" && element.value == "Value" && tree.contains("hint “Hint”")
            && tree.contains("can Custom"))
      ] + element.frame.sizeNumbers
    },
    DeviceFact(
      "iOS 17.5-26.2", .any,
      "whether elements are in order from top to bottom in a VStack and in a ScrollView", [1, 1],
      within: exactly, from: DeviceSource.cash
    ) { look in
      let names = ["One", "Two", "Three", "Four"]
      let stack = VStack { ForEach(names, id: \.self) { Text($0) } }
      let (plain, scrolled) = (
        try driver(look: look) { stack }, try driver(look: look) { ScrollView { stack } }
      )
      return [plain, scrolled].map { number($0.element().all.map(\.label) == names) }
    },
    DeviceFact(
      "iOS 17.5-26.2", .any, "whether the keyboard shortcut of an invisible button works", [1],
      within: exactly, from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look, idiom: .pad) {
        Text("Content").background {
          Button("Save") {}.keyboardShortcut("s").opacity(0).allowsHitTesting(false)
        }
      }
      return [number(window.press("s", modifiers: .command))]
    },
    DeviceFact(
      "iOS 26.4", .v26, "color of an address of e-mail in a literal text", [0, 136, 255],
      within: colorStep, from: DeviceSource.cashLater
    ) { look in
      let window = try driver(look: look, height: 60) { Text("jane@example.com") }
      return try PictureRuler(window).strongestColor(in: window.textFrame("jane@example.com"))
        .numbers
    },
    DeviceFact(
      "iOS 26.4", .any, "whether two texts in a stack are elements of their own, in order", [1],
      within: exactly, from: DeviceSource.cashLater
    ) { look in
      let names = ["Balance: $1,234.56", "Last updated: Today"]
      let window = try driver(look: look) { VStack { ForEach(names, id: \.self) { Text($0) } } }
      return [number(window.element().all.map(\.label) == names)]
    },
    DeviceFact(
      "iOS 26.4", .any,
      "combined symbol and text with the button trait: label, button trait, image trait",
      [1, 1, 0], within: exactly, from: DeviceSource.cashLater
    ) { look in
      let element = try driver(look: look) {
        VStack(spacing: 2) {
          Image(systemName: "house.fill")
          Text("Home").font(.caption2)
        }
        .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
      }
      .only
      return [
        number(element.label == "Home"), number(element.traits.contains(.isButton)),
        number(element.traits.contains(.isImage)),
      ]
    },
    DeviceFact(
      "iOS 26.4", .any, "whether the label of a text keeps a bullet", [1], within: exactly,
      from: DeviceSource.cashLater
    ) { [number(try driver(look: $0) { Text("• Apples") }.only.label == "• Apples")] },
  ]

  static let listElements: [DeviceFact] = [
    headerLabel("iOS 17.5, 18.5", .v18, "in uppercase letters", "ACCOUNTS"),
    headerLabel("iOS 26.2", .v26, "as it is written", "Accounts"),
    frame("iOS 18.5", .v18, "a row", "Checking", [362, 44]),
    frame("iOS 26.2", .v26, "a row", "Checking", [370, 52]),
    frame("iOS 18.5", .v18, "a header", "Accounts", [362, 38.67]),
    frame("iOS 26.2", .v26, "a header", "Accounts", [370, 40.33]),
    frame("iOS 26.2", .v26, "a footer", "Tap an account", [370, 29.67]),
    DeviceFact(
      "iOS 17.5-26.2", .any, "footer of a section: whether it has its text as label and no trait",
      [1], within: exactly, from: DeviceSource.cash
    ) { look in
      let element = try accounts(look).firstElement("Tap an account")
      return [number(element.traits.subtracting(.isStaticText).isEmpty)]
    },
  ]

  /// Whether the label of a header is as expected, and has the heading trait.
  private static func headerLabel(
    _ system: String, _ look: Look, _ what: String, _ expected: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "whether the label of a section's header is \(what)", [1], within: exactly,
      from: DeviceSource.cash
    ) { look in
      [number(try accounts(look).element(traits: .isHeader).all.map(\.label) == [expected])]
    }
  }

  /// The size of an element of a list 402 points wide.
  private static func frame(
    _ system: String, _ look: Look, _ what: String, _ label: String, _ expected: [Double]
  ) -> DeviceFact {
    DeviceFact(
      system, look, "width and height of the element of \(what) in a list 402 points wide",
      expected, from: DeviceSource.cash
    ) { try accounts($0).firstElement(label).frame.sizeNumbers }
  }

  /// A list with a section that has a header and a footer of one line.
  @MainActor
  private static func accounts(_ look: Look) throws -> ViewDriver {
    try driver(look: look, width: 402, height: 400) {
      List {
        Section {
          Text("Checking")
          Text("Savings")
        } header: {
          Text("Accounts")
        } footer: {
          Text("Tap an account")
        }
      }
    }
  }
}

/// Rows of which two are entries of a rotor.
private struct RotorMenu: View {
  @Namespace private var namespace
  private let rows = [
    ("Burger", "$12"), ("Garden Salad", "$9"), ("Steak", "$20"), ("Fruit Bowl", "$7"),
  ]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(rows, id: \.0) { row in
        PaddedRow(title: row.0, price: row.1).accessibilityElement(children: .combine)
          .accessibilityRotorEntry(id: row.0, in: namespace)
      }
    }
    .accessibilityRotor("Vegan Options") {
      AccessibilityRotorEntry("First", id: "Garden Salad", in: namespace)
      AccessibilityRotorEntry("Second", id: "Fruit Bowl", in: namespace)
    }
  }
}
