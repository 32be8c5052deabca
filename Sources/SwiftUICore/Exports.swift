// Paths and display lists are part of the surface; the rest of the module is for hosts.
@_exported import Drawing
