// Publishers, subscribers and schedulers for dispatch queues are OpenCombine's. What Foundation adds to
// Combine is in this module: OpenCombine's own version of it links the networking libraries into every
// program.
@_exported import OpenCombine
@_exported import OpenCombineDispatch

#if Networking
  @_exported import FoundationNetworking
#endif
