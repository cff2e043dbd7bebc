// What has changed of a class or an instruction although it looks the same: what its names mean (meanings.hpp), or what the
// library answers that it asks for classes, members or resources (jdk/questions.hpp).
#pragma once

#include <string>
#include <vector>

#include "change/numbered_names.hpp"

namespace weaveproof::change {

struct OtherMeaning {
  const classfile::ClassFile* file = nullptr;  // of the new version
  const classfile::Member* method = nullptr;   // null: the whole class
  std::uint32_t bci = 0, end = 0;              // of the instruction; both 0: the whole method
  std::string why;
};

std::vector<OtherMeaning> otherMeanings(const ClassSet& before, const ClassSet& after, const Naming& inOldTerms);

}  // namespace weaveproof::change
