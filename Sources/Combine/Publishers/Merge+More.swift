import OpenCombine

extension Publishers {
  /// A publisher that emits the values of six publishers.
  ///
  /// Create it with `merge(with:_:_:_:_:)`, or with `merge(with:)` of a ``Merge5``. Values are published in the order
  /// in which they arrive. Demand, completion and failure are those of ``Merge``.
  ///
  /// Mirrors Combine's `Publishers.Merge6`.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, A.Output == B.Output, B.Output == C.Output, C.Output == D.Output,
    D.Output == E.Output, E.Output == F.Output
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
    /// The sixth of the publishers whose values are merged.
    public let f: F

    /// Creates a publisher of the values of six publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Attaches a subscriber, and subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
        AnyPublisher(f)
      ).receive(subscriber: subscriber)
    }

    /// Returns a publisher that also publishes the values of another publisher.
    ///
    /// - Parameter other: The other publisher.
    public func merge<P: Publisher>(with other: P) -> Merge7<A, B, C, D, E, F, P>
    where P.Failure == Failure, P.Output == Output {
      Merge7(a, b, c, d, e, f, other)
    }
  }
}

extension Publishers {
  /// A publisher that emits the values of seven publishers.
  ///
  /// Create it with `merge(with:_:_:_:_:_:)`, or with `merge(with:)` of a ``Merge6``. Values are published in the order
  /// in which they arrive. Demand, completion and failure are those of ``Merge``.
  ///
  /// Mirrors Combine's `Publishers.Merge7`.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, F.Failure == G.Failure, A.Output == B.Output, B.Output == C.Output,
    C.Output == D.Output, D.Output == E.Output, E.Output == F.Output, F.Output == G.Output
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
    /// The sixth of the publishers whose values are merged.
    public let f: F
    /// The seventh of the publishers whose values are merged.
    public let g: G

    /// Creates a publisher of the values of seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    /// Attaches a subscriber, and subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
        AnyPublisher(f), AnyPublisher(g)
      ).receive(subscriber: subscriber)
    }

    /// Returns a publisher that also publishes the values of another publisher.
    ///
    /// - Parameter other: The other publisher.
    public func merge<P: Publisher>(with other: P) -> Merge8<A, B, C, D, E, F, G, P>
    where P.Failure == Failure, P.Output == Output {
      Merge8(a, b, c, d, e, f, g, other)
    }
  }
}

extension Publishers {
  /// A publisher that emits the values of eight publishers.
  ///
  /// Create it with `merge(with:_:_:_:_:_:_:)`, or with `merge(with:)` of a ``Merge7``. For more publishers, use a
  /// ``MergeMany``. Values are published in the order in which they arrive. Demand, completion and failure are those of
  /// ``Merge``.
  ///
  /// Mirrors Combine's `Publishers.Merge8`.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, F.Failure == G.Failure, G.Failure == H.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
    F.Output == G.Output, G.Output == H.Output
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
    /// The sixth of the publishers whose values are merged.
    public let f: F
    /// The seventh of the publishers whose values are merged.
    public let g: G
    /// The eighth of the publishers whose values are merged.
    public let h: H

    /// Creates a publisher of the values of eight publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    /// Attaches a subscriber, and subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
        AnyPublisher(f), AnyPublisher(g), AnyPublisher(h)
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}
extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
