#include "vm/symbol.hpp"

#include <cassert>
#include <cstring>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace weaveproof::vm {

SymbolTable::SymbolTable(Metaspace& metaspace) : metaspace_(metaspace), slots_(1 << 15) {}

Symbol* SymbolTable::intern(std::string_view text) {
  const auto hash = static_cast<std::uint32_t>(XXH3_64bits(text.data(), text.size()));
  std::lock_guard lock(mutex_);
  const std::size_t mask = slots_.size() - 1;
  std::size_t i = hash & mask;
  for (; slots_[i]; i = (i + 1) & mask)
    if (slots_[i]->hash == hash && slots_[i]->text() == text) return slots_[i];
  auto* symbol = static_cast<Symbol*>(metaspace_.allocate(sizeof(Symbol) + text.size(), alignof(Symbol)));
  assert(toLow(symbol) != 0 && symbol->length == 0 && "fresh memory");
  symbol->hash = hash;
  symbol->length = static_cast<std::uint32_t>(text.size());
  if (!text.empty()) std::memcpy(symbol + 1, text.data(), text.size());
  slots_[i] = symbol;
  if (++count_ * 2 > slots_.size()) grow();
  return symbol;
}

void SymbolTable::grow() {
  assert(count_ <= slots_.size() && std::has_single_bit(slots_.size()) && "the hash is cut to the size of the table");
  std::vector<Symbol*> old(slots_.size() * 2);
  old.swap(slots_);
  const std::size_t mask = slots_.size() - 1;
  for (Symbol* symbol : old) {
    if (!symbol) continue;
    std::size_t i = symbol->hash & mask;
    while (slots_[i]) i = (i + 1) & mask;
    slots_[i] = symbol;
  }
}

}  // namespace weaveproof::vm
