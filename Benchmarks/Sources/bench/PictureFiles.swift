import SwiftUI
import SwiftUITesting

extension Works {
  /// png: a picture of a phone's window with eight buttons, texts and a gradient, and its PNG file.
  ///
  /// Tests run in debug builds, in which `swift run --configuration debug bench png` measures them.
  func pictureFiles() throws {
    var (pictures, files): ([Sample], [Sample]) = ([], [])
    let driver = try ViewDriver(size: CGSize(width: 393, height: 852), scale: 3) {
      VStack(spacing: 20) {
        Text("Coffee").font(.largeTitle)
        ForEach(0..<8) { Button("Order number \($0)") {}.buttonStyle(.borderedProminent) }
        Text("Ready in five minutes, or sooner than that")
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          .frame(height: 100)
      }
      .padding()
    }
    for index in 0..<5 {
      driver.appearance.colorScheme = index % 2 == 0 ? .dark : .light
      pictures.append(try Stopwatch.measure { _ = try driver.picture() })
      let picture = try driver.picture()
      files.append(try Stopwatch.measure { _ = try picture.png() })
    }
    report.add("png", 1, "picture", pictures)
    report.add("png", 1, "file", files)
  }

  /// presses: ten thousand taps of a button by its name, with a comparison of the display list after each.
  func tenThousandTaps() throws {
    let model = RowModel(id: 0)
    let driver = try ViewDriver(size: CGSize(width: 393, height: 852), scale: 3) {
      Button(model.titles[0]) { model.presses += 1 }.buttonStyle(PlateStyle())
    }
    let rest = driver.displayList
    var different = 0
    let sample = try Stopwatch.measure {
      for _ in 0..<10_000 {
        try driver.tap(on: model.titles[0])
        if driver.displayList != rest { different += 1 }
      }
    }
    // The color returns by an animation.
    precondition(model.presses == 10_000 && different == 10_000, "a button was not pressed")
    report.add("presses", 1, "ten_thousand", [sample])
  }
}
