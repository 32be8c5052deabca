import OpenCombine

/// The latest value of an upstream publisher; `nil` before its first.
private final class LatestValue<Value> {
  var value: Value?
}

extension Publishers {
  /// A publisher that combines the latest values of two publishers.
  ///
  /// Create it with `combineLatest(_:)` for a value that depends on several others:
  ///
  /// ```swift
  /// $name.combineLatest($password)
  ///   .map { name, password in !name.isEmpty && password.count >= 8 }
  ///   .assign(to: &$canSignIn)
  /// ```
  ///
  /// As soon as both publishers have published a value, every value of either results in a tuple. After a publisher has
  /// finished, tuples still contain its last value. A tuple that is due without demand is dropped, but its values
  /// remain the latest ones. The combined publisher finishes when all publishers have finished, and fails as soon as
  /// one fails. To publish each value by itself, use `merge(with:)`; to pair values one to one, use `zip(_:)`.
  ///
  /// Mirrors Combine's `Publishers.CombineLatest`.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The latest value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The failure of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers whose latest values are combined.
    public let a: A
    /// The second of the publishers whose latest values are combined.
    public let b: B

    /// Creates a publisher that combines the latest values of two publishers.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches a subscriber, and subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (a, b) = (LatestValue<A.Output>(), LatestValue<B.Output>())
      func latest() -> Output? {
        guard let a = a.value, let b = b.value else { return nil }
        return (a, b)
      }
      CombinedSubscription("CombineLatest", of: 2, to: subscriber, excess: .dropped) {
        $0.subscribe(to: self.a, at: 0) {
          a.value = $0
          return latest()
        }
        $0.subscribe(to: self.b, at: 1) {
          b.value = $0
          return latest()
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher that combines the latest values of three publishers.
  ///
  /// Create it with `combineLatest(_:_:)`:
  ///
  /// ```swift
  /// $query.combineLatest($genre, $order)
  ///   .map { query, genre, order in songs(matching: query, of: genre, by: order) }
  ///   .assign(to: &$results)
  /// ```
  ///
  /// As soon as all publishers have published a value, every value of any of them results in a tuple. Demand,
  /// completion and failure are those of ``CombineLatest``.
  ///
  /// Mirrors Combine's `Publishers.CombineLatest3`.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The latest value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers whose latest values are combined.
    public let a: A
    /// The second of the publishers whose latest values are combined.
    public let b: B
    /// The third of the publishers whose latest values are combined.
    public let c: C

    /// Creates a publisher that combines the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches a subscriber, and subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (a, b, c) = (LatestValue<A.Output>(), LatestValue<B.Output>(), LatestValue<C.Output>())
      func latest() -> Output? {
        guard let a = a.value, let b = b.value, let c = c.value else { return nil }
        return (a, b, c)
      }
      CombinedSubscription("CombineLatest", of: 3, to: subscriber, excess: .dropped) {
        $0.subscribe(to: self.a, at: 0) {
          a.value = $0
          return latest()
        }
        $0.subscribe(to: self.b, at: 1) {
          b.value = $0
          return latest()
        }
        $0.subscribe(to: self.c, at: 2) {
          c.value = $0
          return latest()
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher that combines the latest values of four publishers.
  ///
  /// Create it with `combineLatest(_:_:_:)`. As soon as all publishers have published a value, every value of any of
  /// them results in a tuple. To combine more publishers, apply `combineLatest(_:)` to the result. Demand, completion
  /// and failure are those of ``CombineLatest``.
  ///
  /// Mirrors Combine's `Publishers.CombineLatest4`.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The latest value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The failure of the publishers.
    public typealias Failure = A.Failure

    /// The first of the publishers whose latest values are combined.
    public let a: A
    /// The second of the publishers whose latest values are combined.
    public let b: B
    /// The third of the publishers whose latest values are combined.
    public let c: C
    /// The fourth of the publishers whose latest values are combined.
    public let d: D

    /// Creates a publisher that combines the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Attaches a subscriber, and subscribes to all publishers.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (a, b, c, d) = (
        LatestValue<A.Output>(), LatestValue<B.Output>(), LatestValue<C.Output>(),
        LatestValue<D.Output>()
      )
      func latest() -> Output? {
        guard let a = a.value, let b = b.value, let c = c.value, let d = d.value else { return nil }
        return (a, b, c, d)
      }
      CombinedSubscription("CombineLatest", of: 4, to: subscriber, excess: .dropped) {
        $0.subscribe(to: self.a, at: 0) {
          a.value = $0
          return latest()
        }
        $0.subscribe(to: self.b, at: 1) {
          b.value = $0
          return latest()
        }
        $0.subscribe(to: self.c, at: 2) {
          c.value = $0
          return latest()
        }
        $0.subscribe(to: self.d, at: 3) {
          d.value = $0
          return latest()
        }
      }
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
