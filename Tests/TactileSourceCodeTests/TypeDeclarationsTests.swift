import TactileSourceCode
import Testing

/// The declarations of types in a text.
@Suite struct TypeDeclarationsTests {
  @Test("types are found by their declarations")
  func types() {
    let found = TypeDeclarations.find(
      in: """
        import SwiftUI
        struct A_Previews: PreviewProvider {
        }
        // class Old
        @MainActor public final class B: Equatable { }
          private enum C<T> { }
        let name = "struct D"
        """)
    #expect(found.map(\.type) == ["A_Previews", "B", "C"])
    #expect(found.map(\.line) == [2, 5, 6])
  }

  @Test("a declaration ends where its brace is closed, and begins at the margin")
  func lines() {
    let text = """
      enum Shop {
        struct Pill: View {
          var body: some View {
            Text("Pill")
          }
        }
        struct Empty {}
      }
      """
    #expect(
      TypeDeclarations.lines(of: text, from: 2) == [
        "struct Pill: View {", "  var body: some View {", "    Text(\"Pill\")", "  }", "}",
      ])
    #expect(TypeDeclarations.lines(of: text, from: 7) == ["struct Empty {}"])
    #expect(TypeDeclarations.lines(of: text, from: 1).count == 8)
    #expect(TypeDeclarations.lines(of: text, from: 99) == [])
  }
}
