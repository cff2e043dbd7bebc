// exp, the logarithms and the hyperbolic functions.
#include <cmath>
#include <limits>

#include "natives/math/ieee_double.hpp"
#include "natives/math/strict_math.hpp"

namespace weaveproof::natives {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kLn2High = 0x1.62e42feep-1;  // 32 bits: its product with an exponent is exact
constexpr double kLn2Low = 0x1.a39ef35793c76p-33;
constexpr double kInvLn2 = 0x1.71547652b82fep+0;
constexpr double kExpOverflow = 0x1.62e42fefa39efp+9;    // the largest x with a finite exp
constexpr double kExpUnderflow = -0x1.74910d52d3051p+9;  // the smallest x with an exp that is not zero

// x = k ln2 + (high - low), |high - low| <= ln2/2.
struct ExponentSplit {
  int k;
  double high, low;
};

// For |x| > ln2/2. Below 3/2 ln2 k is known without a product.
ExponentSplit splitByLn2(double x) {
  if (magnitudeWord(x) < 0x3ff0a2b2) {
    if (isNegative(x)) return {-1, x + kLn2High, -kLn2Low};
    return {1, x - kLn2High, kLn2Low};
  }
  const int k = static_cast<int>(kInvLn2 * x + (isNegative(x) ? -0.5 : 0.5));
  return {k, x - k * kLn2High, k * kLn2Low};
}

bool aboveHalfLn2(double x) { return magnitudeWord(x) > 0x3fd62e42; }

// exp(|x|) / 2 may be finite where exp(|x|) is not: the square of exp(|x|/2), halved in between. False beyond that.
bool halfExpIsFinite(double x) { return std::fabs(x) <= 0x1.633ce8fb9f87dp+9; }
double halfExp(double x, double half) {
  if (magnitudeWord(x) < highWord(kExpOverflow)) return half * strictExp(std::fabs(x));
  const double root = strictExp(0.5 * std::fabs(x));
  return (half * root) * root;
}

}  // namespace

double strictExp(double x) {
  if (std::isnan(x)) return x + x;
  if (x > kExpOverflow) return kInfinity;
  if (x < kExpUnderflow) return 0.0;
  if (std::fabs(x) < 0x1p-28) return 1.0 + x;

  ExponentSplit split{0, x, 0.0};
  if (aboveHalfLn2(x)) split = splitByLn2(x);
  const double r = split.high - split.low;
  const double square = r * r;
  const double c = r - square * horner(square, 0x1.555555555553ep-3, -0x1.6c16c16bebd93p-9, 0x1.1566aaf25de2cp-14,
                                       -0x1.bbd41c5d26bf1p-20, 0x1.6376972bea4dp-25);
  if (split.k == 0) return 1.0 - ((r * c) / (c - 2.0) - r);
  const double y = 1.0 - ((split.low - (r * c) / (2.0 - c)) - split.high);
  if (split.k >= -1021) return shiftExponent(y, split.k);
  return shiftExponent(y, split.k + 1000) * 0x1p-1000;
}

double strictExpm1(double x) {
  if (std::isnan(x)) return x + x;
  if (x > kExpOverflow) return kInfinity;
  if (isNegative(x) && magnitudeWord(x) >= 0x4043687a) return -1.0;  // below -56 ln2
  if (std::fabs(x) < 0x1p-54) return x;

  int k = 0;
  double r = x, correction = 0.0;
  if (aboveHalfLn2(x)) {
    const ExponentSplit split = splitByLn2(x);
    k = split.k;
    r = split.high - split.low;
    correction = (split.high - r) - split.low;
  }
  const double half = 0.5 * r;
  const double halfSquare = r * half;
  const double r1 = horner(halfSquare, 1.0, -0x1.11111111110f4p-5, 0x1.a01a019fe5585p-10, -0x1.4ce199eaadbb7p-14,
                           0x1.0cfca86e65239p-18, -0x1.afdb76e09c32dp-23);
  const double t = 3.0 - r1 * half;
  double e = halfSquare * ((r1 - t) / (6.0 - r * t));
  if (k == 0) return r - (r * e - halfSquare);
  e = r * (e - correction) - correction;
  e -= halfSquare;
  if (k == -1) return 0.5 * (r - e) - 0.5;
  if (k == 1) return r < -0.25 ? -2.0 * (e - (r + 0.5)) : 1.0 + 2.0 * (r - e);
  if (k <= -2 || k > 56) return shiftExponent(1.0 - (e - r), k) - 1.0;  // 1 counts for little against 2^k
  if (k < 20) return shiftExponent((1.0 - shiftExponent(1.0, -k)) - (e - r), k);
  return shiftExponent((r - (e + shiftExponent(1.0, -k))) + 1.0, k);
}

