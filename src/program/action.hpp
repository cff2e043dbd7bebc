// What a thread can do next. An action is a pair (thread, alternative). Most pending operations have one alternative. A
// notify has one for each waiter that it may wake, a data choice has one for each value, and a timed wait has two:
// being woken and timing out. An alternative means the same whatever other threads do in the meantime: that of a notify
// is the number of the waiter, or 0 if no thread waits; that of a look at all threads has a bit for each thread that is
// seen waiting.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "vm/action_kind.hpp"

namespace weaveproof::program {

// Rooms above that know nothing of the machine say `program::ActionKind`.
using vm::ActionKind;

// Of a live thread: small, from 1. A function of the state: it follows the way in which the thread was created, and is
// free again when the thread is gone.
using ThreadNumber = std::uint32_t;

struct Action {
  ThreadNumber thread = 0;
  std::uint32_t alternative = 0;

  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

using Actions = std::vector<Action>;

// What one live thread would do next, known without doing it. Blocked threads have one too.
struct Pending {
  ThreadNumber thread = 0;
  ActionKind kind = ActionKind::Other;
  bool plain = false;        // Read, Write, Copy: neither volatile nor atomic
  bool ofUserCode = false;   // Read, Write, Update, Copy: a field of a user class, or an array that user code made
  bool timeoutOnly = false;  // every enabled alternative is a time-out
  bool late = false;         // its time-out comes only when nothing else can happen (spec/time_policy.hpp)
  bool daemon = false;       // the thread does not keep the program alive
  // None of its alternatives is enabled, although nothing that it waits for is missing: another thread is in an atomic
  // block, it is an idle worker that may not give up yet, or it waits for time to pass.
  bool heldOff = false;
  bool isTimeLimit = false;  // of a test: held off, because no other thread waits for time to pass
  // It is enabled, but only to go to where it waits: nothing else can happen before (docs/library-waits.md).
  bool goesToWait = false;
  bool mayOnlyWait = false;        // Read, Update: it may find here that it has to wait for a lock of the library
  std::uint32_t alternatives = 0;  // that are enabled; 0: the thread is blocked or held off
  std::uint32_t object = 0;        // what it works on, 0 if nothing: equal numbers are equal objects
  std::uint32_t offset = 0;        // of the field or element in it
  std::uint32_t target = 0;        // Copy: the object written to
  std::uint32_t targetOffset = 0;
  std::uint32_t bytes = 1;  // that it accesses from `offset` on, where a field or an element counts as one

  bool reads() const { return kind == ActionKind::Read || kind == ActionKind::Update || kind == ActionKind::Copy; }
  bool writes() const { return kind == ActionKind::Write || kind == ActionKind::Update || kind == ActionKind::Copy; }
  bool isAccess() const { return reads() || writes(); }
};

// Whether an action of this kind concerns other threads, whatever they touch (action_rules.cpp).
bool concernsOthers(ActionKind kind);

}  // namespace weaveproof::program
