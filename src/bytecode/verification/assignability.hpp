// Which type may stand where another is expected, decided by names alone (JVM specification 4.10.1.2).
//
// Whether one class extends another cannot be known without loading both. Such a question is answered "yes" and
// recorded as an assumption. The machine, which can load classes, checks it at link time.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "bytecode/verification/type.hpp"

namespace weaveproof::bytecode::verification {

class Assignability {
 public:
  using Assumption = std::pair<std::string_view, std::string_view>;  // class names: from, to

  bool assignable(const Type& from, const Type& to);
  void requireSubclass(std::string_view from, std::string_view to);

  // The elements of an array, null or union of arrays; Top if `array` is none of these.
  Type elementsOf(const Type& array);
  // Whether `array` is null or has elements of that primitive type, Z or L (L: of any reference type).
  bool isArrayOf(const Type& array, char letter) const;
  bool isAnyArray(const Type& array) const;

  // The smallest type that we can express for a value that is one or the other, Top if there is none. For code that
  // does not declare its types. Two classes give a union of both, as their common superclass is unknown; a union
  // that grows too large becomes Object.
  Type merge(const Type& one, const Type& other);

  // Everything assumed so far, each pair once, in the order of the code; starts afresh.
  std::vector<Assumption> takeAssumptions();

 private:
  static constexpr std::size_t kLargestUnion = 256;  // a factory of old may choose among a hundred classes
  // Real methods ask some ten thousand questions at most; code made to keep the verifier busy for hours is refused.
  static constexpr std::uint64_t kMostQuestions = 1u << 28;

  void count(std::size_t questions) {
    questions_ += questions;
    if (questions_ > kMostQuestions) refuse("The method is too complex to verify");
  }

  bool instanceAssignable(const Type& from, const Type& to);
  const std::vector<Type>& members(const Type& type) const { return unions_[type.number]; }
  Type unionOf(std::vector<Type> members);

  std::vector<Assumption> assumptions_;
  std::vector<std::vector<Type>> unions_;
  std::uint64_t questions_ = 0;
};

}  // namespace weaveproof::bytecode::verification
