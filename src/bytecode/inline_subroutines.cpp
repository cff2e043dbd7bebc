#include "bytecode/inline_subroutines.hpp"

#include <algorithm>
#include <cassert>
#include <compare>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "bytecode/bytecode.hpp"
#include "bytecode/flow_analysis.hpp"
#include "bytecode/relocated_tables.hpp"
#include "bytecode/subroutines.hpp"

namespace weaveproof::bytecode {
namespace {

constexpr std::uint32_t kNone = 0xffffffff;
constexpr std::size_t kLongestCode = 65535;
constexpr std::size_t kMostHandlers = std::size_t{1} << 26;  // looked at, for all copies: a bound on the work

[[noreturn]] void tooLarge() {
  throw SubroutinesTooLarge("the method is too large once its subroutines (jsr, ret) are inlined");
}

// The condition that holds when that of a conditional branch does not.
std::uint8_t opposite(std::uint8_t branch) {
  if (branch == OP_ifnull) return OP_ifnonnull;
  if (branch == OP_ifnonnull) return OP_ifnull;
  return static_cast<std::uint8_t>(((branch - OP_ifeq) ^ 1) + OP_ifeq);
}

// A call of a subroutine that has not returned.
struct Call {
  std::uint32_t subroutine, site;  // the block that ends with the jsr
  auto operator<=>(const Call&) const = default;
};
using Calls = std::vector<Call>;  // the outermost first

class Inliner {
 public:
  Inliner(const classfile::ClassFile& file, const classfile::Member& method)
      : code_(*method.code),
        graph_(code_),
        subroutines_(file, method, graph_),
        firstCopy_(graph_.blocks().size(), kNone) {}

  classfile::Code run() {
    copyOf(0, {});
    for (std::uint32_t copy = 0; copy < copies_.size(); ++copy) copyWhatFollows(copy);
    for (std::uint32_t block = 0; block < graph_.blocks().size(); ++block) {
      if (!subroutines_.isReached(block)) copyOf(block, {});
    }
    arrange();
    layOut();
    return write();
  }

 private:
  struct Copy {
    std::uint32_t block;
    std::uint32_t calls;                      // index in calls_
    std::uint32_t next = kNone;               // the copy that comes after it
    std::uint32_t begin = 0, last = 0;        // bcis in the new code: of the first and of the last instruction
    std::uint32_t end = 0;                    // bci after the last, before a jump that was added
    bool farBranch = false, farTail = false;  // need more than 16 bits
  };

  const FlowGraph::Block& rangeOf(const Copy& copy) const { return graph_.blocks()[copy.block]; }
  std::uint8_t lastOf(const Copy& copy) const {
    const std::uint32_t last = rangeOf(copy).last;
    return code_.code[last] == OP_wide ? code_.code[last + 1] : code_.code[last];
  }
  std::uint32_t blockAt(std::int64_t bci) const { return graph_.blockAt(static_cast<std::uint32_t>(bci)); }

  // Uses only those of these calls that have a subroutine that is active in the block.
  std::uint32_t copyOf(std::uint32_t block, const Calls& calls) {
    Calls active;
    for (const std::uint32_t subroutine : subroutines_.activeIn(block)) {
      const auto call = std::ranges::find(calls, subroutine, &Call::subroutine);
      assert(call != calls.end() && "what is active in a block is active on each way to it");
      active.push_back(*call);
    }
    const auto [known, isNewList] = numbers_.try_emplace(active, static_cast<std::uint32_t>(calls_.size()));
    if (isNewList) {
      calls_.push_back(active);
      copiesFor_.emplace_back();
    }
    const auto [found, isNew] = found_.try_emplace({known->second, block}, static_cast<std::uint32_t>(copies_.size()));
    if (isNew) {
      const FlowGraph::Block& range = graph_.blocks()[block];
      // One byte is what may be left of a ret.
      size_ += range.last == range.begin ? 1 : range.last - range.begin;
      if (size_ > kLongestCode || copies_.size() > kLongestCode ||
          copies_.size() * code_.handlers.size() > kMostHandlers)
        tooLarge();
      if (firstCopy_[block] == kNone) firstCopy_[block] = found->second;
      copiesFor_[known->second].push_back(found->second);
      copies_.push_back({block, known->second});
    }
    return found->second;
  }

