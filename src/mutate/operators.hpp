// The mutation operators: the sixteen of the paper, by its names.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weaveproof::mutate {

struct Operator {
  std::string_view name;
  std::string_view sentence;
  bool onClasses;  // it also works on class files, without their sources
  // Why a mutant may behave as the original whatever the harness does; empty: there is no such reason.
  std::string_view weakness;
};

std::span<const Operator> operators();

const Operator* operatorNamed(std::string_view name);  // null: there is none

// The names of a list separated by commas. Throws std::invalid_argument, with a sentence, for one that is none.
std::vector<std::string> parseOperators(std::string_view list);

// "MSP   another lock ...", a line each.
std::string operatorsHelp();

}  // namespace weaveproof::mutate
