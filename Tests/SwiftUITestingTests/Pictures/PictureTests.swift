import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Pictures that are compared, described, saved and read.
@MainActor struct PictureTests {
  private func picture(
    _ color: Color = .red, size: CGSize = CGSize(width: 40, height: 30), dot: CGFloat = 0
  ) throws -> Picture {
    try ViewDriver(size: size, scale: 1) {
      color.overlay(alignment: .topLeading) {
        Color.black.frame(width: dot, height: dot).offset(x: 8, y: 4)
      }
      .ignoresSafeArea()
    }
    .picture()
  }

  @Test("a picture describes itself in a line, and equal ones alike")
  func description() throws {
    let red = try picture()
    #expect("\(red)".wholeMatch(of: /40×30 pixels, [0-9a-f]{8}/) != nil)
    #expect(try "\(red)" == "\(picture())")
    #expect(try "\(red)" != "\(picture(.blue))")
  }

  @Test("a failed comparison of pictures prints no pixels")
  func shortFailure() throws {
    let (large, other) = try (
      picture(size: CGSize(width: 400, height: 800)),
      picture(.blue, size: CGSize(width: 400, height: 800))
    )
    withKnownIssue {
      #expect(large == other)
    } matching: { issue in
      "\(issue)".count < 2000
    }
    #expect(Mirror(reflecting: large).children.isEmpty)
  }

  @Test("the difference of two pictures tells how many pixels differ, where, and by how much")
  func difference() throws {
    let plain = try picture(.white)
    let dotted = try picture(.white, dot: 3)
    let difference = try #require(dotted.difference(from: plain))
    #expect(difference.count == 9)
    #expect(difference.bounds == CGRect(x: 8, y: 4, width: 3, height: 3))
    #expect(difference.largest == 255)
    #expect("\(difference)" == "9 of 40×30 pixels differ, all in (8, 4) 3×3, by up to 255 of 255")
    #expect(try plain.difference(from: picture(.white)) == nil)
    #expect(
      try "\(picture(size: CGSize(width: 20, height: 30)).difference(from: plain) as Any)"
        .contains("20×30 pixels instead of 40×30"))
  }

  @Test("a tolerance forgives a component, or what can't be seen")
  func tolerance() throws {
    let gray = try picture(Color(white: 0.5))
    let lighter = try picture(Color(red: 0.5, green: 0.5, blue: 0.52))
    #expect(lighter.difference(from: gray) != nil)
    #expect(lighter.difference(from: gray, tolerance: PictureTolerance(component: 6)) == nil)
    #expect(lighter.difference(from: gray, tolerance: PictureTolerance(component: 2)) != nil)
    #expect(lighter.difference(from: gray, tolerance: PictureTolerance(perceptual: 4)) == nil)
    let red = try picture(.red)
    #expect(red.difference(from: gray, tolerance: PictureTolerance(perceptual: 20)) != nil)
  }

  @Test("a picture is the same after it was saved as PNG and read, also with transparency")
  func files() throws {
    for color in [Color.red, .clear, .blue.opacity(0.3)] {
      let picture = try picture(color, dot: 5)
      #expect(try Picture(png: picture.png()) == picture)
    }
    let picture = try picture()
    #expect(picture.bytes.count == 40 * 30 * 4)
    let error = #expect(throws: UnreadablePicture.self) { try Picture(png: Data("GIF89a".utf8)) }
    #expect("\(error as Any)".contains("The picture can't be read: the PNG file is damaged"))
    for length in stride(from: 0, to: try picture.png().count - 12, by: 7) {
      #expect(throws: (any Error).self) { try Picture(png: picture.png().prefix(length)) }
    }
  }
}
