import Foundation
import SwiftUI
import SwiftUITesting
import TactileDrawing
import Testing

/// Drawing of images in text (rules 6.1.16 and 6.2.18).
@MainActor
@Suite struct TextPictureTests {
  /// The pixels of a color: the columns and rows from the first to the last.
  private func area(
    of picture: Picture, where isWanted: ((red: UInt8, green: UInt8, blue: UInt8)) -> Bool
  ) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    var columns: Set<Int> = []
    var rows: Set<Int> = []
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        guard isWanted((pixel.red, pixel.green, pixel.blue)) else { continue }
        columns.insert(x)
        rows.insert(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return (left...right, top...bottom)
  }

  private func isRed(_ color: (red: UInt8, green: UInt8, blue: UInt8)) -> Bool {
    color.red > 150 && color.green < 120
  }

  private func isDark(_ color: (red: UInt8, green: UInt8, blue: UInt8)) -> Bool {
    color.red < 100 && color.green < 100
  }

  @Test(
    "6.1.16: a symbol fills its place between words, at the height of their line",
    arguments: [1, 3])
  func place(scale: CGFloat) throws {
    let font = Font.system(size: 20)
    let driver = try ViewDriver(size: CGSize(width: 200, height: 40), scale: scale) {
      (Text("HH") + Text(Image(systemName: "square.fill")).foregroundColor(.red) + Text("HH"))
        .font(font)
        .frame(width: 200, height: 40, alignment: .topLeading)
    }
    let measured = try ViewDriver(size: CGSize(width: 200, height: 40), scale: scale) {
      Text("HH").font(font).frame(width: 200, height: 40, alignment: .topLeading)
    }
    let picture = try driver.picture()
    let red = try #require(area(of: picture, where: isRed))
    let dark = try #require(area(of: picture, where: isDark))
    let words = try #require(area(of: measured.picture(), where: isDark))
    // The square fills 1.0625 times the font's size without margins; it is centered on the capitals, whose bottom is the
    // baseline.
    let side = 20 * 1.0625
    let tolerance = 0.02 + 1.5 / Double(scale)
    let capitals = Double(words.y.lowerBound + words.y.upperBound + 1) / 2 / Double(scale)
    let middle = Double(red.y.lowerBound + red.y.upperBound + 1) / 2 / Double(scale)
    #expect(abs(middle - capitals) <= tolerance)
    #expect(abs(Double(red.x.count) / Double(scale) - side) <= tolerance)
    #expect(abs(Double(red.y.count) / Double(scale) - side) <= tolerance)
    // Letters at both sides, and none among the red.
    #expect(dark.x.lowerBound < red.x.lowerBound && dark.x.upperBound > red.x.upperBound)
    #expect(red.x.lowerBound > words.x.upperBound)
    let gap = Double(red.x.lowerBound - words.x.upperBound) / Double(scale)
    #expect(gap < 7.5)
  }

  @Test("a repainted part after a change matches the whole")
  func repainting() throws {
    let driver = try ViewDriver(size: CGSize(width: 160, height: 80), scale: 2) {
      Changing()
    }
    _ = try driver.picture()
    try driver.tap(on: "Next")
    driver.settle()
    let kept = try driver.picture()
    let fresh = try ViewDriver(size: CGSize(width: 160, height: 80), scale: 2) {
      Changing(name: "heart.fill")
    }
    #expect(try fresh.picture() == kept)
  }

  private struct Changing: View {
    @State var name = "star"

    var body: some View {
      VStack {
        Text("Tap \(Image(systemName: name)) to add it")
        Button("Next") { name = "heart.fill" }
      }
    }
  }
}
