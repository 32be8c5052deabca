import OpenCombine

/// The publishers that the operator `zip` creates.
///
/// You rarely write their names: the operator's result has one of these types. The publishers of the same names in
/// `Publishers` are OpenCombine's, which crash when a value arrives after a subscriber has let go of its subscription;
/// with these, the publishers that are combined keep it, as with Combine.
public enum ZippedPublishers {
  /// A publisher that publishes the values of two publishers in pairs.
  ///
  /// Create it with `zip(_:)` to wait for two results that belong together:
  ///
  /// ```swift
  /// downloadImage(of: song).zip(loadLyrics(of: song))
  ///   .sink { image, lyrics in page = Page(image: image, lyrics: lyrics) }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// The first value of one publisher is published with the first one of the other, the second with the second, and so
  /// on; a value waits until the other publisher has published its counterpart. The publisher finishes as soon as no
  /// further pair is possible, because a publisher has finished whose values have all been published, and fails as soon
  /// as one fails. Each request for pairs requests as many values from each publisher. A pair is published even without
  /// demand, when publishers send more values than they were asked for.
  ///
  /// Mirrors Combine's `Publishers.Zip`.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// A value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The failure of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers whose values are published together.
    public let a: A
    /// The second of the publishers whose values are published together.
    public let b: B

    /// Creates a publisher that publishes the values of two publishers in tuples.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches a subscriber, and subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (a, b) = (ZipQueue<A.Output>(), ZipQueue<B.Output>())
      ZipSubscription(
        of: 2, to: subscriber, dequeue: { (a.removeFirst(), b.removeFirst()) }
      ) {
        $0.subscribe(to: self.a, at: 0, queue: a)
        $0.subscribe(to: self.b, at: 1, queue: b)
      }
    }
  }

  /// A publisher that publishes the values of three publishers in tuples.
  ///
  /// Create it with `zip(_:_:)`. A tuple contains one value of each publisher, in the order in which it was published.
  /// Demand, completion and failure are those of ``Zip``.
  ///
  /// Mirrors Combine's `Publishers.Zip3`.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers whose values are published together.
    public let a: A
    /// The second of the publishers whose values are published together.
    public let b: B
    /// The third of the publishers whose values are published together.
    public let c: C

    /// Creates a publisher that publishes the values of three publishers in tuples.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches a subscriber, and subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (a, b, c) = (ZipQueue<A.Output>(), ZipQueue<B.Output>(), ZipQueue<C.Output>())
      ZipSubscription(
        of: 3, to: subscriber, dequeue: { (a.removeFirst(), b.removeFirst(), c.removeFirst()) }
      ) {
        $0.subscribe(to: self.a, at: 0, queue: a)
        $0.subscribe(to: self.b, at: 1, queue: b)
        $0.subscribe(to: self.c, at: 2, queue: c)
      }
    }
  }

  /// A publisher that publishes the values of four publishers in tuples.
  ///
  /// Create it with `zip(_:_:_:)`. A tuple contains one value of each publisher, in the order in which it was published.
  /// To combine more publishers, apply `zip(_:)` to the result. Demand, completion and failure are those of ``Zip``.
  ///
  /// Mirrors Combine's `Publishers.Zip4`.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The failure of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers whose values are published together.
    public let a: A
    /// The second of the publishers whose values are published together.
    public let b: B
    /// The third of the publishers whose values are published together.
    public let c: C
    /// The fourth of the publishers whose values are published together.
    public let d: D

    /// Creates a publisher that publishes the values of four publishers in tuples.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Attaches a subscriber, and subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (a, b, c, d) = (
        ZipQueue<A.Output>(), ZipQueue<B.Output>(), ZipQueue<C.Output>(), ZipQueue<D.Output>()
      )
      ZipSubscription(
        of: 4, to: subscriber,
        dequeue: { (a.removeFirst(), b.removeFirst(), c.removeFirst(), d.removeFirst()) }
      ) {
        $0.subscribe(to: self.a, at: 0, queue: a)
        $0.subscribe(to: self.b, at: 1, queue: b)
        $0.subscribe(to: self.c, at: 2, queue: c)
        $0.subscribe(to: self.d, at: 3, queue: d)
      }
    }
  }
}

extension ZippedPublishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension ZippedPublishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension ZippedPublishers.Zip4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
