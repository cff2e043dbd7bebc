// Lines about what a search decides and why, for debugging a search or a reduction.
//
// They exist only in a build with -DWEAVEPROOF_LOG=ON. Elsewhere LOG is nothing at all: its arguments are not evaluated. The
// variable WEAVEPROOF_LOG of the environment names the topics to print, on standard error: WEAVEPROOF_LOG=driver,races or all.
// The model is LOG in CaDiCaL.
//
//   LOG(Races, "step {} of thread {} races with step {}", i, thread, j);
#pragma once

#include <cstdint>

#ifdef WEAVEPROOF_LOG
#include <fmt/format.h>

#include <string>
#endif

namespace weaveproof::base {

enum class LogTopic : std::uint8_t {
  Driver,    // transitions, new and known states, returns
  Races,     // of source sets: races, and threads that are added for them
  Sleep,     // threads that fall asleep, wake up, or are skipped
  Restarts,  // searches that begin again because something has to be visible
  Calls,     // library calls: when one is tried, held off, or a single step
  Verdict,   // the stages from a question to a verdict
};

// Whether this build has LOG.
bool hasLog();

#ifdef WEAVEPROOF_LOG
bool logs(LogTopic topic);
void logLine(LogTopic topic, const std::string& text);

#define LOG(topic, ...)                                                                           \
  do {                                                                                            \
    if (::weaveproof::base::logs(::weaveproof::base::LogTopic::topic)) [[unlikely]]               \
      ::weaveproof::base::logLine(::weaveproof::base::LogTopic::topic, fmt::format(__VA_ARGS__)); \
  } while (false)
#else
#define LOG(...) \
  do {           \
  } while (false)
#endif

}  // namespace weaveproof::base