double strictLog(double x) {
  if (x == 0) return -kInfinity;
  if (isNegative(x) && !std::isnan(x)) return (x - x) / 0.0;
  if (!std::isfinite(x)) return x + x;
  int k = 0;
  if (x < std::numeric_limits<double>::min()) {
    k = -54;
    x *= 0x1p54;
  }
  // x = 2^k (1 + f), sqrt(1/2) < 1 + f < sqrt(2)
  const std::int32_t fractionBits = highWord(x) & 0xfffff;
  const std::int32_t carry = (fractionBits + 0x95f64) & 0x100000;
  k += (highWord(x) >> 20) - 1023 + (carry >> 20);
  const double f = withHighWord(x, fractionBits | (carry ^ 0x3ff00000)) - 1.0;
  const double exponent = k;

  if ((0xfffff & (2 + fractionBits)) < 3) {  // |f| < 2^-20
    if (f == 0) return k == 0 ? 0.0 : exponent * kLn2High + exponent * kLn2Low;
    const double r = f * f * (0.5 - 0.33333333333333333 * f);
    if (k == 0) return f - r;
    return exponent * kLn2High - ((r - exponent * kLn2Low) - f);
  }
  const double s = f / (2.0 + f);
  const double square = s * s;
  const double fourth = square * square;
  const double odd = fourth * horner(fourth, 0x1.999999997fa04p-2, 0x1.c71c51d8e78afp-3, 0x1.39a09d078c69fp-3);
  const double even =
      square * horner(fourth, 0x1.5555555555593p-1, 0x1.2492494229359p-2, 0x1.7466496cb03dep-3, 0x1.2f112df3e5244p-3);
  const double r = even + odd;
  // In the middle of the interval f*f/2 is kept apart, which is one rounding more but on a smaller number.
  if (((fractionBits - 0x6147a) | (0x6b851 - fractionBits)) > 0) {
    const double halfSquare = 0.5 * f * f;
    if (k == 0) return f - (halfSquare - s * (halfSquare + r));
    return exponent * kLn2High - ((halfSquare - (s * (halfSquare + r) + exponent * kLn2Low)) - f);
  }
  if (k == 0) return f - s * (f - r);
  return exponent * kLn2High - ((s * (f - r) - exponent * kLn2Low) - f);
}

double strictLog10(double x) {
  constexpr double kInvLn10 = 0x1.bcb7b1526e50ep-2;
  constexpr double kLog10Of2High = 0x1.34413509f6p-2, kLog10Of2Low = 0x1.9fef311f12b36p-42;
  if (x == 0) return -kInfinity;
  if (isNegative(x) && !std::isnan(x)) return (x - x) / 0.0;
  if (!std::isfinite(x)) return x + x;
  int k = 0;
  if (x < std::numeric_limits<double>::min()) {
    k = -54;
    x *= 0x1p54;
  }
  // x = 2^n y with y in [1, 2), or in [1/2, 1) if the exponent is negative: the two summands have one sign
  k += (highWord(x) >> 20) - 1023;
  const int below = k < 0 ? 1 : 0;
  const double n = k + below;
  const double y = withHighWord(x, (highWord(x) & 0xfffff) | (0x3ff - below) << 20);
  return (n * kLog10Of2Low + kInvLn10 * strictLog(y)) + n * kLog10Of2High;
}

