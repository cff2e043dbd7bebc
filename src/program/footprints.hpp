// What a reduction has to know of a program besides its transitions: what steps touch, and what else the order of steps decides. A program
// that knows less says so, and the answers here are the careful ones.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "program/footprint.hpp"

namespace weaveproof::program {

// Of a thread, when a change of the program is checked (src/change).
enum class ToChange : std::uint8_t {
  Behind,  // it does not run changed code again
  Ahead,   // it may come to run some
  Within,  // one of its frames, or a method that it was called by, is changed code
};

class Footprints {
 public:
  virtual ~Footprints() = default;

  // What this thread's next step would touch with its visible action, by this alternative or by whatever one it has; of
  // a blocked thread, what it would if it could. A pending action of the current state. What else the step may come to
  // touch, and why a reduction need not know: footprints.cpp. Unless a program knows more of what it does, an action
  // that is no access concerns the whole of its object.
  virtual Footprint footprintOf(const Pending& pending, std::optional<std::uint32_t> alternative = std::nullopt);

  // From now on footprint() is exactly what the last transition touched: its visible action, and all that came after
  // it. Otherwise, and in programs that do not know it, it is everything.
  virtual void keepFootprints(bool keep) { (void)keep; }
  virtual Footprint footprint() const;

  // What the last step touched after its visible action, as far as a reduction has to know it, if keepTails was called.
  virtual void keepTails(bool keep) { (void)keep; }
  virtual std::span<const Touch> tail() { return {}; }

  // Whether what is enabled here depends on several threads together; whether the order of this step and others decides
  // more than what is touched; whether this step may end the program; whether it starts threads.
  virtual bool enabledTogether() { return false; }
  virtual bool concernsAll(const Pending& pending) { return (void)pending, false; }
  virtual bool mayEnd(const Pending& pending) const { return (void)pending, true; }
  virtual bool starts(const Pending& pending) { return pending.kind == ActionKind::Start; }

  // Whether another thread stands before an access to what this one is about to access. A hint that is quick: a false one is
  // sure.
  virtual bool meetsAnother(ThreadNumber thread) { return (void)thread, true; }

  // For heuristics that look at what threads may still access (--reduction hybrid). A number stands for what each
  // thread has accessed on a path; it is 0 at the beginning. `pastBehind` gives the number after the last step, if it
  // was `past` before. `mayInterfere` says whether the thread may come to access what conflicts with an access of
  // another thread.
  virtual std::uint32_t pastBehind(std::uint32_t past) { return past; }
  virtual bool mayInterfere(ThreadNumber thread, std::uint32_t past) { return (void)thread, (void)past, true; }

  // Where a live thread stands relative to the change that is checked; a function of the state. If there is no change,
  // it is Behind for all threads.
  virtual ToChange toChange(ThreadNumber thread) { return (void)thread, ToChange::Behind; }
};

}  // namespace weaveproof::program
