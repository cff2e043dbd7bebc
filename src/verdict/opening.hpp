// How a program is opened for a check: what its steps are, and what of the library is visible.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "program/space.hpp"
#include "spec/check_spec.hpp"

namespace weaveproof::verdict {

struct Opening {
  enum class Purpose : std::uint8_t {
    Search,
    Mine,    // a few schedules, with calls of the library that wait as in a search
    Replay,  // go along a schedule: it is one of the library as it is
  };

  spec::CheckSpec spec;
  tracking::VisibleInternals internals;
  tracking::RecordedThreads threads;  // none for a search
  Purpose purpose = Purpose::Replay;
  std::function<bool()> stop = {};               // may be empty
  std::optional<std::uint64_t> stateLimit = {};  // of the search

  bool isForSearch() const { return purpose == Purpose::Search; }
  // For a program that is opened in this way. Files, classes and the host are the caller's.
  void setUp(program::ProgramOptions& options) const;
};

// Whether a check of these properties has to see every step, and where threads wait.
bool looksAtEveryStep(const spec::CheckSpec& spec);

// The description with which the program is searched. Livelock is a matter of every step, and so is what each step touches (`footprints`),
// as it says nothing of memory that is used under a lock.
spec::CheckSpec searchedAs(spec::CheckSpec asked, bool footprints);

// tracking::LibraryWaits: what of waiting in the library is visible when a search begins. (Of queues, footprints show only
// what is a step.)
std::uint8_t waitsAtFirst(const spec::CheckSpec& spec, bool footprints);

}  // namespace weaveproof::verdict
