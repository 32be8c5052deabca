import ArgumentParser
import Foundation
import Gallery

/// Prints the available demos.
struct ListCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the names and titles of the demos.")

  func perform() {
    let width = Demo.all.map(\.name.count).max() ?? 0
    for demo in Demo.all {
      print(demo.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + demo.title)
    }
  }
}
