import SwiftUI
import SwiftUITesting
import Testing

/// Numbers of real devices.
@MainActor
@Suite struct DeviceFactTests {
  @Test("sizes, distances and colors are those of a device", arguments: DeviceFact.all)
  func agrees(fact: DeviceFact) throws {
    if let reason = DeviceFact.knownDifferences[fact.testDescription] {
      // What isn't there can't be measured either.
      let measured = (try? fact.measure()) ?? []
      #expect(
        !fact.agrees(with: measured),
        "the fact agrees now; remove its known difference, “\(reason)”")
    } else {
      let measured = try fact.measure()
      #expect(fact.agrees(with: measured), "\(fact.comparison(with: measured))")
    }
  }

  @Test("facts have different names, by which test runs list them")
  func names() {
    let names = Set(DeviceFact.all.map(\.testDescription))
    #expect(names.count == DeviceFact.all.count)
    #expect(names.isSuperset(of: DeviceFact.knownDifferences.keys))
  }
}
