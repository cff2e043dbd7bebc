#include "program/code_owner.hpp"

#include "vm/machine.hpp"

namespace weaveproof::program {

CodeOwner ownerOf(const vm::Class& c, const vm::Class* main) {
  if (c.trusted) return CodeOwner::Jdk;
  switch (c.source.kind) {
    case image::EntryKind::Folder:
      return CodeOwner::Program;
    case image::EntryKind::Harness:
      return CodeOwner::Harness;
    case image::EntryKind::TestFramework:
      return CodeOwner::TestFramework;
    case image::EntryKind::Jar:
      break;
  }
  return main != nullptr && main->source == c.source ? CodeOwner::Program : CodeOwner::Library;
}

bool isUserCode(const vm::Class& c) { return ownerOf(c, nullptr) <= CodeOwner::Library; }

Place placeIn(const vm::Method& method, int bci, const vm::Class* main) {
  const vm::Class& holder = *method.holder;
  Place place;
  place.className = holder.externalName();
  place.method = method.name->string();
  if (holder.sourceFile) place.file = holder.sourceFile->string();
  place.line = vm::lineNumber(method, bci);
  place.isNative = method.isNative();
  place.owner = ownerOf(holder, main);
  return place;
}

}  // namespace weaveproof::program
