import Foundation
import Testing

/// Errors: exit code 2, a helpful message, and no output files.
@Suite struct CommandErrorTests {
  let here: WorkingDirectory

  init() throws { here = try WorkingDirectory() }

  private func expectFailure(_ arguments: [String], saying words: String) throws {
    let run = try CommandRun(arguments, in: here.url)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(try here.contents.isEmpty)
  }

  @Test(arguments: ["snapshot", "record"]) func unknownDemo_listsNamesNearestFirst(
    command: String
  ) throws {
    try expectFailure(
      [command, "scale-stile"],
      saying: "There is no demo named “scale-stile”; choose one of: scale-style, ")
  }

  @Test func unknownState_listsStates() throws {
    try expectFailure(
      ["snapshot", "system-button", "--state", "disable"],
      saying: "named “disable”; choose one of: disabled, ")
  }

  @Test(arguments: ["nan", "0", "-1", "-0.0", "0.99", "3.01", "inf", "1e400", "-nan"])
  func scaleOutOfRange_isRefused(scale: String) throws {
    for command in [["snapshot", "system-button"], ["record", "system-button"], ["gallery"]] {
      try expectFailure(command + ["--scale", scale], saying: "choose a number from 1 to 3.")
    }
  }

  @Test(arguments: [
    "", "x", "320", "320x", "x200", "0x200", "320x0.5", "-1x5", "nanx5", "320x200x1", "4097x10",
    "infx10", "320×200", "a x b",
  ])
  func sizeThatIsNone_isRefused(size: String) throws {
    for command in ["snapshot", "record"] {
      try expectFailure(
        [command, "system-button", "--size", size],
        saying: "--size cannot be “\(size)”; write the width and the height in points")
    }
  }

  @Test(arguments: [
    (["snapshot"], "Missing expected argument '<name>'"),
    (["snapshot", "a", "b"], "Unexpected argument 'b'"),
    (["snapshot", "system-button", "--scale", "two"], "'two' is invalid"),
    (["snapshot", "system-button", "--scheme", "blue"], "one of 'light' and 'dark'"),
    (["snapshot", "system-button", "-o"], "Missing value"),
    (["gallery", "--nonsense"], "Unknown option '--nonsense'"),
    (
      ["gallery", "scale-stile"],
      "There is no demo named “scale-stile”; choose one of: scale-style,"
    ),
    (["paint"], "Unexpected argument 'paint'"),
  ])
  func mistakeInTheCommand_isExplained(arguments: [String], words: String) throws {
    try expectFailure(arguments, saying: words)
  }

  @Test(arguments: [
    ("", "the name is empty"), ("/", "it is a directory"), (".", "it is a directory"),
    ("missing/", "it is a directory"), ("/dev/null", "it isn't a regular file"),
    ("a.jpg", "pictures are PNG files; choose a name that ends with .png."),
    ("missing/a.png", "No such file or directory"), ("/dev/null/a.png", "Not a directory"),
    ("/proc/a.png", "Cannot write a.png in /proc"),
  ])
  func fileThatCannotBeWritten_isNamed(path: String, words: String) throws {
    try expectFailure(["snapshot", "system-button", "-o", path], saying: words)
  }

  @Test(arguments: ["a.gif", "a.mp4.gz", "a.jpeg"])
  func recordingOfAnUnknownType_namesThoseThatAreKnown(path: String) throws {
    try expectFailure(
      ["record", "system-button", "-o", path],
      saying: "Cannot write “\(path)”: recordings can't have this file type; choose a name that "
        + "ends with one of: .png, .apng, .mp4, .webp.")
  }

  @Test(arguments: [
    ("", "the name is empty"), (".", "is not a gallery"), ("/dev/null", "is not a gallery"),
    ("missing/g", "No such file or directory"), ("/dev/null/g", "Not a directory"),
  ])
  func directoryThatCannotBeWritten_isNamed(path: String, words: String) throws {
    try expectFailure(["gallery", "--scale", "1", "-o", path], saying: words)
  }
}
