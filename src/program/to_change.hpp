// Where a thread stands to the change that is checked, by the frames of its stack.
#pragma once

#include <unordered_map>

#include "change/reach.hpp"
#include "program/program.hpp"
#include "vm/thread.hpp"

namespace weaveproof::program {

class MethodsByChange {
 public:
  // `reach` may be null: there is no change.
  explicit MethodsByChange(const change::Reach* reach) : reach_(reach) {}

  ToChange of(const vm::Thread& thread);

 private:
  enum class Kind : std::uint8_t { OfProgram, OfLibrary, Bridge };
  struct Known {
    Kind kind;
    const change::Reach::OfMethod* told;  // OfProgram: null if it never comes to changed code
  };
  Known lookUp(const vm::Method& method);

  const change::Reach* const reach_;
  std::unordered_map<const vm::Method*, Known> known_;
  std::vector<vm::Frame*> frames_;
};

}  // namespace weaveproof::program
