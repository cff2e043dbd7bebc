// What is checked, besides the program: what a step is, when waits end, how calls of the library are explored, and what
// is wrong. Two checks of one program with equal descriptions have the same states and the same violations, whatever
// the search.
//
// This is the only place that knows these settings by name. Options, traces, caches and reports use the table below. A
// new setting needs a new line there.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "spec/reduction.hpp"
#include "spec/time_policy.hpp"

namespace weaveproof::spec {

// How calls of the library are explored: as single steps where they have one moment (tracking/library_calls.hpp), without the steps in which
// they only wait (tracking/library_waits.hpp), or step by step.
enum class Library : std::uint8_t { Contracts, Blocking, Exact };

// deadlock, exception, loop, exit.
std::vector<std::string> usualProperties();

struct CheckSpec {
  Steps steps = Steps::Contended;
  TimePolicy time = TimePolicy::usual();
  bool keepAliveTimesOut = false;  // idle workers of pools may give up at any time
  Library library = Library::Contracts;
  std::int32_t processors = 2;  // the value of Runtime.availableProcessors
  std::int32_t carriers = 0;    // of virtual threads; 0: as many as there are threads
  bool preview = false;         // preview features of the JDK are enabled
  bool weakCas = false;         // a weakCompareAndSet may fail for no reason
  std::vector<std::string> properties = usualProperties();
  bool raceInLibrary = false;  // races on the library's own fields and arrays count, too
};

// A setting, by the name of its option.
struct Setting {
  enum class Kind : std::uint8_t { Word, Switch, Number, List };

  std::string_view name;
  Kind kind;
  std::string_view wanted;                               // "free or late"
  bool (*read)(CheckSpec& spec, std::string_view text);  // false: that is no value of it
  std::string (*text)(const CheckSpec& spec);
};

std::span<const Setting> settings();
// There has to be one of this name.
const Setting& settingNamed(std::string_view name);

}  // namespace weaveproof::spec
