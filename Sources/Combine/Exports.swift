// Publishers and subscribers as on Apple's systems; the work is OpenCombine's.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
