#include "program/globals.hpp"

#include <cassert>
#include <cstring>

namespace weaveproof::program {

namespace {

// A file as it is stored: without padding, which would have undefined content.
struct StoredFile {
  std::uint32_t kind, file;
  std::int64_t position;
};

template <class Element>
void append(std::vector<std::byte>& bytes, const Element& element) {
  const auto* begin = reinterpret_cast<const std::byte*>(&element);
  bytes.insert(bytes.end(), begin, begin + sizeof element);
}

template <class Element>
Element take(std::span<const std::byte>& bytes) {
  assert(bytes.size() >= sizeof(Element) && "what was appended");
  Element element;
  std::memcpy(&element, bytes.data(), sizeof element);
  bytes = bytes.subspan(sizeof element);
  return element;
}

}  // namespace

Globals Globals::of(const vm::Machine& vm, bool ended) {
  Globals globals;
  globals.fixed_ = {ended,
                    tracking::trackerOf(vm).sharedClock,
                    vm.openFiles.inputRead,
                    vm.openFiles.randomDrawn,
                    static_cast<std::uint32_t>(vm.rawMemory.size()),
                    static_cast<std::uint32_t>(vm.openFiles.table.size())};
  globals.files_ = vm.openFiles.table;
  globals.rawMemory_ = vm.rawMemory;
  return globals;
}

void Globals::copyTo(vm::Machine& vm) const {
  tracking::trackerOf(vm).sharedClock = fixed_.sharedClock;
  vm.openFiles.inputRead = fixed_.inputRead;
  vm.openFiles.randomDrawn = fixed_.randomDrawn;
  vm.openFiles.table = files_;
  vm.rawMemory = rawMemory_;
}

bool Globals::arePlain(const vm::Machine& vm, bool ended) {
  return !ended && tracking::trackerOf(vm).sharedClock == 0 && vm.openFiles.inputRead == 0 &&
         vm.openFiles.randomDrawn == 0 && vm.rawMemory.empty() && vm.openFiles.table.empty();
}

std::vector<std::byte> Globals::bytes() const {
  std::vector<std::byte> bytes;
  append(bytes, fixed_);
  for (const vm::OpenFile& file : files_)
    append(bytes, StoredFile{static_cast<std::uint32_t>(file.kind), file.file, file.position});
  for (const heap::Ref block : rawMemory_) append(bytes, block);
  return bytes;
}

Globals Globals::from(std::span<const std::byte> bytes) {
  Globals globals;
  globals.fixed_ = take<Fixed>(bytes);
  for (std::uint32_t i = 0; i < globals.fixed_.files; ++i) {
    const auto file = take<StoredFile>(bytes);
    globals.files_.push_back({static_cast<vm::OpenFile::Kind>(file.kind), file.file, file.position});
  }
  for (std::uint32_t i = 0; i < globals.fixed_.blocks; ++i) globals.rawMemory_.push_back(take<heap::Ref>(bytes));
  return globals;
}

}  // namespace weaveproof::program
