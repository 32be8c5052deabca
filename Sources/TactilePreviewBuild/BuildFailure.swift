/// An error thrown if a package can't be built.
package struct BuildFailure: Error, CustomStringConvertible {
  /// The output of the package manager or the compiler.
  package let output: String

  /// The missing names, then each other error with the lines that belong to it, or the whole output if there are none.
  package var description: String {
    let lines = output.split(separator: "\n").map(String.init)
    var (errors, isInError): ([[String]], Bool) = ([], false)
    for line in lines {
      // A message of the compiler begins with a path, and the source that follows doesn't.
      let message = line.firstMatch(of: #/^(?:/\S.*?:\d+:\d+: )?(error|warning|note): /#)
      let isMessage = message != nil
      if isMessage || line.hasPrefix("[") { isInError = message?.output.1 == "error" }
      if isInError, isMessage { errors.append([]) }
      if isInError { errors[errors.count - 1].append(line) }
    }
    // The compiler repeats errors when it also writes the module's interface.
    var seen: Set<[String]> = []
    let located = errors.filter { $0[0].hasPrefix("/") }
    let summary = Diagnostic.read(output).filter { $0.kind == .missing || $0.kind == .consequence }
    let summarized = Set(summary.map { "\($0.file):\($0.line):\($0.column): error: \($0.message)" })
    let unique = (located.isEmpty ? errors : located)
      .filter { seen.insert($0).inserted && !summarized.contains($0[0]) }
    let rest = unique.isEmpty && summary.isEmpty ? [lines] : unique
    let text = ((summary.isEmpty ? [] : ["\(DiagnosticReport(summary))"]) + rest.flatMap(\.self))
      .joined(separator: "\n")
    let remedy =
      missingPackages.isEmpty
      ? ""
      : "Tactile needs Debian packages that are missing. "
        + "As root, run: apt-get install \(missingPackages.joined(separator: " "))\n"
    return "The package can't be built.\n\(remedy)\(text)"
  }

  /// The headers of the libraries that Tactile is compiled with, and the Debian packages that have them.
  private static let headers = [
    "clipper.hpp": "libpolyclipping-dev", "cmark-gfm.h": "libcmark-gfm-dev",
    "cmark-gfm-core-extensions.h": "libcmark-gfm-extensions-dev",
    "turbojpeg.h": "libturbojpeg0-dev",
    "zlib.h": "zlib1g-dev",
  ]

  /// The Debian packages that the output names, or whose headers weren't found.
  private var missingPackages: [String] {
    let named = output.matches(of: /apt-get install ((?:[a-z0-9][a-z0-9.+-]* ?)+)/)
      .flatMap { $0.output.1.split(separator: " ").map(String.init) }
    let unfound = output.matches(of: /'(?:[^'\n]*\/)?([^'\/\n]+)' file not found/)
      .compactMap { Self.headers[String($0.output.1)] }
    return Set(named + unfound).sorted()
  }
}

extension BuildFailure {
  /// The files and the lines of the compiler's errors.
  private var places: [(file: Substring, line: Int)] {
    output.matches(of: #/(?m)^(/\S.*?):(\d+):\d+: error: /#).compactMap { match in
      Int(match.output.2).map { (match.output.1, $0) }
    }
  }

  /// Returns the lines with errors in a file, starting at 1.
  func lines(ofErrorsIn file: String) -> Set<Int> {
    Set(places.filter { $0.file == file }.map(\.line))
  }

  /// Whether all errors are in one file.
  func isOnly(in file: String) -> Bool { places.allSatisfy { $0.file == file } }
}
