import SwiftUI

// Values that the focused view and its window publish.

struct NamedFocusedKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  var named: Binding<String>? {
    get { self[NamedFocusedKey.self] }
    set { self[NamedFocusedKey.self] = newValue }
  }
}

@Observable final class NamedFocusedModel { var count = 0 }

final class NamedFocusedObject: ObservableObject { @Published var name = "a" }

struct NamedFocusedViews: View {
  @State private var text = "a"
  @State private var model = NamedFocusedModel()
  @StateObject private var object = NamedFocusedObject()
  let optionalObject: NamedFocusedObject?

  var body: some View {
    Text("A")
      .focusedValue(\.named, $text)
      .focusedValue(\.named, Optional($text))
      .focusedSceneValue(\.named, $text)
      .focusedSceneValue(\.named, nil)
      .focusedValue(model)
      .focusedSceneValue(model)
    Text("A")
      .focusedObject(object)
      .focusedObject(optionalObject)
      .focusedSceneObject(object)
      .focusedSceneObject(optionalObject)
  }
}

struct NamedFocusedReaders: View {
  @FocusedValue(\.named) private var value
  @FocusedValue(NamedFocusedModel.self) private var model
  @FocusedBinding(\.named) private var binding
  @FocusedObject private var object: NamedFocusedObject?

  var body: some View {
    Button("A") {
      value?.wrappedValue = "b"
      binding = "b"
      $binding.wrappedValue = "c"
      model?.count += 1
      $object?.name.wrappedValue = object?.name ?? "b"
    }
  }
}

func namedComparison(_ left: FocusedValues, _ right: FocusedValues) -> Bool { left == right }
