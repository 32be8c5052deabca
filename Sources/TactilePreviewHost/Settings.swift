import SwiftUI
import SwiftUITesting
import TactilePreviewProtocol

/// An error thrown for a parameter that can't be used.
struct InvalidParameter: Error, CustomStringConvertible {
  let name: String
  let value: String
  let allowed: String

  var description: String { "\(name) cannot be “\(value)”; choose \(allowed)." }
}

/// A value of a setting that has a name.
private func choice<Value>(
  _ setting: String, _ name: String?, _ values: [String: Value]
) throws -> Value? {
  guard let name else { return nil }
  guard let value = values[name] else {
    throw InvalidParameter(
      name: setting, value: name, allowed: values.keys.sorted().joined(separator: ", "))
  }
  return value
}

extension PreviewSettings {
  /// Shows a preview in a window with these settings.
  ///
  /// - Parameters:
  ///   - hasVirtualTime: Whether tasks and timers wait on the window's clock.
  ///   - onNeedsUpdate: Called on any thread when a change requires a frame.
  /// - Throws: ``InvalidParameter``, or the errors of the driver.
  @MainActor
  func driver(
    of preview: Preview, hasVirtualTime: Bool, onNeedsUpdate: @escaping @Sendable () -> Void
  ) throws -> ViewDriver {
    let scale = try inRange("scale", self.scale, 1...3) ?? 2
    let scheme = try choice("scheme", self.scheme, ["light": ColorScheme.light, "dark": .dark])
    let looks = SystemLook.allCases.map { ($0.rawValue, $0) }
    let look = try choice("look", self.look, Dictionary(uniqueKeysWithValues: looks))
    let idioms = ViewDriver.Idiom.allCases.map { ($0.rawValue, $0) }
    let idiom = try choice("idiom", self.idiom, Dictionary(uniqueKeysWithValues: idioms)) ?? .phone
    let device = CGSize(
      width: try inRange("width", width, 1...4096) ?? 393,
      height: try inRange("height", height, 1...4096) ?? 852)
    let body = try adjust(preview.body)
    func driver(_ size: CGSize) throws -> ViewDriver {
      try ViewDriver(
        size: size, scale: scale, colorScheme: scheme ?? .light, look: look ?? preview.look,
        idiom: idiom, hasVirtualTime: hasVirtualTime, onNeedsUpdate: onNeedsUpdate
      ) { body }
    }
    if width != nil || height != nil { return try driver(device) }
    return try driver(preview.windowSize(of: device) ?? driver(device).contentSize)
  }

  /// Sets the values of the environment that these settings state.
  @MainActor
  private func adjust(_ body: AnyView) throws -> AnyView {
    let sizes = DynamicTypeSize.allCases.map { ("\($0)", $0) }
    let typeSize = try choice("typeSize", typeSize, Dictionary(uniqueKeysWithValues: sizes))
    let direction = try choice(
      "direction", direction,
      ["leftToRight": LayoutDirection.leftToRight, "rightToLeft": .rightToLeft])
    let contrast = try choice(
      "contrast", contrast, ["standard": ColorSchemeContrast.standard, "increased": .increased])
    return body.setting(\.dynamicTypeSize, typeSize).setting(\.layoutDirection, direction)
      .setting(\._colorSchemeContrast, contrast)
      .setting(\.locale, locale.map(Locale.init(identifier:)))
      .setting(\._accessibilityReduceMotion, reduceMotion)
  }

  private func inRange(
    _ setting: String, _ value: Double?, _ range: ClosedRange<Double>
  ) throws -> Double? {
    guard let value else { return nil }
    guard range.contains(value) else {
      throw InvalidParameter(
        name: setting, value: "\(value)",
        allowed: "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}

extension AnyView {
  /// Sets a value of the environment unless it is nil.
  fileprivate func setting<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value?
  ) -> AnyView {
    guard let value else { return self }
    return AnyView(environment(keyPath, value))
  }
}
