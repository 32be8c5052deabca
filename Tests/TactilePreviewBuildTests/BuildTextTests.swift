import Testing

@testable import TactilePreviewBuild

/// What is read from sources, and from what the compiler writes.
@Suite struct BuildTextTests {
  @Test("an error is shown with its source, once, without the rest of the output")
  func errors() {
    let error = """
      /p/Sources/A/A.swift:2:7: error: cannot find 'x' in scope
      2 |   f(x)
        |     `- error: cannot find 'x' in scope
      """
    let output = """
      Building for debugging...
      [1/3] Compiling A A.swift
      \(error)
      /p/Sources/A/B.swift:1:1: warning: unused
      1 | y
      [2/3] Emitting module A
      \(error)
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    #expect("\(BuildFailure(output: output))" == "The package can't be built.\n\(error)")
  }

  @Test("errors without a place, and output without errors, are shown as well")
  func others() {
    let manifest = "warning: a\nerror: 'p': invalid manifest"
    #expect(
      "\(BuildFailure(output: manifest))"
        == "The package can't be built.\nerror: 'p': invalid manifest")
    #expect("\(BuildFailure(output: "killed"))" == "The package can't be built.\nkilled")
    #expect("\(BuildFailure(output: ""))" == "The package can't be built.\n")
  }

  @Test("missing Debian packages are named, with the command that installs them")
  func packages() {
    let output = """
      warning: 'tactile': couldn't find pc file for polyclipping
      warning: you may be able to install polyclipping using your system-packager:
          apt-get install libpolyclipping-dev
      /t/Sources/CTactileZlib/shim.h:1:10: error: 'zlib.h' file not found
      /t/CTactilePangoCairo.h:6:2: error: "Tactile draws with Pango. Run: apt-get install libpango1.0-dev"
      """
    let description = "\(BuildFailure(output: output))"
    #expect(
      description.hasPrefix(
        """
        The package can't be built.
        Tactile needs Debian packages that are missing. As root, run: apt-get install \
        libpango1.0-dev libpolyclipping-dev zlib1g-dev
        /t/Sources/CTactileZlib/shim.h:1:10: error: 'zlib.h' file not found
        """))
    #expect(!"\(BuildFailure(output: "error: x"))".contains("apt-get"))
  }

  @Test("a crash is described by its reason, and by the functions of the package")
  func crash() {
    let report = """
      saving
      Swift/Array.swift:692: Fatal error: Index out of range
      Thread 0 "previews-04C634" crashed:
       0               0x00007ff44e56df7f _assertionFailure(_:_:) + 351 in libswiftCore.so
       4 [ra]          0x00007ff44c355386 closure #1 in Pill.body.getter + 18 in previews-04C634 at /p/Pill.swift:34:44
       5 [ra] [thunk]  0x00007ff44c355386 thunk + 1 in previews-04C634 at //<compiler-generated>
       6 [ra]          0x00007ff44c355386 closure #1 in static $s7Aa.makePreview() + 9 in previews-04C634 at \
      /tmp/swift-generated-sources/@__swiftmacro_7.swift:18:25
      33 [ra]          0x00007ff44c355386 read(from:) + 181 in libTactilePreviews.so at /t/PreviewProgram.swift:34:44
      """
    #expect(
      CrashReport.summary(of: report) == """
        Swift/Array.swift:692: Fatal error: Index out of range
        at /p/Pill.swift:34:44, in closure #1 in Pill.body.getter
        at the code of a #Preview, in closure #1
        """)
    #expect(CrashReport.summary(of: "saving") == "")
  }

  @Test("arguments for the index and for headers are left out")
  func arguments() {
    let arguments = [
      "-Onone", "-incremental", "-index-store-path", "/index", "-g", "-emit-objc-header",
      "-emit-objc-header-path", "/h", "-Xcc", "-g", "-swift-version", "6",
    ]
    #expect(
      IncrementalBuild.compileArguments(arguments)
        == ["-Onone", "-g", "-Xcc", "-g", "-swift-version", "6"])
  }
}
