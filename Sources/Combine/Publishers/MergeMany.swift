import OpenCombine

extension Publishers {
  /// A publisher that publishes the values of any number of publishers of the same type.
  ///
  /// Create it with `merge(with:)` of a publisher, or from an array, here to add up the bytes that all downloads
  /// receive:
  ///
  /// ```swift
  /// Publishers.MergeMany(downloads.map(\.receivedBytes))
  ///   .scan(0, +)
  ///   .sink { total in print("\(total) bytes") }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// Values are published in the order in which they arrive. To merge publishers of several types in an array, erase
  /// them with `eraseToAnyPublisher()`. The merged publisher finishes when all of them have finished. If one fails, it
  /// fails at once and cancels the others. While demand is limited, it requests one value at a time from each, and
  /// holds values that arrive without demand; a failure discards them.
  ///
  /// Mirrors Combine's `Publishers.MergeMany`.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of the publishers.
    public typealias Output = Upstream.Output
    /// The failure of the publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are merged.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of publishers.
    ///
    /// - Parameter upstream: The publishers; without any, the merged publisher finishes at once.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher of the values of a sequence of publishers.
    ///
    /// - Parameter upstream: The publishers; without any, the merged publisher finishes at once.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber, which subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombinedSubscription("Merge", of: publishers.count, to: subscriber, excess: .held) {
        for (index, publisher) in publishers.enumerated() {
          $0.subscribe(to: publisher, at: index) { $0 }
        }
      }
    }

    /// Returns a publisher that also publishes the values of another publisher.
    ///
    /// - Parameter other: The other publisher.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
