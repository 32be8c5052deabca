// On Apple's systems the loggers are in this module, and `os` has them too.
@_exported import Foundation
@_exported import os
