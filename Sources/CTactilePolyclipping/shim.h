// The library is C++, which Swift does not read; CTactileClipping has what it needs of it.
#ifdef __cplusplus
#include <polyclipping/clipper.hpp>
#endif
