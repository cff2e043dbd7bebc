// java.lang.Math and StrictMath. What HotSpot computes by code of its own is replaced here too, since its results may differ
// in the last bit from those of the Java code; so are exact operations that Java can only express slowly. All of these are
// functions of their arguments alone.
#include <cmath>

#include "natives/math_intrinsics.hpp"
#include "natives/registry.hpp"
#include "natives/strict_math.hpp"

namespace weaveproof {
namespace {

template <double (*function)(double)>
NativeStatus unary(NativeCall& call) {
  return call.returnDouble(function(call.d(0)));
}
template <double (*function)(double, double)>
NativeStatus binary(NativeCall& call) {
  return call.returnDouble(function(call.d(0), call.d(2)));
}

double exactSqrt(double x) { return std::sqrt(x); }
double exactFloor(double x) { return std::floor(x); }
double exactCeil(double x) { return std::ceil(x); }
double exactRint(double x) { return std::nearbyint(x); }

NativeStatus fmaDouble(NativeCall& call) { return call.returnDouble(std::fma(call.d(0), call.d(2), call.d(4))); }
NativeStatus fmaFloat(NativeCall& call) { return call.returnFloat(std::fma(call.f(0), call.f(1), call.f(2))); }

NativeStatus multiplyHigh(NativeCall& call) {
  __extension__ using Wide = __int128;
  return call.returnLong(static_cast<std::int64_t>(static_cast<Wide>(call.l(0)) * call.l(2) >> 64));
}

constexpr NativeEntry kStrict[] = {
    {"sin", "(D)D", unary<strictSin>},
    {"cos", "(D)D", unary<strictCos>},
    {"tan", "(D)D", unary<strictTan>},
    {"asin", "(D)D", unary<strictAsin>},
    {"acos", "(D)D", unary<strictAcos>},
    {"atan", "(D)D", unary<strictAtan>},
    {"atan2", "(DD)D", binary<strictAtan2>},
    {"sinh", "(D)D", unary<strictSinh>},
    {"cosh", "(D)D", unary<strictCosh>},
    {"tanh", "(D)D", unary<strictTanh>},
    {"expm1", "(D)D", unary<strictExpm1>},
    {"log", "(D)D", unary<strictLog>},
    {"log10", "(D)D", unary<strictLog10>},
    {"log1p", "(D)D", unary<strictLog1p>},
    {"sqrt", "(D)D", unary<strictSqrt>},
    {"IEEEremainder", "(DD)D", binary<strictIeeeRemainder>},
};
constexpr NativeEntry kMath[] = {
    {"sin", "(D)D", unary<mathSin>},
    {"cos", "(D)D", unary<mathCos>},
    {"tan", "(D)D", unary<mathTan>},
    {"exp", "(D)D", unary<mathExp>},
    {"log", "(D)D", unary<mathLog>},
    {"log10", "(D)D", unary<mathLog10>},
    {"pow", "(DD)D", binary<mathPow>},
    {"sqrt", "(D)D", unary<exactSqrt>},
    {"floor", "(D)D", unary<exactFloor>},
    {"ceil", "(D)D", unary<exactCeil>},
    {"rint", "(D)D", unary<exactRint>},
    {"fma", "(DDD)D", fmaDouble},
    {"fma", "(FFF)F", fmaFloat},
    {"multiplyHigh", "(JJ)J", multiplyHigh},
};

constexpr ClassNatives kClasses[] = {{"java/lang/StrictMath", kStrict}, {"java/lang/Math", kMath}};

}  // namespace

extern const std::span<const ClassNatives> kMathNatives = kClasses;

}  // namespace weaveproof
