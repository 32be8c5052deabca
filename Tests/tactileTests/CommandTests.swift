import Foundation
import SwiftUITesting
import TactileGallery
import Testing

/// Output of the commands.
@Suite struct CommandTests {
  let here: WorkingDirectory

  init() throws { here = try WorkingDirectory() }

  @Test func list_printsNamesAndTitles() throws {
    let run = try here.run("list")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == Demo.all.count)
    for (line, demo) in zip(lines, Demo.all) {
      #expect(line.hasPrefix(demo.name + " ") && line.hasSuffix(" " + demo.title))
    }
  }

  @Test(arguments: ["--help", "help", "-h"]) func help_succeeds(word: String) throws {
    let run = try here.run(word)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("snapshot"))
    #expect(run.errors.isEmpty)
  }

  @Test func snapshot_writesWhereItSays() throws {
    let run = try here.run("snapshot", "system-button")
    #expect(run.exitCode == 0)
    #expect(run.output == here.url.appendingPathComponent("system-button.png").path + "\n")
    #expect(try here.contents == ["system-button.png"])
    #expect(try here.data("system-button.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func snapshot_followsItsOptions() throws {
    let rest = ["snapshot", "system-button", "-o"]
    for (name, options) in [
      ("plain", []), ("same", ["--scale", "2", "--scheme", "light", "--state", "rest"]),
      ("large", ["--scale", "3"]), ("dark", ["--scheme", "dark"]),
      ("pressed", ["--state", "pressed"]), ("small", ["--size", "200x100.5"]),
    ] {
      #expect(try CommandRun(rest + [name] + options, in: here.url).exitCode == 0)
    }
    #expect(try here.data("plain") == here.data("same"))
    #expect(
      try Set(["plain", "large", "dark", "pressed", "small"].map(here.data)).count == 5)
    // The width and the height in pixels, at two for a point.
    #expect(try here.data("small")[16..<24] == Data([0, 0, 1, 144, 0, 0, 0, 201]))
  }

  @Test func snapshot_replacesAFileAndKeepsALink() throws {
    let file = here.url.appendingPathComponent("file")
    try Data("old".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(
      atPath: here.url.appendingPathComponent("link").path, withDestinationPath: "file")
    #expect(try here.run("snapshot", "system-button", "-o", "link").exitCode == 0)
    #expect(try here.contents == ["file", "link"])
    #expect(try here.data("file").count > 100)
  }

  @Test func trace_printsLinesOrJSON() throws {
    let lines = try here.run("trace", "system-button")
    #expect(lines.exitCode == 0)
    #expect(lines.errors.isEmpty)
    #expect(lines.output.contains("action: Button “System Button”\n"))
    let json = try here.run("trace", "system-button", "--json")
    #expect(try JSONDecoder().decode(Trace.self, from: Data(json.output.utf8)).entries.count > 100)
    #expect(try here.contents.isEmpty)
  }

  @Test func trace_writesAFile() throws {
    let run = try here.run("trace", "system-button", "-o", "trace.txt")
    #expect(run.output == here.url.appendingPathComponent("trace.txt").path + "\n")
    let printed = try here.run("trace", "system-button").output
    #expect(try here.data("trace.txt") == Data(printed.utf8))
  }

  @Test func record_writesAnAnimation() throws {
    let run = try here.run("record", "scale-style", "--scale", "1")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(try here.contents == ["scale-style-recording.png"])
    #expect(try here.data("scale-style-recording.png").range(of: Data("acTL".utf8)) != nil)
  }

  @MainActor
  @Test func galleryMadeTwice_isTheSameByteForByte() throws {
    let names = ["scale-style", "materials"]
    let run = try here.run("gallery", names[0], names[1], "-o", "g", "--scale", "1")
    #expect(run.exitCode == 0)
    #expect(run.output == here.url.appendingPathComponent("g/index.html").path + "\n")
    #expect(run.errors.isEmpty)
    #expect(try here.contents == ["g"])
    // The second time in this process, which others have drawn in before. One recording will do:
    // it takes longer than all of the pictures.
    for demo in try names.map(Demo.named) {
      let name = "g/\(demo.name)-pressed-light.png"
      #expect(try here.data(name) == demo.png(of: demo.still(named: "pressed"), Setting(scale: 1)))
    }
    #expect(try here.data("g/previews.js").range(of: Data("\"system-button\"".utf8)) == nil)
    let recording = try Demo.named("scale-style").recording(
      Setting(scale: 1), framesPerSecond: GalleryFiles.framesPerSecond)
    let details = try here.data("g/scale-style.js")
    #expect(details.range(of: Data(recording.base64EncodedString().utf8)) != nil)
  }
}
