// sin, cos and tan on [-pi/4, pi/4] as minimax polynomials, and from there everywhere; sqrt and the remainder, which
// are exact by definition.
#include "natives/math/strict_math.hpp"

#include <cmath>

#include "natives/math/ieee_double.hpp"
#include "natives/math/pi_half_reduction.hpp"

namespace weaveproof::natives {

namespace {

constexpr std::int32_t kPiQuarterWord = 0x3fe921fb;

// sin(x + tail) for |x| <= pi/4, where `tail` is what did not fit into x; exactly 0 if x is all there is.
double sinNearZero(double x, double tail, bool hasTail) {
  if (std::fabs(x) < 0x1p-27) return x;
  constexpr double kS1 = -0x1.5555555555549p-3;
  const double square = x * x;
  const double cube = square * x;
  const double r = horner(square, 0x1.111111110f8a6p-7, -0x1.a01a019c161d5p-13, 0x1.71de357b1fe7dp-19,
                          -0x1.ae5e68a2b9cebp-26, 0x1.5d93a5acfd57cp-33);
  if (!hasTail) return x + cube * (kS1 + square * r);
  return x - ((square * (0.5 * tail - cube * r) - tail) - cube * kS1);
}

// cos(x + tail) for |x| <= pi/4.
double cosNearZero(double x, double tail) {
  if (std::fabs(x) < 0x1p-27) return 1.0;
  const double square = x * x;
  const double r = square * horner(square, 0x1.555555555554cp-5, -0x1.6c16c16c15177p-10, 0x1.a01a019cb159p-16,
                                   -0x1.27e4f809c52adp-22, 0x1.1ee9ebdb4b1c4p-29, -0x1.8fae9be8838d4p-37);
  const std::int32_t magnitude = magnitudeWord(x);
  if (magnitude < 0x3fd33333) return 1.0 - (0.5 * square - (square * r - x * tail));  // |x| < 0.3
  // 1 - x*x/2 would lose bits: take about x/4 off both sides first, which is exact.
  const double part = magnitude > 0x3fe90000 ? 0.28125 : fromWords(magnitude - 0x00200000, 0);
  return (1.0 - part) - ((0.5 * square - part) - (square * r - x * tail));
}

// -1 / (x + r), in one and a half times the precision of the naive quotient; `sum` is x + r.
double negatedReciprocal(double sum, double x, double r) {
  const double head = withoutLowWord(sum);
  const double rest = r - (head - x);
  const double quotient = -1.0 / sum;
  const double quotientHead = withoutLowWord(quotient);
  const double error = 1.0 + quotientHead * head;
  return quotientHead + quotient * (error + quotientHead * rest);
}

// tan(x + tail) for |x| <= pi/4, or -1/tan(x + tail) if `inverted`.
double tanNearZero(double x, double tail, bool inverted) {
  if (std::fabs(x) < 0x1p-28) {
    if (!inverted) return x;
    if (x == 0) return 1.0 / std::fabs(x);
    return negatedReciprocal(x + tail, x, tail);
  }
  const std::int32_t word = highWord(x);
  const bool nearPiQuarter = magnitudeWord(x) >= 0x3fe59428;  // |x| > 0.6744: by way of pi/4 - x
  if (nearPiQuarter) {
    if (word < 0) {
      x = -x;
      tail = -tail;
    }
    x = (0x1.921fb54442d18p-1 - x) + (0x1.1a62633145c07p-55 - tail);
    tail = 0.0;
  }
  constexpr double kT0 = 0x1.5555555555563p-2;
  const double square = x * x;
  const double fourth = square * square;
  const double odd = horner(fourth, 0x1.111111110fe7ap-3, 0x1.664f48406d637p-6, 0x1.d6d22c9560328p-9,
                            0x1.344d8f2f26501p-11, 0x1.47e88a03792a6p-14, -0x1.375cbdb605373p-16);
  const double even = square * horner(fourth, 0x1.ba1ba1bb341fep-5, 0x1.226e3e96e8493p-7, 0x1.7dbc8fee08315p-10,
                                      0x1.026f71a8d1068p-12, 0x1.2b80f32f0a7e9p-14, 0x1.b2a7074bf7ad4p-16);
  const double cube = square * x;
  double r = tail + square * (cube * (odd + even) + tail);
  r += kT0 * cube;
  const double sum = x + r;
  if (nearPiQuarter) {
    const double v = inverted ? -1.0 : 1.0;
    const double sign = word < 0 ? -1.0 : 1.0;
    return sign * (v - 2.0 * (x - (sum * sum / (sum + v) - r)));
  }
  return inverted ? negatedReciprocal(sum, x, r) : sum;
}

}  // namespace

double strictSin(double x) {
  if (magnitudeWord(x) <= kPiQuarterWord) return sinNearZero(x, 0.0, false);
  if (!std::isfinite(x)) return x - x;
  const auto [quadrant, high, low] = reduceByPiHalf(x);
  switch (quadrant & 3) {
    case 0:
      return sinNearZero(high, low, true);
    case 1:
      return cosNearZero(high, low);
    case 2:
      return -sinNearZero(high, low, true);
    default:
      return -cosNearZero(high, low);
  }
}

double strictCos(double x) {
  if (magnitudeWord(x) <= kPiQuarterWord) return cosNearZero(x, 0.0);
  if (!std::isfinite(x)) return x - x;
  const auto [quadrant, high, low] = reduceByPiHalf(x);
  switch (quadrant & 3) {
    case 0:
      return cosNearZero(high, low);
    case 1:
      return -sinNearZero(high, low, true);
    case 2:
      return -cosNearZero(high, low);
    default:
      return sinNearZero(high, low, true);
  }
}

double strictTan(double x) {
  if (magnitudeWord(x) <= kPiQuarterWord) return tanNearZero(x, 0.0, false);
  if (!std::isfinite(x)) return x - x;
  const auto [quadrant, high, low] = reduceByPiHalf(x);
  return tanNearZero(high, low, (quadrant & 1) != 0);
}

double strictSqrt(double x) { return std::sqrt(x); }

// x - n*y for the integer n nearest to x/y, the even one of two: no rounding takes place.
double strictIeeeRemainder(double x, double y) {
  if (y == 0 || !std::isfinite(x) || std::isnan(y)) return (x * y) / (x * y);
  return std::remainder(x, y);
}

}  // namespace weaveproof::natives
