import ArgumentParser
import Foundation
import TactileGallery

/// Prints the available demos.
struct ListCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the names of a package's previews, or of the demos.",
    discussion: """
      In a package or an Xcode project, builds it and prints the name of each #Preview and PreviewProvider, with its \
      place. A PreviewProvider whose view can't be created is listed with the reason. Elsewhere, prints the names and titles of the built-in demos.
      """)

  @Argument(help: "A Swift file whose previews to list, in place of a package.")
  var file: String?

  @OptionGroup var package: PackageOptions

  func perform() throws {
    try checkFile(file)
    guard let source = try package.source(file) else { return listDemos() }
    let previews = try BuiltPreviews(source).list
    guard !previews.isEmpty else { throw NoPreviews() }
    let width = previews.map { "\($0.name)".count }.max() ?? 0
    for preview in previews {
      let name = "\(preview.name)".padding(toLength: width + 2, withPad: " ", startingAt: 0)
      print("\(name)line \(preview.line)\(preview.failure.map { "  \($0)" } ?? "")")
    }
  }

  private func listDemos() {
    let width = Demo.all.map(\.name.count).max() ?? 0
    for demo in Demo.all {
      print(demo.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + demo.title)
    }
  }
}

/// An error thrown for a package without previews.
struct NoPreviews: Error, CustomStringConvertible {
  var description: String {
    "The package has no previews. Add one to a file of a target that imports SwiftUI: #Preview { MyView() }"
  }
}
