// What bounds and randomised backtracking want to know about the path to the current state. Kept only for searches that
// ask: each step adds to it in constant time.
//
// The papers count transitions between choice points; here a choice and the forced moves behind it are one of theirs. A
// context switch may also happen in a forced move: the chosen thread blocks, and only one other can go on.
#pragma once

#include <cstdint>

#include "program/action.hpp"

namespace weaveproof {

struct PathFacts {
  ThreadNumber last = 0;       // the thread of the last transition; 0: there is none
  std::uint32_t depth = 0;     // transitions, forced ones included
  std::uint32_t choices = 0;   // length(path) of the paper
  std::uint32_t switches = 0;  // num_thread_switches(path)
  std::uint32_t stays = 0;     // num_choices_without_switch(path)
  std::uint32_t run = 0;       // r: choices since the last context switch, the one that switched included
  std::uint32_t budget = 0;    // what is left of the bound on preemptions or delays
  bool switched = false;       // a context switch has happened since the last choice point: t_p != t_l

  void choose(ThreadNumber thread) {
    ++depth;
    ++choices;
    switched = last != 0 && thread != last;
    if (switched) {
      ++switches;
      run = 1;
    } else {
      ++stays;
      ++run;
    }
    last = thread;
  }

  void force(ThreadNumber thread) {
    ++depth;
    if (last != 0 && thread != last) {
      switched = true;
      ++switches;
      run = 1;
    }
    last = thread;
  }
};

}  // namespace weaveproof
