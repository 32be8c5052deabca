@testable import TestSupport

/// The window of the tests, instead of the scene.
typealias Window = TestSupport.Window
