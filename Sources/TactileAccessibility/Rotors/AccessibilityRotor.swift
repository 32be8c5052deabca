@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A rotor of a view: a list of places in it to which a screen reader can navigate.
nonisolated struct AccessibilityRotor {
  let name: Text
  let source: any AccessibilityRotorSource
}

/// The source of a rotor's entries.
@MainActor
protocol AccessibilityRotorSource {
  /// Returns the entries in order.
  func targets() -> [AccessibilityRotorTarget]
}

/// The source of entries that a closure creates.
private nonisolated struct RotorClosure<Content: AccessibilityRotorContent>:
  AccessibilityRotorSource
{
  let entries: () -> Content

  @MainActor func targets() -> [AccessibilityRotorTarget] { entries().__entries.entries }
}

/// The source of entries for values that identify views.
private nonisolated struct RotorModels<Model, ID: Hashable>: AccessibilityRotorSource {
  let models: [Model]
  let id: KeyPath<Model, ID>
  let label: KeyPath<Model, String>

  @MainActor func targets() -> [AccessibilityRotorTarget] {
    models.map { model in
      AccessibilityRotorTarget(
        label: Text(verbatim: model[keyPath: label]),
        place: .view(AnyHashable(model[keyPath: id])), textRange: nil, prepare: {})
    }
  }
}

/// The source of entries for ranges of a text.
private nonisolated struct RotorRanges: AccessibilityRotorSource {
  let ranges: [Range<String.Index>]

  @MainActor func targets() -> [AccessibilityRotorTarget] {
    ranges.map { AccessibilityRotorTarget(label: nil, place: .here, textRange: $0, prepare: {}) }
  }
}

extension View {
  fileprivate nonisolated func rotor(
    _ name: Text, _ source: some AccessibilityRotorSource
  ) -> some View {
    modifier(AnnotationModifier(AccessibilityRotor(name: name, source: source)))
  }
}

extension View {
  /// Replaces a system rotor with entries that a closure creates on request.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(Text(verbatim: systemRotor.name), RotorClosure(entries: entries))
  }

  /// Adds a labeled rotor with entries that a closure creates on request.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(label, RotorClosure(entries: entries))
  }

  /// Adds a labeled rotor with entries that a closure creates on request.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(Text(labelKey), RotorClosure(entries: entries))
  }

  /// Adds a labeled rotor with entries that a closure creates on request.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelResource: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(Text(labelResource), RotorClosure(entries: entries))
  }

  /// Adds a labeled rotor with entries that a closure creates on request.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(Text(label), RotorClosure(entries: entries))
  }
}

extension View {
  /// Replaces a system rotor with an entry for each of several values that identify views.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(
      Text(verbatim: systemRotor.name), RotorModels(models: entries, id: \.id, label: entryLabel))
  }

  /// Replaces a system rotor with an entry for each of several values.
  ///
  /// - Parameter entryID: the key path to the identity of an entry's view.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(
      Text(verbatim: systemRotor.name), RotorModels(models: entries, id: entryID, label: entryLabel)
    )
  }

  /// Adds a labeled rotor with an entry for each of several values that identify views.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel, RotorModels(models: entries, id: \.id, label: entryLabel))
  }

  /// Adds a labeled rotor with an entry for each of several values.
  ///
  /// - Parameter entryID: the key path to the identity of an entry's view.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel, RotorModels(models: entries, id: entryID, label: entryLabel))
  }

  /// Adds a labeled rotor with an entry for each of several values that identify views.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelKey), RotorModels(models: entries, id: \.id, label: entryLabel))
  }

  /// Adds a labeled rotor with an entry for each of several values.
  ///
  /// - Parameter entryID: the key path to the identity of an entry's view.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelKey), RotorModels(models: entries, id: entryID, label: entryLabel))
  }

  /// Adds a labeled rotor with an entry for each of several values that identify views.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelResource), RotorModels(models: entries, id: \.id, label: entryLabel))
  }

  /// Adds a labeled rotor with an entry for each of several values.
  ///
  /// - Parameter entryID: the key path to the identity of an entry's view.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelResource), RotorModels(models: entries, id: entryID, label: entryLabel))
  }

  /// Adds a labeled rotor with an entry for each of several values that identify views.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabel), RotorModels(models: entries, id: \.id, label: entryLabel))
  }

  /// Adds a labeled rotor with an entry for each of several values.
  ///
  /// - Parameter entryID: the key path to the identity of an entry's view.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabel), RotorModels(models: entries, id: entryID, label: entryLabel))
  }
}

extension View {
  /// Replaces a system rotor with an entry for each of several ranges of this view's text.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(Text(verbatim: systemRotor.name), RotorRanges(ranges: textRanges))
  }

  /// Adds a labeled rotor with an entry for each of several ranges of this view's text.
  public nonisolated func accessibilityRotor(
    _ rotorLabel: Text, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(rotorLabel, RotorRanges(ranges: textRanges))
  }

  /// Adds a labeled rotor with an entry for each of several ranges of this view's text.
  public nonisolated func accessibilityRotor(
    _ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(Text(rotorLabelKey), RotorRanges(ranges: textRanges))
  }

  /// Adds a labeled rotor with an entry for each of several ranges of this view's text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor(
    _ rotorLabelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(Text(rotorLabelResource), RotorRanges(ranges: textRanges))
  }

  /// Adds a labeled rotor with an entry for each of several ranges of this view's text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ rotorLabel: L, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(Text(rotorLabel), RotorRanges(ranges: textRanges))
  }
}
