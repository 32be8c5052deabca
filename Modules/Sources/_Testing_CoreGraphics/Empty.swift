// The compiler imports this module in files that import both Testing and CoreGraphics. On Apple's systems it attaches
// images to tests, which has no counterpart here.
