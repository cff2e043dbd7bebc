// The errors that a search has found, each once. Workers that divide one search share it.
#pragma once

#include <mutex>
#include <set>
#include <utility>
#include <vector>

#include "search/search.hpp"

namespace weaveproof::search {

class ErrorList {
 public:
  explicit ErrorList(bool all) : all_(all) {}

  // Whether an error of this identity is wanted: the way to it is only worked out then.
  bool wants(const check::Identity& identity) {
    const std::lock_guard lock(mutex_);
    return (all_ || errors_.empty()) && !known_.contains(identity);
  }

  // Whether an error has ended the search.
  bool isOver() {
    const std::lock_guard lock(mutex_);
    return !all_ && !errors_.empty();
  }

  // True when the search is over with it.
  bool add(FoundError error) {
    const std::lock_guard lock(mutex_);
    if ((all_ || errors_.empty()) && known_.insert(error.violation.identity).second)
      errors_.push_back(std::move(error));
    return !all_;
  }

  std::vector<FoundError> take() { return std::move(errors_); }

 private:
  const bool all_;
  std::mutex mutex_;
  std::set<check::Identity> known_;
  std::vector<FoundError> errors_;
};

}  // namespace weaveproof::search
