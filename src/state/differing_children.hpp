// Which children of two nodes differ, as bits. A search moves between neighbouring states, and which children differ is
// different each time. So if the children were compared one by one, the processor would mispredict the branches.
#pragma once

#include <cassert>
#include <cstdint>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace weaveproof::state {

inline unsigned differingOfFour(const std::uint32_t* a, const std::uint32_t* b) {
#ifdef __SSE2__
  const __m128i same = _mm_cmpeq_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(a)),
                                       _mm_loadu_si128(reinterpret_cast<const __m128i*>(b)));
  return static_cast<unsigned>(_mm_movemask_ps(_mm_castsi128_ps(same))) ^ 0xf;
#else
  unsigned differing = 0;
  for (unsigned i = 0; i < 4; ++i) differing |= (a[i] != b[i] ? 1U : 0U) << i;
  return differing;
#endif
}

// The arity is 4 or 8.
inline unsigned differingChildren(unsigned arity, const std::uint32_t* a, const std::uint32_t* b) {
  assert((arity == 4 || arity == 8) && "there are two kinds of nodes");
  const unsigned differing = differingOfFour(a, b);
  return arity == 4 ? differing : differing | differingOfFour(a + 4, b + 4) << 4;
}

}  // namespace weaveproof::state
