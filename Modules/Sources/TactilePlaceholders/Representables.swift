import SwiftUI

// The protocols whose types wrap views of other frameworks. Their types become views, drawn as dashed boxes.

/// A view that wraps one of UIKit's; a dashed box here.
@MainActor public protocol UIViewRepresentable: View where Body == Unavailable {
  associatedtype Coordinator = Void
  typealias Context = RepresentableContext<Self>
}

/// A view that wraps a view controller of UIKit's; a dashed box here.
@MainActor public protocol UIViewControllerRepresentable: View where Body == Unavailable {
  associatedtype Coordinator = Void
  typealias Context = RepresentableContext<Self>
}

/// A view that wraps one of AppKit's; a dashed box here.
@MainActor public protocol NSViewRepresentable: View where Body == Unavailable {
  associatedtype Coordinator = Void
  typealias Context = RepresentableContext<Self>
}

/// What a wrapped view is given, which is never made here.
public struct RepresentableContext<Representable: View> {
  /// The environment of the view.
  public var environment: EnvironmentValues
  /// The transaction of an update.
  public var transaction: Transaction
}

extension RepresentableContext where Representable: UIViewRepresentable {
  /// The coordinator, which is a neutral value.
  public var coordinator: Representable.Coordinator { unavailable("coordinator") }
}

extension RepresentableContext where Representable: UIViewControllerRepresentable {
  /// The coordinator, which is a neutral value.
  public var coordinator: Representable.Coordinator { unavailable("coordinator") }
}

extension RepresentableContext where Representable: NSViewRepresentable {
  /// The coordinator, which is a neutral value.
  public var coordinator: Representable.Coordinator { unavailable("coordinator") }
}

extension UIViewRepresentable {
  /// A dashed box with the name of the type.
  public var body: Unavailable { Unavailable("\(Self.self)") }
}

extension UIViewControllerRepresentable {
  /// A dashed box with the name of the type.
  public var body: Unavailable { Unavailable("\(Self.self)") }
}

extension NSViewRepresentable {
  /// A dashed box with the name of the type.
  public var body: Unavailable { Unavailable("\(Self.self)") }
}
