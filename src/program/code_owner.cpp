#include "program/code_owner.hpp"

#include <algorithm>

#include "vm/machine.hpp"

namespace weaveproof::program {

namespace {

// In an archive these names are known. A folder is the program's own, whatever its classes are called: somebody may check JUnit.
struct KnownPackage {
  const char* start;
  CodeOwner owner;
};
constexpr KnownPackage kKnown[] = {
    {"weaveproof/", CodeOwner::Harness},          {"gov/nasa/jpf/vm/", CodeOwner::Harness},
    {"org/junit/", CodeOwner::TestFramework},     {"org/opentest4j/", CodeOwner::TestFramework},
    {"junit/framework/", CodeOwner::TestFramework}, {"org/hamcrest/", CodeOwner::TestFramework},
};

}  // namespace

const char* nameOf(CodeOwner owner) {
  switch (owner) {
    case CodeOwner::Program:
      return "program";
    case CodeOwner::Library:
      return "library";
    case CodeOwner::TestFramework:
      return "test-framework";
    case CodeOwner::Harness:
      return "harness";
    case CodeOwner::Jdk:
      return "jdk";
  }
  return "";
}

CodeOwner ownerOf(const vm::Class& c, const vm::Class* main) {
  if (c.trusted) return CodeOwner::Jdk;
  if (!c.archive) return CodeOwner::Program;
  const auto known =
      std::ranges::find_if(kKnown, [&](const KnownPackage& one) { return c.name->text().starts_with(one.start); });
  if (known != std::end(kKnown)) return known->owner;
  return main != nullptr && main->archive == c.archive ? CodeOwner::Program : CodeOwner::Library;
}

bool isUserCode(const vm::Class& c) { return ownerOf(c, nullptr) <= CodeOwner::Library; }

CodeFrame frameOf(const vm::Method& method, int bci, const vm::Class* main) {
  const vm::Class& holder = *method.holder;
  CodeFrame frame{holder.externalName() + "." + method.name->string() + vm::lineText(method, bci)};
  frame.className = holder.externalName();
  frame.method = method.name->string();
  if (holder.sourceFile) frame.file = holder.sourceFile->string();
  frame.line = vm::lineNumber(method, bci);
  frame.owner = ownerOf(holder, main);
  return frame;
}

}  // namespace weaveproof::program
