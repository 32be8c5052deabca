/// The program of previews as the source files are now.
///
/// It is built when it is asked for and a file has changed. One thread may use it.
package final class CurrentProgram {
  private let builder: any PreviewBuilder
  private var state: SourceState?
  private var built: Result<PreviewProgram, any Error>?
  /// The program of the last build that succeeded.
  private var program: PreviewProgram?
  private var incremental: IncrementalBuild?
  /// The files that the last build couldn't compile.
  private var unbuilt: Set<String> = []

  package init(_ builder: any PreviewBuilder) { self.builder = builder }

  deinit { remove() }

  /// Returns the program of the current sources.
  ///
  /// - Returns: The program, and whether it differs from that of the last call.
  /// - Throws: The error of the build, also if nothing has changed since it failed.
  package func get() throws -> (program: PreviewProgram, isNew: Bool) {
    let now = SourceState(of: builder)
    let changes = state.map(now.changes) ?? []
    if let built, changes.isEmpty { return (try built.get(), false) }
    state = now
    let files = changes.union(unbuilt)
    let result = Result {
      let (program, incremental) = try builder.build(changed: files, after: incremental)
      self.incremental = incremental
      return program
    }
    built = result
    switch result {
    case .success(let new):
      unbuilt = []
      program?.remove()
      program = new
    case .failure: unbuilt = files
    }
    return (try result.get(), true)
  }

  /// Deletes the program.
  package func remove() { program?.remove() }
}
