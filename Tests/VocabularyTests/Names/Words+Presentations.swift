import SwiftUI

// Alerts, confirmation dialogs and sheets, with every type of title.

struct AskingInEveryForm: View {
  struct Item: Identifiable {
    let id = 1
    var name = "Name"
  }

  let title = "Delete?"
  @State private var isShown = false
  @State private var item: Item?
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var mode

  var body: some View {
    VStack {
      Button("Delete") { isShown = true }
        .alert(Text(title), isPresented: $isShown) {
          Button("Delete", role: .destructive) {}
        } message: {
          Text("For good.")
        }
        .alert(title, isPresented: $isShown, presenting: item) { item in Button(item.name) {} }
        .alert(Text(title), isPresented: $isShown, presenting: item) { Button($0.name) {} }
      Button("Delete") { isShown = true }
        .alert("Delete?", isPresented: $isShown, presenting: item) { item in
          Button("Delete \(item.name)", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: { item in
          Text("\(item.name) is gone for good.")
        }
        .alert(Text(title), isPresented: $isShown, presenting: item) { _ in
          Button("Delete") {}
        } message: {
          Text($0.name)
        }
      Button("Delete") { isShown = true }
        .confirmationDialog(Text(title), isPresented: $isShown) { Button("Delete") {} }
        .confirmationDialog(title, isPresented: $isShown) {
          Button("Delete", role: .destructive) {}
        } message: {
          Text("For good.")
        }
        .confirmationDialog(Text(title), isPresented: $isShown, titleVisibility: .hidden) {
          Button("Delete") {}
        } message: {
          if let item { Text(item.name) }
        }
      Button("Delete") { isShown = true }
        .confirmationDialog(title, isPresented: $isShown, presenting: item) { item in
          Button(item.name) {}
        }
        .confirmationDialog(Text(title), isPresented: $isShown, presenting: item) {
          Button($0.name) {}
        }
      asking
    }
  }

  private var asking: some View {
    Button("Delete") { isShown = true }
      .confirmationDialog(
        "Delete?", isPresented: $isShown, titleVisibility: .visible, presenting: item
      ) { item in
        Button(item.name) {}
      } message: { item in
        Text(item.name)
      }
      .confirmationDialog(title, isPresented: $isShown, presenting: item) { item in
        Button(item.name) {}
      } message: {
        Text($0.name)
      }
      .confirmationDialog(Text(title), isPresented: $isShown, presenting: item) { _ in
        Button("Delete") {}
      } message: { _ in
        Text("For good.")
      }
      .alert(isPresented: $isShown) {
        Alert(
          title: Text(title), primaryButton: .cancel(Text("Keep")),
          secondaryButton: .destructive(Text("Delete"), action: { item = nil }))
      }
      .alert(item: $item) { item in
        Alert(
          title: Text(item.name), message: nil,
          dismissButton: .cancel(Text("Close"), action: { isShown = false }))
      }
      .actionSheet(item: $item) { item in
        ActionSheet(
          title: Text(item.name), message: Text("For good."),
          buttons: [.destructive(Text("Delete")), .cancel(Text("Keep"))])
      }
  }
}

struct AdaptingSheets: View {
  @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
  @Environment(\.isPresented) private var isPresented
  @Environment(\.dismiss) private var dismiss
  let adaptations: [PresentationAdaptation] = [
    .automatic, .none, .popover, .sheet,
  ]

  var body: some View {
    Button("Close") {
      if mode.wrappedValue.isPresented { dismiss.callAsFunction() }
    }
    .disabled(!isPresented)
    .presentationCompactAdaptation(.none)
    .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
    .presentationCompactAdaptation(adaptations[0])
  }
}
