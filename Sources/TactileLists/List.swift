import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// A container that shows rows in a scrolling column.
///
/// Create a list from a collection, or from views, each of which is a row:
///
/// ```swift
/// List(contacts) { contact in
///   Text(contact.name)
/// }
/// ```
///
/// Each ``Section`` forms a group with an optional header and footer. Rows between sections form groups of their own.
/// With a `children` key path, rows can be expanded to show the rows of their children.
///
/// To let people select rows, pass a binding to an optional value, or to a set for several rows:
///
/// ```swift
/// @State private var selection: Set<Contact.ID> = []
///
/// var body: some View {
///   List(contacts, selection: $selection) { contact in
///     Text(contact.name)
///   }
/// }
/// ```
///
/// A tap on a row selects the value of its `tag(_:)`, or the identity that a `ForEach` gave it. This value must have
/// the type of the selection. With a set, a further tap deselects it.
///
/// A press anywhere in a row runs the actions of all of its buttons that have no style (rule 2.4.52). It then doesn't
/// select the row. Give each of several buttons in a row a style, such as `.borderless`, so that they act separately.
///
/// A row is at least 52 points high, or as high as the environment's `defaultMinListRowHeight`, with a line below unless
/// it is the last one of its group. In the look of iOS 18, the least height is 44 points.
/// Rows outside of sections are created when they become visible; the rows of a section are created together.
///
/// Set the appearance with `listStyle(_:)`, and that of a row with modifiers such as `listRowBackground(_:)`. To let
/// people edit rows, use `swipeActions(edge:allowsFullSwipe:content:)`, and `onDelete(perform:)` and
/// `onMove(perform:)` of a `ForEach`.
///
/// Mirrors SwiftUI's `List`.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelectionBinding<SelectionValue>?

  init(content: Content, selection: ListSelectionBinding<SelectionValue>?) {
    self.content = content
    self.selection = selection
  }

  /// The rows in a scroll view.
  @MainActor @preconcurrency public var body: some View {
    ListBody(content: content, selection: selection)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views without selection.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// Creates a list with a row for each element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each element, identified by a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each number of a range.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for a binding to each element.
  ///
  /// Rows can change their elements:
  ///
  /// ```swift
  /// List($alarms) { $alarm in
  ///   Toggle(alarm.name, isOn: $alarm.isOn)
  /// }
  /// ```
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}

/// A container for the controls of a form.
///
/// Use a form for settings and other input. It has the appearance of a ``List``: each view is a row, and each
/// ``Section`` groups rows between a header and a footer. Controls adapt to their row: a picker shows its label beside
/// the selected option, for example.
///
/// ```swift
/// Form {
///   Section("Sound") {
///     Toggle("Clicks", isOn: $clicks)
///     Picker("Tone", selection: $tone) { ForEach(tones, id: \.self) { Text($0) } }
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `Form`.
public nonisolated struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.erasesForms) private var isErased

  /// Creates a form with the given content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The form as the closest style draws it; by default, the rows in a scroll view.
  @MainActor @preconcurrency public var body: some View {
    if isErased {
      StyledControl(
        FormStyleConfiguration(content: FormStyleConfiguration.Content(content: AnyView(content))),
        system: ControlStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) })
    } else {
      GroupedForm(content: content)
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from a style's configuration.
  ///
  /// Use it in the `makeBody` of a ``FormStyle`` to modify the form that the next outer style draws.
  @MainActor @preconcurrency public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

/// The rows of a form in groups.
struct GroupedForm<Content: View>: View {
  let content: Content

  var body: some View {
    ListBody(content: content, selection: ListSelectionBinding<Never>?.none)
  }
}

/// The body of lists and forms.
private struct ListBody<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: ListSelectionBinding<SelectionValue>?
  @State private var model = ListSelection<SelectionValue>()
  @State private var hasSections = false
  @Environment(\.listMetrics) private var ownMetrics
  @Environment(\.contentMarginEdges) private var marginEdges
  @Environment(\.defaultMinListRowHeight) private var rowHeight
  @Environment(\.pixelLength) private var pixel
  @Environment(\.editMode) private var editMode
  @Environment(\.scrollContentBackground) private var contentBackground

  private var metrics: ListMetrics {
    var metrics = ownMetrics
    metrics.hasTopMargin = marginEdges.contains(.top)
    return metrics
  }

  /// Whether all rows form a single card.
  private var isCard: Bool { !hasSections && metrics.style == .insetGrouped }

  var body: some View {
    let selection = selection.map { model.following($0) }
    let metrics = metrics
    ScrollView {
      LazyVStack(alignment: .leading, spacing: hasSections ? 0 : metrics.rowSpacing) {
        content.listRows(
          minHeight: rowHeight, isEditing: editMode?.wrappedValue.isEditing == true,
          metrics: metrics
        )
        .modifier(
          ListCardModifier(metrics: metrics, hasSections: hasSections, pixel: pixel))
      }
      .tellingNeighbors()
      .clipShape(RoundedRectangle(cornerRadius: isCard ? metrics.commonRadius : 0))
      .padding(.horizontal, isCard ? metrics.margin : 0)
      .padding(.top, isCard ? metrics.firstSpacing : 0)
      .padding(.bottom, isCard ? metrics.spaceBelow : 0)
      .environment(\.listSelection, selection)
      .onPreferenceChange(HasSectionsKey.self) {
        [binding = $hasSections] in binding.wrappedValue = $0
      }
    }
    .background(
      contentBackground == .hidden ? AnyShapeStyle(.clear) : metrics.style.backgroundStyle
    )
    .environment(\.isScrollOfList, true)
    .focusGroup(.vertical)
  }
}

/// Whether a list contains sections.
enum HasSectionsKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
