// Where a thread stands to the change that is checked, by the frames of its stack.
#pragma once

#include <unordered_map>

#include "change/reach.hpp"
#include "program/program.hpp"
#include "vm/thread.hpp"

namespace weaveproof {

class MethodsByChange {
 public:
  // `reach` may be null: there is no change.
  explicit MethodsByChange(const Reach* reach) : reach_(reach) {}

  ToChange of(const Thread& thread);

 private:
  enum class Kind : std::uint8_t { OfProgram, OfLibrary, Bridge };
  struct Known {
    Kind kind;
    const Reach::OfMethod* told;  // OfProgram: null if it never comes to changed code
  };
  Known lookUp(const Method& method);

  const Reach* const reach_;
  std::unordered_map<const Method*, Known> known_;
  std::vector<Frame*> frames_;
};

}  // namespace weaveproof
