import SwiftSyntax

extension ExprSyntax {
  /// The whole of a chain of members, calls and subscripts that begins with this expression.
  var wholeChain: ExprSyntax {
    var chain = self
    while let next = chain.nextInChain { chain = next }
    return chain
  }

  /// The expression that continues the chain; nil at its end.
  var nextInChain: ExprSyntax? {
    guard let parent else { return nil }
    if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == id {
      return ExprSyntax(member)
    }
    if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == id {
      return ExprSyntax(call)
    }
    if let part = parent.as(SubscriptCallExprSyntax.self), part.calledExpression.id == id {
      return ExprSyntax(part)
    }
    if let part = parent.as(OptionalChainingExprSyntax.self) { return ExprSyntax(part) }
    if let part = parent.as(ForceUnwrapExprSyntax.self) { return ExprSyntax(part) }
    if let part = parent.as(GenericSpecializationExprSyntax.self) { return ExprSyntax(part) }
    if let part = parent.as(PostfixIfConfigExprSyntax.self), part.base?.id == id {
      return ExprSyntax(part)
    }
    return nil
  }
}

/// A member with its arguments, which a chain may do without: `.padding(4)` in `Text("A").padding(4)`.
struct ModifierLink {
  let member: MemberAccessExprSyntax
  /// The call of the member; the member itself if it isn't called.
  let whole: ExprSyntax

  /// Finds the link that a part of it belongs to; nil if the part belongs to the start of a chain.
  init?(_ node: Syntax) {
    if let member = node.as(MemberAccessExprSyntax.self), member.base != nil {
      self.member = member
      let call = member.parent?.as(FunctionCallExprSyntax.self)
      whole =
        call.flatMap { $0.calledExpression.id == member.id ? ExprSyntax($0) : nil }
        ?? ExprSyntax(member)
      return
    }
    guard let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil
    else { return nil }
    self.member = member
    whole = ExprSyntax(call)
  }

  /// Whether a token is in the name or in the arguments, and not in what comes before.
  func contains(_ token: TokenSyntax) -> Bool {
    token.innerRange.lowerBound >= member.period.innerRange.lowerBound
  }

  /// Leaves the link out.
  var removal: Edit {
    Edit(member.period.innerRange.lowerBound..<whole.innerRange.upperBound, "")
  }
}
