// A test of the program: one invocation of a test method, which is checked as a program of its own.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace weaveproof::junit {

// The classes of java/api that list tests, and that run one.
inline constexpr const char* kListTests = "weaveproof.junit.ListTests";
inline constexpr const char* kRunTest = "weaveproof.junit.RunTest";

// Follows each suite of JUnit 4 that has something around its tests: "bank.AllTests > bank.AccountTest".
inline constexpr const char* kInSuite = " > ";

struct Test {
  enum class Kind : std::uint8_t { Runs, Skipped, Unsupported, Wrong };
  Kind kind = Kind::Runs;
  std::string className;   // with dots, and a $ before a nested class, if it is inherited, too: Subclass$Nested.
                           // Before it the suites that it is in, see kInSuite
  std::string declaredAs;  // the class itself: Superclass$Nested
  std::string method;      // its name, with parameter types if there are several of that name
  unsigned index = 0;      // of a parameterised test: which invocation, from 1 on
  std::string arguments;   // of that, as they are shown
  std::string said;        // why it is skipped, what is not supported, or what is wrong with it
  std::vector<std::string> notes;  // sentences
  std::vector<std::string> steps;  // the arguments of kRunTest

  std::string name() const { return index == 0 ? method : method + "[" + std::to_string(index) + "]"; }
  std::string fullName() const { return className + "." + name(); }
};

struct Tests {
  std::vector<Test> tests;
  std::vector<std::string> problems;  // sentences: of what was asked for, what there is not
  std::vector<std::size_t> counts;    // for each word that was asked for, how many tests and sentences there are of it
};

}  // namespace weaveproof::junit