  // Where control goes from the end of a copy to a block that follows in the original. What nothing reaches may name any.
  std::uint32_t goTo(const Copy& from, std::uint32_t block) {
    if (!subroutines_.isReached(from.block)) return firstCopy_[block];
    return copyOf(block, calls_[from.calls]);
  }
  std::uint32_t goToBci(const Copy& from, std::int64_t bci) { return goTo(from, blockAt(bci)); }

  std::uint32_t called(const Copy& from) {
    const std::uint32_t target = blockAt(branchTarget(code_.code, rangeOf(from).last));
    if (!subroutines_.isReached(from.block)) return firstCopy_[target];
    Calls calls = calls_[from.calls];
    calls.push_back({target, from.block});
    return copyOf(target, calls);
  }

  // A ret that nothing reaches stays where it is.
  std::uint32_t returnedTo(std::uint32_t number) {
    const Copy from = copies_[number];
    if (!subroutines_.isReached(from.block)) return number;
    const Calls& calls = calls_[from.calls];
    const auto left = std::ranges::find(calls, subroutines_.leftBy(from.block), &Call::subroutine);
    assert(left != calls.end() && "ret leaves a subroutine that is active");
    return copyOf(left->site + 1, Calls(calls.begin(), left));
  }

  // Where a copy continues if its last instruction does not jump, or if it is a jsr or ret; kNone if nowhere.
  std::uint32_t follower(std::uint32_t number) {
    const Copy from = copies_[number];
    const std::uint8_t op = lastOf(from);
    if (isJsr(op)) return called(from);
    if (op == OP_ret) return returnedTo(number);
    if (fallsThrough(op) && from.block + 1 < graph_.blocks().size()) return goTo(from, from.block + 1);
    return kNone;
  }

  void copyWhatFollows(std::uint32_t number) {
    const Copy from = copies_[number];
    follower(number);
    if (!isJsr(lastOf(from)))
      forEachTarget(code_.code, rangeOf(from).last, [&](std::int64_t target) { goToBci(from, target); });
    graph_.forEachHandler(from.block,
                          [&](const classfile::ExceptionHandler&, std::uint32_t handler) { goTo(from, handler); });
  }

  // The order of the new code: that of the original; the copies for a call come after its jsr.
  void arrange() {
    for (std::vector<std::uint32_t>& copies : copiesFor_) {
      std::ranges::sort(copies, {}, [this](std::uint32_t copy) { return copies_[copy].block; });
    }
    std::vector<bool> isPlaced(calls_.size());
    struct Place {
      std::uint32_t calls;
      std::size_t at;
    };
    std::vector<Place> open;
    for (std::uint32_t calls = 0; calls < calls_.size(); ++calls) {
      if (isPlaced[calls]) continue;
      isPlaced[calls] = true;
      open.push_back({calls, 0});
      while (!open.empty()) {
        Place& place = open.back();
        if (place.at == copiesFor_[place.calls].size()) {
          open.pop_back();
          continue;
        }
        const std::uint32_t copy = copiesFor_[place.calls][place.at++];
        order_.push_back(copy);
        if (!isJsr(lastOf(copies_[copy]))) continue;
        const std::uint32_t inside = copies_[called(copies_[copy])].calls;
        if (isPlaced[inside]) continue;
        isPlaced[inside] = true;
        open.push_back({inside, 0});
      }
    }
    for (std::size_t i = 0; i + 1 < order_.size(); ++i) copies_[order_[i]].next = order_[i + 1];
  }

  // The target of the jump that has to be added after a copy: where the copy continues, unless that comes next anyway.
  std::uint32_t tail(std::uint32_t number) {
    const std::uint32_t target = follower(number);
    return target == copies_[number].next ? kNone : target;
  }

