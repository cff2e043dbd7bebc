// x modulo pi/2 in two doubles. Three ways, by magnitude:
//
// - up to 3/4 pi: one subtraction of pi/2;
// - up to 2^19 * pi/2: n * pi/2 is subtracted with pi/2 given as a sum of 33-bit parts (Cody and Waite), with as many
//   parts as the cancellation demands;
// - beyond: x is multiplied with those bits of 2/pi that matter to the fraction of the product (Payne and Hanek).
//
// The parts, the order of the operations and the conditions for one more part are fdlibm 5.3's, as they
// decide the last bits of the result.
#include "natives/math/pi_half_reduction.hpp"

#include <array>
#include <cmath>
#include <cstdint>

#include "natives/math/ieee_double.hpp"

namespace weaveproof::natives {

namespace {

// pi/2 in parts of 33 bits, each followed by what is left after it.
constexpr double kPart1 = 0x1.921fb544p+0, kRest1 = 0x1.0b4611a626331p-34;
constexpr double kPart2 = 0x1.0b4611a6p-34, kRest2 = 0x1.3198a2e037073p-69;
constexpr double kPart3 = 0x1.3198a2ep-69, kRest3 = 0x1.b839a252049c1p-104;
constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;
constexpr double kPiHalf = 0x1.921fb54442d18p+0;

// The bits of 2/pi after the point, 24 in an entry.
constexpr std::array<std::int32_t, 66> kTwoOverPiBits = {
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163, 0xABDEBB, 0xC561B7,
    0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C,
    0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11,
    0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7,
    0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E,
    0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA, 0x73A8C9, 0x60E27B, 0xC08C6B};

// The bits of pi/2, 24 in a part.
constexpr std::array<double, 5> kPiHalfParts = {0x1.921fb4p+0, 0x1.4442dp-24, 0x1.846988p-48, 0x1.8cc516p-72,
                                                0x1.01b838p-96};

constexpr double kTwo24 = 0x1p24, kTwoMinus24 = 0x1p-24;

// pi/4 < |x| < 3/4 pi: the quadrant is 1 or -1.
ReducedAngle reduceOnce(double x) {
  const double sign = isNegative(x) ? -1.0 : 1.0;
  double difference = std::fabs(x) - kPart1;
  double rest = kRest1;
  if (magnitudeWord(x) == highWord(kPiHalf)) {  // close to pi/2: 33 bits more
    difference -= kPart2;
    rest = kRest2;
  }
  const double high = difference - rest;
  const double low = (difference - high) - rest;
  return {isNegative(x) ? -1 : 1, sign * high, sign * low};
}

// 3/4 pi <= |x| <= 2^19 * pi/2.
ReducedAngle reduceByParts(double x) {
  const double magnitude = std::fabs(x);
  const int n = static_cast<int>(magnitude * kTwoOverPi + 0.5);
  const double times = n;
  double difference = magnitude - times * kPart1;
  double rest = times * kRest1;
  double high = difference - rest;

  const bool farFromMultiple = n < 32 && magnitudeWord(x) != highWord(times * kPiHalf);
  if (!farFromMultiple) {
    const auto cancelledBits = [&] { return (magnitudeWord(x) >> 20) - (magnitudeWord(high) >> 20); };
    const auto subtract = [&](double part, double restOfPart) {
      const double before = difference;
      const double product = times * part;
      difference = before - product;
      rest = times * restOfPart - ((before - difference) - product);
      high = difference - rest;
    };
    if (cancelledBits() > 16) subtract(kPart2, kRest2);
    if (cancelledBits() > 49) subtract(kPart3, kRest3);
  }
  const double low = (difference - high) - rest;
  if (isNegative(x)) return {-n, -high, -low};
  return {n, high, low};
}

// |x| beyond that. x is cut into 24-bit digits and multiplied by the digits of 2/pi, as by hand. Digits that contribute
// only multiples of 8 to the product are skipped, and as many are taken as make the fraction exact enough.
class PayneHanek {
 public:
  explicit PayneHanek(double magnitude) {
    const int exponent = (highWord(magnitude) >> 20) - 1046;  // leaves a first digit of 24 bits
    double rest = shiftExponent(magnitude, -exponent);
    for (double& digit : digits_) {
      digit = static_cast<int>(rest);
      rest = (rest - digit) * kTwo24;
    }
    digitCount_ = static_cast<int>(digits_.size());
    while (digits_[digitCount_ - 1] == 0) --digitCount_;

    first_ = exponent < 3 ? 0 : (exponent - 3) / 24;
    scale_ = exponent - 24 * (first_ + 1);
    for (int i = 0; i <= kInitialTerms; ++i) terms_[i] = productTerm(i);
    last_ = kInitialTerms;
  }

  ReducedAngle reduce() {
    while (!separateFraction()) addTerms();
    normaliseFraction();
    return multiplyByPiHalf();
  }

 private:
  static constexpr int kInitialTerms = 4;

  // The sum of digit products with weight 2^(scale - 24 i), before carries.
  double productTerm(int i) const {
    double sum = 0;
    for (int j = 0; j < digitCount_; ++j) {
      const int at = first_ + i - j;
      sum += digits_[j] * (at < 0 ? 0.0 : kTwoOverPiBits[at]);
    }
    return sum;
  }

