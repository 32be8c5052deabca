/// The environment of a view that is shown in another place than the one where it is written.
///
/// Values that modifiers write around the view, up to the list that it belongs to, precede those of the place.
final class SubviewScope: EnvironmentScope {
  /// The environment where the view is written.
  let declared: EnvironmentScope
  /// The environment of the list.
  private let end: EnvironmentScope
  /// The environment where the view is shown.
  private var place: EnvironmentScope
  /// The node of the views in the scope.
  weak var root: ViewNode?

  init(
    _ declared: EnvironmentScope, upTo end: EnvironmentScope, then place: EnvironmentScope
  ) {
    self.declared = declared
    self.end = end
    self.place = place
    super.init(parent: nil, entries: ShortList())
  }

  override func nearestCell(of key: any EnvironmentKey.Type) -> AnyObject? {
    var scope: EnvironmentScope? = declared
    while let current = scope, current !== end {
      if let cell = current.ownCell(of: key) { return cell }
      scope = current.parent
    }
    return place.nearestCell(of: key)
  }

  /// Sets the environment where the view is shown.
  ///
  /// - Returns: Whether the environment is another one.
  @MainActor func move(to newPlace: EnvironmentScope) -> Bool {
    guard newPlace !== place else { return false }
    place = newPlace
    root?.placeDidChange()
    return true
  }
}

extension ViewNode {
  /// Invalidates the reads of the environment in a list of subviews, but not those of the views that are shown.
  fileprivate final func placeDidChange() {
    guard !(self is AnySubviewNode) else { return }
    blame(.environment(key: nil))
    setNeeds(asElement == nil ? .body : .all)
    for child in children { child.placeDidChange() }
  }
}
