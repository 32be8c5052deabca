import SwiftUI

// Styles that extend a built-in style or one of any type.

struct OnButtons<Base: PrimitiveButtonStyle>: PrimitiveButtonStyle {
  var base: Base
  func makeBody(configuration: Configuration) -> some View {
    base.makeBody(configuration: configuration).opacity(0.9)
  }
}

struct OnPressedButtons<Base: ButtonStyle>: ButtonStyle {
  var base: Base
  func makeBody(configuration: Configuration) -> some View {
    base.makeBody(configuration: configuration)
      .foregroundStyle(configuration.role == .destructive ? .red : .primary)
  }
}

struct OnBuiltInButtons: PrimitiveButtonStyle {
  enum Look { case automatic, plain, bordered, prominent, borderless, link, glass, glassProminent }
  var look = Look.automatic

  func makeBody(configuration: Configuration) -> some View {
    switch look {
    case .automatic: DefaultButtonStyle().makeBody(configuration: configuration)
    case .plain: PlainButtonStyle().makeBody(configuration: configuration)
    case .bordered: BorderedButtonStyle().makeBody(configuration: configuration)
    case .prominent: BorderedProminentButtonStyle().makeBody(configuration: configuration)
    case .borderless: BorderlessButtonStyle().makeBody(configuration: configuration)
    case .link: LinkButtonStyle().makeBody(configuration: configuration)
    case .glass: GlassButtonStyle().makeBody(configuration: configuration)
    case .glassProminent: GlassProminentButtonStyle().makeBody(configuration: configuration)
    }
  }
}

struct OnLabels<Base: LabelStyle>: LabelStyle {
  var base: Base
  func makeBody(configuration: Configuration) -> some View {
    base.makeBody(configuration: configuration)
    DefaultLabelStyle().makeBody(configuration: configuration)
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
    TitleOnlyLabelStyle().makeBody(configuration: configuration)
    IconOnlyLabelStyle().makeBody(configuration: configuration)
  }
}

struct OnMenus<Base: MenuStyle>: MenuStyle {
  var base: Base
  func makeBody(configuration: Configuration) -> some View {
    base.makeBody(configuration: configuration)
    DefaultMenuStyle().makeBody(configuration: configuration)
    ButtonMenuStyle().makeBody(configuration: configuration)
    BorderlessButtonMenuStyle().makeBody(configuration: configuration)
  }

  private func inside(_ label: MenuStyleConfiguration.Label) -> some View { label.body }
  private func inside(_ content: MenuStyleConfiguration.Content) -> some View { content.body }
}

struct OnToggles<Base: ToggleStyle>: ToggleStyle {
  var base: Base
  func makeBody(configuration: Configuration) -> some View {
    base.makeBody(configuration: configuration)
    DefaultToggleStyle().makeBody(configuration: configuration)
    ButtonToggleStyle().makeBody(configuration: configuration)
    SwitchToggleStyle().makeBody(configuration: configuration)
    configuration.label.body
  }
}

struct OnProgress<Base: ProgressViewStyle>: ProgressViewStyle {
  var base: Base
  func makeBody(configuration: Configuration) -> some View {
    base.makeBody(configuration: configuration)
    DefaultProgressViewStyle().makeBody(configuration: configuration)
    CircularProgressViewStyle().makeBody(configuration: configuration)
    LinearProgressViewStyle().makeBody(configuration: configuration)
    configuration.label?.body
    configuration.currentValueLabel?.body
  }
}

struct OnGroups<Base: DisclosureGroupStyle>: DisclosureGroupStyle {
  var base: Base
  func makeBody(configuration: Configuration) -> some View {
    base.makeBody(configuration: configuration)
    AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
    configuration.label.body
    configuration.content.body
  }
}

struct OnControls<Base: ControlGroupStyle>: ControlGroupStyle {
  var base: Base
  func makeBody(configuration: Configuration) -> some View {
    base.makeBody(configuration: configuration)
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
    configuration.content.body
  }
}
