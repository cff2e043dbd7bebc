// What reports show of a program: what its threads do and wait for, what is where. No search asks for any of it. All answers are values;
// the room `words` makes sentences of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "program/described.hpp"
#include "state/state_id.hpp"

namespace weaveproof::program {

class Facts {
 public:
  virtual ~Facts() = default;

  virtual DescribedAction describe(Action action) = 0;  // before it is executed
  virtual std::vector<DescribedThread> threads() = 0;   // that live
  virtual ObjectName nameOfObject(std::uint32_t object) = 0;
  virtual Location locationOf(const Pending& access) = 0;
  // For the message of an oracle: where two stored states differ.
  virtual std::string differenceText(state::StateId, state::StateId) { return "something"; }
  // The class of the accessed object, or the class that a static field belongs to: "bank.Account". Empty for an element
  // of an array, and for the fields of java.lang.Thread, which are written when threads start and end.
  virtual std::string classOfField(const Pending& access) { return (void)access, std::string(); }
  // What that location holds now.
  virtual Value contentOf(const Pending& access) { return (void)access, Value(); }
  // The time limit of this thread's wait, as the program has given it, in nanoseconds.
  virtual std::optional<std::int64_t> timeLimitOf(ThreadNumber thread) { return (void)thread, std::nullopt; }

  // Output of the program itself since the last call, if it was asked for with recordOutput.
  virtual void recordOutput(bool record) { (void)record; }
  virtual std::string takeOutput() { return {}; }
  // The following are recorded under the same condition: events since the last call; the update that the last step was; what the
  // call of the library has returned that the last step was a part of, unknown if it has not returned or has no result.
  virtual std::vector<SideEvent> takeSideEvents() { return {}; }
  virtual std::optional<Update> takeUpdate() { return std::nullopt; }
  virtual Value takeResult() { return {}; }
  // The output of what comes before the initial state (ProgramOptions::recordBeginning).
  virtual const std::string& outputBefore() const {
    static const std::string none;
    return none;
  }
};

}  // namespace weaveproof::program
