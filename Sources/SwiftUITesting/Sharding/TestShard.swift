import Foundation
import Testing

/// One of several parts that a runner splits the tests into.
///
/// Bazel and other runners set the environment variables `TEST_SHARD_INDEX`, which counts from 0, and
/// `TEST_TOTAL_SHARDS`. The trait `sharded` and `inCurrentShard()` read them. Create a shard yourself to split other
/// work in the same way:
///
/// ```swift
/// let shard = try TestShard(environment: ProcessInfo.processInfo.environment)
/// let names = allNames.filter { shard?.contains($0) ?? true }
/// ```
public struct TestShard: Equatable, Sendable {
  /// The index of the shard, from 0.
  public let index: Int
  /// The number of shards into which the tests are split.
  public let count: Int

  /// Creates a shard from its index and the number of shards.
  ///
  /// - Throws: ``InvalidTestShard`` if the index is negative or not less than the count.
  public init(index: Int, count: Int) throws {
    guard count > 0, (0..<count).contains(index) else {
      throw InvalidTestShard(variables: "TEST_SHARD_INDEX=\(index) and TEST_TOTAL_SHARDS=\(count)")
    }
    (self.index, self.count) = (index, count)
  }

  /// Creates the shard that environment variables select; nil if both are missing or empty.
  ///
  /// - Throws: ``InvalidTestShard`` if only one is set, if one isn't a number, or if they contradict each other.
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

  /// Returns whether the test with the given name belongs to the shard.
  ///
  /// The result depends only on the name and the number of shards, so a test stays in its shard when other tests are
  /// added.
  public func contains(_ name: String) -> Bool {
    // FNV-1a, which is the same in each process.
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    return (hash ^ hash >> 32) % UInt64(count) == UInt64(index)
  }
}

/// An error for an index and a count that don't select a shard.
///
/// The initializers of ``TestShard`` throw it, and a test with the trait `sharded` fails with it. Set both
/// `TEST_SHARD_INDEX` and `TEST_TOTAL_SHARDS` to numbers, the index from 0 and less than the total, or neither.
public struct InvalidTestShard: Error, CustomStringConvertible {
  let variables: String

  /// A message with the variables and the values that they can have.
  public var description: String {
    "\(variables) don't select a shard of the tests; "
      + "the index has to be a number from 0 that is less than the total"
  }
}

/// A trait that runs only the tests of one shard.
///
/// Add the trait to a test or a suite with `sharded`. In a process without the variables `TEST_SHARD_INDEX` and
/// `TEST_TOTAL_SHARDS`, all tests run; with invalid ones, each test fails. All cases of a test with arguments belong to
/// the same shard; use `inCurrentShard()` to split them. See <doc:ContinuousIntegration>.
public struct ShardTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait of a suite also applies to the tests and suites inside it.
  public var isRecursive: Bool { true }

  /// Tells the runner that the tests support sharding, by creating the file that `TEST_SHARD_STATUS_FILE` names.
  public func prepare(for test: Test) async throws {
    let variables = ProcessInfo.processInfo.environment
    guard try TestShard(environment: variables) != nil,
      let status = variables["TEST_SHARD_STATUS_FILE"], !status.isEmpty
    else { return }
    _ = FileManager.default.createFile(atPath: status, contents: nil)
  }

  /// Runs a test of the process's shard, and cancels other tests.
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
  /// A trait that runs only the tests of the shard that `TEST_SHARD_INDEX` and `TEST_TOTAL_SHARDS` select.
  ///
  /// Without these variables, all tests run. All cases of a test with arguments belong to the same shard; use
  /// `inCurrentShard()` to split them.
  ///
  /// ```swift
  /// @Suite(.sharded) struct CheckoutTests { … }
  /// ```
  public static var sharded: ShardTrait { ShardTrait() }
}

extension Collection {
  /// Returns the elements of the shard that `TEST_SHARD_INDEX` and `TEST_TOTAL_SHARDS` select.
  ///
  /// Of three shards, each has every third element. Without these variables, the method returns all elements. Use it to
  /// split the arguments of a test, such as a matrix of variants, instead of giving the test the trait `sharded`. The
  /// call traps if the variables are invalid.
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
