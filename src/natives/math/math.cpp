// java.lang.StrictMath, and those methods of Math that HotSpot computes by code of its own: its results differ in the last
// bit from those of the Java code, so that code is replaced here too.
#include "natives/math/math_intrinsics.hpp"
#include "natives/math/strict_math.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace math {
namespace {

template <double (*function)(double)>
NativeStatus unary(NativeCall& call) {
  return call.returnDouble(function(call.d(0)));
}
template <double (*function)(double, double)>
NativeStatus binary(NativeCall& call) {
  return call.returnDouble(function(call.d(0), call.d(2)));
}

constexpr NativeEntry kStrict[] = {
    {"sin", "(D)D", unary<strictSin>},       {"cos", "(D)D", unary<strictCos>},
    {"tan", "(D)D", unary<strictTan>},       {"asin", "(D)D", unary<strictAsin>},
    {"acos", "(D)D", unary<strictAcos>},     {"atan", "(D)D", unary<strictAtan>},
    {"atan2", "(DD)D", binary<strictAtan2>}, {"sinh", "(D)D", unary<strictSinh>},
    {"cosh", "(D)D", unary<strictCosh>},     {"tanh", "(D)D", unary<strictTanh>},
    {"expm1", "(D)D", unary<strictExpm1>},   {"log", "(D)D", unary<strictLog>},
    {"log10", "(D)D", unary<strictLog10>},   {"log1p", "(D)D", unary<strictLog1p>},
    {"sqrt", "(D)D", unary<strictSqrt>},     {"IEEEremainder", "(DD)D", binary<strictIeeeRemainder>},
};
constexpr NativeEntry kMath[] = {
    {"sin", "(D)D", unary<mathSin>},   {"cos", "(D)D", unary<mathCos>}, {"tan", "(D)D", unary<mathTan>},
    {"exp", "(D)D", unary<mathExp>},   {"log", "(D)D", unary<mathLog>}, {"log10", "(D)D", unary<mathLog10>},
    {"pow", "(DD)D", binary<mathPow>},
};

constexpr ClassNatives kClasses[] = {{"java/lang/StrictMath", kStrict}, {"java/lang/Math", kMath}};

}  // namespace
}  // namespace math

extern const std::span<const ClassNatives> kMathNatives = math::kClasses;

}  // namespace weaveproof::natives
