import OpenCombine

extension Publishers {
  /// A publisher that emits the values of two publishers.
  ///
  /// Create it with `merge(with:)`, to treat values from several sources alike. The values are published in the order
  /// in which they arrive:
  ///
  /// ```swift
  /// timer.map { _ in Reason.time }
  ///   .merge(with: button.map { Reason.press })
  ///   .sink { reason in reload(because: reason) }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// The publishers have the same output and failure types; convert others with `map(_:)` and `mapError(_:)`. The
  /// merged publisher finishes when all publishers have finished, and fails as soon as one fails. Demand is that of
  /// ``MergeMany``, which `merge(with:)` returns for two publishers of the same type. To publish the latest values
  /// together, use `combineLatest(_:)`; to pair values one to one, use `zip(_:)`.
  ///
  /// Mirrors Combine's `Publishers.Merge`.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The failure of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers whose values are merged.
    public let a: A
    /// The second of the publishers whose values are merged.
    public let b: B

    /// Creates a publisher of the values of two publishers.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches a subscriber, and subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b)).receive(subscriber: subscriber)
    }

    /// Returns a publisher that also publishes the values of another publisher.
    ///
    /// - Parameter other: The other publisher.
    public func merge<P: Publisher>(with other: P) -> Merge3<A, B, P>
    where P.Failure == Failure, P.Output == Output {
      Merge3(a, b, other)
    }
  }
}

extension Publishers {
  /// A publisher that emits the values of three publishers.
  ///
  /// Create it with `merge(with:_:)`, or with `merge(with:)` of a ``Merge``. Values are published in the order in which
  /// they arrive. Demand, completion and failure are those of ``Merge``.
  ///
  /// Mirrors Combine's `Publishers.Merge3`.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The failure of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers whose values are merged.
    public let a: A
    /// The second of the publishers whose values are merged.
    public let b: B
    /// The third of the publishers whose values are merged.
    public let c: C

    /// Creates a publisher of the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches a subscriber, and subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)).receive(subscriber: subscriber)
    }

    /// Returns a publisher that also publishes the values of another publisher.
    ///
    /// - Parameter other: The other publisher.
    public func merge<P: Publisher>(with other: P) -> Merge4<A, B, C, P>
    where P.Failure == Failure, P.Output == Output {
      Merge4(a, b, c, other)
    }
  }
}

extension Publishers {
  /// A publisher that emits the values of four publishers.
  ///
  /// Create it with `merge(with:_:_:)`, or with `merge(with:)` of a ``Merge3``. Values are published in the order in
  /// which they arrive. Demand, completion and failure are those of ``Merge``.
  ///
  /// Mirrors Combine's `Publishers.Merge4`.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output
  {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The failure of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers whose values are merged.
    public let a: A
    /// The second of the publishers whose values are merged.
    public let b: B
    /// The third of the publishers whose values are merged.
    public let c: C
    /// The fourth of the publishers whose values are merged.
    public let d: D

    /// Creates a publisher of the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Attaches a subscriber, and subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)).receive(
        subscriber: subscriber)
    }

    /// Returns a publisher that also publishes the values of another publisher.
    ///
    /// - Parameter other: The other publisher.
    public func merge<P: Publisher>(with other: P) -> Merge5<A, B, C, D, P>
    where P.Failure == Failure, P.Output == Output {
      Merge5(a, b, c, d, other)
    }
  }
}

extension Publishers {
  /// A publisher that emits the values of five publishers.
  ///
  /// Create it with `merge(with:_:_:_:)`, or with `merge(with:)` of a ``Merge4``. Values are published in the order in
  /// which they arrive. Demand, completion and failure are those of ``Merge``.
  ///
  /// Mirrors Combine's `Publishers.Merge5`.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output
  {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The failure of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers whose values are merged.
    public let a: A
    /// The second of the publishers whose values are merged.
    public let b: B
    /// The third of the publishers whose values are merged.
    public let c: C
    /// The fourth of the publishers whose values are merged.
    public let d: D
    /// The fifth of the publishers whose values are merged.
    public let e: E

    /// Creates a publisher of the values of five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    /// Attaches a subscriber, and subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e))
        .receive(subscriber: subscriber)
    }

    /// Returns a publisher that also publishes the values of another publisher.
    ///
    /// - Parameter other: The other publisher.
    public func merge<P: Publisher>(with other: P) -> Merge6<A, B, C, D, E, P>
    where P.Failure == Failure, P.Output == Output {
      Merge6(a, b, c, d, e, other)
    }
  }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
