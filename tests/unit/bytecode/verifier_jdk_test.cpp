// The verifier accepts what javac makes: every class of the JDK.
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "bytecode/flow_analysis.hpp"
#include "bytecode/verification/method_check.hpp"
#include "bytecode/verifier.hpp"
#include "image/jdk.hpp"
#include "image/jimage.hpp"

namespace weaveproof::bytecode {
namespace {

// Every class of the JDK as a tree of names, to check assumptions against.
class Hierarchy {
 public:
  void add(const classfile::ClassFile& file) {
    classes_[std::string(file.name())] = {file.superClass == 0 ? "" : std::string(file.className(file.superClass)),
                                          (file.accessFlags & classfile::ACC_INTERFACE) != 0};
  }
  bool holds(const std::pair<std::string, std::string>& assumption) const {
    const auto target = classes_.find(assumption.second);
    if (target == classes_.end()) return false;
    if (target->second.isInterface) return true;
    for (std::string name = assumption.first; !name.empty();) {
      if (name == assumption.second) return true;
      const auto found = classes_.find(name);
      if (found == classes_.end()) return false;
      name = found->second.super;
    }
    return false;
  }

 private:
  struct Entry {
    std::string super;
    bool isInterface;
  };
  std::map<std::string, Entry> classes_;
};

// Verifies every method with `check`, which gives its assumptions, and looks these up.
template <typename Check>
void expectAllAccepted(Check check) {
  const image::Jimage modules(image::locateJdk("").modules());
  Hierarchy hierarchy;
  std::map<std::pair<std::string, std::string>, std::string> assumptions;  // and who made it
  std::size_t methods = 0;
  modules.forEach([&](std::string_view, std::string_view path, std::span<const std::uint8_t> bytes) {
    if (!path.ends_with(".class") || path.ends_with("module-info.class")) return;
    const classfile::ClassFile file = classfile::parse(bytes, true);
    hierarchy.add(file);
    for (const classfile::Member& method : file.methods) {
      if (!method.code) continue;
      ++methods;
      try {
        for (const auto& [from, to] : check(file, method)) assumptions[{std::string(from), std::string(to)}] = path;
      } catch (const classfile::FormatError& error) {
        ADD_FAILURE() << path << " " << error.what();
      }
    }
  });
  EXPECT_GT(methods, 50000u);
  EXPECT_GT(assumptions.size(), 5000u);
  for (const auto& [assumption, path] : assumptions) {
    EXPECT_TRUE(hierarchy.holds(assumption)) << assumption.first << " as " << assumption.second << " in " << path;
  }
}

TEST(VerifierOnTheJdk, AcceptsEveryMethod) {
  expectAllAccepted([](const auto& file, const auto& method) { return verify(file, method).assumptions; });
}

TEST(VerifierOnTheJdk, AcceptsEveryMethodByInferenceAlone) {
  expectAllAccepted([](const auto& file, const auto& method) {
    const FlowGraph graph(*method.code);
    verification::MethodCheck check{.file = file, .method = method, .graph = graph, .observe = {}};
    verification::checkInferredTypes(check);
    return check.types.takeAssumptions();
  });
}

}  // namespace
}  // namespace weaveproof::bytecode
