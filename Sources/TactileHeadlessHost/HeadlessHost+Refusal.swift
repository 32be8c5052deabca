extension HeadlessHost {
  /// The depth of actions at which the window accepts no more events; see `ActionQueue.depth`.
  ///
  /// An action that taps its own button would otherwise never end.
  private static let depthLimit = 100

  /// Whether the window accepts events and lets time pass; if it doesn't, the reason is passed to ``refuse``.
  ///
  /// The window's own code may call the host, except while the window is updated, or endlessly.
  package func acceptsCalls() -> Bool {
    guard let reason = reasonToRefuse else {
      hasRefused = false
      return true
    }
    // The calls of a gesture have the same reason.
    if !hasRefused { refuse(reason) }
    hasRefused = true
    return false
  }

  private var reasonToRefuse: String? {
    if isUpdating {
      return
        "the window takes no events and no time while it is updated, so a call in a body, or in an action such as "
        + "that of onAppear or onChange, has no effect; call the driver outside of the window's code"
    }
    if actionDepth >= Self.depthLimit {
      return
        "an action sent an event that set off another action, \(Self.depthLimit) times in a row, so further events "
        + "have no effect; look for an action that taps its own button, and call the driver outside of the window's "
        + "code"
    }
    return nil
  }
}
