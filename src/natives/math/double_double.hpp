// Numbers as the unevaluated sum of two doubles: about 104 bits, from IEEE operations alone and so the same everywhere.
#pragma once

#include <cmath>

namespace weaveproof::natives {

struct DoubleDouble {
  double high = 0, low = 0;  // |low| is at most half a unit in the last place of high, which so is the rounded value

  constexpr DoubleDouble() = default;
  constexpr DoubleDouble(double h) : high(h) {}
  constexpr DoubleDouble(double h, double l) : high(h), low(l) {}

  DoubleDouble operator-() const { return {-high, -low}; }
};

// Exactly a + b; the first for |a| >= |b| or a == 0.
inline DoubleDouble sumOfOrdered(double a, double b) {
  const double sum = a + b;
  return {sum, b - (sum - a)};
}
inline DoubleDouble exactSum(double a, double b) {
  const double sum = a + b;
  const double partOfB = sum - a;
  return {sum, (a - (sum - partOfB)) + (b - partOfB)};
}

// Exactly a * b, if nothing overflows or underflows.
inline DoubleDouble exactProduct(double a, double b) {
  const double product = a * b;
  return {product, std::fma(a, b, -product)};
}

inline DoubleDouble operator+(DoubleDouble a, DoubleDouble b) {
  DoubleDouble high = exactSum(a.high, b.high);
  const DoubleDouble low = exactSum(a.low, b.low);
  high = sumOfOrdered(high.high, high.low + low.high);
  return sumOfOrdered(high.high, high.low + low.low);
}
inline DoubleDouble operator-(DoubleDouble a, DoubleDouble b) { return a + -b; }

// a + b for |b| <= |a| / 2, with half the operations.
inline DoubleDouble plusSmaller(DoubleDouble a, DoubleDouble b) {
  const DoubleDouble sum = sumOfOrdered(a.high, b.high);
  return sumOfOrdered(sum.high, sum.low + (a.low + b.low));
}

inline DoubleDouble operator*(DoubleDouble a, DoubleDouble b) {
  const DoubleDouble product = exactProduct(a.high, b.high);
  return sumOfOrdered(product.high, product.low + (a.high * b.low + a.low * b.high));
}

inline DoubleDouble operator/(DoubleDouble a, DoubleDouble b) {
  const double first = a.high / b.high;
  DoubleDouble rest = a - b * first;
  const double second = rest.high / b.high;
  rest = rest - b * second;
  return sumOfOrdered(first, second) + rest.high / b.high;
}

}  // namespace weaveproof::natives
