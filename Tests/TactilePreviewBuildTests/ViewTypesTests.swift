import Testing

@testable import TactilePreviewBuild

/// The views of a file without previews.
@Suite struct ViewTypesTests {
  @Test("views are found by their declarations, at the top of the file")
  func views() {
    let types = ViewTypes(
      in: """
        import SwiftUI
        struct Pill: View { var body: some View { Text("Pill") } }
        public struct Box : Equatable, View {
          struct Inner: View { var body: some View { Text("") } }
        }
        @MainActor struct Wide: View {}
        private struct Hidden: View {}
        struct Generic<Content>: View {}
        struct PillStyle: ButtonStyle {}
        struct Model: ViewModel {}
        extension Pill: Equatable {}
        """)
    #expect(types.views.map(\.name) == ["Pill", "Box", "Wide"])
    #expect(types.views.map(\.line) == [2, 3, 6])
    #expect(!types.hasPreviews)
  }

  @Test("a file with previews shows these")
  func previews() {
    #expect(ViewTypes(in: "import SwiftUI\n#Preview { Text(\"A\") }").hasPreviews)
    #expect(ViewTypes(in: "struct A_Previews: PreviewProvider {").hasPreviews)
    #expect(!ViewTypes(in: "// See #Preview.\nlet a = \"PreviewProvider\"").hasPreviews)
  }
}
