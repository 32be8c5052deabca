extension DeviceFact {
  /// The facts that differ here, by their descriptions, and why.
  static let knownDifferences: [String: String] = {
    var reasons: [String: String] = [:]
    for fact in lookDifferences { reasons[fact] = "The look of iOS 26 has other numbers." }
    for (reason, facts) in otherDifferences {
      for fact in facts { reasons[fact] = reason }
    }
    return reasons
  }()
}
