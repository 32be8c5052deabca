@_spi(Engine) import TactileViewGraph

/// The page that a link has pushed, which shows the link's current destination (rule 5.26).
struct PushedPage: InstallableProperty {
  /// The view of the page; nil before a push and after the page was removed.
  @MainActor
  private final class Reference {
    weak var source: AliasSource<AnyView>?
  }

  private var reference: Reference?

  static var isStored: Bool { true }

  mutating func install(in context: PropertyContext) {
    reference = context.stored { Reference() }
  }

  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }

  /// Returns a page to push, which follows the link from now on.
  @MainActor
  func make(_ destination: some View) -> NavigationPage {
    let source = AliasSource(AnyView(destination))
    reference?.source = source
    return .view(source)
  }

  /// Shows the link's current destination in the page.
  @MainActor
  func update(_ destination: some View) {
    reference?.source?.set(AnyView(destination))
  }
}
