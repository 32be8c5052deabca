import OpenCombine

extension Publisher {
  /// Publishes the values of this publisher and of others in tuples.
  ///
  /// Call it like a method, with one to three publishers, and a closure if you want another value than a tuple:
  ///
  /// ```swift
  /// prices.zip(names) { price, name in "\(name): \(price)" }
  /// ```
  ///
  /// It is a property because Swift then prefers it to OpenCombine's methods of this name. Mirrors Combine's `zip(_:)`,
  /// `zip(_:_:)` and `zip(_:_:_:)`, with and without a transform.
  public var zip: ZipOperator<Self> { ZipOperator(upstream: self) }
}

/// The operator `zip` of a publisher, which you call like a method.
public struct ZipOperator<Upstream: Publisher> {
  private let upstream: Upstream

  fileprivate init(upstream: Upstream) { self.upstream = upstream }

  /// Returns a publisher that publishes a tuple of a value of the publisher and one of another.
  ///
  /// A value waits until the other publisher has published the value with the same number.
  ///
  /// - Parameter other: Another publisher.
  public func callAsFunction<P: Publisher>(
    _ other: P
  ) -> ZippedPublishers.Zip<Upstream, P> where Upstream.Failure == P.Failure {
    ZippedPublishers.Zip(upstream, other)
  }

  /// Returns a publisher that publishes a value made from a value of the publisher and one of another.
  ///
  /// A value waits until the other publisher has published the value with the same number.
  ///
  /// - Parameters:
  ///   - other: Another publisher.
  ///   - transform: A closure that gets a value of each publisher and returns the value to publish.
  public func callAsFunction<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Upstream.Output, P.Output) -> T
  ) -> Publishers.Map<ZippedPublishers.Zip<Upstream, P>, T>
  where Upstream.Failure == P.Failure {
    Publishers.Map(upstream: self(other), transform: transform)
  }

  /// Returns a publisher that publishes a tuple of a value of the publisher and one of two other publishers each.
  ///
  /// A value waits until the other publishers have published the value with the same number.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  public func callAsFunction<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> ZippedPublishers.Zip3<Upstream, P, Q>
  where Upstream.Failure == P.Failure, P.Failure == Q.Failure {
    ZippedPublishers.Zip3(upstream, publisher1, publisher2)
  }

  /// Returns a publisher that publishes a value made from a value of the publisher and one of two other publishers each.
  ///
  /// A value waits until the other publishers have published the value with the same number.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - transform: A closure that gets a value of each publisher and returns the value to publish.
  public func callAsFunction<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Upstream.Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<ZippedPublishers.Zip3<Upstream, P, Q>, T>
  where Upstream.Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Map(upstream: self(publisher1, publisher2), transform: transform)
  }

  /// Returns a publisher that publishes a tuple of a value of the publisher and one of three other publishers each.
  ///
  /// A value waits until the other publishers have published the value with the same number.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - publisher3: The fourth publisher.
  public func callAsFunction<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> ZippedPublishers.Zip4<Upstream, P, Q, R>
  where Upstream.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    ZippedPublishers.Zip4(upstream, publisher1, publisher2, publisher3)
  }

  /// Returns a publisher that publishes a value made from a value of the publisher and one of three other publishers each.
  ///
  /// A value waits until the other publishers have published the value with the same number.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - publisher3: The fourth publisher.
  ///   - transform: A closure that gets a value of each publisher and returns the value to publish.
  public func callAsFunction<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Upstream.Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<ZippedPublishers.Zip4<Upstream, P, Q, R>, T>
  where Upstream.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.Map(upstream: self(publisher1, publisher2, publisher3), transform: transform)
  }
}
