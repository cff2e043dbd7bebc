// What an action is, one row for each kind: which alternatives it has, what it touches, and when a report tells of it. A
// new kind of action needs a row here, a name (vm/action_kind.cpp), a sentence (words/action_text.cpp), and if a thread may
// be blocked before it, what it waits as (vm/waiting.cpp). Nothing else in this folder distinguishes all kinds of actions,
// except the code that describes them.
#pragma once

#include <cstdint>
#include <optional>

#include "program/footprint.hpp"
#include "tracking/tracker.hpp"

namespace weaveproof::program {

// An action that a thread stands before, and the state that it looks at.
struct ActionView {
  const vm::Machine& vm;
  const tracking::Tracker& tracker;
  const vm::Thread& thread;
  const Pending& pending;
  std::optional<std::uint32_t> alternative;  // empty: whichever it will be

  // Alternatives of a thread that waits, parks or sleeps.
  static constexpr auto kGoOn = static_cast<std::uint32_t>(vm::Way::GoOn),
                        kTimeOut = static_cast<std::uint32_t>(vm::Way::TimeOut),
                        kInterrupt = static_cast<std::uint32_t>(vm::Way::Interrupt),
                        kOnTime = static_cast<std::uint32_t>(vm::Way::OnTime);
};

struct ActionRule {
  enum class Alternatives : std::uint8_t {
    Noted,    // as many as PendingAction says
    Ways,     // those in which a blocked thread may continue (vm/waiting.hpp)
    Sleep,    // its time, or an interrupt
    Waiters,  // one for each thread that may be notified
    Seen,     // one for each set of threads that may be seen waiting
    None,     // it is never enabled
  };

  vm::ActionKind kind;
  Alternatives alternatives;
  // Besides the memory that it accesses (accessesOf).
  void (*touch)(const ActionView& view, Footprint& footprint);
  // Of a report: it concerns other threads, whatever they touch; it is told even where a call of the library does it, or
  // unless the program itself has called the method that does it.
  static constexpr std::uint8_t kConcernsOthers = 1, kTold = 2, kToldUnlessCalled = 4;
  std::uint8_t flags;
};

const ActionRule& ruleOf(vm::ActionKind kind);

}  // namespace weaveproof::program