  // Carries the terms into 24-bit digits, least significant first, and takes the integer part off. What is above one
  // half is replaced by its distance from one. False if all bits cancelled, so that more terms are needed.
  bool separateFraction() {
    fraction_ = terms_[last_];
    for (int i = 0, j = last_; j > 0; ++i, --j) {
      const double carry = static_cast<int>(kTwoMinus24 * fraction_);
      carried_[i] = static_cast<std::int32_t>(fraction_ - kTwo24 * carry);
      fraction_ = terms_[j - 1] + carry;
    }
    fraction_ = std::ldexp(fraction_, scale_);
    fraction_ -= 8.0 * std::floor(fraction_ * 0.125);
    quadrant_ = static_cast<int>(fraction_);
    fraction_ -= quadrant_;

    std::int32_t& top = carried_[last_ - 1];
    bool aboveHalf;
    if (scale_ > 0) {  // the upper bits of the top digit belong to the integer part
      const std::int32_t integerBits = top >> (24 - scale_);
      quadrant_ += integerBits;
      top -= integerBits << (24 - scale_);
      aboveHalf = top >> (23 - scale_) > 0;
    } else if (scale_ == 0) {
      aboveHalf = top >> 23 > 0;
    } else {
      aboveHalf = fraction_ >= 0.5;
    }
    complemented_ = aboveHalf;
    if (aboveHalf) complement();

    if (fraction_ != 0) return true;
    for (int i = last_ - 1; i >= kInitialTerms; --i) {
      if (carried_[i] != 0) return true;
    }
    return false;
  }

  void complement() {
    ++quadrant_;
    bool borrowed = false;
    for (int i = 0; i < last_; ++i) {
      if (borrowed) {
        carried_[i] = 0xffffff - carried_[i];
      } else if (carried_[i] != 0) {
        borrowed = true;
        carried_[i] = 0x1000000 - carried_[i];
      }
    }
    if (scale_ > 0) {
      carried_[last_ - 1] &= (1 << (24 - scale_)) - 1;
    } else if (scale_ < 0) {
      fraction_ = 1.0 - fraction_;
      if (borrowed) fraction_ -= std::ldexp(1.0, scale_);
    }
  }

  // One more term for each leading digit that is zero, and one for the integer part that was taken off.
  void addTerms() {
    int more = 1;
    while (carried_[kInitialTerms - more] == 0) ++more;
    for (int i = last_ + 1; i <= last_ + more; ++i) terms_[i] = productTerm(i);
    last_ += more;
  }

  // Makes `carried_[0..last_]` the whole fraction, with a top digit that is not zero and has the weight 2^scale.
  void normaliseFraction() {
    if (fraction_ == 0) {
      do {
        --last_;
        scale_ -= 24;
      } while (carried_[last_] == 0);
      return;
    }
    const double top = std::ldexp(fraction_, -scale_);
    if (top < kTwo24) {
      carried_[last_] = static_cast<std::int32_t>(top);
    } else {
      const double upper = static_cast<int>(kTwoMinus24 * top);
      carried_[last_] = static_cast<std::int32_t>(top - kTwo24 * upper);
      carried_[++last_] = static_cast<std::int32_t>(upper);
      scale_ += 24;
    }
  }

  ReducedAngle multiplyByPiHalf() const {
    std::array<double, kMaxTerms> fraction{}, products{};
    double weight = std::ldexp(1.0, scale_);
    for (int i = last_; i >= 0; --i) {
      fraction[i] = weight * carried_[i];
      weight *= kTwoMinus24;
    }
    for (int i = 0; i <= last_; ++i) {  // products[0] is the largest
      double sum = 0;
      for (int k = 0; k < static_cast<int>(kPiHalfParts.size()) && k <= i; ++k) {
        sum += kPiHalfParts[k] * fraction[last_ - i + k];
      }
      products[i] = sum;
    }
    double high = 0;
    for (int i = last_; i >= 0; --i) high += products[i];
    double low = products[0] - high;
    for (int i = 1; i <= last_; ++i) low += products[i];
    if (complemented_) return {quadrant_, -high, -low};
    return {quadrant_, high, low};
  }

  static constexpr int kMaxTerms = 20;

  std::array<double, 3> digits_{};  // of x, most significant first
  int digitCount_;
  int first_;                                      // the first digit of 2/pi that matters
  int scale_;                                      // weight of the first term: 2^scale
  std::array<double, kMaxTerms> terms_{};          // of the product, most significant first
  int last_;                                       // index of the last term
  std::array<std::int32_t, kMaxTerms> carried_{};  // the terms as 24-bit digits, least significant first
  double fraction_ = 0;                            // what stands above carried_[last_ - 1]
  int quadrant_ = 0;                               // the integer part, modulo 8
  bool complemented_ = false;                      // carried_ and fraction_ are one minus the fraction
};

}  // namespace

ReducedAngle reduceByPiHalf(double x) {
  const std::int32_t magnitude = magnitudeWord(x);
  if (magnitude < 0x4002d97c) return reduceOnce(x);  // 3/4 pi
  if (magnitude <= 0x413921fb) return reduceByParts(x);
  const ReducedAngle angle = PayneHanek(std::fabs(x)).reduce();
  if (isNegative(x)) return {-angle.quadrant, -angle.high, -angle.low};
  return angle;
}

}  // namespace weaveproof::natives
