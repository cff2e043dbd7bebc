// sin, cos and tan, computed with some 95 bits and rounded once: the angle is reduced by integer arithmetic, then the
// Taylor series is summed.
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

#include "natives/math/double_double.hpp"
#include "natives/math/ieee_double.hpp"
#include "natives/math/math_intrinsics.hpp"

namespace weaveproof::natives {

namespace {

__extension__ typedef unsigned __int128 Wide;
using Words = std::array<std::uint64_t, 4>;  // 256 bits, most significant word first

constexpr DoubleDouble kPiHalf{0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54};

// The bits of 2/pi after the point.
constexpr std::array<std::uint64_t, 20> kTwoOverPi = {
    0xA2F9836E4E441529, 0xFC2757D1F534DDC0, 0xDB6295993C439041, 0xFE5163ABDEBBC561, 0xB7246E3A424DD2E0,
    0x06492EEA09D1921C, 0xFE1DEB1CB129A73E, 0xE88235F52EBB4484, 0xE99C7026B45F7E41, 0x3991D639835339F4,
    0x9C845F8BBDF9283B, 0x1FF897FFDE05980F, 0xEF2F118B5A0A6D1F, 0x6D367ECF27CB09B7, 0x4F463F669E5FEA2D,
    0x7527BAC7EBE5F17B, 0x3D0739F78A5292EA, 0x6BFB5FB11F8D5D08, 0x56033046FC7B6BAB, 0xF0CFBC209AF4361D};

// 64 bits of 2/pi from the given position after the point on; there are zeros before the point.
std::uint64_t twoOverPiBits(int position) {
  const auto word = [](int i) { return i < 0 ? 0 : kTwoOverPi[static_cast<std::size_t>(i)]; };
  const int index = position >= 0 ? position / 64 : -((63 - position) / 64);
  const int shift = position - 64 * index;
  if (shift == 0) return word(index);
  return word(index) << shift | word(index + 1) >> (64 - shift);
}

struct Angle {
  unsigned quadrant;    // modulo 4
  DoubleDouble offset;  // from quadrant * pi/2, at most pi/4 in magnitude
};

DoubleDouble fractionOf(const Words& words) {
  DoubleDouble sum;
  double weight = 0x1p-32;
  for (std::uint64_t word : words) {
    sum = plusSmaller(sum, static_cast<double>(word >> 32) * weight);
    weight *= 0x1p-32;
    sum = plusSmaller(sum, static_cast<double>(word & 0xffffffff) * weight);
    weight *= 0x1p-32;
  }
  return sum;
}

// x = m * 2^e with an integer m. Of the product of m and 2/pi only what lies between 2 and 2^-254 is of interest: those
// bits of 2/pi that weigh more give multiples of 4 quadrants. Even the x closest to a multiple of pi/2 cancels no more
// than 62 bits of the 200 that are then correct.
Angle reduce(double x) {
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(std::fabs(x));
  const std::uint64_t m = (bits & 0xfffffffffffff) | 0x10000000000000;
  const int start = static_cast<int>(bits >> 52) - 1075 - 2;
  Words product;
  std::uint64_t carry = 0;
  for (int i = 3; i >= 0; --i) {
    const Wide partial = Wide{m} * twoOverPiBits(start + 64 * i) + carry;
    product[static_cast<std::size_t>(i)] = static_cast<std::uint64_t>(partial);
    carry = static_cast<std::uint64_t>(partial >> 64);
  }
  unsigned quadrant = static_cast<unsigned>(product[0] >> 62);
  for (std::size_t i = 0; i < 4; ++i) product[i] = product[i] << 2 | (i < 3 ? product[i + 1] >> 62 : 0);
  const bool aboveHalf = product[0] >> 63 != 0;
  if (aboveHalf) {
    ++quadrant;
    for (std::uint64_t& word : product) word = ~word;  // the negation, but for a unit in the last place of 256
  }
  const DoubleDouble offset = fractionOf(product) * kPiHalf;
  if (isNegative(x)) return {-quadrant & 3, aboveHalf ? offset : -offset};
  return {quadrant & 3, aboveHalf ? -offset : offset};
}

Angle angleOf(double x) { return std::fabs(x) <= 0.785 ? Angle{0, x} : reduce(x); }

template <std::size_t n>
DoubleDouble alternating(DoubleDouble z, DoubleDouble sum, const std::array<DoubleDouble, n>& coefficients) {
  for (DoubleDouble c : coefficients) sum = plusSmaller(c, -(z * sum));
  return sum;
}

// a - a^3/3! + a^5/5! - ... for |a| <= pi/4; terms that weigh less than 2^-44 in plain doubles.
DoubleDouble sinOf(DoubleDouble a) {
  static constexpr std::array<DoubleDouble, 6> kInverseFactorials = {{{0x1.6124613a86d09p-33, 0x1.f28e0cc748ebep-87},
                                                                      {0x1.ae64567f544e4p-26, -0x1.c062e06d1f209p-80},
                                                                      {0x1.71de3a556c734p-19, -0x1.c154f8ddc6c00p-73},
                                                                      {0x1.a01a01a01a01ap-13, 0x1.a01a01a01a01ap-73},
                                                                      {0x1.1111111111111p-7, 0x1.1111111111111p-63},
                                                                      {0x1.5555555555555p-3, 0x1.5555555555555p-57}}};
  const DoubleDouble z = a * a;
  const double tail = horner(-z.high, 0x1.ae7f3e733b81fp-41, 0x1.952c77030ad4ap-49, 0x1.2f49b46814157p-57,
                             0x1.71b8ef6dcf572p-66, 0x1.761b41316381ap-75, 0x1.3f3ccdd165fa9p-84);
  return plusSmaller(a, -((a * z) * alternating(z, tail, kInverseFactorials)));
}

// 1 - a^2/2! + a^4/4! - ...
DoubleDouble cosOf(DoubleDouble a) {
  static constexpr std::array<DoubleDouble, 7> kInverseFactorials = {{{0x1.93974a8c07c9dp-37, 0x1.05d6f8a2efd1fp-92},
                                                                      {0x1.1eed8eff8d898p-29, -0x1.2aec959e14c06p-83},
                                                                      {0x1.27e4fb7789f5cp-22, 0x1.cbbc05b4fa99ap-76},
                                                                      {0x1.a01a01a01a01ap-16, 0x1.a01a01a01a01ap-76},
                                                                      {0x1.6c16c16c16c17p-10, -0x1.f49f49f49f49fp-65},
                                                                      {0x1.5555555555555p-5, 0x1.5555555555555p-59},
                                                                      {0.5}}};
  const DoubleDouble z = a * a;
  const double tail = horner(-z.high, 0x1.ae7f3e733b81fp-45, 0x1.6827863b97d97p-53, 0x1.e542ba4020225p-62,
                             0x1.0ce396db7f853p-70, 0x1.f2cf01972f578p-80, 0x1.88e85fc6a4e5ap-89);
  return plusSmaller(1.0, -(z * alternating(z, tail, kInverseFactorials)));
}

}  // namespace

double mathSin(double x) {
  if (!std::isfinite(x)) return x - x;
  if (std::fabs(x) < 0x1p-27) return x;
  const auto [quadrant, offset] = angleOf(x);
  const DoubleDouble value = quadrant % 2 == 0 ? sinOf(offset) : cosOf(offset);
  return quadrant < 2 ? value.high : -value.high;
}

double mathCos(double x) {
  if (!std::isfinite(x)) return x - x;
  if (std::fabs(x) < 0x1p-27) return 1.0;
  const auto [quadrant, offset] = angleOf(x);
  const DoubleDouble value = quadrant % 2 == 0 ? cosOf(offset) : sinOf(offset);
  return quadrant == 0 || quadrant == 3 ? value.high : -value.high;
}

double mathTan(double x) {
  if (!std::isfinite(x)) return x - x;
  if (std::fabs(x) < 0x1p-27) return x;
  const auto [quadrant, offset] = angleOf(x);
  const DoubleDouble sine = sinOf(offset), cosine = cosOf(offset);
  return (quadrant % 2 == 0 ? sine / cosine : -cosine / sine).high;
}

}  // namespace weaveproof::natives
