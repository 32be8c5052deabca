import CTactileTurboJPEG
import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@Suite("Damaged JPEG files")
struct JPEGCorruptionTests {
  /// The numbers of a seed, by xorshift.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  /// One or several of the faults that files have: changed, lost, repeated and inserted bytes.
  private func corrupt(_ file: Data, seed: UInt64) -> Data {
    var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    var file = [UInt8](file)
    for _ in 0...Int.random(in: 0..<4, using: &numbers) where file.count > 4 {
      let index = Int.random(in: 2..<file.count, using: &numbers)
      let end = min(index + Int.random(in: 1...40, using: &numbers), file.count)
      switch Int.random(in: 0..<7, using: &numbers) {
      case 0: file[index] = UInt8.random(in: 0...255, using: &numbers)
      case 1: file[index] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
      case 2: file.removeSubrange(index..<end)
      case 3: file.insert(contentsOf: file[index..<end], at: index)
      case 4: file.removeSubrange(index...)
      case 5:
        file.insert(contentsOf: [0xFF, UInt8.random(in: 0xC0...0xFE, using: &numbers)], at: index)
      default: for index in index..<end { file[index] = 0xFF }
      }
    }
    return Data(file)
  }

  @Test("2,000 damaged files are drawn, or refused with a reason")
  func corruptions() throws {
    let quarters = try JPEGFile.inQuarters()
    let noise = (0..<40 * 24 * 4).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 / 7) }
    let files = [
      JPEGFile.orient(quarters, 6, isLittleEndian: true),
      JPEGFile.orient(
        try JPEGFile.inQuarters(flags: TJFLAG_PROGRESSIVE), 3, isLittleEndian: false),
      try JPEGFile.encode(noise, width: 40, height: 24, TJPF_CMYK, TJSAMP_420),
      try JPEGFile.encode(noise, width: 40, height: 24, TJPF_RGBX, TJSAMP_GRAY),
      try JPEGFile.encode(
        noise, width: 40, height: 24, TJPF_RGBX, TJSAMP_411, flags: TJFLAG_PROGRESSIVE),
    ]
    var counts = (drawn: 0, flawed: 0, refused: 0)
    for seed in 0..<2000 as Range<UInt64> {
      do throws(ImageFailure) {
        let contents = try ImageDecoder.decode(corrupt(files[Int(seed) % files.count], seed: seed))
        let bitmap = contents.bitmap
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
        if contents.flaw == nil { counts.drawn += 1 } else { counts.flawed += 1 }
      } catch {
        #expect(error.kind == .unreadable && !error.reason.isEmpty)
        counts.refused += 1
      }
    }
    // Each outcome occurs often, so the faults reach all parts of the files.
    #expect(counts.drawn > 100 && counts.flawed > 100 && counts.refused > 100, "\(counts)")
  }
}
