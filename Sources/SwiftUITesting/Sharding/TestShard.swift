import Foundation
import Testing

/// A part of the tests, when a runner splits them among several processes or machines.
///
/// Bazel and other runners set the variables `TEST_SHARD_INDEX`, from 0, and `TEST_TOTAL_SHARDS`.
public struct TestShard: Equatable, Sendable {
  /// The index of the part, from 0.
  public let index: Int
  /// The number of parts that the tests are split into.
  public let count: Int

  /// Creates one of several parts of the tests.
  ///
  /// - Throws: ``InvalidTestShard`` if the index is not less than the count, or negative.
  public init(index: Int, count: Int) throws {
    guard count > 0, (0..<count).contains(index) else {
      throw InvalidTestShard(variables: "TEST_SHARD_INDEX=\(index) and TEST_TOTAL_SHARDS=\(count)")
    }
    (self.index, self.count) = (index, count)
  }

  /// Creates the part that variables of a process choose; nil if they choose none.
  ///
  /// - Throws: ``InvalidTestShard`` if they are not numbers, or don't fit together.
  public init?(environment variables: [String: String]) throws {
    let names = ["TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS"]
    let values = names.map { variables[$0, default: ""] }
    if values.allSatisfy(\.isEmpty) { return nil }
    guard let index = Int(values[0]), let count = Int(values[1]) else {
      throw InvalidTestShard(
        variables: zip(names, values).map { "\($0)=\($1)" }.joined(separator: " and "))
    }
    try self.init(index: index, count: count)
  }

  /// Whether a test belongs to the part: by its name, so that it stays there when others are added.
  public func contains(_ name: String) -> Bool {
    // FNV-1a, which is the same in each process.
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    return (hash ^ hash >> 32) % UInt64(count) == UInt64(index)
  }
}

/// An error thrown if the variables that choose a part of the tests can't be used.
public struct InvalidTestShard: Error, CustomStringConvertible {
  let variables: String

  /// A message with the variables and what they have to be.
  public var description: String {
    "\(variables) don't choose a part of the tests; "
      + "the index has to be a number from 0 that is less than the total"
  }
}

/// A trait by which a process runs only its part of the tests.
public struct ShardTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait of a suite also applies to the suites inside it.
  public var isRecursive: Bool { true }

  /// Tells the runner that the tests are split.
  public func prepare(for test: Test) async throws {
    let variables = ProcessInfo.processInfo.environment
    guard try TestShard(environment: variables) != nil,
      let status = variables["TEST_SHARD_STATUS_FILE"], !status.isEmpty
    else { return }
    _ = FileManager.default.createFile(atPath: status, contents: nil)
  }

  /// Runs a test of this process's part, and cancels others.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if let shard = try TestShard(environment: ProcessInfo.processInfo.environment),
      !shard.contains("\(test.sourceLocation.fileID) \(test.name)")
    {
      try Test.cancel(
        "the test is not in shard \(shard.index) of \(shard.count)",
        sourceLocation: test.sourceLocation)
    }
    try await function()
  }
}

extension Trait where Self == ShardTrait {
  /// Runs only the tests of the part that `TEST_SHARD_INDEX` and `TEST_TOTAL_SHARDS` choose; without these
  /// variables, all.
  ///
  /// All cases of a test with arguments are in one part; `inCurrentShard()` splits them instead.
  ///
  /// ```swift
  /// @Suite(.sharded) struct CheckoutTests { … }
  /// ```
  public static var sharded: ShardTrait { ShardTrait() }
}

extension Collection {
  /// Returns the elements of the part that `TEST_SHARD_INDEX` and `TEST_TOTAL_SHARDS` choose; without these
  /// variables, all.
  ///
  /// It splits the arguments of one test, such as a matrix of variants. Don't give that test the trait
  /// `sharded` as well. Traps if the variables can't be used.
  ///
  /// ```swift
  /// @Test(arguments: Variant.matrix(…).inCurrentShard())
  /// ```
  public func inCurrentShard() -> [Element] {
    do {
      guard let shard = try TestShard(environment: ProcessInfo.processInfo.environment) else {
        return Array(self)
      }
      return enumerated().filter { $0.offset % shard.count == shard.index }.map(\.element)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
