import ArgumentParser
import TactileGallery

/// Creates a page with recordings of previews or demos.
struct GalleryCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draw and record previews or demos, and show them on a page.",
    discussion: """
      Makes a directory that holds the page index.html and its files, which need no server. A gallery that is \
      already there is replaced; any other directory is left alone. Prints the path of the page.
      """)

  @Argument(
    help: """
      The names of the previews or demos, as `tactile list` prints them; of a file's previews after its path. \
      (default: all)
      """)
  var names: [String] = []

  @Option(name: .shortAndLong, help: "The directory to make.")
  var output: String = "gallery"

  @OptionGroup var scale: ScaleOption
  @OptionGroup var play: PlayOptions
  @OptionGroup var package: PackageOptions

  func perform() throws {
    let directory = try GalleryDirectory(path: output)
    let files =
      if let source = try package.source(names.first) {
        try PreviewGallery(BuiltPreviews(source), scale: scale.scale, play: play.play)
          .files(names.filter { !$0.hasSuffix(".swift") })
      } else {
        try demoFiles()
      }
    try directory.write(files)
    print(directory.page.path)
  }

  @MainActor
  private func demoFiles() throws -> GalleryFiles {
    let demos = names.isEmpty ? Demo.all : try names.map { try Demo.named($0) }
    return try ProgressLine.during { progress in
      try GalleryFiles(demos: demos, scale: scale.scale) {
        progress.show("\($0) of \($1) pictures, now \($2.name)")
      }
    }
  }
}
