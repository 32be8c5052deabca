import Foundation

/// Times the works named on the command line, all of them if none is named.
///
/// Numbers on the command line replace the numbers of buttons: `bench W1 W2 1000`. Prints a table with
/// tabs: work, N, figure, value. Times are medians in milliseconds.
@main
struct Main {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let wanted = arguments.compactMap { Int($0) }
    let names = arguments.filter { Int($0) == nil }
    let known = [
      "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "png", "presses", "cold", "window",
    ]
    if let unknown = names.first(where: { !known.contains($0) }) {
      FileHandle.standardError.write(
        Data("bench: there is no work “\(unknown)”; choose of \(known)\n".utf8))
      exit(2)
    }
    func isWanted(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
    let works = Works()
    FileHandle.standardOutput.write(Data("work\tN\tfigure\tvalue\n".utf8))
    let counts = wanted.isEmpty ? [100, 1_000, 10_000] : wanted
    if isWanted("W1") {
      for count in counts { try works.build(count) }
      if wanted.isEmpty { try works.memory() }
    }
    if isWanted("W2") { for count in counts { try works.press(count) } }
    if isWanted("W3") { for count in counts { try works.animate(count) } }
    if isWanted("W4") {
      for count in counts { try works.update(count, keepsWidth: true) }
      for count in counts { try works.update(count, keepsWidth: false) }
    }
    if isWanted("W5") { try works.tests(wanted.first ?? 2_000) }
    if isWanted("W6") { try works.worstPictures() }
    if isWanted("W7") { try works.largeScenes() }
    if isWanted("W8") {
      for count in wanted.isEmpty ? [1, 1_000, 100_000] : wanted { try works.typing(count) }
    }
    if isWanted("png") { try works.pictureFiles() }
    if isWanted("presses") { try works.tenThousandTaps() }
    if isWanted("cold") { try works.coldStart() }
    if isWanted("window") { try WindowWork(report: works.report).run(counts) }
  }
}
