import Foundation
import TactileDrawing
import Testing

/// Decodes an animated PNG into a still PNG for each frame.
struct DecodedAnimation {
  struct Frame {
    var picture: Bitmap
    /// The delay as it is written.
    var delay: (numerator: Int, denominator: Int)
    /// What the frame replaced.
    var area: CGRect
  }

  struct Chunk {
    var type: String
    var content: Data
  }

  var frames: [Frame] = []
  var plays = -1

  /// The chunks of a file, with their check sums checked.
  static func chunks(of file: Data) throws -> [Chunk] {
    try #require(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var rest = file.dropFirst(8)
    var chunks: [Chunk] = []
    while !rest.isEmpty {
      let length = number(rest, at: 0)
      let body = rest.dropFirst(4).prefix(4 + length)
      try #require(body.count == 4 + length)
      #expect(number(rest, at: 8 + length) == Int(checksum(body)))
      chunks.append(
        Chunk(type: String(decoding: body.prefix(4), as: UTF8.self), content: body.dropFirst(4)))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }

  init(_ file: Data) throws {
    let chunks = try Self.chunks(of: file)
    let header = try #require(chunks.first { $0.type == "IHDR" }).content
    let (width, height) = (Self.number(header, at: 0), Self.number(header, at: 4))
    var canvas = Bitmap(
      width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    var control = Data()
    var sequence = 0
    var announced = 0
    for chunk in chunks {
      switch chunk.type {
      case "acTL":
        announced = Self.number(chunk.content, at: 0)
        plays = Self.number(chunk.content, at: 4)
      case "fcTL":
        #expect(Self.number(chunk.content, at: 0) == sequence)
        sequence += 1
        control = chunk.content
      case "IDAT":
        try add(chunk.content, control, header, to: &canvas)
      case "fdAT":
        #expect(Self.number(chunk.content, at: 0) == sequence)
        sequence += 1
        try add(chunk.content.dropFirst(4), control, header, to: &canvas)
      default: break
      }
    }
    #expect(frames.count == announced)
  }

  private mutating func add(
    _ compressed: Data, _ control: Data, _ header: Data, to canvas: inout Bitmap
  ) throws {
    let (width, height) = (Self.number(control, at: 4), Self.number(control, at: 8))
    let (left, top) = (Self.number(control, at: 12), Self.number(control, at: 16))
    // Neither is anything disposed of nor blended.
    #expect(Array(control.suffix(2)) == [0, 0])

    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let partHeader = control.dropFirst(4).prefix(8) + header.dropFirst(8)
    for (type, content) in [("IHDR", partHeader), ("IDAT", compressed), ("IEND", Data())] {
      let body = Data(type.utf8) + content
      png += Self.bytes(content.count) + body + Self.bytes(Int(Self.checksum(body)))
    }
    let part = try #require(DecodedPicture.decode(png))
    try #require((part.width, part.height) == (width, height))
    for y in 0..<height {
      let target = ((top + y) * canvas.width + left) * 4
      canvas.pixels.replaceSubrange(
        target..<(target + width * 4), with: part.pixels[(y * width * 4)..<((y + 1) * width * 4)])
    }
    let delay = control.suffix(6).map(Int.init)
    frames.append(
      Frame(
        picture: canvas, delay: (delay[0] << 8 | delay[1], delay[2] << 8 | delay[3]),
        area: CGRect(x: left, y: top, width: width, height: height)))
  }

  private static func number(_ data: Data, at offset: Int) -> Int {
    data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ number: Int) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
  }

  /// CRC-32 bit by bit, as PNG's specification has it.
  private static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }
}
