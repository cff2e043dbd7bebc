// Memory for the many small tables of a segmented hash table, in whole pages.
//
// Each table is placed after the previous one, never in a place that was used before. Segments grow in turns, so the
// oldest tables are given back first: the memory in use is a window that moves through the addresses. So many small
// tables lie together in huge pages. If a thread still reads a table that was given back, it reads the old contents, or
// zeros.
#pragma once

#include <cstddef>
#include <mutex>
#include <vector>

#include "base/mapping.hpp"
#include "base/memory_budget.hpp"

namespace weaveproof::base {

class TableMemory {
 public:
  explicit TableMemory(MemoryAccount& account) : account_(account), regions_(BudgetAllocator<Mapping>(account)) {}
  ~TableMemory() { account_.release(pagesInUse_ * Mapping::kPage); }
  TableMemory(const TableMemory&) = delete;
  TableMemory& operator=(const TableMemory&) = delete;

  std::byte* take(std::size_t pages);  // zeroed; throws MemoryLimit

  // Ends the use of what was taken with this number of pages. Its addresses stay readable.
  void giveBack(std::byte* memory, std::size_t pages);

 private:
  MemoryAccount& account_;
  std::mutex mutex_;
  std::vector<Mapping, BudgetAllocator<Mapping>> regions_;
  std::size_t pagesUsed_ = 0;  // of the last region
  std::size_t pagesInUse_ = 0;
};

}  // namespace weaveproof::base
