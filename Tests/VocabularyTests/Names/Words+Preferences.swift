import SwiftUI

// Preferences and anchors.

struct Heights: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
    value.append(contentsOf: nextValue())
  }
}

/// A preference whose default value is nil.
struct LastCorner: PreferenceKey {
  typealias Value = Anchor<CGPoint>?
  static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() ?? value }
}

struct CornerAnchors: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

struct AllCorners: PreferenceKey {
  static var defaultValue: Anchor<[CGPoint]>? { nil }
  static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
    value = nextValue()
  }
}

struct MaybeFrame: PreferenceKey {
  static var defaultValue: Anchor<CGRect?>? { nil }
  static func reduce(value: inout Anchor<CGRect?>?, nextValue: () -> Anchor<CGRect?>?) {}
}

struct AnchoredViews: View {
  let outline: CGRect? = nil
  @State private var heights: [CGFloat] = []

  var body: some View {
    VStack {
      Text("A")
        .preference(key: Heights.self, value: [1])
        .transformPreference(Heights.self) { $0.append(2) }
        .transformPreference(Heights.self) { heights in heights = heights.map { $0 * 2 } }
        .onPreferenceChange(Heights.self) { heights = $0 }
        .backgroundPreferenceValue(Heights.self) { Text("\($0.count)") }
        .backgroundPreferenceValue(Heights.self, alignment: .top) { heights in
          if heights.isEmpty { Color.red }
        }
      Text("B")
        .anchorPreference(key: CornerAnchors.self, value: .topLeading) { [$0] }
        .transformAnchorPreference(key: CornerAnchors.self, value: .top) { $0.append($1) }
        .transformAnchorPreference(key: CornerAnchors.self, value: .topTrailing) { value, anchor in
          value.append(anchor)
        }
        .transformAnchorPreference(key: CornerAnchors.self, value: .leading) { $0 += [$1] }
        .transformAnchorPreference(key: CornerAnchors.self, value: .center) { $0 += [$1] }
        .transformAnchorPreference(key: CornerAnchors.self, value: .trailing) { $0 += [$1] }
      Text("C")
        .anchorPreference(key: CornerAnchors.self, value: .bottomLeading) { [$0] }
        .anchorPreference(key: LastCorner.self, value: .bottom) { $0 }
        .anchorPreference(key: LastCorner.self, value: .bottomTrailing) { $0 }
        .anchorPreference(key: LastCorner.self, value: .point(.zero)) { $0 }
        .anchorPreference(key: LastCorner.self, value: .unitPoint(.center), transform: \.self)
      Text("D")
        .anchorPreference(key: AllCorners.self, value: .init([.topLeading, .bottomTrailing])) { $0 }
        .anchorPreference(
          key: MaybeFrame.self, value: Anchor<CGRect?>.Source(outline.map { .rect($0) })
        ) { $0 }
        .anchorPreference(key: Heights.self, value: .rect(CGRect(x: 0, y: 0, width: 1, height: 1)))
      {
        Array(repeating: 1, count: Set([$0]).count)
      }
        .overlayPreferenceValue(CornerAnchors.self) { corners in
          GeometryReader { proxy in
            if let first = corners.first, let last = corners.last, first == last {
              Circle().position(proxy[first])
            }
          }
        }
    }
  }
}

/// Returns the default value of a preference reduced with another value.
func merged<Key: PreferenceKey>(_ key: Key.Type, with value: Key.Value) -> Key.Value {
  var result = Key.defaultValue
  Key.reduce(value: &result) { value }
  return result
}

func hashed<Value: Hashable>(_ anchor: Anchor<Value>) -> Int {
  var hasher = Hasher()
  anchor.hash(into: &hasher)
  return hasher.finalize()
}

let noCorner: Anchor<CGPoint>? = LastCorner.defaultValue
