import Foundation
@_spi(Engine) import TactileViewGraph

/// The settings of accessibility, for code that is written for UIKit.
///
/// They are those of the window whose code runs, or ran last; without a window, nothing is enabled. A view that reads them
/// isn't updated when they change. In views, use environment values such as `accessibilityReduceMotion`.
///
/// ```swift
/// let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.3
/// ```
///
/// Announcements and the notifications about changes aren't available.
///
/// Mirrors the part of UIKit's `UIAccessibility` that SwiftUI code uses.
@MainActor @preconcurrency
public enum UIAccessibility {
  private static func value<Value>(
    _ key: KeyPath<EnvironmentValues, Value>, for api: @autoclosure () -> String
  ) -> Value? {
    HostServices.ofThread(for: api())?.graph.map {
      EnvironmentValues(scope: $0.rootEnvironment)[keyPath: key]
    }
  }

  private static func settings(for api: @autoclosure () -> String) -> UserSettings? {
    HostServices.ofThread(for: api())?.graph?.configuration.settings
  }

  /// Whether a screen reader is running.
  public static var isVoiceOverRunning: Bool {
    value(\.accessibilityVoiceOverEnabled, for: "UIAccessibility.isVoiceOverRunning") ?? false
  }

  /// Whether animations should move less.
  public static var isReduceMotionEnabled: Bool {
    settings(for: "UIAccessibility.isReduceMotionEnabled")?.reducesMotion ?? false
  }

  /// Whether backgrounds should be opaque.
  public static var isReduceTransparencyEnabled: Bool {
    value(
      \.accessibilityReduceTransparency, for: "UIAccessibility.isReduceTransparencyEnabled")
      ?? false
  }

  /// Whether colors should have more contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    settings(for: "UIAccessibility.isDarkerSystemColorsEnabled")?.contrast == .increased
  }

  /// Whether texts should be bold.
  public static var isBoldTextEnabled: Bool {
    value(\.legibilityWeight, for: "UIAccessibility.isBoldTextEnabled") == .some(.bold)
  }

  /// Whether colors are inverted.
  public static var isInvertColorsEnabled: Bool {
    value(\.accessibilityInvertColors, for: "UIAccessibility.isInvertColorsEnabled") ?? false
  }

  /// Whether states should be told apart without colors.
  public static var shouldDifferentiateWithoutColor: Bool {
    value(
      \.accessibilityDifferentiateWithoutColor,
      for: "UIAccessibility.shouldDifferentiateWithoutColor") ?? false
  }

  /// Whether buttons without a background should have a shape.
  public static var buttonShapesEnabled: Bool {
    value(\.accessibilityShowButtonShapes, for: "UIAccessibility.buttonShapesEnabled") ?? false
  }
}
