import SwiftUI
import SwiftUITesting
import Testing

/// A number of a real device, and how the same number is measured here.
///
/// The numbers were read off reference pictures that public repositories have in their tests. A
/// fact shows a small view of its own, at the scale and the text size of the picture, and measures
/// its frames or its pixels.
struct DeviceFact: Sendable {
  /// The look of controls and lists in a window.
  enum Look: String, Sendable {
    /// The look of iOS 18 and earlier.
    case v18
    /// The look of iOS 26.
    case v26
    /// Any look, because the number is the same in all of them.
    case any

    /// The look of a window; nil for the standard one.
    var system: SystemLook? {
      switch self {
      case .v18: .iOS18
      case .v26: .iOS26
      case .any: nil
      }
    }
  }

  /// The versions of the system that have the number, such as “iOS 18.2”.
  let system: String
  /// The look of the window in which the number applies.
  let look: Look
  /// What is measured, with its unit if that isn't points.
  let what: String
  /// The numbers of the device: points, or color components from 0 to 255.
  let expected: [Double]
  /// The greatest difference between a measured and an expected number.
  var tolerance: Double
  /// The repository of the picture, with its commit.
  let source: String
  /// Measures the same numbers here.
  let measure: @MainActor @Sendable () throws -> [Double]

  /// Creates a fact, whose measurement shows a window with the look that the fact applies to.
  init(
    _ system: String, _ look: Look, _ what: String, _ expected: [Double],
    within tolerance: Double = DeviceFact.pixel, from source: String,
    measure: @escaping @MainActor @Sendable (Look) throws -> [Double]
  ) {
    self.system = system
    self.look = look
    self.what = what
    self.expected = expected
    self.tolerance = tolerance
    self.source = source
    self.measure = { try measure(look) }
  }

  /// The tolerance for distances: a pixel of a picture with three pixels a point.
  static let pixel = 0.34
  /// The tolerance for distances in pictures with two pixels a point, and for the ink of symbols.
  static let halfPoint = 0.5
  /// The tolerance for colors: one step of a component.
  static let colorStep = 1.0
  /// The tolerance for numbers that stand for yes and no.
  static let exactly = 0.0

  /// Every fact.
  static let all: [DeviceFact] = [
    texts, widths, spacings, switches, rows, cards, sections, listColors, buttons, systemColors,
    shadows, shapes, symbols, spoken,
    bodyWidths, fontWidths, letters, scaledMetrics, textSizes, lineBreaks, stackSpacings, frames,
    gridRows, toggles, symbolSizes, moreColors, moreShadows, listRows, linkRows, listSections,
    labeledRows, pickers, wheels, navigationBars, elements, moreElements, listElements,
  ].flatMap { $0 }
}

extension DeviceFact {
  /// Whether as many numbers were measured as expected, and each of them is within the tolerance.
  func agrees(with measured: [Double]) -> Bool {
    measured.count == expected.count
      && zip(measured, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// A sentence that compares the measured numbers with those of the device.
  func comparison(with measured: [Double]) -> String {
    "\(system), \(what): \(Self.list(expected)) within \(Self.list([tolerance])), "
      + "but \(Self.list(measured)) here; \(source)"
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: ", ")
  }

  /// Shows a view in a window with a look.
  ///
  /// - Parameter text: The size of scalable text, which is `medium` in many of the pictures.
  @MainActor
  static func driver(
    look: Look, width: CGFloat = 300, height: CGFloat = 300, scale: CGFloat = 3,
    scheme: ColorScheme = .light, text: DynamicTypeSize = .large,
    idiom: ViewDriver.Idiom = .phone, @ViewBuilder content: () -> some View
  ) throws -> ViewDriver {
    try ViewDriver(
      size: CGSize(width: width, height: height), scale: scale,
      appearance: Appearance(colorScheme: scheme, dynamicTypeSize: text, look: look.system),
      idiom: idiom,
      content: content)
  }
}

extension DeviceFact: CustomTestStringConvertible, Identifiable {
  /// The description, by which test runners list and select the fact.
  var id: String { testDescription }

  /// The system and what is measured, as they appear in test results.
  var testDescription: String { "\(system): \(what)" }
}

/// The public repositories whose pictures show a device, with the commits.
enum DeviceSource {
  static let cash = "cashapp/AccessibilitySnapshot 5b03db8"
  static let homeAssistant18 = "home-assistant/iOS 83eeb7ab0"
  static let homeAssistant26 = "home-assistant/iOS d722d7811"
  static let spezi18 = "StanfordSpezi/SpeziViews dc94035"
  static let spezi26 = "StanfordSpezi/SpeziViews 236fd06"
  static let paulz = "paulz/ViewSnapshots 911a213"
  static let adam18 = "adammcarter/swift-snapshot-testing-macros c8bb6c6"
  static let adam26 = "adammcarter/swift-snapshot-testing-macros b176096"
  static let good = "GoodRequest/GoodSwiftUI e498489"
  static let nimbus = "ZupIT/nimbus-layout-swiftui 5acac31"
  static let bundesbahnen = "SchweizerischeBundesbahnen/mobile-ios-design-swiftui 051dac8e"
  static let markdown = "gonzalezreal/swift-markdown-ui 8371aeb"
}
