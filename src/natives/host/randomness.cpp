// Where java.security.SecureRandom gets its seeds: a sequence that is the same in each run, so that a search can be repeated
// and a counterexample replayed. How much of it was drawn is part of the machine's state.
#include "natives/io/descriptors.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {

// Eight bytes at a time are a counter, mixed as in the splitmix64 generator.
void drawRandom(Machine& vm, std::uint8_t* to, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) {
    const std::uint64_t at = vm.openFiles.randomDrawn++;
    std::uint64_t x = (at / 8 + 1) * 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    x ^= x >> 31;
    to[i] = static_cast<std::uint8_t>(x >> at % 8 * 8);
  }
}

namespace randomness {
namespace {

// In Java this digests properties, the clock, network interfaces and the names of temporary files.
NativeStatus getSystemEntropy(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input}))
    return NativeStatus::Visible;  // the first thread gets the first numbers
  constexpr std::int32_t kDigestBytes = 20;
  const Ref bytes = call.vm.newArray(*call.vm.known.byteArray, kDigestBytes);
  drawRandom(call.vm, call.vm.at(bytes).elements<std::uint8_t>(), kDigestBytes);
  return call.returnRef(bytes);
}

constexpr NativeEntry kSeeds[] = {{"getSystemEntropy", nullptr, getSystemEntropy}};
constexpr ClassNatives kClasses[] = {{"sun/security/provider/SeedGenerator", kSeeds}};

}  // namespace
}  // namespace randomness

extern const std::span<const ClassNatives> kRandomnessNatives = randomness::kClasses;

}  // namespace weaveproof::natives
