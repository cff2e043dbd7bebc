// A longest common subsequence of the instructions determines which of them are the same. A new instruction is changed.
// Where old instructions are gone, the two neighbours of the gap are changed. An instruction that is the same may still
// continue at another target or handler than before. Then it is changed, too, unless that target or handler is itself
// changed.
#include "change/align.hpp"

#include <algorithm>
#include <optional>

#include "bytecode/slot_effect.hpp"

namespace weaveproof::change {

namespace {

constexpr std::uint32_t kNone = 0xffffffff;
constexpr std::size_t kLargestTable =
    30'000'000;  // beyond it, all between the first and the last difference is changed

// The old instruction that each new one is; kNone if there is none.
std::vector<std::uint32_t> align(const std::vector<Instruction>& before, const std::vector<Instruction>& after) {
  std::vector<std::uint32_t> oldOf(after.size(), kNone);
  std::size_t first = 0, endBefore = before.size(), endAfter = after.size();
  while (first < endBefore && first < endAfter && before[first].text == after[first].text) {
    oldOf[first] = static_cast<std::uint32_t>(first);
    ++first;
  }
  while (endBefore > first && endAfter > first && before[endBefore - 1].text == after[endAfter - 1].text) {
    --endBefore, --endAfter;
    oldOf[endAfter] = static_cast<std::uint32_t>(endBefore);
  }
  const std::size_t rows = endBefore - first + 1, columns = endAfter - first + 1;
  if (rows * columns > kLargestTable) return oldOf;
  // longest[i][j]: of what stands from the i-th and the j-th instruction on.
  std::vector<std::uint16_t> longest(rows * columns, 0);
  const auto at = [&](std::size_t i, std::size_t j) -> std::uint16_t& { return longest[i * columns + j]; };
  for (std::size_t i = rows - 1; i-- > 0;) {
    for (std::size_t j = columns - 1; j-- > 0;) {
      at(i, j) = before[first + i].text == after[first + j].text ? static_cast<std::uint16_t>(at(i + 1, j + 1) + 1)
                                                                 : std::max(at(i + 1, j), at(i, j + 1));
    }
  }
  for (std::size_t i = 0, j = 0; i + 1 < rows && j + 1 < columns;) {
    if (before[first + i].text == after[first + j].text) {
      oldOf[first + j++] = static_cast<std::uint32_t>(first + i++);
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      ++i;
    } else {
      ++j;
    }
  }
  return oldOf;
}

class Comparison {
 public:
  Comparison(const std::vector<Instruction>& before, const std::vector<Instruction>& after,
             const std::vector<std::uint32_t>& depths)
      : before_(before), after_(after), depths_(depths), oldOf_(align(before, after)), marks_(after.size(), kSame) {}

  const std::vector<std::uint32_t>& alignment() {
    slideNew();
    slideGone();
    return oldOf_;
  }

  std::vector<ChangedCode> run() {
    alignment();
    markNewAndGone();
    markOtherWays();
    return statements();
  }

 private:
  enum Mark : std::uint8_t { kSame, kBesideGone, kNew };

  void mark(std::size_t at, Mark as) { marks_[at] = std::max(marks_[at], as); }

  // Moves each new range back to the start of a statement. Texts alone leave this open: when `f = 1; f = 2` was
  // inserted before `f = 3`, the inserted range may begin at any instruction of a statement, because the statements
  // have the same texts there. The user has inserted whole statements.
  void slideNew() {
    for (std::size_t begin = 0, end = 0; begin < after_.size(); begin = std::max(end, begin + 1)) {
      if (oldOf_[begin] != kNone) continue;
      end = begin;
      while (end < after_.size() && oldOf_[end] == kNone) ++end;
      const std::uint32_t next = end < after_.size() ? oldOf_[end] : static_cast<std::uint32_t>(before_.size());
      if ((begin == 0 ? 0 : oldOf_[begin - 1] + 1) != next) continue;  // something is gone here, too
      for (std::size_t by = 0; begin > by && oldOf_[begin - 1 - by] != kNone; ++by) {
        if (depths_[begin - by] == 0) {
          for (std::size_t k = 1; k <= by; ++k) {
            oldOf_[end - k] = oldOf_[begin - k];
            oldOf_[begin - k] = kNone;
          }
          break;
        }
        if (after_[begin - 1 - by].text != after_[end - 1 - by].text) break;
      }
    }
  }

  // The same for what is gone: the instruction before which it is should begin a statement.
  void slideGone() {
    for (std::size_t at = 1; at < after_.size(); ++at) {
      if (oldOf_[at] == kNone || oldOf_[at - 1] == kNone || oldOf_[at] == oldOf_[at - 1] + 1) continue;
      const std::uint32_t end = oldOf_[at];  // of what is gone
      for (std::size_t by = 0; at > by && oldOf_[at - 1 - by] != kNone; ++by) {
        const std::uint32_t last = oldOf_[at - 1 - by];
        if (by != 0 && last + 1 != oldOf_[at - by]) break;
        if (depths_[at - by] == 0) {
          for (std::size_t k = 1; k <= by; ++k) oldOf_[at - k] = end - static_cast<std::uint32_t>(k);
          break;
        }
        if (before_[last].text != before_[end - 1 - by].text) break;
      }
    }
  }

