import Foundation
import SwiftUITesting
import Testing

/// Tests that a runner splits among processes: each runs in one of them.
@Suite("A shard")
struct TestShardTests {
  @Test("is chosen by the variables of the runner")
  func variables() throws {
    #expect(try TestShard(environment: [:]) == nil)
    #expect(try TestShard(environment: ["TEST_SHARD_INDEX": "", "TEST_TOTAL_SHARDS": ""]) == nil)
    #expect(
      try TestShard(environment: ["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3"])
        == TestShard(index: 2, count: 3))
  }

  @Test(
    "that can't be is refused with a sentence", arguments: [("3", "3"), ("-1", "3"), ("0", "0")])
  func invalid(index: String, total: String) {
    let error = #expect(throws: InvalidTestShard.self) {
      try TestShard(environment: ["TEST_SHARD_INDEX": index, "TEST_TOTAL_SHARDS": total])
    }
    #expect(
      error?.description == """
        TEST_SHARD_INDEX=\(index) and TEST_TOTAL_SHARDS=\(total) don't select a shard of the tests; \
        the index has to be a number from 0 that is less than the total
        """)
  }

  @Test("needs both variables, as numbers")
  func missing() {
    let error = #expect(throws: InvalidTestShard.self) {
      try TestShard(environment: ["TEST_TOTAL_SHARDS": "many"])
    }
    #expect(
      error?.description.hasPrefix("TEST_SHARD_INDEX= and TEST_TOTAL_SHARDS=many don't") == true)
  }

  @Test("has about its share of the tests, and each test is in one shard")
  func share() throws {
    let shards = try (0..<5).map { try TestShard(index: $0, count: 5) }
    let names = (0..<1000).map { "LoginTests.swift looks\($0)()" }
    #expect(names.allSatisfy { name in shards.filter { $0.contains(name) }.count == 1 })
    for shard in shards { #expect((150...250).contains(names.filter(shard.contains).count)) }
  }

  @Test("runs its tests, and the shards together run all of them, once")
  func processes() throws {
    let status = FileManager.default.temporaryDirectory
      .appendingPathComponent("shards-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: status) }
    let runs = try (0..<3).map { index in
      try passed([
        "TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "3",
        "TEST_SHARD_STATUS_FILE": status.path,
      ])
    }
    let tests = runs.map { run in run.filter { $0.hasPrefix("sample") } }
    #expect(tests.joined().sorted() == (1...6).map { "sample\($0)()" })
    #expect(tests.filter { !$0.isEmpty }.count > 1)
    #expect(FileManager.default.fileExists(atPath: status.path))
    #expect(try passed([:]).filter { $0.hasPrefix("sample") }.count == 6)
  }

  /// Runs the samples in a process of their own, and returns the names of those that pass.
  private func passed(_ variables: [String: String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", "ShardedSamples"]
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("SWIFT_TESTING") }.merging(variables) { $1 }
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(text.suffix(2000))")
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.count > 4 && words[1] == "Test" && words[3] == "passed" ? String(words[2]) : nil
    }
  }
}

@Suite(.sharded)
struct ShardedSamples {
  @Test func sample1() {}
  @Test func sample2() {}
  @Test func sample3() {}
  @Test func sample4() {}
  @Test func sample5() {}
  @Test func sample6() {}

  @Test("has its share of the arguments", arguments: (0..<30).inCurrentShard())
  func arguments(number: Int) throws {
    guard let shard = try TestShard(environment: ProcessInfo.processInfo.environment) else {
      return
    }
    #expect(number % shard.count == shard.index)
  }
}
