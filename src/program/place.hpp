// A place in the code. To which part the code belongs follows from where its class was loaded.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace weaveproof::program {

enum class CodeOwner : std::uint8_t {  // from what the user can change to what he cannot
  Program,        // classes in folders, in the jar of the main class, or made by the program itself
  Library,        // other jars on the class path
  TestFramework,  // JUnit and what it uses
  Harness,        // weaveproof-api.jar
  Jdk,
};

const char* nameOf(CodeOwner owner);  // "program", "test-framework", as JSON has it

struct Place {
  std::string className = {}, method = {}, file = {};  // "bank.Transfer", "run", "Transfer.java"; empty if unknown
  int line = -1;                                       // -1: unknown
  bool isNative = false;                               // a native method, which has no lines
  CodeOwner owner = CodeOwner::Program;

  bool isKnown() const { return !className.empty(); }
  // Neither the JDK's code, nor the harness API's, nor that of a test framework.
  bool isUserCode() const { return isKnown() && owner <= CodeOwner::Library; }

  friend auto operator<=>(const Place&, const Place&) = default;
};

using Places = std::vector<Place>;  // of a stack: the innermost first

// "bank.Transfer.run(Transfer.java:12)", as Java prints it in stack traces.
std::string textOf(const Place& place);

}  // namespace weaveproof::program
