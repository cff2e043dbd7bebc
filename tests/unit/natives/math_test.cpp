// The mathematical functions against `java`: MathValues.java is run, and its values are compared with ours. And against
// the true values, for arguments whose results are hard to round.
#include <gtest/gtest.h>
#include <unistd.h>

#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "natives/math/math_intrinsics.hpp"
#include "natives/math/strict_math.hpp"

namespace weaveproof::natives {
namespace {

namespace fs = std::filesystem;

struct Sample {
  double x, y, result;
};
using Samples = std::map<std::string, std::vector<Sample>>;

std::uint64_t bitsOf(double x) { return std::bit_cast<std::uint64_t>(x); }

template <typename Number>
Number bigEndian(std::istream& in) {
  Number value = 0;
  for (std::size_t i = 0; i < sizeof value; ++i)
    value = static_cast<Number>(value << 8 | static_cast<Number>(in.get()));
  return value;
}
double readDouble(std::istream& in) { return std::bit_cast<double>(bigEndian<std::uint64_t>(in)); }

// Runs MathValues.java, once for all tests.
const Samples& samplesOfJava() {
  static const Samples all = [] {
    Samples samples;
    const char* home = std::getenv("JAVA_HOME");
    const std::string java = home == nullptr ? "java" : std::string(home) + "/bin/java";
    const fs::path source = fs::absolute("natives/MathValues.java");
    const fs::path output = fs::temp_directory_path() / ("weaveproof-math-" + std::to_string(getpid()));
    const std::string run = "'" + java + "' '" + source.string() + "' > '" + output.string() + "'";
    if (std::system(run.c_str()) != 0) return samples;
    std::ifstream in(output, std::ios::binary);
    while (in.peek() != std::ifstream::traits_type::eof()) {
      std::string name(bigEndian<std::uint16_t>(in), ' ');
      in.read(name.data(), static_cast<std::streamsize>(name.size()));
      std::vector<Sample>& of = samples[name];
      of.resize(bigEndian<std::uint32_t>(in));
      for (Sample& sample : of) {
        sample.x = readDouble(in);
        sample.y = readDouble(in);
        sample.result = readDouble(in);
      }
    }
    fs::remove(output);
    return samples;
  }();
  return all;
}

using Function = std::function<double(double, double)>;
Function unary(double (*function)(double)) {
  return [function](double x, double) { return function(x); };
}

// How many of the samples differ by no more, and by more, than the last bit. NaNs are equal to each other.
struct Differences {
  int byOneBit = 0, byMore = 0;
};
Differences compare(const std::string& name, const Function& function) {
  Differences differences;
  const std::vector<Sample>& samples = samplesOfJava().at(name);
  for (const auto& [x, y, result] : samples) {
    const double ours = function(x, y);
    if (bitsOf(ours) == bitsOf(result) || (std::isnan(ours) && std::isnan(result))) continue;
    const bool near = bitsOf(ours) + 1 == bitsOf(result) || bitsOf(ours) == bitsOf(result) + 1;
    ++(near ? differences.byOneBit : differences.byMore);
    if (!near) ADD_FAILURE() << std::hexfloat << name << "(" << x << ", " << y << ") = " << result << ", not " << ours;
  }
  return differences;
}

TEST(StrictMathTest, EqualsJavaBitForBit) {
  const std::vector<std::pair<std::string, Function>> functions = {{"sin", unary(strictSin)},
                                                                   {"cos", unary(strictCos)},
                                                                   {"tan", unary(strictTan)},
                                                                   {"asin", unary(strictAsin)},
                                                                   {"acos", unary(strictAcos)},
                                                                   {"atan", unary(strictAtan)},
                                                                   {"atan2", strictAtan2},
                                                                   {"sinh", unary(strictSinh)},
                                                                   {"cosh", unary(strictCosh)},
                                                                   {"tanh", unary(strictTanh)},
                                                                   {"exp", unary(strictExp)},
                                                                   {"expm1", unary(strictExpm1)},
                                                                   {"log", unary(strictLog)},
                                                                   {"log10", unary(strictLog10)},
                                                                   {"log1p", unary(strictLog1p)},
                                                                   {"sqrt", unary(strictSqrt)},
                                                                   {"IEEEremainder", strictIeeeRemainder}};
  ASSERT_EQ(samplesOfJava().size(), functions.size() + 7);
  for (const auto& [name, function] : functions) {
    const Differences differences = compare("StrictMath." + name, function);
    EXPECT_EQ(differences.byOneBit + differences.byMore, 0) << name;
  }
}

// 1 % is far more than the measured rates, and far less than fdlibm would give.
TEST(MathIntrinsicsTest, RarelyDifferFromJava) {
  const std::vector<std::pair<std::string, Function>> functions = {
      {"sin", unary(mathSin)}, {"cos", unary(mathCos)},     {"tan", unary(mathTan)}, {"exp", unary(mathExp)},
      {"log", unary(mathLog)}, {"log10", unary(mathLog10)}, {"pow", mathPow}};
  ASSERT_FALSE(samplesOfJava().empty());
  for (const auto& [name, function] : functions) {
    const Differences differences = compare("Math." + name, function);
    const std::size_t count = samplesOfJava().at("Math." + name).size();
    EXPECT_LT(static_cast<double>(differences.byOneBit), 0.01 * static_cast<double>(count)) << name;
  }
}

struct Expected {
  double x, result;
};
void expectAll(double (*function)(double), const std::vector<Expected>& table) {
  for (const auto& [x, result] : table) {
    EXPECT_EQ(bitsOf(function(x)), bitsOf(result)) << std::hexfloat << x << ": " << function(x) << ", not " << result;
  }
}

TEST(MathIntrinsicsTest, NearestToSin) {
  expectAll(mathSin, {{0x1p-26, 0x1p-26},
                      {0x1.921fb54442d18p-1, 0x1.6a09e667f3bccp-1},
                      {0x1.921fb54442d18p+0, 0x1p+0},
                      {0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53},
                      {0x1.6p+4, -0x1.220a29f6eb9f4p-7},
                      {0x1.6ac5b262ca1ffp+849, 0x1p+0},
                      {0x1.fffffffffffffp+1023, 0x1.452fc98b34e97p-8},
                      {-0x1.2bf7f1bfa2c9dp+6, 0x1.948058c3561ap-2},
                      {0x1p+1000, -0x1.460b8ae1c886ep-3},
                      {0x1.9e3779b97f4a8p+20, 0x1.df87b4893bfdp-1}});
}

TEST(MathIntrinsicsTest, NearestToCos) {
  expectAll(mathCos, {{0x1p-26, 0x1.fffffffffffffp-1},
                      {0x1.921fb54442d18p-1, 0x1.6a09e667f3bcdp-1},
                      {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54},
                      {0x1.921fb54442d18p+1, -0x1p+0},
                      {0x1.6p+4, -0x1.fffadd8d4acdap-1},
                      {0x1.6ac5b262ca1ffp+849, -0x1.14ae72e6ba22fp-61},
                      {0x1.fffffffffffffp+1023, -0x1.fffe62ecfab75p-1},
                      {-0x1.2bf7f1bfa2c9dp+6, 0x1.d65c324b04d44p-1},
                      {0x1p+1000, 0x1.f9785160c8815p-1},
                      {0x1.9e3779b97f4a8p+20, -0x1.66dbd132f803bp-2}});
}

TEST(MathIntrinsicsTest, NearestToTan) {
  expectAll(mathTan, {{0x1p-26, 0x1p-26},
                      {0x1.921fb54442d18p-1, 0x1.fffffffffffffp-1},
                      {0x1.921fb54442d18p+0, 0x1.d02967c31cdb5p+53},
                      {0x1.921fb54442d18p+1, -0x1.1a62633145c07p-53},
                      {0x1.6p+4, 0x1.220d129b73ef8p-7},
                      {0x1.6ac5b262ca1ffp+849, -0x1.d9ba9a7975636p+60},
                      {0x1.fffffffffffffp+1023, -0x1.4530cfe729484p-8},
                      {-0x1.2bf7f1bfa2c9dp+6, 0x1.b84f968fca593p-2},
                      {0x1p+1000, -0x1.4a41d560c08ccp-3},
                      {0x1.9e3779b97f4a8p+20, -0x1.56156e979ce3fp+1}});
}

TEST(MathIntrinsicsTest, NearestToExp) {
  expectAll(mathExp, {{-0x1.0000000000001p-54, 0x1.fffffffffffffp-1},
                      {0x1p+0, 0x1.5bf0a8b145769p+1},
                      {0x1.62e42fefa39efp+9, 0x1.fffffffffff2ap+1023},
                      {-0x1.6232bdd7abcd2p+9, 0x1.000000000007cp-1022},
                      {-0x1.6ap+9, 0x0.000002ce791f3p-1022},
                      {-0x1.74910d52d3051p+9, 0x0.0000000000001p-1022},
                      {-0x1.74385446d71c3p+9, 0x0.0000000000001p-1022},
                      {0x1.5bf0a8b145769p+1, 0x1.e4efb75e4527ap+3}});
}

TEST(MathIntrinsicsTest, NearestToLog) {
  expectAll(mathLog, {{0x1p-1074, -0x1.74385446d71c3p+9},
                      {0x1.fffffffffffffp+1023, 0x1.62e42fefa39efp+9},
                      {0x1.0000000000001p+0, 0x1.fffffffffffffp-53},
                      {0x1.0000000000006p+0, 0x1.7fffffffffffcp-50},
                      {0x1.fffffffffffffp-1, -0x1p-53},
                      {0x1p+1, 0x1.62e42fefa39efp-1},
                      {0x1.4p+3, 0x1.26bb1bbb55516p+1},
                      {0x1.52d02c7e14af6p+76, 0x1.a7acf7dd4aa4fp+5},
                      {0x1.4484bfeebc2ap-100, -0x1.144f69ff9ffc4p+6},
                      {0x1.8p+1, 0x1.193ea7aad030bp+0}});
}

TEST(MathIntrinsicsTest, NearestToLog10) {
  expectAll(mathLog10, {{0x1p-1074, -0x1.434e6420f4374p+8},
                        {0x1.fffffffffffffp+1023, 0x1.34413509f79ffp+8},
                        {0x1.0000000000001p+0, 0x1.bcb7b1526e50dp-54},
                        {0x1.0000000000006p+0, 0x1.4d89c4fdd2bc7p-51},
                        {0x1.fffffffffffffp-1, -0x1.bcb7b1526e50fp-55},
                        {0x1p+1, 0x1.34413509f79ffp-2},
                        {0x1.4p+3, 0x1p+0},
                        {0x1.52d02c7e14af6p+76, 0x1.7p+4},
                        {0x1.4484bfeebc2ap-100, -0x1.ep+4},
                        {0x1.8p+1, 0x1.e8927964fd5fdp-2}});
}

TEST(MathIntrinsicsTest, NearestToPow) {
  struct Power {
    double x, y, result;
  };
  const std::vector<Power> table = {{0x1.8000000000001p+0, 0x1p+1, 0x1.2000000000002p+1},
                                    {0x1.8p+1, 0x1.08p+5, 0x1.3bfefa65abb83p+52},
                                    {0x1.8p+1, 0x1.1p+5, 0x1.d9fe779881944p+53},
                                    {0x1.4p+2, 0x1.7p+4, 0x1.52d02c7e14af6p+53},
                                    {0x1.cp+2, 0x1.3p+4, 0x1.43f9e0d2d93ecp+53},
                                    {0x1.cp+2, 0x1.4p+4, 0x1.1b7aa4b87e16ep+56},
                                    {0x1.8p+0, 0x1.ep+4, 0x1.76838794f172p+17},
                                    {0x1.4p+3, 0x1.6p+4, 0x1.0f0cf064dd592p+73},
                                    {0x1.4p+3, 0x1.7p+4, 0x1.52d02c7e14af6p+76},
                                    {0x1.4p+3, -0x1.4p+2, 0x1.4f8b588e368f1p-17},
                                    {0x1p+1, 0x1p-1, 0x1.6a09e667f3bcdp+0},
                                    {0x1.999999999999ap-4, 0x1.34p+8, 0x0.730d67819e8f5p-1022},
                                    {0x1.999999999999ap-4, 0x1.4p+8, 0x0.00000000007e8p-1022},
                                    {0x1p+1, -0x1.0c8p+10, 0x0.0000000000001p-1022},
                                    {0x1p+1, -0x1.0ccp+10, 0x0p+0},
                                    {0x1.fffffffffffffp-1, 0x1p+53, 0x1.78b56362cef37p-2},
                                    {0x1.0000000000001p+0, -0x1p+60, 0x1.9755956ad4f68p-370},
                                    {0x1.2a05f2p+33, 0x1.ecccccccccccdp+4, 0x1.1ccf385ebc8f2p+1023},
                                    {-0x1.8p+1, 0x1.8p+1, -0x1.bp+4},
                                    {-0x1p+1, -0x1.8p+1, -0x1p-3}};
  for (const auto& [x, y, result] : table) {
    EXPECT_EQ(bitsOf(mathPow(x, y)), bitsOf(result))
        << std::hexfloat << x << ", " << y << ": " << mathPow(x, y) << ", not " << result;
  }
}

}  // namespace
}  // namespace weaveproof::natives
