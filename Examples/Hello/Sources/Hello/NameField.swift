import SwiftUI

/// A field for a name, with a button that clears it.
struct NameField: View {
  @State private var name = ""

  var body: some View {
    VStack(spacing: 0) {
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
        .submitLabel(.done)
        .frame(height: 50)
      Button("Clear") { name = "" }
        .frame(height: 50)
    }
    .padding(.horizontal, 10)
  }
}

#Preview("Name", traits: .fixedLayout(width: 200, height: 100)) {
  NameField()
}
