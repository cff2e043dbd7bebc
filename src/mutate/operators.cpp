#include "mutate/operators.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace weaveproof::mutate {

namespace {

constexpr std::string_view kStrongMemory =
    "in sequentially consistent executions a field that is not volatile behaves as one that is; --property race sees "
    "the difference";
constexpr std::string_view kStrongCas =
    "a weakCompareAndSet fails for no reason only with --weak-cas, and a lazySet is a set, as all threads see all "
    "writes in one order";

// Table 1 of Milewicz and Pirkelbauer, Refinement of structural heuristics for model checking of concurrent programs
// through data mining (2016), in its order.
constexpr Operator kOperators[] = {
    {"MSP", "another lock for a synchronized block", false, ""},
    {"ESP", "two synchronized blocks of a method exchange their locks", false, ""},
    {"EAN", "an atomic call (compareAndSet, addAndGet, ...) becomes a get and a set", false, ""},
    {"WAO", "compareAndSet becomes weakCompareAndSet, set becomes lazySet", true, kStrongCas},
    {"RSK", "a method loses synchronized", true, ""},
    {"RSB", "a synchronized block becomes a plain one", true, ""},
    {"RVK", "a field is no longer volatile", true, kStrongMemory},
    {"RFU", "an unlock in finally is skipped after an exception", false, ""},
    {"SKCR", "a critical region begins later, ends earlier, or both", false, ""},
    {"EXCR", "a critical region includes the statement before or after it", false, ""},
    {"SPCR", "a critical region is split into two", false, ""},
    {"MVSB", "the first or last statement moves out of a synchronized block", false, ""},
    {"RTXC", "a call of wait, notify, join, sleep, yield or park is removed", true, ""},
    {"RCXC", "a call on a lock, condition, semaphore, latch, barrier or phaser is removed", true, ""},
    {"MXC", "a semaphore, latch, barrier or phaser counts one more or one less", true, ""},
    {"RAT", "an atomic field becomes a plain one", false, ""},
};

}  // namespace

std::span<const Operator> operators() { return kOperators; }

const Operator* operatorNamed(std::string_view name) {
  const auto found = std::ranges::find(kOperators, name, &Operator::name);
  return found == std::end(kOperators) ? nullptr : found;
}

std::vector<std::string> parseOperators(std::string_view list) {
  std::vector<std::string> names;
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(','), list.size());
    const std::string_view name = list.substr(0, end);
    if (operatorNamed(name) == nullptr) {
      std::vector<std::string_view> known;
      for (const Operator& one : kOperators) known.push_back(one.name);
      throw std::invalid_argument(
          fmt::format("there is no mutation operator {}; there are {}", name, fmt::join(known, ", ")));
    }
    names.emplace_back(name);
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  if (names.empty()) throw std::invalid_argument("--operators needs at least one operator");
  return names;
}

std::string operatorsHelp() {
  std::string text = "Mutation operators (*: on class files, too):\n";
  for (const Operator& one : kOperators)
    text += fmt::format("  {:<5}{} {}\n", one.name, one.onClasses ? '*' : ' ', one.sentence);
  return text;
}

}  // namespace weaveproof::mutate