double strictLog1p(double x) {
  if (x == -1.0) return -kInfinity;
  if (x < -1.0) return (x - x) / (x - x);
  if (!std::isfinite(x)) return x + x;
  const double magnitude = std::fabs(x);
  if (magnitude < 0x1p-54) return x;
  if (magnitude < 0x1p-29) return x - x * x * 0.5;

  // 1 + x = 2^k (1 + f); `correction` is what rounding 1 + x lost, relative to it
  int k = 0;
  double f = x, correction = 0.0;
  std::int32_t fractionBits = 1;  // of 1 + f; 0 if |f| < 2^-20
  const std::int32_t word = highWord(x);
  const bool reduced = word < 0x3fda827a && (word > 0 || word <= static_cast<std::int32_t>(0xbfd2bec3));
  if (!reduced) {
    double sum = x;
    if (word < 0x43400000) {  // x < 2^53
      sum = 1.0 + x;
      k = (highWord(sum) >> 20) - 1023;
      correction = (k > 0 ? 1.0 - (sum - x) : x - (sum - 1.0)) / sum;
    } else {
      k = (highWord(sum) >> 20) - 1023;
    }
    fractionBits = highWord(sum) & 0xfffff;
    if (fractionBits < 0x6a09e) {
      f = withHighWord(sum, fractionBits | 0x3ff00000) - 1.0;
    } else {
      ++k;
      f = withHighWord(sum, fractionBits | 0x3fe00000) - 1.0;
      fractionBits = (0x100000 - fractionBits) >> 2;
    }
  }
  const double exponent = k;
  const double halfSquare = 0.5 * f * f;
  if (fractionBits == 0) {
    if (f == 0) return k == 0 ? 0.0 : exponent * kLn2High + (correction + exponent * kLn2Low);
    const double r = halfSquare * (1.0 - 0.66666666666666666 * f);
    if (k == 0) return f - r;
    return exponent * kLn2High - ((r - (exponent * kLn2Low + correction)) - f);
  }
  const double s = f / (2.0 + f);
  const double square = s * s;
  const double r =
      square * horner(square, 0x1.5555555555593p-1, 0x1.999999997fa04p-2, 0x1.2492494229359p-2, 0x1.c71c51d8e78afp-3,
                      0x1.7466496cb03dep-3, 0x1.39a09d078c69fp-3, 0x1.2f112df3e5244p-3);
  if (k == 0) return f - (halfSquare - s * (halfSquare + r));
  return exponent * kLn2High - ((halfSquare - (s * (halfSquare + r) + (exponent * kLn2Low + correction))) - f);
}

double strictSinh(double x) {
  if (!std::isfinite(x)) return x + x;
  const double magnitude = std::fabs(x);
  const double half = isNegative(x) ? -0.5 : 0.5;
  if (magnitude < 0x1p-28) return x;
  if (magnitude < 22) {
    const double t = strictExpm1(magnitude);
    if (magnitude < 1) return half * (2.0 * t - t * t / (t + 1.0));
    return half * (t + t / (t + 1.0));
  }
  return halfExpIsFinite(x) ? halfExp(x, half) : std::copysign(kInfinity, x);
}

double strictCosh(double x) {
  if (!std::isfinite(x)) return x * x;
  const double magnitude = std::fabs(x);
  if (!aboveHalfLn2(x)) {
    const double t = strictExpm1(magnitude);
    const double w = 1.0 + t;
    if (magnitude < 0x1p-55) return w;
    return 1.0 + (t * t) / (w + w);
  }
  if (magnitude < 22) {
    const double t = strictExp(magnitude);
    return 0.5 * t + 0.5 / t;
  }
  return halfExpIsFinite(x) ? halfExp(x, 0.5) : kInfinity;
}

double strictTanh(double x) {
  if (!std::isfinite(x)) return isNegative(x) ? 1.0 / x - 1.0 : 1.0 / x + 1.0;
  const double magnitude = std::fabs(x);
  if (magnitude < 0x1p-55) return x * (1.0 + x);
  double result = 1.0;
  if (magnitude < 1) {
    const double t = strictExpm1(-2.0 * magnitude);
    result = -t / (t + 2.0);
  } else if (magnitude < 22) {
    const double t = strictExpm1(2.0 * magnitude);
    result = 1.0 - 2.0 / (t + 2.0);
  }
  return isNegative(x) ? -result : result;
}

}  // namespace weaveproof::natives
