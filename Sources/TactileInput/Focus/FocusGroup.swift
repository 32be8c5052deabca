@_spi(Engine) import TactileViewGraph

/// Annotates a view in which arrow keys move the focus (rule 2.9.105).
package nonisolated struct FocusGroup {
  /// The directions in which arrow keys move the focus.
  package let axes: Axis.Set
  /// Whether Tab stops at one of the views only: the preferred one, or else the first.
  package let isOneStop: Bool
}

/// Annotates a view with whether it is the one at which Tab enters its group.
nonisolated struct FocusPreference { let isPreferred: Bool }

extension View {
  /// Lets arrow keys move the focus among the controls in this view.
  package nonisolated func focusGroup(_ axes: Axis.Set, isOneStop: Bool = false) -> some View {
    modifier(AnnotationModifier(FocusGroup(axes: axes, isOneStop: isOneStop)))
  }

  /// Sets whether Tab enters the group at this view.
  package nonisolated func entersFocusGroup(_ isPreferred: Bool) -> some View {
    modifier(AnnotationModifier(FocusPreference(isPreferred: isPreferred)))
  }
}

extension ViewNode {
  /// The closest group around the node that satisfies a condition; nil if there is none.
  final func focusGroup(where isWanted: (FocusGroup) -> Bool) -> AnnotationNode<FocusGroup>? {
    closestAnnotation(FocusGroup.self, where: isWanted)
  }
}
