import SwiftUI

// Lists whose rows can be moved and deleted.

struct EditedNames: View {
  @State private var names = ["A", "B", "C"]
  let isLocked: Bool

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name).deleteDisabled(name == "A").moveDisabled(isLocked)
      }
      .onDelete { names.remove(atOffsets: $0) }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      ForEach(names, id: \.self) { Text($0) }
        .onDelete(perform: isLocked ? nil : { names.remove(atOffsets: $0) })
        .onDelete(perform: delete)
        .onMove(perform: move)
      editable(ForEach(0..<3) { Text("\($0)") })
    }
    .toolbar { EditButton() }
  }

  private func delete(at offsets: IndexSet) { names.remove(atOffsets: offsets) }

  private func move(from source: IndexSet, to destination: Int) {
    names.move(fromOffsets: source, toOffset: destination)
  }

  private func editable<Content: DynamicViewContent>(_ content: Content) -> some View {
    content.onDelete { print($0.count, content.data.count) }
  }

  private func counted<Content: DynamicViewContent, Style: ViewModifier>(
    _ content: ModifiedContent<Content, Style>
  ) -> Int { content.data.count }
}
