#pragma once
#include <zlib.h>

/// `inflateInit2` for a deflate stream without a header, as a zip holds it; the macro is not imported.
static inline int cz_inflate_raw_init(z_stream *stream) { return inflateInit2(stream, -15); }