  // How long the last instruction of a copy is at `bci`.
  std::uint32_t lengthOfLast(const Copy& copy, std::uint32_t bci) const {
    const std::uint32_t last = rangeOf(copy).last;
    const std::uint8_t op = lastOf(copy);
    if (isJsr(op)) return 1;  // aconst_null
    if (op == OP_ret) return 0;
    if (isGoto(op)) return copy.farBranch ? 5 : 3;
    if (isConditionalBranch(op)) return copy.farBranch ? 8 : 3;
    const std::uint32_t length = instructionLength(code_.code, last);
    return isSwitch(op) ? length - (3 - last % 4) + (3 - bci % 4) : length;
  }

  // Places, until all distances fit. Jumps only become longer, so that ends.
  void layOut() {
    for (bool fits = false; !fits;) {
      std::uint32_t bci = 0;
      for (const std::uint32_t number : order_) {
        Copy& copy = copies_[number];
        copy.begin = bci;
        copy.last = bci + (rangeOf(copy).last - rangeOf(copy).begin);
        copy.end = copy.last + lengthOfLast(copy, copy.last);
        bci = copy.end + (tail(number) == kNone ? 0 : copy.farTail ? 5 : 3);
        if (bci > kLongestCode) tooLarge();
      }
      fits = true;
      for (const std::uint32_t number : order_) {
        Copy& copy = copies_[number];
        const std::uint8_t op = lastOf(copy);
        if ((isGoto(op) || isConditionalBranch(op)) && !copy.farBranch) {
          copy.farBranch = !isNear(copy.last, goToBci(copy, branchTarget(code_.code, rangeOf(copy).last)));
          if (copy.farBranch) fits = false;
        }
        if (const std::uint32_t target = tail(number); target != kNone && !copy.farTail) {
          copy.farTail = !isNear(copy.end, target);
          if (copy.farTail) fits = false;
        }
      }
    }
  }

  bool isNear(std::uint32_t from, std::uint32_t copy) const {
    const std::int64_t distance = std::int64_t{copies_[copy].begin} - from;
    return distance == static_cast<std::int16_t>(distance);
  }

  void put(std::uint32_t value, int bytes) {
    while (bytes-- > 0) bytes_.push_back(static_cast<std::uint8_t>(value >> 8 * bytes));
  }

  void putJump(std::uint8_t op, std::uint32_t from, std::uint32_t copy, bool far) {
    const std::uint32_t distance = copies_[copy].begin - from;
    put(far ? std::uint32_t{OP_goto_w} : op, 1);
    put(distance, far ? 4 : 2);
  }

  void putLast(const Copy& copy) {
    const std::uint32_t bci = rangeOf(copy).last;
    const std::uint8_t op = lastOf(copy);
    if (isJsr(op)) {
      put(OP_aconst_null, 1);
    } else if (isGoto(op)) {
      putJump(OP_goto, copy.last, goToBci(copy, branchTarget(code_.code, bci)), copy.farBranch);
    } else if (isConditionalBranch(op)) {
      const std::uint32_t target = goToBci(copy, branchTarget(code_.code, bci));
      if (copy.farBranch) {
        put(opposite(op), 1);
        put(8, 2);
      }
      putJump(op, copy.farBranch ? copy.last + 3 : copy.last, target, copy.farBranch);
    } else if (isSwitch(op)) {
      putSwitch(copy, bci);
    } else if (op != OP_ret) {
      const Bytes whole = code_.code.subspan(bci, instructionLength(code_.code, bci));
      bytes_.insert(bytes_.end(), whole.begin(), whole.end());
    }
  }

