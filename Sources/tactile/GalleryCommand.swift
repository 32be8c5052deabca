import ArgumentParser
import Gallery

/// Creates the page of all demos.
struct GalleryCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draw and record demos and show them on a page.",
    discussion: """
      Makes a directory that holds the page index.html and its pictures. A gallery that is \
      already there is replaced; any other directory is left alone. Prints the path of the page.
      """)

  @Argument(help: "The names of the demos, as `tactile list` prints them. (default: all)")
  var names: [String] = []

  @Option(name: .shortAndLong, help: "The directory to make.")
  var output: String = "gallery"

  @OptionGroup var scale: ScaleOption

  func perform() throws {
    let demos = names.isEmpty ? Demo.all : try names.map { try Demo.named($0) }
    let directory = try GalleryDirectory(path: output)
    let files = try ProgressLine.during { progress in
      try GalleryFiles(demos: demos, scale: scale.scale) {
        progress.show("\($0) of \($1) pictures, now \($2.name)")
      }
    }
    try directory.write(files)
    print(directory.page.path)
  }
}
