// How much memory the search may take, and the one way in which running out of it is reported.
//
// What the search stores charges the budget before it takes memory. Everything else that a process holds (the heaps and
// stacks of the program under test, its classes, tables beside them) is measured, if there is a function that measures
// it: what the process holds in addition to the charges counts like a charge. If the limit or the system refuses
// memory, MemoryLimit is thrown. Everything that was stored before stays valid, so a search can still report.
#pragma once

#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>
#include <stdexcept>

namespace weaveproof::base {

class MemoryLimit : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
  static MemoryLimit ofSystem();  // the system refused, not the user's limit
};

class MemoryBudget {
 public:
  static constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

  using Measure = std::uint64_t (*)();  // all the memory that the process holds, in bytes
  explicit MemoryBudget(std::uint64_t limit = kUnlimited, Measure measure = nullptr)
      : limit_(limit), measure_(measure) {}
  MemoryBudget(const MemoryBudget&) = delete;
  MemoryBudget& operator=(const MemoryBudget&) = delete;

  void charge(std::uint64_t bytes);  // throws MemoryLimit, and has then charged nothing
  void release(std::uint64_t bytes) {
    [[maybe_unused]] const std::uint64_t before = used_.fetch_sub(bytes, std::memory_order_relaxed);
    assert(before >= bytes && "no more is released than was charged");
  }

  // For memory that is taken without a charge, and before so much of it is: throws MemoryLimit if there is no room for it.
  void require(std::uint64_t bytes);
  bool isExceeded();  // measures; to be asked now and then

  std::uint64_t limit() const { return limit_; }
  std::uint64_t used() const { return used_.load(std::memory_order_relaxed); }
  std::uint64_t peak() const { return peak_.load(std::memory_order_relaxed); }

 private:
  void measure();
  bool fits(std::uint64_t used, std::uint64_t bytes) const {
    const std::uint64_t held = used + measured_.load(std::memory_order_relaxed);
    return held <= limit_ && bytes <= limit_ - held;
  }

  const std::uint64_t limit_;
  const Measure measure_;
  std::atomic<std::uint64_t> used_ = 0;
  std::atomic<std::uint64_t> peak_ = 0;
  std::atomic<std::uint64_t> measured_ = 0;  // what the process held besides, when last looked at
};

// What one component has taken of the budget.
class MemoryAccount {
 public:
  explicit MemoryAccount(MemoryBudget& budget) : budget_(budget) {}
  MemoryAccount(const MemoryAccount&) = delete;
  MemoryAccount& operator=(const MemoryAccount&) = delete;

  void charge(std::uint64_t bytes) {
    budget_.charge(bytes);
    bytes_.fetch_add(bytes, std::memory_order_relaxed);
  }
  void release(std::uint64_t bytes) {
    bytes_.fetch_sub(bytes, std::memory_order_relaxed);
    budget_.release(bytes);
  }

  std::uint64_t bytes() const { return bytes_.load(std::memory_order_relaxed); }
  const MemoryBudget& budget() const { return budget_; }

 private:
  MemoryBudget& budget_;
  std::atomic<std::uint64_t> bytes_ = 0;
};

// Lets the standard containers charge an account.
template <class T>
class BudgetAllocator {
 public:
  using value_type = T;

  explicit BudgetAllocator(MemoryAccount& account) : account_(&account) {}
  template <class U>
  BudgetAllocator(const BudgetAllocator<U>& other) : account_(other.account()) {}

  T* allocate(std::size_t count) {
    if (count > std::numeric_limits<std::size_t>::max() / sizeof(T)) throw MemoryLimit::ofSystem();
    const std::size_t bytes = count * sizeof(T);
    account_->charge(bytes);
    void* memory = ::operator new (bytes, std::align_val_t{alignof(T)}, std::nothrow);
    if (memory == nullptr) {
      account_->release(bytes);
      throw MemoryLimit::ofSystem();
    }
    return static_cast<T*>(memory);
  }
  void deallocate(T* memory, std::size_t count) {
    account_->release(count * sizeof(T));
    ::operator delete (memory, std::align_val_t{alignof(T)});
  }

  MemoryAccount* account() const { return account_; }
  template <class U>
  bool operator==(const BudgetAllocator<U>& other) const {
    return account_ == other.account();
  }

 private:
  MemoryAccount* account_;
};

}  // namespace weaveproof::base
