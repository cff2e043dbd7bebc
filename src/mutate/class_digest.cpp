#include "mutate/class_digest.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/regular_file.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::mutate {

namespace fs = std::filesystem;

namespace {

// The file without its tables of line numbers, and without the lengths that count them.
std::vector<std::uint8_t> withoutLineNumbers(const std::vector<std::uint8_t>& bytes) {
  constexpr std::ptrdiff_t kLengthBeforeBody = 4;  // of an attribute
  constexpr std::ptrdiff_t kLengthBeforeCode =
      12;  // length of the attribute, maximal stack and locals, length of the code
  const classfile::ClassFile file = classfile::parse(bytes);
  std::vector<std::pair<std::ptrdiff_t, std::ptrdiff_t>> leftOut;
  for (const classfile::Member& method : file.methods) {
    if (!method.code) continue;
    const std::ptrdiff_t code = method.code->code.data() - bytes.data();
    leftOut.emplace_back(code - kLengthBeforeCode, code - kLengthBeforeCode + kLengthBeforeBody);
    for (const classfile::Bytes table : method.code->lineNumberTables) {
      const std::ptrdiff_t body = table.data() - bytes.data();
      leftOut.emplace_back(body - kLengthBeforeBody, body + static_cast<std::ptrdiff_t>(table.size()));
    }
  }
  std::ranges::sort(leftOut);
  std::vector<std::uint8_t> rest;
  std::ptrdiff_t at = 0;
  for (const auto& [begin, end] : leftOut) {
    rest.insert(rest.end(), bytes.begin() + at, bytes.begin() + begin);
    at = end;
  }
  rest.insert(rest.end(), bytes.begin() + at, bytes.end());
  return rest;
}

}  // namespace

std::string digestOf(const fs::path& classes, const fs::path& named) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(named))
    if (entry.is_regular_file() && entry.path().extension() == ".class")
      files.push_back(classes / entry.path().lexically_relative(named));
  std::ranges::sort(files);
  XXH3_state_t* state = XXH3_createState();
  XXH3_128bits_reset(state);
  for (const fs::path& file : files) {
    std::error_code error;
    if (!fs::exists(file, error)) continue;
    const std::string name = file.lexically_relative(classes).string();
    const std::vector<std::uint8_t> bytes = withoutLineNumbers(base::RegularFile(file).read());
    const std::uint64_t sizes[] = {name.size(), bytes.size()};
    XXH3_128bits_update(state, sizes, sizeof sizes);
    XXH3_128bits_update(state, name.data(), name.size());
    XXH3_128bits_update(state, bytes.data(), bytes.size());
  }
  const XXH128_hash_t hash = XXH3_128bits_digest(state);
  XXH3_freeState(state);
  return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

}  // namespace weaveproof::mutate
