import SwiftUI
import SwiftUITesting

/// Widths of texts in body, 17 points.
extension DeviceFact {
  static let bodyWidths: [DeviceFact] =
    inBody("iOS 15.5", controls, from: DeviceSource.paulz)
    + inBody("iOS 15.5", form, from: DeviceSource.paulz)
    + inBody("iOS 17.5", list, from: DeviceSource.cash)
    + inBody("iOS 26.2", labels, from: DeviceSource.adam26)

  /// Labels and values of controls, iOS 15.5.
  private static let controls: KeyValuePairs<String, Double> = [
    "Hello, world!": 94.67,
    "On": 22.33,
    "Off": 24.33,
    "Toggle": 51.33,
    "0": 10.33,
    "30": 20.67,
    "12": 17.33,
    "Stepper: 2": 79.33,
    "Time:": 42.33,
    "Color:": 45.67,
    "5:06 PM": 64.67,
  ]

  /// Rows of a form and buttons of its bar, iOS 15.5.
  private static let form: KeyValuePairs<String, Double> = [
    "Always show original title": 190,
    "Region": 52.67,
    "Export my data": 114,
    "Backup to iCloud": 129.67,
    "Restore from iCloud": 151.33,
    "Reset application data": 168.67,
    "Movies in state": 115,
    "Archived state size": 143.67,
    "35 Mb": 49.33,
    "10": 18,
    "United States": 103.33,
    "Cancel": 52.67,
    "Save": 37,
  ]

  /// Rows of lists, iOS 17.5.
  private static let list: KeyValuePairs<String, Double> = [
    "Checking": 71.67,
    "Savings": 59.67,
    "Electric": 57,
    "Internet": 59.33,
    "Apple": 44.33,
    "Banana": 56.67,
    "Cherry": 52,
    "Carrot": 48.33,
    "Peas": 37,
  ]

  /// The names of tests, iOS 26.2.
  private static let labels: KeyValuePairs<String, Double> = [
    "Test two of many in a suite": 201.67,
    "@SnapshotSuite": 126,
    "@SnapshotTest()": 131,
    "emptyName()": 105.33,
    "named()": 64.33,
    "fileSystemNameClashing()": 202,
    "Test": 32.33,
    "Suite": 38.67,
    "default": 53,
    "TestScoping": 94.33,
    "async": 44.67,
    "throws": 51.67,
    "async throws": 100.33,
    "value: 1": 56.67,
    "value: 2": 59,
    ".image: 1": 67.33,
    ".image: 2": 70,
    "value: 1, 1": 72.67,
    "value: 2, 2": 77.67,
    "value: 1, 1, 1.000000": 153.67,
    "value: 2, 2, 2.000000": 161.33,
    "singular reference image": 187.67,
    "configurations reference image: 1": 253.33,
    "configurations reference image: 2": 255.67,
    "configurations reference image: 3": 256,
    "blue()": 45,
    "clear()": 49.67,
    "explicitBackground() (gray)": 207,
    "multipleTest() (purple)": 168.33,
    "overridden() (orange)": 163.67,
    "viewBackgroundColor() (yellow)": 243,
    "defaultBackgroundOverridden() (pink)": 290.33,
    "viewBackgroundColorWithTrait() (yellow)": 310.67,
    "multipleInherited() (green)": 200,
    ".theme(.all)": 86,
    ".theme(.light)": 102.33,
    ".theme(.dark)": 103,
    ".padding": 67,
    ".padding()": 79,
    ".padding(.all, 20)": 129.33,
    ".padding(.horizontal, 15)": 185.33,
    ".padding(30)": 99.67,
    ".padding(.vertical, 30)": 167.33,
    ".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))": 502.33,
    ".sizes(.minimum)": 129.67,
    ".sizes(height: 480)": 143.33,
    ".sizes(devices: .iPhoneX, fitting: .heightButMinimumWidth)": 444.67,
    ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)": 530.67,
  ]

  private static func inBody(
    _ system: String, _ widths: KeyValuePairs<String, Double>, from source: String
  ) -> [DeviceFact] {
    widths.map { string, width in
      DeviceFact(
        system, .any, "width of “\(string)” in body", [width],
        within: tolerance(ofTextWidth: width), from: source
      ) { look in
        let window = try driver(look: look, width: (width * 1.2).rounded() + 20, height: 60) {
          Text(string)
        }
        return [try window.textFrame(string).width]
      }
    }
  }
}
