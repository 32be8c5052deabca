import OpenCombine

extension Publisher {
  /// Returns a publisher that publishes a tuple of the latest values of this publisher and another.
  ///
  /// It publishes whenever one of the publishers does, once each has published a value. Mirrors Combine's
  /// `combineLatest(_:)`.
  ///
  /// - Parameter other: Another publisher to combine with this one.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Returns a publisher that publishes a value made from the latest values of this publisher and another.
  ///
  /// It publishes whenever one of the publishers does, once each has published a value. Mirrors Combine's
  /// `combineLatest(_:_:)`.
  ///
  /// - Parameters:
  ///   - other: Another publisher to combine with this one.
  ///   - transform: A closure that gets the latest value of each publisher and returns the value to publish.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    Publishers.Map(upstream: combineLatest(other), transform: transform)
  }

  /// Returns a publisher that publishes a tuple of the latest values of this publisher and two others.
  ///
  /// It publishes whenever one of the publishers does, once each has published a value. Mirrors Combine's
  /// `combineLatest(_:_:)`.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Returns a publisher that publishes a value made from the latest values of this publisher and two others.
  ///
  /// It publishes whenever one of the publishers does, once each has published a value. Mirrors Combine's
  /// `combineLatest(_:_:_:)`.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - transform: A closure that gets the latest value of each publisher and returns the value to publish.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Map(upstream: combineLatest(publisher1, publisher2), transform: transform)
  }

  /// Returns a publisher that publishes a tuple of the latest values of this publisher and three others.
  ///
  /// It publishes whenever one of the publishers does, once each has published a value. Mirrors Combine's
  /// `combineLatest(_:_:_:)`.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - publisher3: The fourth publisher.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Returns a publisher that publishes a value made from the latest values of this publisher and three others.
  ///
  /// It publishes whenever one of the publishers does, once each has published a value. Mirrors Combine's
  /// `combineLatest(_:_:_:_:)`.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - publisher3: The fourth publisher.
  ///   - transform: A closure that gets the latest value of each publisher and returns the value to publish.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.Map(
      upstream: combineLatest(publisher1, publisher2, publisher3), transform: transform)
  }
}
