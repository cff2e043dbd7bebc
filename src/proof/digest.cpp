#include "proof/digest.hpp"

#include <fmt/format.h>
#include <xxhash.h>

namespace weaveproof::proof {

namespace {

std::string hex(XXH128_hash_t hash) { return fmt::format("{:016x}{:016x}", hash.high64, hash.low64); }

}  // namespace

std::string digestOf(const change::ClassSet& classes) {
  std::string all;
  classes.forEach([&](const classfile::ClassFile& file) {
    all += fmt::format("{}\n{}\n", file.name(), hex(XXH3_128bits(file.bytes.data(), file.bytes.size())));
  });
  return hex(XXH3_128bits(all.data(), all.size()));
}

}  // namespace weaveproof::proof
