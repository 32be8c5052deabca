import SwiftUI
import Testing

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Texts that roll to random other texts: the characters that stay, go and come, from the strings
/// alone.
@MainActor
@Suite struct TextCrossingTests {
  private struct Stage: View {
    let transition: ContentTransition
    let register: (Binding<String>) -> Void
    let start: String
    @State private var string: String?

    var body: some View {
      register(Binding(get: { string ?? start }, set: { string = $0 }))
      return Text(string ?? start).contentTransition(transition)
        .frame(width: 300, alignment: .leading)
    }
  }

  /// A part of a text: the place of its first character, from the left.
  private struct Part: Equatable {
    let string: String
    let x: CGFloat
    let y: CGFloat
    let opacity: Double
  }

  private func parts(_ window: Window) -> [Part] {
    func collect(
      _ items: [DisplayList.Item], _ origin: CGPoint, _ opacity: Double
    ) -> [Part] {
      items.flatMap { item -> [Part] in
        let place = CGPoint(x: origin.x + item.origin.x, y: origin.y + item.origin.y)
        switch item.content {
        case .text(let run):
          return run.lines.map {
            Part(
              string: $0.string, x: place.x + $0.baseline.x, y: place.y + $0.baseline.y,
              opacity: opacity)
          }
        case .group(.opacity(let factor), let items):
          return collect(items, place, opacity * factor)
        case .group(_, let items): return collect(items, place, opacity)
        default: return []
        }
      }
    }
    return collect(window.display.items, .zero, 1)
  }

  private func randomString(_ random: inout RandomCases) -> String {
    // Few digits, so that strings often begin and end alike.
    String((0..<(1 + random.below(6))).map { _ in "0129"[random.below(random.below(2) + 2)] })
  }

  private func commonPrefix(_ one: String, _ other: String) -> Int {
    var count = 0
    while count < min(one.count, other.count), one.prefix(count + 1) == other.prefix(count + 1) {
      count += 1
    }
    return count
  }

  @Test("4.6.42: numericText moves only the characters that change, each at its place in the text")
  func rolling() {
    for seed in UInt64(0)..<90 {
      var random = RandomCases(seed: seed)
      let (old, new, isDown) = (
        randomString(&random), randomString(&random), random.below(2) == 0
      )
      guard old != new else { continue }
      var string: Binding<String>?
      let window = Window {
        Stage(
          transition: .numericText(countsDown: isDown), register: { string = $0 }, start: old)
      }
      let (before, side) = (parts(window), window.frame(of: old).width / CGFloat(old.count))
      let height = window.frame(of: old).height
      guard before.count == 1, let start = before.first else {
        Issue.record("seed \(seed): \(before)")
        continue
      }
      withAnimation(.linear(duration: 1)) { string?.wrappedValue = new }
      window.update()
      let progress = Double(1 + random.below(9)) / 10
      window.wait(progress)
      let name = "seed \(seed): \(old) to \(new), \(isDown ? "down" : "up") at \(progress)"
      let shown = parts(window)
      let sign: CGFloat = isDown ? -1 : 1
      func isAt(_ part: Part, _ y: CGFloat, _ opacity: Double) -> Bool {
        abs(part.y - start.y - y) < 0.01 && abs(part.opacity - opacity) < 1e-6
      }
      let leaving = shown.filter { isAt($0, -sign * height * progress, 1 - progress) }
      let coming = shown.filter { isAt($0, sign * height * (1 - progress), progress) }
      let staying = shown.filter { isAt($0, 0, 1) }
      #expect(leaving.count + coming.count + staying.count == shown.count, "\(name): \(shown)")
      #expect(leaving.count <= 1 && coming.count <= 1, "\(name): \(shown)")
      // What changes is between the characters that stay.
      func text(_ middle: [Part]) -> String {
        let place = (leaving + coming).map(\.x).min() ?? 0
        let before = staying.filter { $0.x < place - 0.01 }
        let after = staying.filter { $0.x >= place - 0.01 }
        return (before + middle + after).map(\.string).joined()
      }
      #expect(text(coming) == new, "\(name): \(shown)")
      #expect(text(leaving) == old, "\(name): \(shown)")
      // As few characters as possible change.
      let suffix = commonPrefix(String(old.reversed()), String(new.reversed()))
      let alike = min(commonPrefix(old, new) + suffix, old.count, new.count)
      #expect(
        coming.reduce(0) { $0 + $1.string.count } == new.count - alike, "\(name): \(shown)")
      // Each is where it is in its text, and the ends are where they are in the new one.
      var x = start.x
      for part in (staying + coming).sorted(by: { $0.x < $1.x }) {
        #expect(abs(part.x - x) < 0.01, "\(name): \(shown)")
        x += CGFloat(part.string.count) * side
      }
      if let leaving = leaving.first {
        let before = staying.filter { $0.x < leaving.x - 0.01 }
        let width = before.reduce(0) { $0 + CGFloat($1.string.count) } * side
        #expect(abs(leaving.x - start.x - width) < 0.01, "\(name): \(shown)")
        #expect(coming.allSatisfy { abs($0.x - leaving.x) < 0.01 }, "\(name): \(shown)")
      }
      window.settle()
      #expect(window.texts == [new], "\(name)")
    }
  }
}

extension String {
  fileprivate subscript(_ offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
}
