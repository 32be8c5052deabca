import ArgumentParser
import Foundation
import TactilePreviewBuild
import TactilePreviewProtocol
import TactilePreviewServer

/// Serves a page with the previews of a package.
struct PreviewCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Show the previews of a package or a file in a browser.",
    discussion: """
      Builds the package or the file, serves a page on this machine, prints its address, and opens it. On the page, each #Preview \
      and PreviewProvider can be pressed and looked at; it is updated when a file is saved. Control-C ends it.
      """)

  @Argument(help: "A Swift file whose previews to show, in place of a package.")
  var file: String?

  @OptionGroup var package: PackageOptions

  @Option(help: "The port of the page. (default: a free one)")
  var port: UInt16?

  @Flag(inversion: .prefixedNo, help: "Open the page in a browser, if there is a screen.")
  var open = true

  func perform() throws {
    try checkFile(file)
    guard let source = try package.source(file) else {
      throw NoPackage(path: FileManager.default.currentDirectoryPath)
    }
    let builder = try previewBuilder(for: source)
    let workspace = PreviewWorkspace(builder)
    let server = try PreviewServer(workspace, port: port)
    let shouldOpen = open
    FileHandle.standardError.write(Data("Building \(builder.name) …\n".utf8))
    Task {
      do {
        if let failure = try await workspace.start() { Self.report(failure) }
        try await server.run {
          let line = "Previews of \(builder.name): \(server.address)\n"
          FileHandle.standardOutput.write(Data(line.utf8))
          if shouldOpen { Self.openBrowser(server.address) }
        }
      } catch {
        Self.report("\(error)")
        Foundation.exit(2)
      }
    }
    let ends = [SIGINT, SIGTERM].map { Self.end(workspace, on: $0) }
    withExtendedLifetime(ends) { while true { RunLoop.main.run(until: .distantFuture) } }
  }

  /// Ends the program by a signal, such as that of Control-C, without leaving files behind.
  private static func end(
    _ workspace: PreviewWorkspace, on signal: Int32
  ) -> any DispatchSourceSignal {
    Foundation.signal(signal, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
    source.setEventHandler {
      Task {
        await workspace.end()
        Foundation.exit(0)
      }
    }
    source.resume()
    return source
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  /// Opens an address in the user's browser, or says why the user has to do it.
  private static func openBrowser(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
      return report("There is no screen here. Open the address in a browser on this machine.")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { process in
      guard process.terminationStatus != 0 else { return }
      report(
        "No browser could be opened; install xdg-utils and a browser, or open the address yourself."
      )
    }
    do {
      try process.run()
    } catch {
      report("No browser could be opened: \(error). Open the address yourself.")
    }
  }
}
