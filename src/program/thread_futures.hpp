// What a thread may still read and write, by the frames of its stack: the dynamic half of the hybrid analyses. The
// static half is change/future_accesses.hpp.
#pragma once

#include <cstdint>
#include <functional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/memory_budget.hpp"
#include "change/future_accesses.hpp"
#include "tracking/tracker.hpp"
#include "vm/machine.hpp"

namespace weaveproof::program {

class ThreadFutures {
 public:
  using Field = change::FutureAccesses::Field;
  static constexpr Field kNoField = change::FutureAccesses::kNoField;
  using Set = std::uint32_t;  // the number of an AccessSet, the same for equal ones; 0 is the empty one

  // Sets that are met are kept, and charged to the account, which has to outlive it.
  ThreadFutures(vm::Machine& vm, const change::FutureAccesses& future, base::MemoryAccount& account);
  ~ThreadFutures() { account_.release(bytesOfSets_); }
  ThreadFutures(const ThreadFutures&) = delete;
  ThreadFutures& operator=(const ThreadFutures&) = delete;

  Set of(const vm::Thread& thread);
  Set unite(Set a, Set b);
  Set numberOf(const change::AccessSet& set);
  const change::AccessSet& at(Set set) const { return *sets_[set]; }

  // kNoField: the analyses know nothing of it, or were wrong about it on some schedule. Then it counts as accessed by
  // all threads.
  Field fieldAt(heap::Ref ref, std::uint64_t offset);

  // A thread accesses the field, or may access it, and this was not foreseen: on all schedules nothing is concluded
  // about it any more.
  void learnUnforeseen(Field field);

 private:
  enum class Kind : std::uint8_t { OfProgram, OfLibrary, Bridge, Unknown };
  struct Known {
    Kind kind = Kind::OfLibrary;
    std::vector<Set> ahead, behind;  // OfProgram, by bci; empty: it has no code
  };
  const Known& lookUp(const vm::Method& method);
  Set ofFirstFrame(const vm::Frame& first, const vm::Frame* second, bool& isDone) const;
  const std::vector<Field>& layoutOf(const vm::Class& type, bool statics);
  bool isUnforeseen(Field field);
  tracking::LockDiscipline::Kind kindOf(Field field) const;

  struct Hash {
    std::size_t operator()(const change::AccessSet& set) const;
  };

  template <class Key, class Hash = std::hash<Key>>
  using Numbers =
      std::unordered_map<Key, Set, Hash, std::equal_to<Key>, base::BudgetAllocator<std::pair<const Key, Set>>>;

  vm::Machine& vm_;
  const change::FutureAccesses& future_;
  base::MemoryAccount& account_;
  std::uint64_t bytesOfSets_ = 0;  // that are charged besides the tables
  Numbers<change::AccessSet, Hash> numbers_;
  // Keys of numbers_.
  std::vector<const change::AccessSet*, base::BudgetAllocator<const change::AccessSet*>> sets_;
  Numbers<std::uint64_t> unions_;
  std::unordered_map<const vm::Method*, Known> methods_;
  std::unordered_map<const vm::Class*, std::vector<Field>> layouts_[2];  // by offset; of instances, of statics
  Set always_, tasks_, all_;      // what every thread may come to; the library, by tasks, and by reflection
  std::vector<bool> unforeseen_;  // by field, as of so many kinds:
  std::size_t kindsSeen_ = SIZE_MAX;
  std::vector<vm::Frame*> frames_;
};

}  // namespace weaveproof::program
