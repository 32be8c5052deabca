import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The frames of named views, beside those that Apple's SwiftUI gave them.
///
/// `apple-frames.json` has the frames, which were measured on macOS 26 and on a simulator of an iPhone SE with iOS 26. They
/// may differ by half a point.
@MainActor
@Suite struct DeviceFrameTests {
  @Test("named views have the frames that Apple's SwiftUI gives them", arguments: names)
  func frames(name: String) throws {
    let fixture = try #require(DeviceFixture.all.first { $0.name == name })
    let differences = try Self.differences(of: fixture)
    let known = KnownDifference.all.filter { $0.fixture == name }
    for difference in differences where !known.contains(where: { $0.covers(difference.view) }) {
      Issue.record("\(difference)")
    }
    for row in known where !differences.contains(where: { row.covers($0.view) }) {
      Issue.record("all frames of “\(row.views)” agree now; remove the row with “\(row.reason)”")
    }
  }

  @Test("every fixture is measured, or uses a name that the package doesn't have")
  func completeness() throws {
    #expect(Set(DeviceFixture.all.map(\.name)) == Set(Self.names))
    #expect(try Set(AppleFrames.all.keys).isSuperset(of: KnownDifference.withoutNames.keys))
  }

  private nonisolated static var names: [String] {
    let all = (try? AppleFrames.all) ?? [:]
    return all.keys.filter { KnownDifference.withoutNames[$0] == nil }.sorted()
  }

  /// A view whose frame differs.
  private struct Difference: CustomStringConvertible {
    let step: String
    let view: String
    let expected: [Double]
    let measured: CGRect?

    var description: String {
      let place = step.isEmpty ? view : "\(view) after \(step)"
      let own = measured.map { "\([$0.minX, $0.minY, $0.width, $0.height])" } ?? "not there"
      return "\(place): \(expected) in Apple's SwiftUI, \(own) here"
    }
  }

  /// Shows a fixture, does its steps, and returns the frames that differ.
  private static func differences(of fixture: DeviceFixture) throws -> [Difference] {
    let apple = try #require(AppleFrames.all[fixture.name])
    let stage = Stage()
    let driver = try ViewDriver(size: fixture.size, scale: 2) {
      DeviceRoot(fixture: fixture, stage: stage)
    }
    driver.advance(by: 0)
    var found: [Difference] = []
    func compare(_ frames: [String: [Double]], after step: String) {
      for (view, frame) in frames.sorted(by: { $0.key < $1.key }) {
        let own = stage.frames[view]
        if let own, fixture.agrees(own, with: frame) { continue }
        found.append(Difference(step: step, view: view, expected: frame, measured: own))
      }
    }
    compare(apple.frames, after: "")
    for step in apple.steps {
      stage.step += 1
      driver.advance(by: fixture.settling)
      compare(step.frames, after: step.name)
    }
    return found
  }
}

extension DeviceFixture {
  /// Whether a frame is that of a device, to half a point.
  fileprivate func agrees(_ own: CGRect, with frame: [Double]) -> Bool {
    func isNear(_ value: CGFloat, _ index: Int, within tolerance: Double = 0.5) -> Bool {
      abs(value - frame[index]) <= tolerance
    }
    guard hasTallLines else {
      return isNear(own.minX, 0) && isNear(own.minY, 1) && isNear(own.width, 2)
        && isNear(own.height, 3)
    }
    // Widths of texts differ by 2 % at most, and what they push aside by the same length.
    let width = max(0.5, frame[2] * 0.02)
    let extra = Self.extraHeights[own.height] ?? 0
    return isNear(own.minX, 0, within: max(1, width)) && isNear(own.width, 2, within: width)
      && (extra == 0 || isNear(own.height, 3) || isNear(own.height + extra, 3))
  }

  /// Whether the lines of texts were higher on the machine that measured the frames, and with them all that is below.
  private var hasTallLines: Bool { platform == .iOS && !name.hasPrefix("ios/scroll/") }

  /// How many points higher lines were, by their height here.
  private static let extraHeights: [CGFloat: CGFloat] = [
    13.5: 3, 14.5: 3, 16: 3, 18: 3, 19.5: 4, 20.5: 4, 24: 4, 26.5: 6, 33.5: 8, 34.5: 4, 41: 8,
  ]
}

/// The frames of a fixture in `apple-frames.json`.
struct AppleFrames: Decodable {
  struct Step: Decodable {
    let name: String
    let frames: [String: [Double]]
  }

  let frames: [String: [Double]]
  let steps: [Step]

  /// The frames by the names of the fixtures.
  static var all: [String: AppleFrames] { get throws { try read.get() } }

  private static let read = Result {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "apple-frames.json")
    return try JSONDecoder().decode([String: AppleFrames].self, from: Data(contentsOf: file))
  }
}
