import SwiftUI
import SwiftUITesting

/// The elements that assistive technologies see; 1 stands for yes, 0 for no.
extension DeviceFact {
  static let elements: [DeviceFact] = [
    DeviceFact(
      "iOS 18.5, 26.2", .any, "combined title and description: its label, whether it has no trait",
      [1, 1], within: exactly, from: DeviceSource.cash
    ) { look in
      let element = try titled(look, "Label", "Text description for an element").element
      return [
        number(element.label == "Label, Text description for an element"),
        number(element.traits.subtracting(.isStaticText).isEmpty),
      ]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any,
      "combined title and description: height, width beyond that of the wider text", [33.33, 0],
      from: DeviceSource.cash
    ) { look in
      let (window, element) = try titled(look, "Label", "Text description for an element")
      let text = try window.textFrame("Text description for an element")
      return [element.frame.height, element.frame.width - text.width]
    },
    titledWidth("Label", "Text description for an element", 163),
    titledWidth("Value", "Current state or content", 126.67),
    titledWidth("Hint", "What happens when activated", 158.33),
    titledWidth("Traits", "Element type and behavior", 140),
    titledWidth("Input Labels", "Voice Control phrases", 115.67),
    titledWidth("Activation Point", "Custom tap target", 112.67),
    titledWidth("Element Grouping", "Combine children", 128),
    DeviceFact(
      "iOS 18.5, 26.2", .any,
      "combined texts with a Spacer and a value: label, value, width, height",
      [1, 1, 370, 20.33], from: DeviceSource.cash
    ) { look in
      let element = try shown(look) {
        HStack {
          Text("Progress")
          Spacer()
          Text("75%")
        }
        .accessibilityElement(children: .combine).accessibilityValue("75 percent complete")
      }
      return [
        number(element.label == "Progress, 75%"), number(element.value == "75 percent complete"),
      ] + element.frame.sizeNumbers
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any, "symbol with a label: whether it has the label and the image trait",
      [1, 1], within: exactly, from: DeviceSource.cash
    ) { look in
      let element = try shown(look) {
        Image(systemName: "star.fill").font(.title2).accessibilityLabel("Favorite")
      }
      return [number(element.label == "Favorite"), number(element.traits.contains(.isImage))]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any,
      "bordered button with a hint: button trait, hint, width beyond the label's, height",
      [1, 1, 24, 34.33], from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        Button("Delete") {}.buttonStyle(.bordered)
          .accessibilityHint("Removes this item permanently")
      }
      let (element, text) = (try window.only, try window.textFrame("Delete"))
      return [
        number(element.label == "Delete" && element.traits.contains(.isButton)),
        number(window.accessibilityTree.contains("hint “Removes this item permanently”")),
        element.frame.width - text.width, element.frame.height,
      ]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any, "headline with the heading trait: label and trait, height, width",
      [1, 20.33, 0], from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        Text("Section Header").font(.headline).accessibilityAddTraits(.isHeader)
      }
      let (element, text) = (try window.only, try window.textFrame("Section Header"))
      return [
        number(element.label == "Section Header" && element.traits.contains(.isHeader)),
        element.frame.height, element.frame.width - text.width,
      ]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any, "button with a symbol and a label: label, button and image traits",
      [1, 1, 0], within: exactly, from: DeviceSource.cash
    ) { look in
      let element = try shown(look) {
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }
        .buttonStyle(.bordered).accessibilityLabel("Microphone")
      }
      return [
        number(element.label == "Microphone"), number(element.traits.contains(.isButton)),
        number(element.traits.contains(.isImage)),
      ]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any, "shape with a label: whether it has no trait, width, height",
      [1, 60, 40], from: DeviceSource.cash
    ) { look in
      let element = try shown(look) {
        RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 60, height: 40)
          .accessibilityLabel("Custom tap target")
      }
      return [
        number(element.label == "Custom tap target" && element.traits.isEmpty)
      ] + element.frame.sizeNumbers
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any,
      "whether the activation point (50, 30) is relative to the view's top left corner", [1],
      within: exactly, from: DeviceSource.cash
    ) { look in
      // The view is at (120, 130).
      let window = try driver(look: look) {
        Rectangle().frame(width: 60, height: 40).accessibilityLabel("Target")
          .accessibilityActivationPoint(CGPoint(x: 50, y: 30))
      }
      return [number(window.accessibilityTree.contains("(170, 160)"))]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any,
      "combined symbol and texts with a padding: label, image trait, height with the padding",
      [1, 0, 49.67], from: DeviceSource.cash
    ) { look in
      let element = try shown(look) {
        HStack {
          Image(systemName: "person.circle.fill").font(.title2)
          VStack(alignment: .leading, spacing: 2) {
            Text("John Doe").font(.subheadline).fontWeight(.medium)
            Text("Online").font(.caption2)
          }
        }
        .padding(8).background(Color.gray).cornerRadius(8)
        .accessibilityElement(children: .combine)
      }
      return [
        number(element.label == "John Doe, Online"), number(element.traits.contains(.isImage)),
        element.frame.height,
      ]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any, "whether a label replaces the texts of a combined element", [1],
      within: exactly, from: DeviceSource.cash
    ) { look in
      let element = try shown(look) {
        VStack {
          Text("Important Email")
          Text("Preview")
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Important Email. Preview of email content")
      }
      return [number(element.label == "Important Email. Preview of email content")]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any, "padded card with two texts that are combined: width, height",
      [370, 73], from: DeviceSource.cash
    ) { look in
      let element = try shown(look) {
        HStack {
          VStack(alignment: .leading) {
            Text("Important Email").font(.headline)
            Text("Preview of email content").font(.subheadline)
          }
          Spacer()
        }
        .padding().background(Color.gray).cornerRadius(12)
        .accessibilityElement(children: .combine)
      }
      return element.frame.sizeNumbers
    },
    cards(
      "two cards with a subheadline over captions, 12 apart", [370, 36.33, 370, 36.33, 48.33],
      spacing: 12, count: 2
    ) { TitleOverCaptions() },
    cards(
      "two padded rows with a subheadline over a caption, 8 apart",
      [370, 50.33, 370, 50.33, 58.33], spacing: 8, count: 2
    ) { PaddedRow(title: "Garden Salad", price: "$9") },
  ]

  /// The width of a combined title and description.
  private static func titledWidth(
    _ title: String, _ description: String, _ expected: Double
  ) -> DeviceFact {
    DeviceFact(
      "iOS 18.5, 26.2", .any, "width of the combined element “\(title), \(description)”",
      [expected], within: tolerance(ofTextWidth: expected), from: DeviceSource.cash
    ) { [try titled($0, title, description).element.frame.width] }
  }

  /// A semibold title over a small description, which are combined.
  @MainActor
  private static func titled(
    _ look: Look, _ title: String, _ description: String
  ) throws -> (window: ViewDriver, element: FoundElement) {
    let window = try driver(look: look) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.subheadline).fontWeight(.semibold)
        Text(description).font(.caption2)
      }
      .accessibilityElement(children: .combine)
    }
    return (window, try window.only)
  }

  /// The sizes of combined cards in 370 points, and the distance of their tops.
  private static func cards(
    _ what: String, _ expected: [Double], spacing: CGFloat, count: Int,
    @ViewBuilder card: @escaping @MainActor @Sendable () -> some View
  ) -> DeviceFact {
    DeviceFact(
      "iOS 18.5, 26.2", .any, "\(what): sizes of the elements, distance of their tops", expected,
      from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look, width: 370) {
        VStack(spacing: spacing) {
          ForEach(0..<count, id: \.self) { _ in
            card().accessibilityElement(children: .combine)
          }
        }
      }
      let frames = window.element().all.map(\.frame)
      guard frames.count == count else { throw Unmeasurable("\(frames.count) elements") }
      return frames.flatMap(\.sizeNumbers) + [frames[1].minY - frames[0].minY]
    }
  }

  /// The only element in a window 370 points wide.
  @MainActor
  private static func shown(
    _ look: Look, @ViewBuilder content: () -> some View
  ) throws -> FoundElement {
    try driver(look: look, width: 370, content: content).only
  }
}

