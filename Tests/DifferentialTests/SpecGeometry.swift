import SwiftUI

/// The preferences of a spec's views: words, and their positions.
struct Words: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct Places: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Records the preferences that it observes.
struct Hearing: ViewModifier {
  @State private var words: [Int] = []

  func body(content: Content) -> some View {
    // One view, where there may be several: each would write for itself.
    ZStack { content }
      .onPreferenceChange(Words.self) { heard in
        MainActor.assumeIsolated { words = heard }
      }
      .overlay { Text("heard \(words)").fixedSize() }
  }
}

/// Records its geometry.
struct Measuring: ViewModifier {
  let value: Int
  @State private var frame = CGRect.zero

  func body(content: Content) -> some View {
    let value = value
    return ZStack { content }
      .onGeometryChange(for: CGRect.self) {
        value == 0 ? $0.frame(in: .global) : CGRect(origin: .zero, size: $0.size)
      } action: {
        frame = $0
      }
      .overlay(alignment: .bottom) { Text("lies at \(frame)").fixedSize() }
  }
}

extension CGSize {
  /// The size in steps of 50 points, which doesn't depend on the last digits.
  var inSteps: String {
    // Sizes are often multiples of 10, so none is at the edge of a step.
    func steps(_ length: CGFloat) -> Int { Int(min(length + 7.3, 10_000) / 50) }
    return "\(steps(width)) by \(steps(height))"
  }
}

@MainActor
enum SpecGeometry {
  /// A reader around a view, which tells something of its geometry.
  static func reader(_ value: Int, around child: SpecView?) -> AnyView {
    AnyView(
      GeometryReader { proxy in
        child
        switch value {
        case 0: Text("size \(proxy.size)")
        case 1: Text("frame \(proxy.frame(in: .global))").frame(width: proxy.size.width / 2)
        case 2: Text("size \(proxy.size.inSteps)")
        default: Color.clear.frame(width: proxy.size.width / 2, height: proxy.size.height * 2)
        }
      })
  }

  /// A modifier of the kinds that send values up, read them, or depend on geometry.
  static func apply(_ modifier: Spec.Modifier, to view: AnyView) -> AnyView? {
    let value = modifier.value
    return switch modifier.kind {
    case .space: AnyView(view.coordinateSpace(.named(value)))
    case .word: AnyView(view.preference(key: Words.self, value: [value]))
    case .editedWords: AnyView(view.transformPreference(Words.self) { $0.append(value) })
    case .hearing: AnyView(view.modifier(Hearing()))
    case .wordsInFront:
      AnyView(
        view.overlayPreferenceValue(Words.self) { words in
          Text("words \(words)").preference(key: Words.self, value: [words.count + value])
        })
    case .wordsBehind:
      AnyView(
        view.backgroundPreferenceValue(Words.self, alignment: .top) { words in
          Text("words \(words)").padding(CGFloat(value))
        })
    case .place:
      AnyView(
        value == 0
          ? view.anchorPreference(key: Places.self, value: .bounds) { [$0] }
          : view.anchorPreference(
            key: Places.self, value: .rect(CGRect(x: 1, y: 2, width: value, height: 4))
          ) { [$0] })
    case .addedPlace:
      AnyView(
        view.transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) })
    case .places:
      AnyView(
        view.overlayPreferenceValue(Places.self) { places in
          GeometryReader { proxy in
            ForEach(places.indices, id: \.self) { index in
              let rect = proxy[places[index]]
              Color.pink.opacity(0.2).frame(width: abs(rect.width), height: abs(rect.height))
                .offset(x: rect.minX, y: rect.minY)
            }
          }
        })
    case .measuring: AnyView(view.modifier(Measuring(value: value)))
    case .visual: AnyView(visual(value, view))
    default: nil
    }
  }

  private static func visual(_ value: Int, _ view: AnyView) -> some View {
    view.visualEffect { content, proxy in
      content.offset(x: value == 1 ? proxy.size.width : 0, y: CGFloat(value))
        .opacity(value == 2 && proxy.frame(in: .global).minX > 100 ? 0.5 : 1)
        .scaleEffect(value == 3 ? 0.5 : 1)
    }
  }
}
