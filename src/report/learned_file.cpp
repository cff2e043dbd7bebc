#include "report/learned_file.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "base/regular_file.hpp"
#include "report/internals_json.hpp"
#include "report/json.hpp"
#include "report/output_file.hpp"

namespace weaveproof::report {

using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kLearnedFormat = "weaveproof learned";
constexpr int kLearnedVersion = 1;
constexpr std::uint64_t kLargestLearned = std::uint64_t{64} << 20;

}  // namespace

std::string learnedFile(const std::string& folder, const TracedProgram& program) {
  return (std::filesystem::path(folder) / fmt::format("learned-{}.json", program.digest)).string();
}

std::optional<tracking::VisibleInternals> readLearned(const std::string& file, const TracedProgram& program) try {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return std::nullopt;
  const Json json = Json::parse(base::readText(file, kLargestLearned), nullptr, false);
  if (!json.is_object() || json.value("format", Json()) != kLearnedFormat)
    throw TraceError(fmt::format("{} is damaged, or none of weaveproof's, and was not used", file));
  if (json.at("version") != kLearnedVersion || json.at("jdk") != program.jdkVersion ||
      json.at("digest") != program.digest)
    return std::nullopt;
  tracking::VisibleInternals learned = internalsOf(json.at("internals"));
  learned.contended = json.at("contended").get<std::set<std::uint64_t>>();
  // Each check decides by itself whether calls are single steps. If the program looks at queues, no call is: without
  // this bit the next check would have to search twice to find that out.
  learned.waits = json.at("library").get<std::uint8_t>() & tracking::LibraryWaits::kEverything & ~tracking::LibraryWaits::kCalls;
  if (learned.waits & tracking::LibraryWaits::kQueues) learned.waits |= tracking::LibraryWaits::kCalls;
  return learned;
} catch (const Json::exception&) {
  throw TraceError(fmt::format("{} is damaged, and was not used", file));
}

void writeLearned(const std::string& file, const TracedProgram& program, const tracking::VisibleInternals& learned) {
  const Json json = {
      {"format", kLearnedFormat},
      {"version", kLearnedVersion},
      {"digest", program.digest},
      {"jdk", program.jdkVersion},
      {"library", learned.waits},
      {"internals", internalsJson(learned)},
      {"contended", learned.contended},
  };
  writeText(file, textOf(json));
}

}  // namespace weaveproof::report