  void markNewAndGone() {
    std::uint32_t next = 0;  // in the old version
    for (std::size_t i = 0; i <= after_.size(); ++i) {
      const std::uint32_t old = i < after_.size() ? oldOf_[i] : static_cast<std::uint32_t>(before_.size());
      if (i < after_.size() && old == kNone) {
        mark(i, kNew);
        continue;
      }
      if (old != next) {
        if (i < after_.size()) mark(i, kBesideGone);
        if (i > 0) mark(i - 1, kBesideGone);
      }
      next = old + 1;
    }
  }

  bool leadsElsewhere(std::uint32_t oldTarget, std::uint32_t newTarget) const {
    return oldOf_[newTarget] != oldTarget && marks_[newTarget] == kSame;
  }

  bool leadsElsewhere(const Instruction& old, const Instruction& now) const {
    for (std::size_t k = 0; k < now.targets.size(); ++k) {
      if (leadsElsewhere(old.targets[k], now.targets[k])) return true;
    }
    if (old.handlers.size() != now.handlers.size()) return true;
    for (std::size_t k = 0; k < now.handlers.size(); ++k) {
      if (old.handlers[k].type != now.handlers[k].type) return true;
      if (leadsElsewhere(old.handlers[k].target, now.handlers[k].target)) return true;
    }
    return false;
  }

  // All are judged by what is new or gone: an instruction that is changed for another reason does itself what it always did.
  void markOtherWays() {
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < after_.size(); ++i) {
      if (oldOf_[i] != kNone && leadsElsewhere(before_[oldOf_[i]], after_[i])) others.push_back(i);
    }
    for (const std::size_t i : others) mark(i, kNew);
  }

  std::vector<ChangedCode> statements() const {
    std::vector<ChangedCode> found;
    std::size_t done = 0;
    for (std::size_t i = 0; i < after_.size(); ++i) {
      if (marks_[i] == kSame) continue;
      std::size_t begin = i, end = i + 1;
      while (begin > done && depths_[begin] != 0) --begin;
      bool isNew = false;
      while (end < after_.size() && (marks_[end] != kSame || depths_[end] != 0)) ++end;
      for (std::size_t k = i; k < end; ++k) isNew = isNew || marks_[k] == kNew;
      const CodeRange range{after_[begin].bci, after_[end - 1].end};
      if (!found.empty() && found.back().range.end == range.begin) {
        found.back().range.end = range.end;
        found.back().isNew = found.back().isNew || isNew;
      } else {
        found.push_back({range, isNew});
      }
      done = end;
      i = end - 1;
    }
    return found;
  }

  const std::vector<Instruction>& before_;
  const std::vector<Instruction>& after_;
  const std::vector<std::uint32_t>& depths_;
  std::vector<std::uint32_t> oldOf_;
  std::vector<Mark> marks_;
};

}  // namespace

std::vector<ChangedCode> changedCode(const std::vector<Instruction>& before, const std::vector<Instruction>& after,
                                     const std::vector<std::uint32_t>& depths) {
  return Comparison(before, after, depths).run();
}

std::vector<std::optional<std::uint32_t>> alignedCode(const std::vector<Instruction>& before,
                                                      const std::vector<Instruction>& after,
                                                      const std::vector<std::uint32_t>& depths) {
  Comparison comparison(before, after, depths);
  std::vector<std::optional<std::uint32_t>> partners;
  for (const std::uint32_t old : comparison.alignment())
    partners.push_back(old == kNone ? std::nullopt : std::optional(old));
  return partners;
}

std::vector<std::uint32_t> stackDepths(const classfile::ClassFile& file, const classfile::Code& code,
                                       const std::vector<Instruction>& instructions) {
  std::vector<std::optional<std::uint32_t>> known(instructions.size());
  std::vector<std::uint32_t> open;
  const auto come = [&](std::uint32_t at, std::uint32_t depth) {
    if (at >= known.size() || known[at]) return;
    known[at] = depth;
    open.push_back(at);
  };
  come(0, 0);
  std::vector<std::uint64_t> words((code.maxLocals + std::size_t{code.maxStack}) / 64 + 1);
  while (!open.empty()) {
    const std::uint32_t at = open.back();
    open.pop_back();
    const Instruction& instruction = instructions[at];
    const std::uint8_t op = code.code[instruction.bci];
    if (op == bytecode::OP_ret || bytecode::isJsr(op))
      break;  // of old compilers: then nothing is known of what was not met yet
    for (const Handler& handler : instruction.handlers) come(handler.target, 1);
    bytecode::ReferenceBits bits{words.data(), code.maxLocals, code.maxStack, *known[at]};
    try {
      bytecode::applySlotEffect(file, code.code, instruction.bci, bits);
    } catch (const classfile::FormatError&) {
      break;
    }
    for (const std::uint32_t target : instruction.targets) come(target, bits.depth);
    if (bytecode::fallsThrough(op)) come(at + 1, bits.depth);
  }
  std::vector<std::uint32_t> depths;
  for (const auto& depth : known) depths.push_back(depth.value_or(0));
  return depths;
}

}  // namespace weaveproof::change
