#include "base/log.hpp"

#ifdef WEAVEPROOF_LOG
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#endif

namespace weaveproof::base {

#ifdef WEAVEPROOF_LOG

namespace {

constexpr std::array<std::string_view, 6> kTopics = {"driver", "races", "sleep", "restarts", "calls", "verdict"};

// A bit for each topic that the environment names. A word that is no topic is named once.
std::uint32_t topicsOf(std::string_view words) {
  std::uint32_t topics = 0;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(','), words.size());
    const std::string_view word = words.substr(0, end);
    words.remove_prefix(std::min(end + 1, words.size()));
    bool known = word == "all" || word.empty();
    if (word == "all") topics = ~0u;
    for (std::size_t i = 0; i < kTopics.size(); ++i) {
      if (word != kTopics[i]) continue;
      topics |= 1u << i;
      known = true;
    }
    if (!known)
      std::fprintf(stderr, "WEAVEPROOF_LOG: '%.*s' is not all, driver, races, sleep, restarts, calls or verdict.\n",
                   static_cast<int>(word.size()), word.data());
  }
  return topics;
}

}  // namespace

bool hasLog() { return true; }

bool logs(LogTopic topic) {
  static const std::uint32_t topics = [] {
    const char* words = std::getenv("WEAVEPROOF_LOG");
    return words == nullptr ? 0 : topicsOf(words);
  }();
  return topics >> static_cast<unsigned>(topic) & 1;
}

// One call for a line, so that lines of several threads do not mix.
void logLine(LogTopic topic, const std::string& text) {
  const std::string_view name = kTopics[static_cast<std::size_t>(topic)];
  std::fprintf(stderr, "%.*s: %s\n", static_cast<int>(name.size()), name.data(), text.c_str());
}

#else

bool hasLog() { return false; }

#endif

}  // namespace weaveproof::base
