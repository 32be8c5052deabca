#ifndef CPANGOCAIRO_H
#define CPANGOCAIRO_H

// Names the header when Pango is not installed, instead of one somewhere inside of it.
#if !__has_include("/usr/include/pango-1.0/pango/pangocairo.h")
#error "Tactile draws with Pango, which is not installed. Run Scripts/setup, or: apt-get install libpango1.0-dev"
#endif

#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>

#endif
