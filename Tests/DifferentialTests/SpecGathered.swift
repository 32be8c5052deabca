import SwiftUI

/// A container that arranges the subviews or the sections of its content.
struct SpecGathered<Content: View>: View {
  /// From 0 to 2; it stays the same.
  let form: Int
  let content: Content

  var body: some View {
    switch form {
    case 0:
      Group(subviews: content) { subviews in
        VStack {
          ForEach(subviews) { subview in
            subview.font(.caption)
            if subview.id != subviews.last?.id { Divider() }
          }
        }
      }
    case 1:
      ForEach(
        sections: Group {
          Section("sorted") { content }.containerValue(\.specWeight, 2)
          Text("loose")
        }
      ) { section in
        section.header
        HStack(spacing: CGFloat(section.containerValues.specWeight)) { section.content }
      }
    default:
      _VariadicView.Tree(SpecRoot()) { content._trait(SpecTrait.self, 1) }
    }
  }
}

private struct SpecRoot: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { $0.padding(CGFloat($0[SpecTrait.self])) }
  }
}

private struct SpecTrait: _ViewTraitKey { static let defaultValue = 0 }

private struct SpecWeight: ContainerValueKey { static let defaultValue = 0 }

extension ContainerValues {
  fileprivate var specWeight: Int {
    get { self[SpecWeight.self] }
    set { self[SpecWeight.self] = newValue }
  }
}
