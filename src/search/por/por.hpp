// The reductions of stateful-por.txt and of dynamic partial-order reduction, for comparison: what the rest of the searches
// see of them.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "search/task.hpp"

namespace weaveproof::search::por {

class Algorithm;
struct Path;

// By their names for --reduction.
struct Entry {
  std::string_view name;
  std::string_view sentence;  // what it does
  std::unique_ptr<Algorithm> (*make)(Path&) = nullptr;
  bool usesSafeSets = false;
  bool hasPublishedForm = false;  // that differs from ours, and loses final states
};

std::span<const Entry> entries();
const Entry* find(std::string_view name);  // null: there is none
std::string names();                       // "s-por, de-s-por, ..."

// Nothing if there are more threads than can be dealt with.
std::optional<RunResult> search(Task& task, const RunSetup& setup);

}  // namespace weaveproof::search::por
