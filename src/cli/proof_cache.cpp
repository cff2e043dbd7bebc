#include "cli/proof_cache.hpp"

#include <fmt/format.h>
#include <unistd.h>
#include <xxhash.h>

#include <fstream>
#include <sstream>
#include <vector>

#include "base/error.hpp"
#include "base/mapped_file.hpp"
#include "base/regular_file.hpp"
#include "cli/digest.hpp"
#include "search/notation.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

namespace {

constexpr const char* kFirstLine = "weaveproof proof 1";
constexpr std::uint64_t kLargestFile = 1u << 16;

std::string digest(std::string_view text) {
  const XXH128_hash_t hash = XXH3_128bits(text.data(), text.size());
  return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

std::string contentsOf(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Options that decide only how a proof is found, and what is written about it.
bool isOfNoMatter(const std::string& name) {
  for (const char* one : {"classpath",  "json",       "trace",       "html",         "sarif",    "quiet", "source-path",
                          "sourcepath", "cache",      "mains",       "build",        "search",   "store", "order",
                          "seed",       "time-limit", "state-limit", "memory-limit", "parallel", "share", "all-errors",
                          "config",     "jdk",        "reduction",   "outcomes"})
    if (name == one) return true;
  return false;
}

}  // namespace

std::string ProofCache::keyOf(const CheckOptions& options, const image::ClassPath& classPath,
                              const std::string& mainClass, const image::Jdk& jdk) {
  std::string all = digestOf(classPath, mainClass, options.arguments, apiJar()) + "\n" + mainClass + "\n";
  for (const std::string& argument : options.arguments) all += argument + "\n";
  all += "\n";
  for (const auto& [name, value] : options.asGiven)
    if (!isOfNoMatter(name)) all += name + "=" + value + "\n";
  all += digest(contentsOf("/proc/self/exe")) + "\n";
  std::error_code error;
  all += jdk.version + digest(contentsOf(jdk.home / "release"));
  all += fmt::format("{} {}", static_cast<std::uint64_t>(fs::file_size(jdk.modules(), error)),
                     fs::last_write_time(jdk.modules(), error).time_since_epoch().count());
  return digest(all);
}

std::optional<Proof> ProofCache::find(const std::string& key, std::string& complaint) const {
  std::error_code error;
  const fs::path file = folder_ / (key + ".proof");
  if (folder_.empty() || !fs::exists(file, error)) return std::nullopt;
  try {
    std::istringstream in(base::readText(file, kLargestFile));
    std::string first, ofKey, states, covered, sum;
    std::getline(in, first), std::getline(in, ofKey), std::getline(in, states), std::getline(in, covered),
        std::getline(in, sum);
    const std::string body = first + "\n" + ofKey + "\n" + states + "\n" + covered + "\n";
    const std::optional<std::uint64_t> number = search::parseNumber<std::uint64_t>(states);
    if (first == kFirstLine && ofKey == key && number && sum == digest(body)) return Proof{covered, *number};
  } catch (const base::Error&) {
  }
  complaint = fmt::format("{} is damaged and was not used.", file.string());
  return std::nullopt;
}

void ProofCache::add(const std::string& key, const Proof& proof) const {
  if (folder_.empty()) return;
  std::error_code error;
  fs::create_directories(folder_, error);
  const std::string body = fmt::format("{}\n{}\n{}\n{}\n", kFirstLine, key, proof.states, proof.covered);
  const fs::path file = folder_ / (key + ".proof"), scratch = folder_ / fmt::format("{}.{}", key, getpid());
  {
    std::ofstream out(scratch, std::ios::binary | std::ios::trunc);
    out << body << digest(body) << "\n";
    if (!out.flush()) return;
  }
  fs::rename(scratch, file, error);
}

}  // namespace weaveproof::cli
