import Foundation
import SwiftUI

// Presentations that buttons open.

private let title = "Title"

struct EverySheet: View {
  struct Item: Identifiable {
    var id = UUID()
    var name = "Name"
  }

  struct Bar: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      let known: PresentationDetent.Context = context
      return known.dynamicTypeSize.isAccessibilitySize ? known.maxDetentValue / 2 : 120
    }
  }

  @State private var isShown = false
  @State private var item: Item?
  @State private var detent = PresentationDetent.medium
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Group {
      Button("Open") { isShown.toggle() }
        .sheet(isPresented: $isShown) { Text("Sheet") }
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { print("gone") }) {
          Text("Sheet").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
        }
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown, content: sheet)
      Button("Open") { item = Item() }
        .sheet(item: $item) { item in Text(item.name) }
        .sheet(item: $item, onDismiss: nil) { Text($0.name) }
      Button("Open") { isShown = true }
        .fullScreenCover(isPresented: $isShown) { Button("Close") { dismiss() } }
        .fullScreenCover(item: $item) { Text($0.name) }
      Button("Close") { presentationMode.wrappedValue.dismiss() }
    }
    Group {
      Text("A").popover(isPresented: $isShown) { Text("Popover") }
      Text("A").popover(isPresented: $isShown, arrowEdge: .bottom) {
        Text("Popover").presentationCompactAdaptation(.popover)
      }
      Text("A").popover(
        isPresented: $isShown, attachmentAnchor: .point(.top), arrowEdge: .leading
      ) {
        Text("Popover")
      }
      Text("A").popover(item: $item, attachmentAnchor: .rect(.bounds)) { Text($0.name) }
    }
    Text("A").sheet(isPresented: .constant(true)) {
      Text("B")
        .presentationDetents(
          [.height(200), .fraction(0.3), .custom(Bar.self)], selection: $detent
        )
        .presentationCornerRadius(20)
        .presentationBackground(.thinMaterial)
        .interactiveDismissDisabled()
    }
  }

  private func sheet() -> some View { Text("Sheet") }

  private func height<D: CustomPresentationDetent>(of type: D.Type, in context: D.Context)
    -> CGFloat?
  {
    type.height(in: context)
  }
}

struct EveryAlert: View {
  struct Failure: LocalizedError {}
  struct Item: Identifiable {
    let id = 1
  }

  @State private var isShown = false
  @State private var name: String?
  @State private var failure: Failure?
  @State private var item: Item?

  var body: some View {
    Group {
      Button("Delete") { isShown = true }
        .alert("Delete?", isPresented: $isShown) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
        .alert(title, isPresented: $isShown) {}
        .alert(Text("Delete?"), isPresented: $isShown, actions: { Button("OK") {} })
        .alert("Delete?", isPresented: $isShown) {
          Button("OK") {}
        } message: {
          Text("For good.")
        }
        .alert(title, isPresented: $isShown, actions: { Button("OK") {} }, message: { Text("!") })
    }
    Group {
      Text("A")
        .alert("Delete?", isPresented: $isShown, presenting: name) { name in Button(name) {} }
        .alert(title, isPresented: $isShown, presenting: name) { name in
          Button("Delete \(name)") {}
        } message: { name in
          Text(name)
        }
        .alert(isPresented: $isShown, error: failure) { Button("OK") {} }
        .alert(isPresented: $isShown, error: failure) { _ in
          Button("OK") {}
        } message: { failure in
          Text(failure.recoverySuggestion ?? "")
        }
    }
    Group {
      Text("A")
        .alert(isPresented: $isShown) { Alert(title: Text("Title")) }
        .alert(isPresented: $isShown) {
          Alert(
            title: Text("Title"), message: Text("Message"),
            primaryButton: .destructive(Text("Delete")) { print("delete") },
            secondaryButton: .cancel())
        }
        .alert(item: $item) { _ in
          Alert(title: Text("Title"), dismissButton: .default(Text("OK")))
        }
        .actionSheet(isPresented: $isShown) {
          ActionSheet(title: Text("Title"), buttons: [.default(Text("One")), .cancel()])
        }
    }
    Group {
      Text("A")
        .confirmationDialog("Delete?", isPresented: $isShown) { Button("Delete") {} }
        .confirmationDialog(title, isPresented: $isShown, titleVisibility: .visible) {
          Button("Delete", role: .destructive) {}
        }
        .confirmationDialog("Delete?", isPresented: $isShown) {
          Button("Delete") {}
        } message: {
          Text("For good.")
        }
        .confirmationDialog("Delete?", isPresented: $isShown, presenting: name) { name in
          Button(name) {}
        }
    }
  }
}
