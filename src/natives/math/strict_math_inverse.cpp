// asin, acos, atan and atan2.
#include <array>
#include <cmath>

#include "natives/math/ieee_double.hpp"
#include "natives/math/strict_math.hpp"

namespace weaveproof::natives {

namespace {

constexpr double kPi = 0x1.921fb54442d18p+1, kPiRest = 0x1.1a62633145c07p-53;
constexpr double kPiHalf = 0x1.921fb54442d18p+0, kPiHalfRest = 0x1.1a62633145c07p-54;
constexpr double kPiQuarter = 0x1.921fb54442d18p-1;

// (asin(x) - x) / x as a rational function of t = x*x, for |x| <= 1/2.
double asinExcess(double t) {
  const double p = t * horner(t, 0x1.5555555555555p-3, -0x1.4d61203eb6f7dp-2, 0x1.9c1550e884455p-3,
                              -0x1.48228b5688f3bp-5, 0x1.9efe07501b288p-11, 0x1.23de10dfdf709p-15);
  const double q =
      horner(t, 1.0, -0x1.33a271c8a2d4bp+1, 0x1.02ae59c598ac8p+1, -0x1.6066c1b8d0159p-1, 0x1.3b8c5b12e9282p-4);
  return p / q;
}

// What the square of `root` with its low word cut off lacks from `square`, in units of the root.
double rootCorrection(double square, double root, double head) { return (square - head * head) / (root + head); }

// atan(x) for 7/16 <= x < 2^66 is atan(c) + atan((x - c) / (1 + c x)), with c the nearest of 1/2, 1, 3/2, infinity.
struct AtanAnchor {
  double high, low;  // atan(c)
};
constexpr std::array<AtanAnchor, 4> kAtanAnchors = {{{0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
                                                     {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
                                                     {0x1.f730bd281f69bp-1, 0x1.007887af0cbbdp-56},
                                                     {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54}}};

// atan(x) / x - 1, negated, for |x| < 7/16.
double atanDeficit(double x) {
  const double square = x * x;
  const double fourth = square * square;
  const double even = square * horner(fourth, 0x1.555555555550dp-2, 0x1.24924920083ffp-3, 0x1.745cdc54c206ep-4,
                                      0x1.10d66a0d03d51p-4, 0x1.97b4b24760debp-5, 0x1.0ad3ae322da11p-6);
  const double odd = fourth * horner(fourth, -0x1.999999998ebc4p-3, -0x1.c71c6fe231671p-4, -0x1.3b0f2af749a6dp-4,
                                     -0x1.dde2d52defd9ap-5, -0x1.2b4442c6a6c2fp-5);
  return even + odd;
}

}  // namespace

double strictAsin(double x) {
  const double magnitude = std::fabs(x);
  if (magnitude == 1.0) return x * kPiHalf + x * kPiHalfRest;
  if (!(magnitude < 1.0)) return (x - x) / (x - x);
  if (magnitude < 0x1p-27) return x;
  if (magnitude < 0.5) return x + x * asinExcess(x * x);

  // asin(x) = pi/2 - 2 asin(sqrt((1 - x) / 2))
  const double t = (1.0 - magnitude) * 0.5;
  const double excess = asinExcess(t);
  const double root = std::sqrt(t);
  double result;
  if (magnitudeWord(x) >= 0x3fef3333) {  // |x| > 0.975
    result = kPiHalf - (2.0 * (root + root * excess) - kPiHalfRest);
  } else {
    const double head = withoutLowWord(root);
    const double correction = rootCorrection(t, root, head);
    const double p = 2.0 * root * excess - (kPiHalfRest - 2.0 * correction);
    const double q = kPiQuarter - 2.0 * head;
    result = kPiQuarter - (p - q);
  }
  return isNegative(x) ? -result : result;
}

double strictAcos(double x) {
  const double magnitude = std::fabs(x);
  if (magnitude == 1.0) return isNegative(x) ? kPi + 2.0 * kPiHalfRest : 0.0;
  if (!(magnitude < 1.0)) return (x - x) / (x - x);
  if (magnitude < 0.5) {
    if (magnitudeWord(x) <= 0x3c600000) return kPiHalf + kPiHalfRest;  // below 2^-57
    return kPiHalf - (x - (kPiHalfRest - x * asinExcess(x * x)));
  }
  const double t = (1.0 - magnitude) * 0.5;
  const double excess = asinExcess(t);
  const double root = std::sqrt(t);
  if (isNegative(x)) return kPi - 2.0 * (root + (excess * root - kPiHalfRest));
  const double head = withoutLowWord(root);
  return 2.0 * (head + (excess * root + rootCorrection(t, root, head)));
}

double strictAtan(double x) {
  const double magnitude = std::fabs(x);
  if (std::isnan(x)) return x + x;
  if (magnitude >= 0x1p66) return std::copysign(kPiHalf + kPiHalfRest, x);
  if (magnitude < 0x1p-29) return x;
  if (magnitude < 0.4375) return x - x * atanDeficit(x);

  int anchor;
  double reduced;
  if (magnitude < 0.6875) {
    anchor = 0;
    reduced = (2.0 * magnitude - 1.0) / (2.0 + magnitude);
  } else if (magnitude < 1.1875) {
    anchor = 1;
    reduced = (magnitude - 1.0) / (magnitude + 1.0);
  } else if (magnitude < 2.4375) {
    anchor = 2;
    reduced = (magnitude - 1.5) / (1.0 + 1.5 * magnitude);
  } else {
    anchor = 3;
    reduced = -1.0 / magnitude;
  }
  const auto [high, low] = kAtanAnchors[anchor];
  const double result = high - ((reduced * atanDeficit(reduced) - low) - reduced);
  return isNegative(x) ? -result : result;
}

double strictAtan2(double y, double x) {
  if (std::isnan(x)) return x + x;
  if (std::isnan(y)) return y + y;
  if (x == 1.0) return strictAtan(y);
  if (y == 0) return isNegative(x) ? std::copysign(kPi, y) : y;
  if (x == 0) return std::copysign(kPiHalf, y);
  if (std::isinf(x)) {
    if (std::isinf(y)) return std::copysign(isNegative(x) ? 3.0 * kPiQuarter : kPiQuarter, y);
    return std::copysign(isNegative(x) ? kPi : 0.0, y);
  }
  if (std::isinf(y)) return std::copysign(kPiHalf, y);

  const std::int32_t exponentDifference = (magnitudeWord(y) - magnitudeWord(x)) >> 20;
  double angle;  // of the point mirrored into the first quadrant
  if (exponentDifference > 60) {
    angle = kPiHalf + 0.5 * kPiRest;
  } else if (isNegative(x) && exponentDifference < -60) {
    angle = 0.0;
  } else {
    angle = strictAtan(std::fabs(y / x));
  }
  if (!isNegative(x)) return isNegative(y) ? -angle : angle;
  return isNegative(y) ? (angle - kPiRest) - kPi : kPi - (angle - kPiRest);
}

}  // namespace weaveproof::natives
