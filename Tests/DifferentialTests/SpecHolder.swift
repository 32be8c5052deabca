import Combine
import SwiftUI

// Views whose body passes a closure to a view that stores it. What the closure captures depends on the stored
// properties of the view that makes it, and so does whether the closures of two evaluations are equal byte for byte.

/// A model of the form before `@Observable`, with the same value as ``Surroundings/Model``.
@MainActor
final class Announcer: ObservableObject {
  @Published var value: Int
  init(value: Int) { self.value = value }
}

/// Views that show a model's value in a stored closure, one for each shape of stored properties.
@MainActor
enum SpecHolder {
  static func view(_ value: Int, in surroundings: Surroundings) -> AnyView {
    let (announcer, model) = (surroundings.announcer, surroundings.model)
    return switch value {
    case 0: AnyView(NoProperty().environmentObject(announcer))
    case 1: AnyView(OneObservedObject(announcer: announcer))
    case 2: AnyView(OneStateObject(announcer))
    case 3: AnyView(OneEnvironmentObject().environmentObject(announcer))
    case 4: AnyView(OneReference(model: model))
    case 5: AnyView(OneBindable(model: model))
    case 6: AnyView(OneEnvironmentModel().environment(model))
    case 7: AnyView(OneState(model))
    case 8: AnyView(OneBinding(value: Bindable(model).value))
    case 9: AnyView(OneValue.Source(announcer: announcer))
    case 10: AnyView(TwoProperties(announcer: announcer, model: model))
    case 11: AnyView(InGeometryReader(announcer: announcer).frame(width: 60, height: 20))
    case 12: AnyView(InForEach(announcer: announcer))
    default: AnyView(InLazyStack(announcer: announcer))
    }
  }

  fileprivate static func text(_ value: Int) -> Text { Text("held \(value)") }
}

/// A container of an app, which is evaluated again only if its closure has changed.
private struct Keeper<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

private struct NoProperty: View {
  private struct Inner: View {
    @EnvironmentObject var announcer: Announcer

    var body: some View { SpecHolder.text(announcer.value) }
  }

  var body: some View { Keeper { Inner() } }
}

private struct OneObservedObject: View {
  @ObservedObject var announcer: Announcer

  var body: some View { Keeper { SpecHolder.text(announcer.value) } }
}

private struct OneStateObject: View {
  @StateObject private var announcer: Announcer

  init(_ announcer: Announcer) { _announcer = StateObject(wrappedValue: announcer) }

  var body: some View { Keeper { SpecHolder.text(announcer.value) } }
}

private struct OneEnvironmentObject: View {
  @EnvironmentObject var announcer: Announcer

  var body: some View { Keeper { SpecHolder.text(announcer.value) } }
}

private struct OneReference: View {
  let model: Surroundings.Model

  var body: some View { Keeper { SpecHolder.text(model.value) } }
}

private struct OneBindable: View {
  @Bindable var model: Surroundings.Model

  var body: some View { Keeper { SpecHolder.text(model.value) } }
}

private struct OneEnvironmentModel: View {
  @Environment(Surroundings.Model.self) var model

  var body: some View { Keeper { SpecHolder.text(model.value) } }
}

private struct OneState: View {
  @State private var model: Surroundings.Model

  init(_ model: Surroundings.Model) { _model = State(initialValue: model) }

  var body: some View { Keeper { SpecHolder.text(model.value) } }
}

private struct OneBinding: View {
  @Binding var value: Int

  var body: some View { Keeper { SpecHolder.text(value) } }
}

private struct OneValue: View {
  struct Source: View {
    @ObservedObject var announcer: Announcer

    var body: some View { OneValue(value: announcer.value) }
  }

  let value: Int

  var body: some View { Keeper { SpecHolder.text(value) } }
}

private struct TwoProperties: View {
  @ObservedObject var announcer: Announcer
  let model: Surroundings.Model

  var body: some View { Keeper { SpecHolder.text(announcer.value + model.value) } }
}

private struct InGeometryReader: View {
  @ObservedObject var announcer: Announcer

  var body: some View { GeometryReader { _ in SpecHolder.text(announcer.value) } }
}

private struct InForEach: View {
  @ObservedObject var announcer: Announcer

  var body: some View {
    VStack { ForEach(0..<2) { index in SpecHolder.text(announcer.value + index) } }
  }
}

private struct InLazyStack: View {
  @ObservedObject var announcer: Announcer

  var body: some View {
    LazyHStack { ForEach(0..<2) { index in SpecHolder.text(announcer.value + index) } }
  }
}

extension Spec {
  /// Whether any view of the tree passes a closure to a view that stores it, shown or not.
  var containsHolder: Bool { kind == .holder || children.contains(where: \.containsHolder) }
}
