import ArgumentParser
import Gallery

/// Makes the page of all demos.
struct GalleryCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draw and record all demos and show them on a page.",
    discussion: """
      Makes a directory that holds the page index.html and its pictures. A gallery that is \
      already there is replaced; any other directory is left alone.
      """)

  @Option(name: .shortAndLong, help: "The directory to make.")
  var output: String = "gallery"

  @OptionGroup var scale: ScaleOption

  func perform() throws {
    let directory = try GalleryDirectory(path: output)
    try directory.write(GalleryFiles(demos: Demo.all, scale: scale.scale))
    print("The gallery is \(directory.page.path)")
  }
}
