#include "study_flags.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "base/version.hpp"

namespace bench {

void StudyFlags::add(CLI::App& app, Setting& setting) {
  app.add_option("--limit", limit,
                 "of a run: a number of states, which gives the same results everywhere, or a time, as 60s; of each "
                 "iteration, where DFS-RB iterates")
      ->capture_default_str();
  app.add_option("--memory-limit", memoryLimit, "of a run")->capture_default_str();
  app.add_option("--workers", workers, "how many runs at a time")->check(CLI::Range(1, 256))->capture_default_str();
  app.add_option("--results", setting.results, "file that keeps the results; what it has is not run again");
  app.add_flag("--fresh", setting.fresh, "forget the results that are there");
}

StudySetting StudyFlags::settingOf(const Setting& setting, const std::string& size) const {
  return {fmt::format("{} ({})", weaveproof::base::kWeaveproofVersion, idOf(setting.binary)), size, limit};
}

StudyPlace StudyFlags::placeOf(const Setting& setting) const {
  withLimit("", limit);  // throws if it cannot be read, before anything is dropped
  if (setting.fresh) std::filesystem::remove(setting.results);
  return {setting.results, setting.classes, memoryLimit, workers};
}

void tellComplaints(const StudyFile& results) {
  constexpr std::size_t kMost = 20;
  const std::size_t all = results.complaints.size();
  for (std::size_t i = 0; i < std::min(all, kMost); ++i) fmt::print(stderr, "bench: {}\n", results.complaints[i]);
  if (all > kMost) fmt::print(stderr, "bench: and {} more of this kind.\n", all - kMost);
}

}  // namespace bench
