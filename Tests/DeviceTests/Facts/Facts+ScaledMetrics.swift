import SwiftUI
import SwiftUITesting

/// Lengths that scale with the text size.
extension DeviceFact {
  static let scaledMetrics: [DeviceFact] = [
    metric(90, .body, .xSmall, 77.67),
    metric(90, .body, .accessibility5, 253.67),
    metric(30, .body, .xSmall, 26),
    metric(30, .body, .accessibility5, 84.67),
    metric(40, .body, .xSmall, 34.67),
    metric(40, .body, .accessibility5, 112.67),
    metric(90, .largeTitle, .xSmall, 83.33),
    metric(90, .largeTitle, .accessibility5, 153.67),
    metric(30, .largeTitle, .xSmall, 27.67),
    metric(30, .largeTitle, .accessibility5, 51.33),
    metric(40, .largeTitle, .xSmall, 37),
    metric(40, .largeTitle, .accessibility5, 68.33),
    // The next six were measured with UIFontMetrics, which scales in the same way.
    metric(11, .body, .medium, 10.67),
    metric(110, .body, .medium, 105),
    metric(22, .body, .accessibility5, 62),
    metric(22, .body, .xSmall, 19),
    metric(22, .largeTitle, .accessibility5, 37.67),
    metric(22, .largeTitle, .xSmall, 20.33),
    DeviceFact(
      "iOS 26.2", .any, "scaled metrics of 90, 30 and 40 at the text size large", [90, 30, 40],
      within: exactly, from: DeviceSource.spark
    ) { look in
      try [90, 30, 40].map { try length(look, $0, .body, .large) }
    },
    DeviceFact(
      "iOS 26.2", .any,
      "box of 50 points with a scaled padding of 10: its sides at xSmall and accessibility5",
      [67.33, 106.67], from: DeviceSource.spark
    ) { look in
      try [DynamicTypeSize.xSmall, .accessibility5].map {
        try frames(look, $0) { ScaledPadding(marks: $0) }.frame("box").width
      }
    },
    DeviceFact(
      "iOS 26.2", .any,
      "scaled spacing of 10 in a VStack and an HStack at xSmall and accessibility5",
      [8.67, 8.67, 28.33, 28.33], from: DeviceSource.spark
    ) { look in
      try [DynamicTypeSize.xSmall, .accessibility5].flatMap { text -> [Double] in
        let marks = try frames(look, text) { ScaledStacks(marks: $0) }
        return [
          try marks.frame("lower").minY - marks.frame("upper").maxY,
          try marks.frame("right").minX - marks.frame("left").maxX,
        ]
      }
    },
    DeviceFact(
      "iOS 26.2", .any, "scaled offset of 5 points at xSmall", [4.33, 4.33],
      from: DeviceSource.spark
    ) { look in
      let marks = try frames(look, .xSmall) { ScaledOffset(marks: $0) }
      return try marks.frame("place").place(of: marks.frame("moved"))
    },
  ]

  /// A length that is as long as expected at a text size.
  private static func metric(
    _ value: Double, _ style: Font.TextStyle, _ text: DynamicTypeSize, _ expected: Double
  ) -> DeviceFact {
    DeviceFact(
      "iOS 26.2", .any, "scaled metric of \(Int(value)) relative to \(style) at \(text)",
      [expected], from: DeviceSource.spark
    ) { look in
      [try length(look, value, style, text)]
    }
  }

  @MainActor
  private static func length(
    _ look: Look, _ value: Double, _ style: Font.TextStyle, _ text: DynamicTypeSize
  ) throws -> Double {
    try frames(look, text) { ScaledBox(value, style, marks: $0) }.frame("box").width
  }

  /// The frames that a view marks in a window.
  @MainActor
  private static func frames(
    _ look: Look, _ text: DynamicTypeSize, @ViewBuilder content: (Marks) -> some View
  ) throws -> Marks {
    let marks = Marks()
    _ = try driver(look: look, text: text) { content(marks) }
    return marks
  }
}

/// A square that scales.
private struct ScaledBox: View {
  @ScaledMetric private var length: Double
  let marks: Marks

  init(_ length: Double, _ style: Font.TextStyle, marks: Marks) {
    _length = ScaledMetric(wrappedValue: length, relativeTo: style)
    self.marks = marks
  }

  var body: some View { Color.gray.frame(width: length, height: length).marked("box", in: marks) }
}

/// A square with a padding that scales.
private struct ScaledPadding: View {
  @ScaledMetric private var length = 10.0
  let marks: Marks

  var body: some View {
    Color.gray.frame(width: 50, height: 50).padding(length).marked("box", in: marks)
  }
}

/// Two stacks with a spacing that scales.
private struct ScaledStacks: View {
  @ScaledMetric private var length = 10.0
  let marks: Marks

  var body: some View {
    VStack(spacing: length) {
      Color.gray.frame(width: 20, height: 20).marked("upper", in: marks)
      HStack(spacing: length) {
        Color.gray.frame(width: 20, height: 20).marked("left", in: marks)
        Color.gray.frame(width: 20, height: 20).marked("right", in: marks)
      }
      .marked("lower", in: marks)
    }
  }
}

/// A square that is moved by a length that scales.
private struct ScaledOffset: View {
  @ScaledMetric private var length = 5.0
  let marks: Marks

  var body: some View {
    Color.gray.frame(width: 20, height: 20).marked("moved", in: marks)
      .offset(x: length, y: length).marked("place", in: marks)
  }
}
