@_spi(Engine) import TactileViewGraph

/// A result builder for the ticks of a slider.
///
/// The `ticks` parameter of a ``Slider`` has it: the closure lists ticks, and may contain `if` and `switch` statements.
///
/// Mirrors SwiftUI's `SliderTickBuilder`.
@resultBuilder
public nonisolated struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Returns the ticks of a statement.
  public static func buildExpression(
    _ content: some SliderTickContent<V>
  ) -> some SliderTickContent<V> { content }

  /// Returns no ticks, for an empty closure.
  public static func buildBlock() -> some SliderTickContent<V> {
    TupleSliderTickContent<V, ()>((), body: [])
  }

  /// Returns the ticks of a single statement.
  public static func buildBlock(
    _ content: some SliderTickContent<V>
  ) -> some SliderTickContent<V> { content }

  /// Returns the ticks of two statements.
  public static func buildBlock<C0: SliderTickContent, C1: SliderTickContent>(
    _ c0: C0, _ c1: C1
  ) -> some SliderTickContent<V> where C0.Value == V, C1.Value == V {
    var ticks = Array(c0.body)
    ticks += c1.body
    return TupleSliderTickContent<V, (C0, C1)>((c0, c1), body: ticks)
  }

  /// Returns the ticks of three statements.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some SliderTickContent<V> where C0.Value == V, C1.Value == V, C2.Value == V {
    var ticks = Array(c0.body)
    ticks += c1.body
    ticks += c2.body
    return TupleSliderTickContent<V, (C0, C1, C2)>((c0, c1, c2), body: ticks)
  }

  /// Returns the ticks of four statements.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some SliderTickContent<V> where C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V {
    var ticks = Array(c0.body)
    ticks += c1.body
    ticks += c2.body
    ticks += c3.body
    return TupleSliderTickContent<V, (C0, C1, C2, C3)>((c0, c1, c2, c3), body: ticks)
  }

  /// Returns the ticks of five statements.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some SliderTickContent<V>
  where C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V {
    var ticks = Array(c0.body)
    ticks += c1.body
    ticks += c2.body
    ticks += c3.body
    ticks += c4.body
    return TupleSliderTickContent<V, (C0, C1, C2, C3, C4)>((c0, c1, c2, c3, c4), body: ticks)
  }

  /// Returns the ticks of six statements.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some SliderTickContent<V>
  where C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V {
    var ticks = Array(c0.body)
    ticks += c1.body
    ticks += c2.body
    ticks += c3.body
    ticks += c4.body
    ticks += c5.body
    return TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5)>(
      (c0, c1, c2, c3, c4, c5), body: ticks)
  }

  /// Returns the ticks of seven statements.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some SliderTickContent<V>
  where
    C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V,
    C6.Value == V
  {
    var ticks = Array(c0.body)
    ticks += c1.body
    ticks += c2.body
    ticks += c3.body
    ticks += c4.body
    ticks += c5.body
    ticks += c6.body
    return TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6)>(
      (c0, c1, c2, c3, c4, c5, c6), body: ticks)
  }

  /// Returns the ticks of eight statements.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some SliderTickContent<V>
  where
    C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V,
    C6.Value == V, C7.Value == V
  {
    var ticks = Array(c0.body)
    ticks += c1.body
    ticks += c2.body
    ticks += c3.body
    ticks += c4.body
    ticks += c5.body
    ticks += c6.body
    ticks += c7.body
    return TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6, C7)>(
      (c0, c1, c2, c3, c4, c5, c6, c7), body: ticks)
  }

  /// Returns the ticks of nine statements.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent,
    C8: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some SliderTickContent<V>
  where
    C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V,
    C6.Value == V, C7.Value == V, C8.Value == V
  {
    var ticks = Array(c0.body)
    ticks += c1.body
    ticks += c2.body
    ticks += c3.body
    ticks += c4.body
    ticks += c5.body
    ticks += c6.body
    ticks += c7.body
    ticks += c8.body
    return TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>(
      (c0, c1, c2, c3, c4, c5, c6, c7, c8), body: ticks)
  }

  /// Returns the ticks of ten statements.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent,
    C8: SliderTickContent, C9: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some SliderTickContent<V>
  where
    C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V,
    C6.Value == V, C7.Value == V, C8.Value == V, C9.Value == V
  {
    var ticks = Array(c0.body)
    ticks += c1.body
    ticks += c2.body
    ticks += c3.body
    ticks += c4.body
    ticks += c5.body
    ticks += c6.body
    ticks += c7.body
    ticks += c8.body
    ticks += c9.body
    return TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>(
      (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9), body: ticks)
  }

  /// Returns the ticks of an `if` statement without `else`.
  public static func buildIf(
    _ content: (some SliderTickContent<V>)?
  ) -> some SliderTickContent<V> {
    TupleSliderTickContent<V, ()>((), body: content.map { Array($0.body) } ?? [])
  }

  /// Returns the ticks of the first branch of a conditional statement.
  public static func buildEither<T: SliderTickContent, F: SliderTickContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.Value == V, T.Body == F.Body {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the ticks of the second branch of a conditional statement.
  public static func buildEither<T: SliderTickContent, F: SliderTickContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.Value == V, T.Body == F.Body {
    _ConditionalContent(storage: .falseContent(second))
  }
}
