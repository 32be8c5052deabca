@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// Groups whose windows each show a value.
extension WindowGroup {
  init<D: Codable & Hashable & SendableMetatype, C: View>(
    _ id: String?, _ title: Text?, _ type: D.Type,
    _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      SceneDescription(kind: .group, id: id, title: title, valueType: type) { window in
        AnyView(PresentedWindowContent(window: window, defaultValue: nil, content: content))
      })
  }

  init<D: Codable & Hashable & SendableMetatype, C: View>(
    _ id: String?, _ title: Text?, _ defaultValue: @escaping () -> D,
    _ content: @escaping (Binding<D>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      SceneDescription(kind: .group, id: id, title: title, valueType: D.self) { window in
        AnyView(
          PresentedWindowContent(window: window, defaultValue: defaultValue) {
            content($0.orDefault(defaultValue))
          })
      })
  }

  /// Creates a group whose windows each show a value.
  ///
  /// Views open a window with ``OpenWindowAction/callAsFunction(value:)``. A call without a value, and the command “New
  /// Window”, open one whose value is nil.
  ///
  /// - Parameters:
  ///   - type: The type of the values. For several kinds of windows, use different types, or groups with identifiers.
  ///     Prefer the identifier of a model to the model itself: a changed model is another value, and opens another
  ///     window.
  ///   - content: Creates the content of a window from a binding to its value. The value is nil in a window that was
  ///     opened without one, such as at launch. Setting the binding changes which value the window shows.
  public init<D: Codable & Hashable & SendableMetatype, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, type, content)
  }

  /// Creates a group with an identifier, whose windows each show a value.
  public init<D: Codable & Hashable & SendableMetatype, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, nil, type, content)
  }

  /// Creates a group whose windows each show a value, which has a default.
  ///
  /// - Parameter defaultValue: Returns the value of a window that was opened without one, such as at launch.
  public init<D: Codable & Hashable & SendableMetatype, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, defaultValue, content)
  }

  /// Creates a group with an identifier, whose windows each show a value, which has a default.
  public init<D: Codable & Hashable & SendableMetatype, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id, nil, defaultValue, content)
  }
}

extension Binding {
  /// Returns a binding to the value, or to a default value while there is none.
  @MainActor func orDefault<D>(_ defaultValue: @escaping () -> D) -> Binding<D>
  where Value == D? {
    Binding<D>(get: { self.wrappedValue ?? defaultValue() }, set: { self.wrappedValue = $0 })
  }
}

/// The content of a window that shows a value.
///
/// You don't create it yourself: it is the content of a ``WindowGroup`` that is created with `for:`. It passes a
/// binding to the window's value to the closure of the group, and updates the window when the value changes.
///
/// Mirrors SwiftUI's `PresentedWindowContent`.
@MainActor @preconcurrency
public struct PresentedWindowContent<Data: Codable & Hashable & SendableMetatype, Content: View>:
  View
{
  @ObservedObject var window: AppWindow
  let defaultValue: (() -> Data)?
  let content: (Binding<Data?>) -> Content

  init(
    window: AppWindow, defaultValue: (() -> Data)?, content: @escaping (Binding<Data?>) -> Content
  ) {
    self.window = window
    self.defaultValue = defaultValue
    self.content = content
  }

  /// The content for the window's value.
  public var body: some View {
    content(
      Binding(
        get: { window.value(of: Data.self, orDefault: defaultValue) },
        set: { window.value = $0.map(AnyHashable.init) }))
  }
}
