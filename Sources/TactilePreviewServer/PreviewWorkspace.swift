import Foundation
import TactilePreviewBuild
import TactilePreviewProtocol

/// The previews of a package in their newest build, and the pages that show them.
package actor PreviewWorkspace {
  private let builder: any PreviewBuilder
  private(set) var program: PreviewProgram?
  private var incremental: IncrementalBuild?
  /// The error of the last build; nil if it succeeded.
  private(set) var failure: String?
  private var connections: [ObjectIdentifier: PreviewConnection] = [:]
  /// Files that were saved since the last build began.
  private var changed: Set<String> = []
  /// Files that the last build couldn't compile.
  private var unbuilt: Set<String> = []
  private var isBuilding = false

  /// Creates a workspace, which isn't built yet.
  package init(_ builder: any PreviewBuilder) { self.builder = builder }

  /// The directory of the package.
  nonisolated var directory: URL { builder.directory }

  /// Builds the package, and builds it again whenever a file is saved.
  ///
  /// - Returns: The error of the first build; nil if it succeeded.
  /// - Throws: ``UnwatchableDirectory``.
  package func start() async throws -> String? {
    try SourceWatcher.watch(builder.directory, isDeep: builder.hasSubdirectories) { files in
      Task { await self.rebuild(files) }
    }
    isBuilding = true
    await build()
    prepare()
    return failure
  }

  /// Builds changed files; those that change meanwhile are built afterwards.
  private func rebuild(_ files: Set<String>) async {
    changed.formUnion(files.filter(isSource))
    guard !isBuilding, !changed.isEmpty else { return }
    isBuilding = true
    while !changed.isEmpty {
      let files = changed.union(unbuilt)
      (changed, unbuilt) = ([], [])
      notify(PreviewNotice("building", message: ""))
      await build(files)
    }
    isBuilding = false
  }

  /// Builds the program, of which files were saved.
  private func build(_ files: Set<String> = []) async {
    let result = await onThread { [builder, incremental] in
      Result { try builder.build(changed: files, after: incremental) }
    }
    if let new = try? result.get() { incremental = new.incremental }
    await show(result.map(\.program), retrying: files)
  }

  /// Compiles the package's modules once with the arguments of incremental builds.
  private func prepare() {
    guard let incremental else { return finishPreparing() }
    Task {
      await onThread { incremental.prepare() }
      finishPreparing()
    }
  }

  private func finishPreparing() {
    isBuilding = false
    Task { await rebuild([]) }
  }

  /// Shows a new program on all pages; after an error, the old previews stay.
  private func show(
    _ result: Result<PreviewProgram, any Error>, retrying files: Set<String> = []
  ) async {
    switch result {
    case .success(let new):
      let old = program
      program = new
      failure = nil
      for connection in connections.values { await connection.reload(new) }
      if let report = new.placeholderReport { notify(PreviewNotice("warning", message: report)) }
      old?.remove()
    case .failure(let error):
      // The files have to be compiled with the next change, too.
      unbuilt = files
      failure = "\(error)"
      notify(PreviewNotice("failed", message: "\(error)"))
    }
  }

  /// Ends the processes of all pages, and deletes the program.
  package func end() async {
    for connection in connections.values { await connection.close() }
    program?.remove()
  }

  // MARK: Pages

  func add(_ connection: PreviewConnection) {
    connections[ObjectIdentifier(connection)] = connection
  }

  func remove(_ connection: PreviewConnection) {
    connections[ObjectIdentifier(connection)] = nil
  }

  private func notify(_ notice: PreviewNotice) {
    for connection in connections.values { connection.send(notice) }
  }

  // MARK: Work

  /// Whether a change of a file can change the previews.
  private func isSource(_ path: String) -> Bool {
    // Editors leave backup files and swap files beside the sources.
    guard !path.hasSuffix("~"), !path.hasSuffix(".swp") else { return false }
    return incremental?.concerns(path) ?? builder.concerns(path)
  }

  /// Runs a closure that waits, on a thread that nothing else needs.
  private func onThread<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: body()) }
    }
  }
}
