// Which steps are visible, in the sense of stateful-por.txt, and the safe set of a state (section 3.1).
//
// The paper decides it by the classes of a data structure: what reads or writes their fields is visible, and so are
// locks and native methods. Everything else, from method calls to the fields of other classes, is invisible. Our
// machine makes no steps of most of that: what only one thread can notice is part of the step before
// (docs/reductions.md, `local` and `locks`). So is the "maximal sequence of local statements" that follows a visible
// action in the paper. The invisible steps that remain are those that touch nothing: choices of data, yields, loops.
//
// With a list of classes it is as in the paper: accesses to fields of others are invisible as well. That is a promise
// of the user. It holds if no such place is used by two threads one of which writes, unless all that they do there are
// updates, which stay visible. The search checks the promise. Take the first access on any schedule that breaks it: all
// accesses before it were independent of the steps of others, so the search comes to the same access, or to another
// that breaks it earlier.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "program/program.hpp"
#include "published/published.hpp"

namespace weaveproof::published {

class Visibility {
 public:
  // Names of classes, with dots; each with those that are nested in it. None: all accesses are visible.
  explicit Visibility(std::vector<std::string> classes) : classes_(std::move(classes)) {}

  // Whether it is an access to a field of a class that is not listed.
  bool isWatched(program::Program& program, const program::Pending& pending) const;
  // Whether it is invisible by that. An update is not: it stands for a native method.
  bool isHidden(program::Program& program, const program::Pending& pending) const {
    return pending.kind != program::ActionKind::Update && isWatched(program, pending);
  }
  // Of one that is watched and about to be done.
  void note(program::Program& program, const program::Pending& pending);
  // The first field that was used as it must not be: "bank.Account.balance"; empty if there is none.
  const std::string& broken() const { return broken_; }

 private:
  struct Use {
    program::ThreadNumber thread = 0;
    bool isWritten = false, isShared = false;
    bool isHidden = false;  // some access was invisible
  };

  const std::vector<std::string> classes_;
  std::unordered_map<std::uint64_t, Use> uses_;  // by object and offset
  std::string broken_;
};

// safeSet(s) of Algorithm 1: a thread with an invisible step, by itself; else all threads that are enabled.
constexpr ThreadMask safeSet(ThreadMask enabled, ThreadMask invisible) {
  const ThreadMask candidates = enabled & invisible;
  return candidates != 0 ? candidates & (~candidates + 1) : enabled;
}

}  // namespace weaveproof::published
