@_spi(Engine) import TactileViewGraph

/// A dynamic property that gives a view or a modifier its own presentation, which is hidden when the
/// view is removed.
package struct PresentationProperty: EndingProperty {
  package private(set) var presentation: Presentation?

  private let kind: PresentationKind

  package init(_ kind: PresentationKind) { self.kind = kind }

  package static var isStored: Bool { true }

  package mutating func install(in context: PropertyContext) {
    presentation = context.stored { Presentation(kind, by: context.node) }
  }

  @MainActor package func viewWasRemoved() { presentation?.hide(.presentation) }

  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs.kind == rhs.kind }
}

/// A reference to the presentation that contains a view.
///
/// It is weak, because the presentation owns the view.
package struct PresentationReference: Equatable {
  package private(set) weak var presentation: Presentation?

  package init(_ presentation: Presentation? = nil) { self.presentation = presentation }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.presentation === rhs.presentation }
}

private enum PresentationKey: EnvironmentKey {
  static var defaultValue: PresentationReference { PresentationReference() }
}

extension EnvironmentValues {
  /// The presentation that contains the view; nil in the window's content.
  package var presentation: Presentation? { presentationReference.presentation }

  /// The reference to the presentation that contains the view.
  package var presentationReference: PresentationReference {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
}
