// Memory for the many small tables of a segmented hash table, in whole pages.
//
// Tables are placed one behind the other and never in a place that was used before. As segments grow in turns, the oldest
// tables are given back first: what is in use is a window that moves through the addresses. So many small tables lie in
// huge pages together; and a thread that still reads a table after it was given back reads what was there, or zeros.
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
