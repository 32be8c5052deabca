@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension Slider {
  /// Creates a slider with a neutral value and enabled bounds and labels for the minimum and the maximum.
  ///
  /// - Parameters:
  ///   - neutralValue: The value from which the track is filled to the thumb; nil for the minimum.
  ///   - enabledBounds: The range of the values that people can select; nil for `bounds`.
  ///   - currentValueLabel: A view that describes the value to assistive technologies.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(
      in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds)
    self.init(
      value, scale, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with ticks of your own and labels for the minimum and the maximum.
  ///
  /// - Parameters:
  ///   - neutralValue: The value from which the track is filled to the thumb; nil for the minimum.
  ///   - enabledBounds: The range of the values that people can select; nil for `bounds`.
  ///   - currentValueLabel: A view that describes the value to assistive technologies.
  ///   - ticks: The ticks, which don't limit the values that people can select.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(
      in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds)
    self.init(
      value, scale, marks: scale.marks(ticks().body), label: label(),
      currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider whose values are a step apart, with ticks at some of them and labels for the minimum and the maximum.
  ///
  /// - Parameters:
  ///   - neutralValue: The value from which the track is filled to the thumb; nil for the minimum.
  ///   - enabledBounds: The range of the values that people can select; nil for `bounds`.
  ///   - currentValueLabel: A view that describes the value to assistive technologies.
  ///   - tick: A closure that returns the tick of a value, or nil for none; by default, there are no ticks.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(
      in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds)
    self.init(
      value, scale, marks: scale.marks(in: V.self, tick), label: label(),
      currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a neutral value and enabled bounds.
  ///
  /// - Parameters:
  ///   - neutralValue: The value from which the track is filled to the thumb; nil for the minimum.
  ///   - enabledBounds: The range of the values that people can select; nil for `bounds`.
  ///   - currentValueLabel: A view that describes the value to assistive technologies.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(
      in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds)
    self.init(
      value, scale, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: nil, maximumValueLabel: nil,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with ticks of your own.
  ///
  /// - Parameters:
  ///   - neutralValue: The value from which the track is filled to the thumb; nil for the minimum.
  ///   - enabledBounds: The range of the values that people can select; nil for `bounds`.
  ///   - currentValueLabel: A view that describes the value to assistive technologies.
  ///   - ticks: The ticks, which don't limit the values that people can select.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(
      in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds)
    self.init(
      value, scale, marks: scale.marks(ticks().body), label: label(),
      currentValueLabel: currentValueLabel(),
      minimumValueLabel: nil, maximumValueLabel: nil,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider whose values are a step apart, with ticks at some of them.
  ///
  /// - Parameters:
  ///   - neutralValue: The value from which the track is filled to the thumb; nil for the minimum.
  ///   - enabledBounds: The range of the values that people can select; nil for `bounds`.
  ///   - currentValueLabel: A view that describes the value to assistive technologies.
  ///   - tick: A closure that returns the tick of a value, or nil for none; by default, there are no ticks.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(
      in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds)
    self.init(
      value, scale, marks: scale.marks(in: V.self, tick), label: label(),
      currentValueLabel: currentValueLabel(),
      minimumValueLabel: nil, maximumValueLabel: nil,
      onEditingChanged: onEditingChanged)
  }
}

extension SliderScale {
  /// The marks of the ticks that a closure returns for the values of the steps.
  fileprivate func marks<V: BinaryFloatingPoint>(
    in type: V.Type, _ tick: (V) -> SliderTick<V>?
  ) -> [SliderMark] {
    marks(steps(atMost: 1000).compactMap { tick(V($0)) })
  }
}
