// Matches lambdas, anonymous and local classes of two versions by what they do.
//
// Compilers number what has no name: lambdas (lambda$main$0), anonymous and local classes (Bank$1, Bank$1Teller). If
// one is inserted, all later ones get other names. So names do not show which ones are the same.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

#include "change/class_set.hpp"
#include "change/instructions.hpp"

namespace weaveproof::change {

bool isNumberedClass(std::string_view name);
bool isLambda(std::string_view method);
std::string withoutNumbers(std::string_view name);  // "Bank$1Teller" is "Bank$#Teller"

// What numbered classes and lambdas of the new version are called in the old one.
class NumberedNames {
 public:
  NumberedNames(const ClassSet& before, const ClassSet& after);

  // Whether everything is called what it was called.
  bool areTheSame() const { return areTheSame_; }

  // The new version's names in terms of the old one's. What has no counterpart there gets a name that occurs nowhere. Refers to
  // this object.
  Naming inOldTerms() const;

 private:
  std::string classInOldTerms(std::string_view name) const;

  bool areTheSame_ = true;
  std::map<std::string, std::string, std::less<>> classes_;
  std::map<std::string, std::string, std::less<>> lambdas_;  // "Bank.lambda$main$1" to "lambda$main$0"
};

}  // namespace weaveproof::change
