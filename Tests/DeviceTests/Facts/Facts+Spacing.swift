import SwiftUI
import SwiftUITesting

/// Default distances in vertical stacks.
extension DeviceFact {
  static let spacings: [DeviceFact] = [
    DeviceFact(
      "iOS 18, 26", .any, "distance of two texts of 16 points in a VStack", [2],
      from: DeviceSource.spezi18 + ", " + DeviceSource.homeAssistant18
    ) { look in
      let window = try driver(look: look, text: .medium) {
        VStack {
          Text("Upper")
          Text("Lower")
        }
      }
      return [try window.gap("Upper", "Lower")]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any, "distance of a text in subheadline over one in caption in a VStack",
      [2], from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        VStack {
          Text("Upper").font(.subheadline)
          Text("Lower").font(.caption)
        }
      }
      return [try window.gap("Upper", "Lower")]
    },
    DeviceFact(
      "iOS 18.2", .any, "distance of a text of 16 points over one of 14 points in a VStack",
      [2.33], from: DeviceSource.homeAssistant18
    ) { look in
      let window = try driver(look: look, text: .medium) {
        VStack(alignment: .leading) {
          Text("Upper")
          Text("Lower").font(.subheadline)
        }
      }
      return [try window.gap("Upper", "Lower")]
    },
    DeviceFact(
      "iOS 18, 26", .any, "distance of a text of 16 points over a Divider in a VStack", [9.8],
      from: DeviceSource.spezi18
    ) { look in
      let marks = Marks()
      let window = try driver(look: look, text: .medium) {
        VStack {
          Text("Upper")
          Divider().marked("divider", in: marks)
        }
      }
      return [try marks.frame("divider").minY - window.textFrame("Upper").maxY]
    },
    DeviceFact(
      "iOS 18, 26", .any, "distance of a color over a text of 16 points in a VStack", [5.9],
      from: DeviceSource.spezi18
    ) { look in
      let marks = Marks()
      let window = try driver(look: look, text: .medium) {
        VStack {
          Color.gray.frame(height: 40).marked("color", in: marks)
          Text("Lower")
        }
      }
      return [try window.textFrame("Lower").minY - marks.frame("color").maxY]
    },
    DeviceFact(
      "iOS 18.2", .any,
      "distance of a filled button over a button with a text in footnote, 12 points, in a VStack",
      [4.6], from: DeviceSource.homeAssistant18
    ) { look in
      let window = try driver(look: look, text: .medium) {
        VStack {
          Button("Upper") {}.buttonStyle(FilledButtonStyle())
          Button("Lower") {}.buttonStyle(FootnoteButtonStyle())
        }
      }
      return [try window.textFrame("Lower").minY - window.button("Upper").frame.maxY]
    },
    DeviceFact(
      "iOS 18.2", .any,
      "distance of a button with a text in footnote, 12 points, over a filled button in a VStack",
      [7.6], from: DeviceSource.homeAssistant18
    ) { look in
      let window = try driver(look: look, text: .medium) {
        VStack {
          Button("Upper") {}.buttonStyle(FootnoteButtonStyle())
          Button("Lower") {}.buttonStyle(FilledButtonStyle())
        }
      }
      return [try window.button("Lower").frame.minY - window.textFrame("Upper").maxY]
    },
    DeviceFact(
      "iOS 18.2", .any, "height that an empty VStack adds below a row in a VStack", [0],
      from: DeviceSource.homeAssistant18
    ) { look in
      let marks = Marks()
      _ = try driver(look: look, text: .medium) {
        VStack(alignment: .leading) {
          Color.gray.frame(height: 40)
          VStack(alignment: .leading) { EmptyView() }
        }
        .marked("stack", in: marks)
      }
      return [try marks.frame("stack").height - 40]
    },
    DeviceFact(
      "iOS 18.2", .any, "distance of two filled buttons in a VStack", [8],
      from: DeviceSource.homeAssistant18
    ) { look in
      let window = try driver(look: look, text: .medium) {
        VStack {
          Button("Upper") {}
          Button("Lower") {}
        }
        .buttonStyle(FilledButtonStyle())
      }
      return [try window.button("Lower").frame.minY - window.button("Upper").frame.maxY]
    },
    DeviceFact(
      "iOS 18.2", .any,
      "distances of texts of 16 points in a VStack: below one in an HStack, above one in a VStack",
      [2, 2], from: DeviceSource.homeAssistant18
    ) { look in
      let window = try driver(look: look, text: .medium) {
        VStack {
          HStack { Text("Upper") }
          Text("Middle")
          VStack { Text("Lower") }
        }
      }
      return [try window.gap("Upper", "Middle"), try window.gap("Middle", "Lower")]
    },
  ]
}

/// A button with a background around its label.
private struct FilledButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(14)
      .background(Color.gray)
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

/// A button that looks like a small text.
private struct FootnoteButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.footnote)
  }
}
