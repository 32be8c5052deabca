@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A mark at a value of a slider, with an optional label.
///
/// Pass ticks to the `ticks` parameter of a ``Slider``. They mark values, but don't limit which ones people can select:
///
/// ```swift
/// Slider(value: $volume, in: 0...10) {
///   Text("Volume")
/// } ticks: {
///   SliderTick("Quiet", 2)
///   SliderTick("Loud", 8)
/// }
/// ```
///
/// Ticks are dots below the track. Assistive technologies read the label of a tick as the value of the slider while it
/// has the value of that tick. In the look of iOS 18, only the idiom of a Mac shows ticks.
///
/// Mirrors SwiftUI's `SliderTick`.
public nonisolated struct SliderTick<V: BinaryFloatingPoint>: Identifiable, Comparable {
  /// The identity of a tick, which is its value.
  public struct ID: Hashable {
    let value: V
  }

  /// The value that the tick marks.
  let value: V
  /// The label of the tick; nil if there is none.
  let label: AnyView?

  /// Creates a tick without a label.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// Creates a tick with a custom label.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  /// Creates a tick with a title.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }

  /// Creates a tick with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) {
    self.init(value) { Text(titleResource) }
  }

  /// Creates a tick with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) { Text(title) } }

  /// The identity of the tick, which is its value.
  public var id: ID { ID(value: value) }

  /// Whether two ticks mark the same value.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }

  /// Whether a tick marks a lower value than another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}

/// Ticks of a slider.
///
/// A `ticks` closure contains values of this type: ``SliderTick`` and ``SliderTickContentForEach``. Your own types can
/// conform to it with a collection of ticks as their `body`.
///
/// Mirrors SwiftUI's `SliderTickContent`.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the collection of ticks.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

  /// The ticks.
  nonisolated var body: Self.Body { get }
}

extension SliderTick: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = V

  /// The tick itself.
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// The ticks for the elements of a collection.
///
/// ```swift
/// Slider(value: $speed, in: 0...100) {
///   Text("Speed")
/// } ticks: {
///   SliderTickContentForEach([0, 25, 50, 75, 100], id: \.self) { SliderTick($0) }
/// }
/// ```
///
/// Mirrors SwiftUI's `SliderTickContentForEach`.
public nonisolated struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = Content.Value

  /// The ticks of all elements.
  public let body: [SliderTick<Content.Value>]

  /// Creates ticks for the elements of a collection, which are identified by a key path.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    body = data.flatMap { content($0).body }
  }

  /// Creates ticks for the elements of a collection of identifiable values.
  public init<V>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
    body = data.flatMap { content($0).body }
  }
}

/// Several ticks of a slider, which a builder creates from a list of statements.
///
/// Mirrors SwiftUI's `TupleSliderTickContent`.
public nonisolated struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = V

  /// The statements.
  public var value: T
  /// The ticks of all statements.
  public let body: [SliderTick<V>]

  init(_ value: T, body: [SliderTick<V>]) {
    self.value = value
    self.body = body
  }
}

extension _ConditionalContent: SliderTickContent
where
  TrueContent: SliderTickContent, FalseContent: SliderTickContent,
  TrueContent.Body == FalseContent.Body, TrueContent.Value == FalseContent.Value
{
  /// The type of the slider's value.
  public typealias Value = TrueContent.Value

  /// The ticks of the current branch.
  public var body: TrueContent.Body {
    switch storage {
    case .trueContent(let content): content.body
    case .falseContent(let content): content.body
    }
  }
}
