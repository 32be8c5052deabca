import OpenCombine

extension Publisher {
  /// Returns a publisher that publishes the values of this publisher and of another of the same type.
  ///
  /// It finishes when both have finished, and fails as soon as one fails. Mirrors Combine's `merge(with:)`.
  ///
  /// - Parameter other: The other publisher.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  /// Returns a publisher that publishes the values of this publisher and another.
  ///
  /// It finishes when all have finished, and fails as soon as one fails. Mirrors Combine's `merge(with:)`.
  ///
  /// - Parameter other: The other publisher.
  public func merge<B: Publisher>(
    with other: B
  ) -> Publishers.Merge<Self, B> where Failure == B.Failure, Output == B.Output {
    Publishers.Merge(self, other)
  }

  /// Returns a publisher that publishes the values of this publisher and of two others.
  ///
  /// It finishes when all have finished, and fails as soon as one fails. Mirrors Combine's `merge(with:_:)`.
  ///
  /// - Parameters:
  ///   - b: The second publisher.
  ///   - c: The third publisher.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where Failure == B.Failure, B.Failure == C.Failure, Output == B.Output, B.Output == C.Output {
    Publishers.Merge3(self, b, c)
  }

  /// Returns a publisher that publishes the values of this publisher and of three others.
  ///
  /// It finishes when all have finished, and fails as soon as one fails. Mirrors Combine's `merge(with:_:_:)`.
  ///
  /// - Parameters:
  ///   - b: The second publisher.
  ///   - c: The third publisher.
  ///   - d: The fourth publisher.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, Output == B.Output,
    B.Output == C.Output, C.Output == D.Output
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Returns a publisher that publishes the values of this publisher and of four others.
  ///
  /// It finishes when all have finished, and fails as soon as one fails. Mirrors Combine's `merge(with:_:_:_:)`.
  ///
  /// - Parameters:
  ///   - b: The second publisher.
  ///   - c: The third publisher.
  ///   - d: The fourth publisher.
  ///   - e: The fifth publisher.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Returns a publisher that publishes the values of this publisher and of five others.
  ///
  /// It finishes when all have finished, and fails as soon as one fails. Mirrors Combine's `merge(with:_:_:_:_:)`.
  ///
  /// - Parameters:
  ///   - b: The second publisher.
  ///   - c: The third publisher.
  ///   - d: The fourth publisher.
  ///   - e: The fifth publisher.
  ///   - f: The sixth publisher.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, Output == B.Output, B.Output == C.Output, C.Output == D.Output,
    D.Output == E.Output, E.Output == F.Output
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Returns a publisher that publishes the values of this publisher and of six others.
  ///
  /// It finishes when all have finished, and fails as soon as one fails. Mirrors Combine's `merge(with:_:_:_:_:_:)`.
  ///
  /// - Parameters:
  ///   - b: The second publisher.
  ///   - c: The third publisher.
  ///   - d: The fourth publisher.
  ///   - e: The fifth publisher.
  ///   - f: The sixth publisher.
  ///   - g: The seventh publisher.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, F.Failure == G.Failure, Output == B.Output, B.Output == C.Output,
    C.Output == D.Output, D.Output == E.Output, E.Output == F.Output, F.Output == G.Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Returns a publisher that publishes the values of this publisher and of seven others.
  ///
  /// It finishes when all have finished, and fails as soon as one fails. Mirrors Combine's `merge(with:_:_:_:_:_:_:)`.
  ///
  /// - Parameters:
  ///   - b: The second publisher.
  ///   - c: The third publisher.
  ///   - d: The fourth publisher.
  ///   - e: The fifth publisher.
  ///   - f: The sixth publisher.
  ///   - g: The seventh publisher.
  ///   - h: The eighth publisher.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, F.Failure == G.Failure, G.Failure == H.Failure, Output == B.Output,
    B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
    F.Output == G.Output, G.Output == H.Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
