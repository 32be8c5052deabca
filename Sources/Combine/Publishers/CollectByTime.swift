import OpenCombine

extension Publishers {
  /// The way in which a publisher groups values into arrays: by time, or by time and number.
  ///
  /// Pass a strategy to `collect(_:options:)`. Limit the number of values with ``byTimeOrCount(_:_:_:)`` if a burst of
  /// values would make the arrays too large. Here, an array is published every five seconds, and whenever there are a
  /// hundred values:
  ///
  /// ```swift
  /// lines.collect(.byTimeOrCount(RunLoop.main, .seconds(5), 100))
  /// ```
  ///
  /// The first interval begins with the subscription, and intervals follow one another whether or not values arrive.
  ///
  /// Mirrors Combine's `Publishers.TimeGroupingStrategy`.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Collects values and publishes them at the end of each interval on a scheduler.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Collects values and publishes them at the end of each interval on a scheduler, or when their number reaches a
    /// maximum.
    ///
    /// A full array doesn't begin a new interval, and is published on the thread that the last value came from. A
    /// maximum below 1 counts as 1.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that collects the values of each interval in an array.
  ///
  /// Create it with `collect(_:options:)`, for example to write a log in batches. Intervals without values publish
  /// nothing. While the subscriber has no demand, values remain in the array until the end of a later interval; a full
  /// array, or the last one, is published as soon as there is demand.
  ///
  /// ```swift
  /// clicks.collect(.byTime(RunLoop.main, .seconds(1)))
  ///   .sink { clicks in print("\(clicks.count) clicks in a second") }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// Mirrors Combine's `Publishers.CollectByTime`.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of an interval.
    public typealias Output = [Upstream.Output]
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The strategy for collecting values.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher of arrays of the values of another publisher.
    ///
    /// - Parameters:
    ///   - upstream: The publisher of the values.
    ///   - strategy: The strategy for collecting values.
    ///   - options: The options of the scheduler; `nil` for its defaults.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    /// Attaches a subscriber, whose first interval begins when it gets its subscription.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TimeGroupSubscription(of: Upstream.Output.self, to: subscriber, strategy, options))
    }
  }
}

extension Publisher {
  /// Returns a publisher that collects values and publishes them as an array at the end of each interval.
  ///
  /// When this publisher finishes, the values that have been collected so far are published before the completion;
  /// when it fails, they are dropped. The last array and the completion arrive in an action of the scheduler, like the
  /// array of an interval. With `byTimeOrCount`, a request for `n` arrays requests `n` times the count from this
  /// publisher; with `byTime`, it requests one value, and each value requests the next one. Mirrors Combine's
  /// `collect(_:options:)`.
  ///
  /// - Parameters:
  ///   - strategy: The strategy for collecting values.
  ///   - options: The options of the scheduler; `nil`, the default, for its defaults.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
