// Names and descriptors, each text once: two symbols are equal when their pointers are.
#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "vm/metaspace.hpp"

namespace weaveproof::vm {

struct Symbol {
  std::uint32_t hash;
  std::uint32_t length;
  std::string_view text() const { return {reinterpret_cast<const char*>(this + 1), length}; }  // modified UTF-8
  std::string string() const { return std::string(text()); }
};

class SymbolTable {
 public:
  explicit SymbolTable(Metaspace& metaspace);
  Symbol* intern(std::string_view text);

 private:
  void grow();
  Metaspace& metaspace_;
  std::mutex mutex_;
  std::vector<Symbol*> slots_;
  std::size_t count_ = 0;
};

}  // namespace weaveproof::vm
