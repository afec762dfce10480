#pragma once
/* Which of 64 bytes are of a kind that JSON's structure depends on: a bit a byte, the first lowest.
   Intrinsics, since Swift has no movemask: the same loop over SIMD64 is some hundred times slower. */
#include <stdint.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

typedef struct {
  uint64_t quote;     /* "                                         */
  uint64_t backslash; /* \                                         */
  uint64_t open;      /* { [                                       */
  uint64_t close;     /* } ]                                       */
  uint64_t comma;     /* ,                                         */
  uint64_t blank;     /* space, tab, line ends                     */
  uint64_t control;   /* below space                               */
  uint64_t foreign;   /* / ' : no JSON outside of a string         */
  uint64_t initial;   /* d D t T : `date` or `time` may begin here */
} scan_masks;

static inline scan_masks scan_block(const uint8_t *bytes) {
  scan_masks m = {0, 0, 0, 0, 0, 0, 0, 0, 0};
#ifdef __SSE2__
  for (int i = 0; i < 64; i += 16) {
    const __m128i v = _mm_loadu_si128((const __m128i *)(bytes + i));
    const __m128i low = _mm_or_si128(v, _mm_set1_epi8(0x20)); /* [ is { and ] is } but for this bit */
    const __m128i dt = _mm_or_si128(v, _mm_set1_epi8(0x30));  /* d D t T are alike but for these two */
#define SCAN_BITS(x) ((uint64_t)(uint32_t)_mm_movemask_epi8(x) << i)
#define SCAN_EQUAL(x, c) SCAN_BITS(_mm_cmpeq_epi8(x, _mm_set1_epi8(c)))
#define SCAN_CLAMP(x, a, b) _mm_min_epu8(_mm_max_epu8(x, _mm_set1_epi8(a)), _mm_set1_epi8(b))
#define SCAN_WITHIN(x, a, b) SCAN_BITS(_mm_cmpeq_epi8(SCAN_CLAMP(x, a, b), x))
    m.quote |= SCAN_EQUAL(v, '"');
    m.backslash |= SCAN_EQUAL(v, '\\');
    m.open |= SCAN_EQUAL(low, '{');
    m.close |= SCAN_EQUAL(low, '}');
    m.comma |= SCAN_EQUAL(v, ',');
    m.blank |= SCAN_EQUAL(v, 0x20) | SCAN_WITHIN(v, 0x09, 0x0d);
    m.control |= SCAN_WITHIN(v, 0x00, 0x1f);
    m.foreign |= SCAN_EQUAL(v, '/') | SCAN_EQUAL(v, '\'');
    m.initial |= SCAN_EQUAL(dt, 't');
#undef SCAN_BITS
#undef SCAN_EQUAL
#undef SCAN_CLAMP
#undef SCAN_WITHIN
  }
#else
  for (int i = 0; i < 64; i++) {
    const uint8_t c = bytes[i];
    const uint64_t bit = (uint64_t)1 << i;
    if (c == '"') m.quote |= bit;
    if (c == '\\') m.backslash |= bit;
    if ((c | 0x20) == '{') m.open |= bit;
    if ((c | 0x20) == '}') m.close |= bit;
    if (c == ',') m.comma |= bit;
    if (c == 0x20 || (c >= 0x09 && c <= 0x0d)) m.blank |= bit;
    if (c < 0x20) m.control |= bit;
    if (c == '/' || c == '\'') m.foreign |= bit;
    if ((c | 0x30) == 't') m.initial |= bit;
  }
#endif
  return m;
}
