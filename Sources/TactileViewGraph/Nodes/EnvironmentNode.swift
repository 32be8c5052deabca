/// Writes the environment values of a chain of modifiers for the views below it.
@MainActor
final class EnvironmentNode<Content: View, Writer: __EnvironmentWriter>: ViewNode, ModifiedNode {
  // `@exclusivity(unchecked)`: see `ViewNode`.
  @exclusivity(unchecked) private var writer: Writer
  private let contentInputs: ViewInputs

  init(_ writer: Writer, content: Content, inputs: ViewInputs) {
    self.writer = writer
    contentInputs = inputs.with(environment: EnvironmentScope(parent: inputs.environment))
    super.init(inputs: inputs)
    writeValues()
    adopt(makeNode(content, contentInputs))
  }

  override var name: String { "environment \(Writer.self)" }

  func update(_ newWriter: Writer, content: Content) {
    if !writer.isEqual(to: newWriter) {
      writer = newWriter
      writeValues()
    }
    updateNode(children[0], content, contentInputs)
  }

  /// Called when an environment value that the modifiers read has changed.
  override func updateBody() { writeValues() }

  private func writeValues() {
    let (written, inherited) = tracking(.body) {
      var values = EnvironmentValues(scope: inputs.environment)
      writer.modify(&values)
      // A key that is no longer written, after the key path has changed, gets its inherited value.
      return (values.written, contentInputs.environment.inherited(except: values.written))
    }
    written.forEach(write)
    inherited.forEach(write)
  }

  private func write(_ entry: EnvironmentEntry) {
    if contentInputs.environment.write(entry), !children.isEmpty {
      // The key is new in a scope that views have already read: they have to read it again.
      children[0].environmentDidGrow()
    }
  }
}

extension ViewNode {
  /// Invalidates the subtree's reads of the environment, after a scope above has gained a new key.
  final func environmentDidGrow() {
    blame(.environment(key: nil))
    setNeeds(asElement == nil ? .body : .all)
    for child in children { child.environmentDidGrow() }
  }
}

/// Values that are written to the environment of a view, such as those of its environment modifiers.
@MainActor
public protocol __EnvironmentWriter {
  /// Sets values in the environment; values that it reads are tracked, so that the result stays up to date.
  func modify(_ values: inout EnvironmentValues)
  /// Returns whether another value of the type writes the same.
  func isEqual(to other: Self) -> Bool
}

extension __EnvironmentWriter {
  /// Returns whether the fields of two values are equal.
  @_spi(Engine) public func isEqual(to other: Self) -> Bool {
    ValueComparison.areEqual(self, other)
  }
}

/// The values of two writers, of which the inner one overrides what the outer one sets.
///
/// A chain of environment modifiers, such as `.font(.headline).foregroundStyle(.red).lineLimit(1)`, needs one node and
/// one scope instead of three.
struct CombinedEnvironmentWriter<
  Outer: __EnvironmentWriter, Inner: __EnvironmentWriter
>: __EnvironmentWriter {
  let outer: Outer
  let inner: Inner

  @inline(__always)
  init(outer: Outer, inner: Inner) { (self.outer, self.inner) = (outer, inner) }

  func modify(_ values: inout EnvironmentValues) {
    outer.modify(&values)
    inner.modify(&values)
  }

  func isEqual(to other: Self) -> Bool {
    outer.isEqual(to: other.outer) && inner.isEqual(to: other.inner)
  }
}
