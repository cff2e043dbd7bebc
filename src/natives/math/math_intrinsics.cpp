// exp, log, log10 and pow, computed with some 95 bits and rounded once.
//
// All rest on the exponential of a small number: its Taylor series at 1/256 of the argument, squared eight times. The
// logarithm is one step of Newton's method from the fdlibm logarithm. No tables, hence slower than table-driven methods
// (some 0.2 microseconds), but small enough to see that it is right.
#include "natives/math/math_intrinsics.hpp"

#include <cmath>
#include <limits>
#include <optional>

#include "natives/math/double_double.hpp"
#include "natives/math/ieee_double.hpp"
#include "natives/math/strict_math.hpp"

namespace weaveproof::natives {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// ln2 = kLn2Head + kLn2Rest; products of the head with integers up to 2^21 are exact.
constexpr double kLn2Head = 0x1.62e42feep-1;
constexpr DoubleDouble kLn2Rest{0x1.a39ef35793c76p-33, 0x1.cc01f97b57a08p-87};
constexpr double kInvLn2 = 0x1.71547652b82fep+0;
constexpr DoubleDouble kInvLn10{0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57};

// e^x - 1 for |x| < 0.36, with a relative error of some 2^-100.
DoubleDouble smallExpm1(DoubleDouble x) {
  const DoubleDouble r{x.high * 0x1p-8, x.low * 0x1p-8};
  const double tail = horner(r.high, 1.0 / 720, 1.0 / 5040, 1.0 / 40320, 1.0 / 362880, 1.0 / 3628800);  // from 6! on
  DoubleDouble series = plusSmaller({0x1.1111111111111p-7, 0x1.1111111111111p-63}, r * tail);
  series = plusSmaller({0x1.5555555555555p-5, 0x1.5555555555555p-59}, r * series);
  series = plusSmaller({0x1.5555555555555p-3, 0x1.5555555555555p-57}, r * series);
  series = plusSmaller(0.5, r * series);
  DoubleDouble power = plusSmaller(r, (r * r) * series);  // of e, minus one
  for (int i = 0; i < 8; ++i) power = plusSmaller({2 * power.high, 2 * power.low}, power * power);
  return power;
}

// The double nearest to a * 2^power, for a in [1/2, 2): also when that is subnormal, zero or infinite.
double nearestScaled(DoubleDouble a, int power) {
  const double aligner = std::ldexp(1.0, -1022 - power);  // becomes the smallest normal number
  if (a.high >= aligner) return std::ldexp(a.high, power);
  // Adding it aligns the last place of the sum with that of a subnormal number, so that one rounding is all.
  DoubleDouble sum = exactSum(aligner, a.high);
  return std::ldexp((sum.high + (sum.low + a.low)) - aligner, power);
}

// e^x, rounded.
double roundedExp(DoubleDouble x) {
  if (x.high > 709.79) return kInfinity;
  if (x.high < -745.14) return 0.0;
  const double k = std::rint(x.high * kInvLn2);
  const DoubleDouble r = (DoubleDouble(x.high - k * kLn2Head) - kLn2Rest * k) + x.low;
  return nearestScaled(smallExpm1(r) + 1.0, static_cast<int>(k));
}

// ln(x) for finite x > 0.
DoubleDouble preciseLog(double x) {
  int k;
  double m = std::frexp(x, &k);  // in [1/2, 1)
  if (m < 0.70710678) {
    m *= 2;
    --k;
  }
  const double estimate = strictLog(m);
  // m / e^estimate - 1: the two summands cancel almost, the first is exact
  const DoubleDouble excess = DoubleDouble(m - 1.0) + smallExpm1(-estimate) * m;
  const DoubleDouble logOfM = (DoubleDouble(estimate) + excess) - 0.5 * excess.high * excess.high;
  if (k == 0) return logOfM;
  return (kLn2Rest * k + logOfM) + k * kLn2Head;
}

// What an invalid operation gives on this processor.
double notANumber() {
  volatile double zero = 0;
  return zero / zero;
}

// For the arguments of log and log10 that have no finite logarithm.
double improperLog(double x) {
  if (x == 0) return -kInfinity;
  return x < 0 ? notANumber() : x + x;
}
bool hasFiniteLog(double x) { return x > 0 && x < kInfinity; }

bool isInteger(double y) { return y == std::trunc(y); }
bool isOdd(double y) { return std::fabs(y) < 0x1p53 && isInteger(y) && !isInteger(y * 0.5); }

// x^y for an integer y of 2 or more, if all powers below it are doubles. Then the last product is rounded right, and
// only then can x^y lie halfway between two doubles, where an approximation would not know which way to go.
std::optional<double> shortPower(double x, double y) {
  constexpr double kLargest = 34;  // 3^34 has 54 bits
  if (!(y >= 2 && y <= kLargest && isInteger(y))) return std::nullopt;
  double power = x;
  for (int i = 2; i < static_cast<int>(y); ++i) {
    const DoubleDouble product = exactProduct(power, x);
    const bool inRange = std::fabs(product.high) > 0x1p-900 && std::fabs(product.high) < 0x1p900;
    if (product.low != 0 || !inRange) return std::nullopt;
    power = product.high;
  }
  return power * x;
}

}  // namespace

double mathExp(double x) {
  if (std::isnan(x)) return x + x;
  if (std::fabs(x) < 0x1p-54) return 1.0 + x;
  return roundedExp(x);
}

double mathLog(double x) {
  if (!hasFiniteLog(x)) return improperLog(x);
  return preciseLog(x).high;
}

double mathLog10(double x) {
  if (!hasFiniteLog(x)) return improperLog(x);
  return (preciseLog(x) * kInvLn10).high;
}

// The special cases are those that java.lang.Math documents; C differs where |x| is 1.
double mathPow(double x, double y) {
  if (y == 0) return 1.0;
  if (std::isnan(x)) return x + x;
  if (std::isnan(y)) return x == 1 ? std::numeric_limits<double>::quiet_NaN() : y + y;
  if (y == 1) return x;
  const double magnitude = std::fabs(x);
  const double sign = isNegative(x) && isOdd(y) ? -1.0 : 1.0;
  if (std::isinf(y)) {
    if (magnitude == 1) return std::numeric_limits<double>::quiet_NaN();
    return (magnitude > 1) == (y > 0) ? kInfinity : 0.0;
  }
  if (x == 0 || std::isinf(x)) return sign * ((x == 0) == (y > 0) ? 0.0 : kInfinity);
  if (x < 0 && !isInteger(y)) return notANumber();
  if (magnitude == 1) return sign;
  if (const std::optional<double> exact = shortPower(x, y)) return *exact;
  const DoubleDouble logarithm = preciseLog(magnitude);
  const double roughly = logarithm.high * y;
  if (std::fabs(roughly) > 750) return sign * (roughly > 0 ? kInfinity : 0.0);
  if (std::fabs(roughly) < 0x1p-54) return sign;
  return sign * roundedExp(logarithm * y);
}

}  // namespace weaveproof::natives
