extension ControlGroup {
  /// Makes a group with a title, which is for those who do not see it.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// Makes a group with a title and a symbol, which are for those who do not see it.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a group with a title and a symbol, which are for those who do not see it.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Makes a group with a title and a symbol, which are for those who do not see it.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Makes a group with a title and a picture, which are for those who do not see it.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Makes a group with a title and a picture, which are for those who do not see it.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }

  /// Makes a group with a title and a picture, which are for those who do not see it.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, image: image) }
  }
}
