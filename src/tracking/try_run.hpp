// Computes what a try of a synchronizer of the program's own would do, without executing it in the machine: its
// instructions are evaluated on numbers. The result depends only on what is given: the state, whether the thread is the
// owner, the amount, and constants.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tracking/own_synchronizer.hpp"

namespace weaveproof::tracking {

// A Thread that is neither the current one nor null: it stands for another thread that is the owner.
inline constexpr Ref kSomebodyElse = UINT32_MAX;

struct TryGiven {
  std::int64_t state = 0;
  Ref current = 0, owner = kSomebodyElse;
  std::span<const std::int64_t> constants;
};

struct TryResult {
  enum class End : std::uint8_t {
    Returns,
    Throws,   // or does something that only code does which will throw
    Uses,     // reaches a further access to the state, if it was to stop there
    Unknown,  // the result could not be computed
  } end = End::Unknown;
  std::int64_t value = 0;
  bool writes = false;    // the state or the owner
  bool compares = false;  // compares threads: the result depends on whether the thread is the owner
};

class TryRun {
 public:
  TryRun(const OwnSynchronizer& own, const TryGiven& given) : own_(own), given_(given) {}

  // The method from its beginning.
  void begin(const TryMethod& method, std::int64_t amount);
  // A frame that stands at a call; those below it come first.
  void resume(const TryMethod& method, std::uint32_t bci, std::span<const Slot> locals, std::span<const Slot> operands);
  // The call at which the last frame stands, of an access to the state, has returned this, or nothing.
  void goOn(std::optional<std::int64_t> returned, bool isLong);

  TryResult run(bool stopsAtState);

 private:
  struct Place {
    const TryMethod* method;
    std::uint32_t bci;
    std::size_t locals, operands;  // where they begin
  };

  bool step(bool stopsAtState);  // false: it is at its end
  bool arithmetic(std::uint8_t op);
  bool rearrange(std::uint8_t op);
  bool branch(std::uint8_t op, classfile::Bytes code);
  bool loadOrConvert(std::uint8_t op, classfile::Bytes code);
  bool call(const TryInstruction& instruction, bool stopsAtState);
  bool leave(std::uint8_t op);
  bool end(TryResult::End how) { return result_.end = how, false; }
  bool jump(std::int64_t target);
  void enter(const TryMethod& method, std::size_t argumentSlots);

  // What pops more than there is, or reaches beyond its locals, is code that the verifier would not have let pass.
  std::int32_t pop();
  std::int64_t popLong();
  void push(std::int32_t value) { slots_.push_back(static_cast<Slot>(value)); }
  void pushLong(std::int64_t value);
  std::int64_t popState() { return own_.isLong ? popLong() : pop(); }

  const OwnSynchronizer& own_;
  TryGiven given_;
  std::vector<Slot> slots_;
  std::vector<Place> places_;
  TryResult result_;
  bool isBroken_ = false;
};

}  // namespace weaveproof::tracking
