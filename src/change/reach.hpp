// Which threads may run changed code, by the call graph over the classes of the program (call_graph.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "change/change.hpp"
#include "jdk/upcalls.hpp"

namespace weaveproof::change {

// The methods of a class that a program may begin with.
std::vector<const classfile::Member*> mainMethodsOf(const classfile::ClassFile& file);

class Reach {
 public:
  // For a method that may run changed code, directly or by calls. All by bci.
  struct OfMethod {
    std::vector<bool> within;           // changed code
    std::vector<bool> ahead;            // from here on, changed code may be run by it or by what it calls
    std::vector<bool> behind;           // the same after this instruction
    std::vector<jdk::Upcalls> upcalls;  // what the library may call when it is called from here
  };

  Reach(std::shared_ptr<const ClassSet> classes, const Change& change);

  bool isOfProgram(std::string_view className) const { return classes_->find(className) != nullptr; }
  // Null: it never runs changed code.
  const OfMethod* find(std::string_view className, std::string_view name, std::string_view descriptor) const;

  // Whether the library may run changed code by these upcalls.
  bool by(jdk::Upcalls upcalls) const { return by_[static_cast<std::size_t>(upcalls)]; }
  // Whether every thread may run it at any time: in a class loader of the program, or when the thread ends with an
  // exception.
  bool always() const { return always_; }

  // Whether any thread of the program with this main class (with dots) may run it: threads begin in main, or where the
  // library has them begin. There has to be such a class.
  bool mayBeRunBy(std::string mainClass) const;

  // The methods in which threads begin that may run changed code: main, run and call, or lambdas in their place:
  // "Bank.main".
  const std::vector<std::string>& threads() const { return threads_; }

 private:
  friend class ReachBuilder;

  const std::shared_ptr<const ClassSet> classes_;
  std::map<MethodName, OfMethod> methods_;
  std::array<bool, 4> by_{};
  bool always_ = false;
  std::vector<std::string> threads_;  // sorted, each once
};

}  // namespace weaveproof::change
