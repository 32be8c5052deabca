import SwiftUI
import SwiftUITesting
import Testing

private struct Late_Previews: PreviewProvider {
  static var previews: some View { Text("late") }
}

private enum Holder {
  enum Inner_Previews: PreviewProvider {
    static var previews: some View {
      Text("inner")
      Text("more")
    }
  }
}

private final class Early_Previews: PreviewProvider {
  static var previews: some View { Button("early") {} }
}

private struct Generic_Previews<Content>: PreviewProvider {
  static var previews: some View { Text("nobody can make it") }
}

/// Preview providers, found at run time.
@MainActor
@Suite struct PreviewProviderTests {
  private func found() throws -> [DiscoveredPreview] {
    try Preview.all().filter { $0.fileID.hasPrefix("SwiftUITestingTests/") }
  }

  @Test(
    "providers of any kind of type are found automatically, sorted by name")
  func discovery() throws {
    #expect(
      try found().map(\.preview.displayName) == [
        "Early_Previews", "Inner_Previews", "Late_Previews",
      ])
    #expect(try found().allSatisfy { $0.line == 0 })
  }

  @Test("found previews can be shown and pressed")
  func showing() throws {
    for (preview, texts) in zip(try found(), [["early"], ["inner", "more"], ["late"]]) {
      let driver = try ViewDriver(previewing: preview.preview)
      #expect(driver.texts.map(\.label) == texts)
    }
  }
}
