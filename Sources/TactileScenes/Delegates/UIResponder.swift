import Foundation

/// The base class of the delegates in an app that is written for UIKit.
///
/// The templates of such apps derive their delegates from it. Events don't travel along responders here: views get them.
///
/// Mirrors the part of UIKit's `UIResponder` that delegates need.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  public required override init() { super.init() }
}
