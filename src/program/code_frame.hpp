// A frame of a stack, for people. Whose code it is follows from where its class was loaded.
#pragma once

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

struct CodeFrame {
  std::string text;  // "bank.Transfer.run(Transfer.java:12)"
  std::string className = {}, method = {}, file = {};
  int line = -1;
  CodeOwner owner = CodeOwner::Program;

  bool operator==(const CodeFrame&) const = default;
};

using CodeFrames = std::vector<CodeFrame>;  // the innermost first

}  // namespace weaveproof::program