extension ViewDriver {
  /// The only element that assistive technologies see.
  var only: FoundElement {
    get throws {
      let elements = element().all
      guard elements.count == 1, let first = elements.first else {
        throw Unmeasurable("there are \(elements.count) elements: \(accessibilityTree)")
      }
      return first
    }
  }
}

extension ViewDriver {
  /// The first element with a label, in any case of its letters.
  func firstElement(_ label: String) throws -> FoundElement {
    guard let found = element().all.first(where: { $0.label.lowercased() == label.lowercased() })
    else { throw Unmeasurable("no element has the label “\(label)” in \(accessibilityTree)") }
    return found
  }
}

/// A title over two captions at opposite sides.
private struct TitleOverCaptions: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Product").font(.subheadline).fontWeight(.medium)
      HStack {
        Text("$9").font(.caption).fontWeight(.semibold)
        Spacer()
        Text("In stock").font(.caption2)
      }
    }
  }
}

/// A row of a menu with a title over a price, with a background.
struct PaddedRow: View {
  let title: String
  let price: String

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(title).font(.subheadline).fontWeight(.medium)
        Text(price).font(.caption)
      }
      Spacer()
    }
    .padding(.horizontal, 12).padding(.vertical, 8).background(Color.gray).cornerRadius(8)
  }
}
