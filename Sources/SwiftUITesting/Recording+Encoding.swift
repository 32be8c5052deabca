import Foundation
import SwiftUI
import TactileRecorder

extension Recording {
  /// A closure that receives the number of painted frames and the number of all frames.
  package typealias Progress = @MainActor (_ painted: Int, _ all: Int) -> Void

  /// Draws the frames and encodes them as a file.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point, from 1 to 3.
  ///   - effort: The work that is done to make an animated PNG file smaller.
  @MainActor
  package func encoded(
    as type: RecordingType, scale: CGFloat, effort: CompressionEffort = .fast,
    progress: Progress = { _, _ in }
  ) throws -> Data {
    switch type {
    case .animatedPNG:
      var file = AnimatedPNG(effort: effort)
      try paint(scale: scale, progress) { frame, moments in
        var rest = milliseconds(moments.upperBound) - milliseconds(moments.lowerBound)
        while rest > 0 {
          let part = min(rest, AnimatedPNG.longest)
          try file.append(frame, milliseconds: part)
          rest -= part
        }
      }
      return try file.encoded()
    case .video(let format):
      let video = try Video(format, framesPerSecond: framesPerSecond)
      try paint(scale: scale, progress) { try video.append($0, count: $1.count) }
      return try video.encoded()
    }
  }

  /// Paints each distinct picture once and passes it to the closure with the indices of its frames.
  @MainActor
  private func paint(
    scale: CGFloat, _ progress: Progress, _ body: (Bitmap, Range<Int>) throws -> Void
  ) throws {
    let painter = try WindowPainter(scale: scale)
    var bitmap = Bitmap(width: 0, height: 0, pixels: [])
    var damage = Damage()
    var start = 0
    for (index, frame) in frames.enumerated() {
      let end = index + 1
      damage.formUnion(damages[index])
      if end < frames.count, frames[end] == frame { continue }
      painter.repaint(damage, on: &bitmap, size: frame.size) { _ in frame }
      damage = Damage()
      try body(bitmap, start..<end)
      start = end
      progress(end, frames.count)
    }
  }

  /// The time at which a frame begins, in whole milliseconds; computed from the index, so that
  /// rounding errors do not add up.
  private func milliseconds(_ frame: Int) -> Int { frame * 1000 / framesPerSecond }
}
