import Foundation
import Testing

@testable import TactileRecorder

@Suite("An atomic file")
final class AtomicFileTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("files-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: directory.path) }
  }

  @Test("is written completely, and no other file is")
  func newFile() throws {
    let file = directory.appendingPathComponent("shot.png")
    try AtomicFile.write(Data("new".utf8), to: file)
    #expect(try Data(contentsOf: file) == Data("new".utf8))
    #expect(try contents == ["shot.png"])
  }

  @Test("replaces an existing file")
  func replacing() throws {
    let file = directory.appendingPathComponent("shot.png")
    try AtomicFile.write(Data("a long old file".utf8), to: file)
    try AtomicFile.write(Data("new".utf8), to: file)
    #expect(try Data(contentsOf: file) == Data("new".utf8))
    #expect(try contents == ["shot.png"])
  }

  @Test("leaves the old file intact for programs that have it open")
  func readers() throws {
    let file = directory.appendingPathComponent("shot.png")
    try AtomicFile.write(Data("old file".utf8), to: file)
    let reader = try FileHandle(forReadingFrom: file)
    #expect(try reader.read(upToCount: 3) == Data("old".utf8))
    try AtomicFile.write(Data("NEW FILE".utf8), to: file)
    #expect(try reader.readToEnd() == Data(" file".utf8))
  }

  @Test("throws an error that names the file, the directory and the remedy")
  func missingDirectory() throws {
    let file = directory.appendingPathComponent("missing/shot.png")
    let error = #expect(throws: FileNotWritten.self) {
      try AtomicFile.write(Data("new".utf8), to: file)
    }
    #expect(
      error?.description
        == "Cannot write shot.png in \(directory.path)/missing (No such file or directory); make "
        + "sure that this directory exists, is writable and has room, or choose another one.")
  }

  @Test("doesn't replace a directory, and leaves no temporary file")
  func directoryInTheWay() throws {
    let file = directory.appendingPathComponent("shot.png")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let error = #expect(throws: FileNotWritten.self) {
      try AtomicFile.write(Data("new".utf8), to: file)
    }
    #expect(error?.reason == "it isn't a regular file")
    #expect(try contents == ["shot.png"])
  }

  @Test("replaces the destination of a symbolic link, not the link")
  func links() throws {
    let file = directory.appendingPathComponent("shot.png")
    let link = directory.appendingPathComponent("latest.png")
    try AtomicFile.write(Data("old".utf8), to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try AtomicFile.write(Data("new".utf8), to: link)
    #expect(try Data(contentsOf: file) == Data("new".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }

  @Test("doesn't replace a pipe or a device")
  func pipes() throws {
    let pipe = directory.appendingPathComponent("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(throws: FileNotWritten.self) { try AtomicFile.write(Data(), to: pipe) }
    #expect(try contents == ["pipe"])
  }
}
