import SwiftUI
import SwiftUITesting
import Testing

@testable import TactileGallery

/// Properties that all demos have in common.
@MainActor
@Suite struct DemoTests {
  @Test func names_areForFilesAndDiffer() {
    let names = Demo.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names + Demo.all.flatMap({ $0.stills.map(\.name) }) {
      #expect(name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(name)")
    }
  }

  @Test(arguments: Demo.all) func stills_haveNamesOfTheirOwn(demo: Demo) {
    #expect(Set(demo.stills.map(\.name)).count == demo.stills.count)
  }

  @Test(arguments: Demo.all) func stills_areOfEachState(demo: Demo) {
    #expect(demo.stills.map(\.name) == ["rest", "pressed", "dragged-out", "disabled"])
    #expect(demo.stills.map(\.isDisabled) == [false, false, false, true])
  }

  @Test(arguments: Demo.all, ColorScheme.allCases)
  func stills_issueNoWarnings(demo: Demo, scheme: ColorScheme) throws {
    let warnings = try ViewDriver.warnings {
      for still in demo.stills {
        _ = try demo.driver(at: still, Setting(scale: 1, scheme: scheme)).picture()
      }
    }
    #expect(warnings.isEmpty)
  }

  @Test(arguments: Demo.all) func size_replacesTheDemosOwn(demo: Demo) throws {
    let size = CGSize(width: 300, height: 250)
    #expect(try demo.driver(Setting(size: size)).displayList.size == size)
    #expect(try demo.driver(Setting()).displayList.size == demo.size)
  }

  @Test(arguments: Demo.all) func story_endsAtRestWithoutWarnings(demo: Demo) throws {
    let warnings = try ViewDriver.warnings {
      let driver = try demo.driver(Setting())
      try demo.story(driver)
      #expect(driver.settle(limit: 0))
    }
    #expect(warnings.isEmpty)
  }

  @Test(arguments: Demo.all) func trace_givesAReasonForEachBody(demo: Demo) throws {
    let bodies = try demo.trace(Setting()).entries.compactMap { entry in
      if case .body(let view, let reasons) = entry.event { (view, reasons) } else { nil }
    }
    #expect(!bodies.isEmpty)
    #expect(bodies.filter(\.1.isEmpty).map(\.0) == [])
  }

  @Test func named_findsEachDemo() throws {
    for demo in Demo.all { #expect(try Demo.named(demo.name).title == demo.title) }
  }

  @Test func stillNamed_tellsTheDemoAndItsStates() throws {
    let error = try #require(throws: UnknownName.self) {
      try Demo.systemButton.still(named: "pres")
    }
    #expect(
      error.description
        == "There is no state of system-button named “pres”;"
        + " choose one of: rest, pressed, disabled, dragged-out.")
  }
}
