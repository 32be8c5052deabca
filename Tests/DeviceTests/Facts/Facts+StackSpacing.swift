import SwiftUI
import SwiftUITesting

/// Distances and sizes in stacks, and frames that limit them.
extension DeviceFact {
  static let stackSpacings: [DeviceFact] = [
    DeviceFact(
      "iOS 15.5", .v18, "distance of a padded square over a Toggle in a VStack", [8],
      from: DeviceSource.paulz
    ) { look in
      let marks = Marks()
      _ = try driver(look: look) {
        VStack {
          Color.gray.frame(width: 60, height: 60).padding().marked("upper", in: marks)
          Toggle("Label", isOn: .constant(true)).marked("lower", in: marks)
        }
      }
      return [try gap(marks)]
    },
    DeviceFact(
      "iOS 15.5", .any, "two padded texts in a VStack: their distance and their heights",
      [8, 52.33, 52.33], from: DeviceSource.paulz
    ) { look in
      let marks = try stack(look) { marks in
        Text("Upper").padding().background(.yellow).marked("upper", in: marks)
        Text("Lower").padding().background(.green).marked("lower", in: marks)
      }
      return [
        try gap(marks), try marks.frame("upper").height, try marks.frame("lower").height,
      ]
    },
    DeviceFact(
      "iOS 15.5", .any, "distance of two squares with a padding of 4 points in a VStack", [8],
      from: DeviceSource.paulz
    ) { look in
      [
        try gap(
          stack(look) { marks in
            Color.gray.frame(width: 40, height: 40).padding(4).marked("upper", in: marks)
            Color.gray.frame(width: 40, height: 40).padding(4).marked("lower", in: marks)
          })
      ]
    },
    DeviceFact(
      "iOS 15.5, 26.2", .any, "text with padding(): width and height that it adds", [32, 32],
      from: DeviceSource.paulz + ", " + DeviceSource.adam26
    ) { look in
      let marks = Marks()
      let window = try driver(look: look) { Text("Padded").padding().marked("box", in: marks) }
      let (box, text) = (try marks.frame("box"), try window.textFrame("Padded"))
      return [box.width - text.width, box.height - text.height]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any, "distance of a headline over a subheadline in a VStack", [2.5],
      from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        VStack(alignment: .leading) {
          Text("Upper").font(.headline)
          Text("Lower").font(.subheadline)
        }
      }
      return [try window.gap("Upper", "Lower")]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any, "distance of a medium subheadline over a caption in a VStack", [2],
      from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look) {
        VStack(alignment: .leading) {
          Text("Upper").font(.subheadline).fontWeight(.medium)
          Text("Lower").font(.caption)
        }
      }
      return [try window.gap("Upper", "Lower")]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any,
      "eight views of 36 points in a VStack 420 points high: first top, distance of tops",
      [38, 44], from: DeviceSource.cash
    ) { look in
      let marks = Marks()
      _ = try driver(look: look, height: 420) {
        VStack {
          ForEach(0..<8, id: \.self) { index in
            Text("Row").frame(height: 36).background(.gray).cornerRadius(8)
              .marked("row \(index)", in: marks)
          }
        }
        .frame(width: 280, height: 420)
      }
      let first = try marks.frame("row 0")
      return [first.minY, try (marks.frame("row 7").minY - first.minY) / 7]
    },
    DeviceFact(
      "iOS 17.5-26.2", .any, "VStack with ten views of 30 points, 30 apart, and a Spacer: height",
      [608], from: DeviceSource.cash
    ) { look in
      let marks = Marks()
      _ = try driver(look: look, height: 700) {
        VStack(spacing: 30) {
          ForEach(0..<10, id: \.self) { _ in Color.gray.frame(width: 30, height: 30) }
          Spacer()
        }
        .fixedSize().marked("stack", in: marks)
      }
      return [try marks.frame("stack").height]
    },
    DeviceFact(
      "iOS 26.2", .any, "two texts without a stack: their distance, and that of their centers",
      [2, 0], from: DeviceSource.spark
    ) { look in
      let window = try driver(look: look) {
        Text("Hey")
        Text("Bye, all")
      }
      let (upper, lower) = (try window.textFrame("Hey"), try window.textFrame("Bye, all"))
      return [lower.minY - upper.maxY, lower.midX - upper.midX]
    },
    textDistance(.xSmall, 2.33),
    textDistance(.accessibility5, -1),
    DeviceFact(
      "iOS 26.2", .any,
      "two texts at accessibility5 in a frame of 100 points: distance, how far they stick out",
      [8, 17.33, 17.33], within: 0.67, from: DeviceSource.spark
    ) { look in
      let marks = Marks()
      let window = try driver(look: look, text: .accessibility5) {
        VStack(spacing: 8) {
          Text("Hey")
          Text("Bye")
        }
        .frame(width: 200, height: 100).marked("frame", in: marks)
      }
      let (upper, lower) = (try window.textFrame("Hey"), try window.textFrame("Bye"))
      let frame = try marks.frame("frame")
      return [lower.minY - upper.maxY, frame.minY - upper.minY, lower.maxY - frame.maxY]
    },
    DeviceFact(
      "iOS 26.2", .any,
      "distances of texts in HStacks with 15, 10, 5 and 8 points at xSmall and accessibility5",
      [15, 10, 5, 8, 15, 10, 5, 8], from: DeviceSource.spark
    ) { look in
      try [DynamicTypeSize.xSmall, .accessibility5].flatMap { text in
        try [15, 10, 5, 8].map { spacing in
          let window = try driver(look: look, text: text) {
            HStack(spacing: spacing) {
              Text("Hey")
              Text("Bye")
            }
          }
          return try window.textFrame("Bye").minX - window.textFrame("Hey").maxX
        }
      }
    },
    DeviceFact(
      "iOS 26.2", .any,
      "distance of two texts with a Divider and 20 points between at xSmall and accessibility5",
      [40.33, 40.33], from: DeviceSource.spark
    ) { look in
      try [DynamicTypeSize.xSmall, .accessibility5].map { text in
        let window = try driver(look: look, text: text) {
          VStack(spacing: 20) {
            Text("Hey")
            Divider()
            Text("Bye")
          }
        }
        return try window.gap("Hey", "Bye")
      }
    },
    DeviceFact(
      "iOS 26.2", .any, "width of a Divider in a VStack that is as wide as its widest row",
      [236.33], from: DeviceSource.spark
    ) { look in
      let marks = try stack(look) { marks in
        VStack(alignment: .trailing) {
          Color.gray.frame(width: 100, height: 20)
          Divider().marked("divider", in: marks)
          Color.gray.frame(width: 236.33, height: 20)
        }
        .fixedSize()
      }
      return [try marks.frame("divider").width]
    },
    DeviceFact(
      "iOS 26.2", .any, "three rectangles in a VStack of 50 points: heights and distances",
      [11.33, 11.33, 11.33, 8, 8], from: DeviceSource.spark
    ) { look in
      let frames = try threeRectangles(look, offset: 0)
      let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
      return (frames.map(\.height) + gaps).map { Double($0) }
    },
    DeviceFact(
      "iOS 26.2", .any, "offset of 5 points on the second of three rectangles: how each moves",
      [0, 0, 5, 5, 0, 0], from: DeviceSource.spark
    ) { look in
      let (old, new) = (
        try threeRectangles(look, offset: 0), try threeRectangles(look, offset: 5)
      )
      return zip(old, new).flatMap { $0.place(of: $1) }
    },
  ]

  /// The distance of two texts in a VStack at a text size.
  private static func textDistance(_ text: DynamicTypeSize, _ expected: Double) -> DeviceFact {
    DeviceFact(
      "iOS 26.2", .any, "distance of two texts in body in a VStack at the text size \(text)",
      [expected], from: DeviceSource.spark
    ) { look in
      let window = try driver(look: look, text: text) {
        VStack {
          Text("Hey")
          Text("Bye")
        }
      }
      return [try window.gap("Hey", "Bye")]
    }
  }

  /// The frames that are marked in a VStack.
  @MainActor
  private static func stack(
    _ look: Look, @ViewBuilder content: (Marks) -> some View
  ) throws -> Marks {
    let marks = Marks()
    _ = try driver(look: look) { VStack { content(marks) } }
    return marks
  }

  /// The distance of two marked views.
  @MainActor
  private static func gap(_ marks: Marks) throws -> Double {
    try marks.frame("lower").minY - marks.frame("upper").maxY
  }

  /// The frames of three rectangles in a square of 50 points.
  @MainActor
  private static func threeRectangles(_ look: Look, offset: CGFloat) throws -> [CGRect] {
    let marks = Marks()
    _ = try driver(look: look) {
      VStack {
        Rectangle().marked("first", in: marks)
        Rectangle().marked("second", in: marks).offset(x: offset, y: offset)
        Rectangle().marked("third", in: marks)
      }
      .frame(width: 50, height: 50)
    }
    return try ["first", "second", "third"].map { try marks.frame($0) }
  }
}
