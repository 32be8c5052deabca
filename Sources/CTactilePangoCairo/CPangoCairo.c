// SwiftPM builds a target of headers only with a source file beside them.
