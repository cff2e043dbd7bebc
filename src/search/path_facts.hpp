// What bounds and randomised backtracking want to know about the path to the current state. Kept only for searches that
// ask: each step adds to it in constant time.
//
// The papers count transitions between choice points; here a choice and the forced moves after it are one of theirs. A
// context switch may also happen in a forced move: the chosen thread blocks, and only one other can run.
#pragma once

#include <cstdint>

#include "program/action.hpp"

namespace weaveproof::search {

struct PathFacts {
  program::ThreadNumber last = 0;  // the thread of the last transition; 0: there is none
  std::uint32_t depth = 0;         // transitions, forced ones included
  std::uint32_t choices = 0;       // length(path) of the paper
  std::uint32_t switches = 0;      // num_thread_switches(path)
  std::uint32_t stays = 0;         // num_choices_without_switch(path)
  std::uint32_t run = 0;           // r: choices since the last context switch, the one that switched included
  std::uint32_t budget = 0;        // what is left of the bound on preemptions or delays
  std::uint32_t switched = 0;      // 1 if a context switch has happened since the last choice point: t_p != t_l

  // Both are sums without branches: whether a step switches cannot be foreseen, and the processor would often guess wrong.
  void choose(program::ThreadNumber thread) {
    switched = isSwitchTo(thread);
    ++depth;
    ++choices;
    switches += switched;
    stays += 1 - switched;
    run = run * (1 - switched) + 1;
    last = thread;
  }
  void force(program::ThreadNumber thread) {
    const std::uint32_t isSwitch = isSwitchTo(thread);
    ++depth;
    switches += isSwitch;
    run = run * (1 - isSwitch) + isSwitch;
    switched |= isSwitch;
    last = thread;
  }

 private:
  std::uint32_t isSwitchTo(program::ThreadNumber thread) const {
    return static_cast<std::uint32_t>(last != 0) & static_cast<std::uint32_t>(thread != last);
  }
};

}  // namespace weaveproof::search
