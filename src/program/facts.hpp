// What people are told of a program: what its threads do and wait for, what is where. No search asks for any of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "program/action.hpp"
#include "program/location.hpp"
#include "program/place.hpp"
#include "state/state_id.hpp"

namespace weaveproof::program {

// A live thread, for reports.
struct ThreadText {
  ThreadNumber number = 0;
  std::string name;
  std::string runClass;  // whose code it runs: that of its Runnable, or its own if it overrides run
  std::string status;    // "waits to lock Fork@2 held by \"Thread-1\""
  Places stack;
  Place userPlace;                  // the innermost one of user code; unknown if there is none
  std::vector<std::string> locks;   // that it holds: "Fork@1"
  std::string waitsFor;             // monitor, wait set, class or lock: "Fork@2"; empty if it waits for none of these
  std::string waitsBecause;         // "it is empty"; of a call of the library, if there is a word for it
  ThreadNumber waitsForThread = 0;  // who has it, or has to end; 0 if nobody in particular
};

class Facts {
 public:
  virtual ~Facts() = default;

  virtual ActionText describe(Action action) = 0;  // before it is executed
  virtual std::vector<ThreadText> threads() = 0;
  virtual std::string objectText(std::uint32_t object) = 0;     // "Fork@2"
  virtual Location locationOf(const Pending& access) = 0;
  virtual std::string differenceText(state::StateId, state::StateId) { return "something"; }  // of two stored states
  // Of whose objects the field is that is accessed: "bank.Account"; empty if it is none, as an element of an array, or one of
  // java.lang.Thread, which is written when threads start and end.
  virtual std::string classOfField(const Pending& access) { return (void)access, std::string(); }
  // What that location holds now: "100"; empty if it cannot be told.
  virtual std::string contentText(const Pending& access) { return (void)access, std::string(); }
  // The time after which this thread, which waits for nothing else but may for that, goes on: as it was asked for, in
  // nanoseconds.
  virtual std::optional<std::int64_t> timeLimitOf(ThreadNumber thread) { return (void)thread, std::nullopt; }

  // Output of the program itself since the last call, if it was asked for with recordOutput.
  virtual void recordOutput(bool record) { (void)record; }
  virtual std::string takeOutput() { return {}; }
  // What threads have done meanwhile that is no action, and that others may wait for; under the same condition.
  virtual std::vector<Aside> takeAsides() { return {}; }
  virtual std::optional<UpdateText> takeUpdate() { return std::nullopt; }  // that the last step was
  // What the call of the library has returned that the last step was part of: "true"; empty if it did not return, or has no result.
  virtual std::string takeResult() { return {}; }
  // The output of what comes before the initial state (ProgramOptions::recordBeginning).
  virtual const std::string& outputBefore() const {
    static const std::string none;
    return none;
  }
};

}  // namespace weaveproof::program