  void putSwitch(const Copy& copy, std::uint32_t bci) {
    const bool isTable = code_.code[bci] == OP_tableswitch;
    const Switch cases(code_.code, bci);
    const auto target = [&](std::int64_t place) { put(copies_[goToBci(copy, place)].begin - copy.last, 4); };
    put(code_.code[bci], 1);
    put(0, static_cast<int>(3 - copy.last % 4));
    target(cases.defaultTarget());
    put(isTable ? static_cast<std::uint32_t>(cases.key(0)) : cases.size(), 4);
    if (isTable) put(static_cast<std::uint32_t>(cases.key(0)) + (cases.size() - 1), 4);
    for (std::uint32_t i = 0; i < cases.size(); ++i) {
      if (!isTable) put(static_cast<std::uint32_t>(cases.key(i)), 4);
      target(cases.target(i));
    }
  }

  classfile::Code write() {
    RelocatedTables tables(code_);
    for (const std::uint32_t number : order_) {
      const Copy copy = copies_[number];
      const FlowGraph::Block& range = rangeOf(copy);
      const Bytes before = code_.code.subspan(range.begin, range.last - range.begin);
      bytes_.insert(bytes_.end(), before.begin(), before.end());
      putLast(copy);
      if (const std::uint32_t target = tail(number); target != kNone) putJump(OP_goto, copy.end, target, copy.farTail);
      tables.add(range, copy.begin, static_cast<std::uint32_t>(bytes_.size()));
    }
    classfile::Code code;
    code.maxStack = code_.maxStack;
    code.maxLocals = code_.maxLocals;
    code.handlers = handlers();
    tables.finish(std::move(bytes_), code);
    return code;
  }

  // In the order of the original, as the first that fits is taken.
  std::vector<classfile::ExceptionHandler> handlers() {
    const auto size = static_cast<std::uint32_t>(bytes_.size());
    std::vector<classfile::ExceptionHandler> all;
    for (const classfile::ExceptionHandler& handler : code_.handlers) {
      std::uint32_t previous = kNone;  // the handler's copy for the block before
      for (std::size_t i = 0; i < order_.size(); ++i) {
        const Copy copy = copies_[order_[i]];
        const std::uint32_t begin = copy.begin, end = i + 1 < order_.size() ? copies_[copy.next].begin : size;
        if (begin == end) continue;
        const std::uint32_t bci = rangeOf(copy).begin;
        const bool isInside = bci >= handler.startPc && bci < handler.endPc;
        const std::uint32_t target = isInside ? goToBci(copy, handler.handlerPc) : kNone;
        if (target != kNone && target == previous) {
          all.back().endPc = static_cast<std::uint16_t>(end);
        } else if (target != kNone) {
          if (all.size() == kLongestCode) tooLarge();
          all.push_back({static_cast<std::uint16_t>(begin), static_cast<std::uint16_t>(end),
                         static_cast<std::uint16_t>(copies_[target].begin), handler.catchType});
        }
        previous = target;
      }
    }
    return all;
  }

  const classfile::Code& code_;
  const FlowGraph graph_;
  const Subroutines subroutines_;
  std::vector<Calls> calls_;
  std::vector<std::vector<std::uint32_t>> copiesFor_;  // of each list of calls
  std::map<Calls, std::uint32_t> numbers_;             // of lists of calls
  std::vector<Copy> copies_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> found_;  // by calls and block
  std::vector<std::uint32_t> firstCopy_;                                    // of each block
  std::vector<std::uint32_t> order_;
  std::size_t size_ = 0;  // of the copies, at least
  std::vector<std::uint8_t> bytes_;
};

}  // namespace

classfile::Code withoutSubroutines(const classfile::ClassFile& file, const classfile::Member& method) {
  return Inliner(file, method).run();
}

void inlineSubroutines(classfile::ClassFile& file) {
  if (file.major > kLastWithSubroutines) return;
  for (classfile::Member& method : file.methods) {
    if (!method.code || !hasSubroutines(method.code->code)) continue;
    try {
      method.code = withoutSubroutines(file, method);
    } catch (const classfile::FormatError&) {
    } catch (const SubroutinesTooLarge&) {
    }
  }
}

}  // namespace weaveproof::bytecode
