// Which methods of a program may call which others, by what its class files say.
//
// The graph is an over-approximation. A virtual call may reach every method of that name and type in a class that is
// related to the one that the call names. The library may call every method that overrides one of its own, unless
// jdk/upcalls.hpp has a narrower rule. Reflection may call everything.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "bytecode/bytecode.hpp"
#include "change/class_set.hpp"
#include "jdk/upcalls.hpp"

namespace weaveproof::change {

// A field or method that a constant names.
struct Named {
  std::string_view holder, name, descriptor;
};
Named namedBy(const classfile::ClassFile& file, const classfile::Constant& member);
bool isMember(const classfile::ClassFile& file, std::uint32_t index);  // a constant that names one

// What threads and pools are made to run.
inline bool isTask(std::string_view name) { return name == "run" || name == "call"; }

class CallGraph {
 public:
  using Node = std::uint32_t;  // first the levels of Upcalls, then methods and lambdas
  static constexpr std::size_t kLevels = 4;
  static constexpr Node nodeOf(jdk::Upcalls upcalls) { return static_cast<Node>(upcalls); }

  // Or a lambda: a method of the name that its interface gives it, which does nothing but call its body.
  struct Method {
    const classfile::ClassFile* file = nullptr;
    const classfile::Member* member = nullptr;  // null: a lambda
    const classfile::Constant* body = nullptr;  // of a lambda: a MethodHandle
  };

  // What one instruction may call.
  struct Call {
    std::uint32_t bci = 0;
    jdk::Upcalls upcalls = jdk::Upcalls::None;
    bool startsThreads = false;  // which then run on their own
    std::vector<Node> targets;
  };

  explicit CallGraph(const ClassSet& classes);

  std::size_t size() const { return kLevels + methods_.size(); }  // nodes
  const std::vector<Method>& methods() const { return methods_; }
  static Node nodeAt(std::size_t method) { return static_cast<Node>(method + kLevels); }
  const Method& method(Node node) const { return methods_[node - kLevels]; }
  const std::vector<Call>& calls(std::size_t method) const { return calls_[method]; }
  const std::vector<Node>& upcalls(std::size_t level) const { return upcalls_[level]; }  // beyond those of lower levels
  // Supertypes of a class of the program that are the library's.
  const std::set<std::string_view>& libraryOf(std::string_view className) const {
    return ofClasses_.find(className)->second.library;
  }
  // By the names that their interfaces give them.
  const std::map<std::string_view, std::vector<Node>>& lambdas() const { return lambdas_; }

  // Of each node, those that have it among what they may call; of levels, too.
  std::vector<std::vector<Node>> callers() const;

  // The program's own methods that the machine may call at any time, in any thread: class loaders, handlers of uncaught
  // exceptions, and the methods that print these exceptions.
  std::vector<Node> unasked() const;

  // visit(code, bci) for each instruction of a method.
  template <class Visit>
  static void forEachInstruction(const Method& method, Visit&& visit) {
    if (!method.member->code) return;
    const classfile::Bytes code = method.member->code->code;
    for (std::uint32_t bci = 0, length = 0; bci < code.size(); bci += length) {
      length = bytecode::instructionLength(code, bci);
      if (length == 0) return;
      visit(code, bci);
    }
  }

 private:
  friend class CallGraphBuilder;

  bool isTold(const Method& method) const;

  struct OfClass {
    const classfile::ClassFile* file = nullptr;
    std::vector<const classfile::ClassFile*> lineage;  // of the program, itself first
    std::set<std::string_view> library;                // supertypes that are not
  };

  std::map<std::string_view, OfClass> ofClasses_;
  std::vector<Method> methods_;
  std::vector<std::vector<Call>> calls_;  // of each of methods_
  std::map<std::string_view, std::vector<Node>> lambdas_;
  std::array<std::vector<Node>, kLevels> upcalls_;
};

}  // namespace weaveproof::change
