#include "proof/proof_cache.hpp"

#include <fmt/format.h>
#include <unistd.h>
#include <xxhash.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <vector>

#include "base/error.hpp"
#include "base/mapped_file.hpp"
#include "base/regular_file.hpp"
#include "natives/host/host.hpp"
#include "proof/digest.hpp"
#include "search/notation.hpp"

namespace weaveproof::proof {

namespace fs = std::filesystem;

namespace {

constexpr const char* kFirstLine = "weaveproof proof 2";
constexpr std::string_view kReduction = "reduction";
constexpr std::size_t kHead = 4;  // lines: that one, the key, the states, what was covered; then inputs
constexpr std::uint64_t kLargestFile = 1u << 24;

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
  for (const char* one :
       {"classpath", "json",  "trace",      "html",   "sarif", "quiet",    "source-path", "sourcepath",  "cache",
        "mains",     "build", "search",     "store",  "order", "seed",     "time-limit",  "state-limit", "memory-limit",
        "parallel",  "share", "all-errors", "config", "jdk",   "outcomes", "junit-xml"})
    if (name == one) return true;
  return false;
}

}  // namespace

std::string keyOf(const Checked& check, const image::Jdk& jdk) {
  const change::ClassSet& classes = check.classes;
  std::string all = fmt::format("{}\n{}\n{}\n", digestOf(classes), check.classPath, check.program.mainClass);
  for (const auto& [name, content] : classes.resources()) all += fmt::format("{} {}\n", name, content);
  for (const std::string& provider : classes.providers()) all += fmt::format("provider {}\n", provider);
  for (const std::string& argument : check.program.arguments)
    all += fmt::format("argument {} {}\n", argument.size(), argument);
  for (const auto& [name, value] : check.program.properties)
    all += fmt::format("property {} {} {} {}\n", name.size(), name, value.size(), value);
  for (const auto& [name, value] : natives::hostFacts()) all += fmt::format("host {} {}\n", name, value);
  // A proof does not depend on which accesses are steps.
  for (const spec::Setting& setting : spec::settings())
    if (setting.name != kReduction) all += fmt::format("setting {} {}\n", setting.name, setting.text(check.spec));
  for (const auto& [name, value] : check.options)
    if (!isOfNoMatter(name) &&
        std::ranges::find(spec::settings(), name, &spec::Setting::name) == spec::settings().end())
      all += fmt::format("option {} {}\n", name, value);
  all += digest(contentsOf("/proc/self/exe")) + "\n";
  std::error_code error;
  all += fmt::format("{} {} {}", jdk.home.string(), jdk.version, digest(contentsOf(jdk.home / "release")));
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
    std::string body, sum;
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) {
      if (in.peek() == std::istringstream::traits_type::eof())
        sum = line;
      else
        body += line + "\n", lines.push_back(line);
    }
    const std::optional<std::uint64_t> number =
        lines.size() < kHead ? std::nullopt : search::parseNumber<std::uint64_t>(lines[2]);
    if (number && lines[0] == kFirstLine && lines[1] == key && sum == digest(body)) {
      Proof proof{lines[3], *number, {}};
      for (std::size_t i = kHead; i < lines.size(); ++i) {
        const std::size_t tab = std::min(lines[i].find('\t'), lines[i].size());
        proof.inputs[lines[i].substr(std::min(tab + 1, lines[i].size()))] = lines[i].substr(0, tab);
      }
      if (!vm::HostInputs::changedSince(proof.inputs).empty()) return std::nullopt;
      return proof;
    }
  } catch (const base::Error&) {
  }
  complaint = fmt::format("{} is damaged and was not used.", file.string());
  return std::nullopt;
}

void ProofCache::add(const std::string& key, const Proof& proof) const {
  if (folder_.empty()) return;
  std::string body = fmt::format("{}\n{}\n{}\n{}\n", kFirstLine, key, proof.states, proof.covered);
  for (const auto& [name, value] : proof.inputs) {
    if (value.empty() || (name + value).find_first_of("\n\t") != std::string::npos) return;  // that cannot be compared
    body += fmt::format("{}\t{}\n", value, name);
  }
  std::error_code error;
  fs::create_directories(folder_, error);
  const fs::path file = folder_ / (key + ".proof"), scratch = folder_ / fmt::format("{}.{}", key, getpid());
  {
    std::ofstream out(scratch, std::ios::binary | std::ios::trunc);
    out << body << digest(body) << "\n";
    if (!out.flush()) return;
  }
  fs::rename(scratch, file, error);
}

}  // namespace weaveproof::proof
