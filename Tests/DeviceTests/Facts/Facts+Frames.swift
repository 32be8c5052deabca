import SwiftUI
import SwiftUITesting

/// Frames that limit their content, and larger arrangements of stacks and grids.
extension DeviceFact {
  static let frames: [DeviceFact] = [
    DeviceFact(
      "iOS 16", .any, "square of 60 points in a frame with a maximum of 50, fixed: its size",
      [50, 50], from: DeviceSource.nimbus
    ) { look in
      let marks = Marks()
      _ = try driver(look: look) {
        square(marks).frame(maxWidth: 50, maxHeight: 50, alignment: .topLeading).fixedSize()
          .clipped().marked("frame", in: marks)
      }
      return try marks.frame("frame").sizeNumbers
    },
    DeviceFact(
      "iOS 16", .any,
      "square of 60 points in a frame with a minimum of 90 by 70, fixed: its size, and the place",
      [90, 70, 15, 5], from: DeviceSource.nimbus
    ) { look in
      let marks = Marks()
      _ = try driver(look: look) {
        square(marks).frame(minWidth: 90, minHeight: 70, alignment: .center).fixedSize()
          .marked("frame", in: marks)
      }
      let frame = try marks.frame("frame")
      return try frame.sizeNumbers + frame.place(of: marks.frame("square"))
    },
    DeviceFact(
      "iOS 16", .any, "square of 60 points in a frame of 30 by 20 in one of 70: its place and size",
      [5, 5, 60, 60], from: DeviceSource.nimbus
    ) { look in
      let marks = Marks()
      _ = try driver(look: look) {
        square(marks).frame(width: 30, height: 20, alignment: .center)
          .frame(width: 70, height: 70).marked("frame", in: marks)
      }
      let inner = try marks.frame("square")
      return try marks.frame("frame").place(of: inner) + inner.sizeNumbers
    },
    DeviceFact(
      "iOS 15.5", .any,
      "picture of 4 by 3 that fills 100 points less a padding of -2: sizes, and its place",
      [96, 96, 133.33, 100, -18.67, -2], from: DeviceSource.paulz
    ) { look in
      let marks = Marks()
      _ = try driver(look: look) {
        Color.gray.marked("picture", in: marks).aspectRatio(4.0 / 3, contentMode: .fill)
          .frame(width: 100, height: 100).padding(-2).clipShape(Circle())
          .marked("view", in: marks)
      }
      let (view, picture) = (try marks.frame("view"), try marks.frame("picture"))
      return view.sizeNumbers + picture.sizeNumbers + view.place(of: picture)
    },
    DeviceFact(
      "iOS 15.5", .any, "circle that clips 52.67 by 49.33 points: left edge, width, height",
      [1.67, 49.33, 49.33], from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 100, height: 100) {
        atCorner(Color.black.frame(width: 52.67, height: 49.33).clipShape(Circle()))
      }
      let ink = try PictureRuler(window).ink
      return [ink.minX - 10, ink.width, ink.height]
    },
    DeviceFact(
      "iOS 15.5", .any, "border of 2 points in a circle of 49.33 points: widths, outer width",
      [2, 2, 49.33], from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 100, height: 100) {
        atCorner(
          Circle().strokeBorder(.black, lineWidth: 2).frame(width: 49.33, height: 49.33))
      }
      let ruler = try PictureRuler(window)
      let runs = ruler.runs(atY: 10 + 49.33 / 2) { $0.share(of: .black, on: .white) >= 0.5 }
      guard runs.count == 2 else { throw Unmeasurable("the circle has the sides \(runs)") }
      return runs.map { $0.upperBound - $0.lowerBound } + [runs[1].upperBound - runs[0].lowerBound]
    },
    DeviceFact(
      "iOS 18, 26", .any,
      "five rectangles of 100 points, 16 apart, in a padded VStack: first top, distance of tops",
      [16, 116], from: DeviceSource.spezi
    ) { look in
      let marks = Marks()
      _ = try driver(look: look, width: 390, height: 700) {
        VStack(spacing: 16) {
          ForEach(0..<5, id: \.self) { index in
            RoundedRectangle(cornerRadius: 10).frame(height: 100).marked("\(index)", in: marks)
          }
          Spacer()
        }
        .padding()
      }
      let first = try marks.frame("0")
      return [first.minY, try (marks.frame("4").minY - first.minY) / 4]
    },
    DeviceFact(
      "iOS 26.4", .any, "symbol over a text in caption2, 2 points apart: height", [33.7],
      within: 0.7, from: DeviceSource.cashLater
    ) { look in
      let marks = Marks()
      _ = try driver(look: look) {
        VStack(spacing: 2) {
          Image(systemName: "house.fill")
          Text("Home").font(.caption2)
        }
        .marked("item", in: marks)
      }
      return [try marks.frame("item").height]
    },
    DeviceFact(
      "iOS 18", .any, "distance of the letters of a text and a button without a style in footnote",
      [9.67], within: halfPoint, from: DeviceSource.account
    ) { look in
      let window = try driver(look: look, text: .medium) {
        HStack {
          Text("Account yet?")
          Button("Signup") {}
        }
        .font(.footnote)
      }
      let ruler = try PictureRuler(window)
      return [
        try ruler.ink(ofText: "Signup", in: window).minX
          - ruler.ink(ofText: "Account yet?", in: window).maxX
      ]
    },
    DeviceFact(
      "iOS 18.5, 26.2", .any,
      "seven titles with different content: their tops in a padded VStack from the screen's top",
      [16, 95.33, 169.33, 257, 330.33, 418, 511.33], within: halfPoint, from: DeviceSource.cash
    ) { look in
      let window = try driver(look: look, width: 402, height: 700) { BlocksOfContent() }
      return try BlocksOfContent.titles.map { try window.textFrame($0).minY }
    },
  ]

  static let gridRows: [DeviceFact] = [
    DeviceFact(
      "iOS 18, 26", .any, "distance of the tops of rows in body, 16 points, in a Grid 8 apart",
      [27.33], from: DeviceSource.spezi
    ) { look in
      let window = try driver(look: look, text: .medium) {
        Grid(horizontalSpacing: 8, verticalSpacing: 8) {
          GridRow {
            Text("One")
            Text("Two")
          }
          GridRow {
            Text("Three")
            Text("Four")
          }
        }
      }
      return [try window.textFrame("Three").minY - window.textFrame("One").minY]
    },
    DeviceFact(
      "iOS 18", .v18, "Divider in a Grid in a row: its ends from the edges of the card, thickness",
      [20, 20, 0.33], from: DeviceSource.spezi18
    ) { look in
      let (list, line) = try divider(look)
      let card = try list.card(0)
      return [line.minX - card.minX, card.maxX - line.maxX, line.height]
    },
    DeviceFact(
      "iOS 26", .v26, "Divider in a Grid in a row: thickness", [0.33], from: DeviceSource.spezi26
    ) { [try divider($0).frame.height] },
    dividerColor("iOS 18", .v18, from: DeviceSource.spezi18),
    dividerColor("iOS 26", .v26, from: DeviceSource.spezi26),
  ]

  private static func dividerColor(
    _ system: String, _ look: Look, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, look, "color of a Divider in a Grid in a row", [198, 198, 200], within: colorStep,
      from: source
    ) { look in
      let (list, line) = try divider(look)
      return list.ruler.color(line.midX, line.midY).numbers
    }
  }

  /// A Grid in a row with a Divider between two texts, and the frame of the Divider.
  @MainActor
  private static func divider(_ look: Look) throws -> (list: ListPicture, frame: CGRect) {
    let list = try ListPicture(look, text: .medium) {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        Text("Upper")
        Divider()
        Text("Lower")
      }
    }
    return (list, try list.separator(below: "Upper", above: "Lower").frame)
  }

  /// A view that is 10 points from the left and the top of the window.
  private static func atCorner(_ view: some View) -> some View {
    view.padding(10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// A marked square of 60 points in a ZStack.
  @MainActor
  private static func square(_ marks: Marks) -> some View {
    ZStack(alignment: .top) {
      Color.blue.frame(width: 60, height: 60).marked("square", in: marks)
    }
  }
}

/// Titles with a caption over content of several kinds.
private struct BlocksOfContent: View {
  static let titles = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      block(0) { Image(systemName: "star.fill").font(.title2) }
      block(1) {
        HStack {
          Text("Progress")
          Spacer()
          Text("75%")
        }
      }
      block(2) { Button("Delete") {}.buttonStyle(.bordered) }
      block(3) { Text("Section").font(.headline) }
      block(4) {
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }
        .buttonStyle(.bordered)
      }
      block(5) { Color.blue.frame(width: 60, height: 40) }
      block(6) { EmptyView() }
    }
    .padding().frame(maxHeight: .infinity, alignment: .top)
  }

  private func block(_ index: Int, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text(Self.titles[index]).font(.subheadline).fontWeight(.semibold)
        Text("Description").font(.caption2)
      }
      content()
    }
  }
}
