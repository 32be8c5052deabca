@_spi(Engine) import TactileViewGraph

/// The views that custom transitions add around the content, each around the previous one.
struct TransitionBody: BodySource {
  let parts: [TransitionPart]
  let phase: TransitionPhase
  let reducesMotion: Bool
  let source: AnyAliasSource?

  func evaluateBody() -> AnyView {
    guard let source else { return AnyView(EmptyView()) }
    var view: AnyView?
    for part in parts {
      guard case .custom(let transition) = part.kind else { continue }
      view = apply(transition, part, to: view, source)
    }
    return view ?? AnyView(EmptyView())
  }

  private func apply<T: Transition>(
    _ transition: T, _ part: TransitionPart, to view: AnyView?, _ source: AnyAliasSource
  ) -> AnyView {
    let isStill = reducesMotion && T.properties.hasMotion
    let phase = isStill ? .identity : part.phase(phase)
    guard let view else {
      let body = transition.body(content: PlaceholderContentView(content: source), phase: phase)
      return animated(body, by: part)
    }
    return animated(transition.apply(content: view, phase: phase), by: part)
  }

  private func animated(_ view: some View, by part: TransitionPart) -> AnyView {
    guard let animation = part.animation else { return AnyView(view) }
    return AnyView(view.animation(animation, value: phase))
  }

  static var describedType: Any.Type { TransitionBody.self }
}
