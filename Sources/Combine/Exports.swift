// Publishers, subscribers and schedulers for dispatch queues are those of OpenCombine. This module
// adds Foundation's extensions of Combine: OpenCombine's own version of them links the networking
// libraries into every program.
@_exported import OpenCombine
@_exported import OpenCombineDispatch

#if Networking
  @_exported import FoundationNetworking
#endif
