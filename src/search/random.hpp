// The random numbers of all searches: xoshiro256** by Blackman and Vigna, seeded by their splitmix64. Our own choice, so
// that a seed means the same on every platform; every number that is derived from them is derived here.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

#include "base/mix.hpp"

namespace weaveproof::search {

class Random {
 public:
  explicit Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {  // splitmix64
      seed += 0x9e3779b97f4a7c15;
      std::uint64_t z = seed;
      z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
      z = (z ^ z >> 27) * 0x94d049bb133111eb;
      word = z ^ z >> 31;
    }
  }

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // rnd(0, 1) of the papers: uniform in [0, 1), a multiple of 2^-53.
  double rnd() { return static_cast<double>(next() >> 11) * 0x1p-53; }

  // Uniform in 0 ... range - 1, exactly: numbers of the last, incomplete round are drawn again (Lemire). The first test spares
  // nearly all divisions.
  std::uint64_t below(std::uint64_t range) {
    for (;;) {
      const std::uint64_t word = next(), low = word * range;
      if (low >= range || low >= -range % range) return base::scaledTo(range, word);
    }
  }

  // A seed for another generator. It has 53 bits, so that it survives every reader of JSON.
  std::uint64_t seed() { return next() >> 11; }

  // Every order is equally likely (Fisher and Yates). prss.txt, Figure 3, prints an index that leaves the sequence.
  template <class T>
  void shuffle(std::span<T> sequence) {
    for (std::size_t i = sequence.size(); i > 1; --i) std::swap(sequence[i - 1], sequence[below(i)]);
  }

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace weaveproof::search
