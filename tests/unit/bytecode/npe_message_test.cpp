// Compares npeMessage() with what `java` says: NullSites.java is compiled, with and without the names of local
// variables, and run; every message that it prints must be the one computed from its class files.
#include "bytecode/npe_message.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "bytecode/bytecode.hpp"

namespace weaveproof::bytecode {
namespace {

namespace fs = std::filesystem;
using classfile::ClassFile;
using classfile::Code;
using classfile::Member;

// One line of the program's output.
struct Thrown {
  std::string className, method;
  int line;
  std::string message;
};

std::string jdkTool(const std::string& name) {
  const char* home = std::getenv("JAVA_HOME");
  return home == nullptr ? name : std::string(home) + "/bin/" + name;
}

std::vector<std::uint8_t> contents(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

int lineOf(const Code& code, std::uint32_t bci) {
  int line = -1;
  std::uint32_t best = 0;
  for (Bytes table : code.lineNumberTables) {
    for (std::uint32_t i = 0, at = 2; i < u2(table, 0); ++i, at += 4) {
      const std::uint32_t start = u2(table, at);
      if (start <= bci && (line < 0 || start >= best)) {
        best = start;
        line = u2(table, at + 2);
      }
    }
  }
  return line;
}

class NpeMessageTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("weaveproof-npe-" + std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::vector<Thrown> compileAndRun(const std::string& debugInformation) {
    const fs::path source = fs::absolute("bytecode/NullSites.java");
    const std::string compile = "'" + jdkTool("javac") + "' -encoding UTF-8 " + debugInformation + " -d '" +
                                folder_.string() + "' '" + source.string() + "'";
    if (std::system(compile.c_str()) != 0) return {};
    const fs::path output = folder_ / "output";
    const std::string run =
        "'" + jdkTool("java") + "' -cp '" + folder_.string() + "' sites.NullSites > '" + output.string() + "'";
    if (std::system(run.c_str()) != 0) return {};
    std::vector<Thrown> all;
    std::ifstream in(output);
    for (std::string line; std::getline(in, line);) {
      std::istringstream columns(line);
      Thrown thrown;
      std::string number;
      std::getline(columns, thrown.className, '\t');
      std::getline(columns, thrown.method, '\t');
      std::getline(columns, number, '\t');
      std::getline(columns, thrown.message);
      thrown.line = std::stoi(number);
      all.push_back(thrown);
    }
    return all;
  }

  // The messages of all instructions on the line, and apart from them those of constructor calls.
  void collect(const Thrown& thrown, std::set<std::string>& messages, std::vector<std::optional<std::string>>& ofInit) {
    std::string path = thrown.className;
    for (char& c : path) c = c == '.' ? '/' : c;
    const std::vector<std::uint8_t> bytes = contents(folder_ / (path + ".class"));
    const ClassFile file = classfile::parse(bytes);
    for (const Member& method : file.methods) {
      if (!method.code || file.utf8(method.nameIndex) != thrown.method) continue;
      const Bytes code = method.code->code;
      for (std::uint32_t bci = 0; bci < code.size(); bci += instructionLength(code, bci)) {
        if (lineOf(*method.code, bci) != thrown.line) continue;
        const std::optional<std::string> message = npeMessage(file, method, bci);
        if (message) messages.insert(*message);
        if (code[bci] == OP_invokespecial) ofInit.push_back(message);
      }
    }
  }

  void compare(const std::string& debugInformation, std::size_t expectedCount) {
    const std::vector<Thrown> all = compileAndRun(debugInformation);
    EXPECT_EQ(all.size(), expectedCount);
    for (const Thrown& thrown : all) {
      std::set<std::string> messages;
      std::vector<std::optional<std::string>> ofInit;
      collect(thrown, messages, ofInit);
      const std::string where = thrown.className + "." + thrown.method + ":" + std::to_string(thrown.line);
      if (thrown.message == "null" || thrown.message == "mine") {  // created by the program
        EXPECT_EQ(ofInit, std::vector<std::optional<std::string>>{std::nullopt}) << where;
      } else {
        EXPECT_TRUE(messages.contains(thrown.message))
            << where << "\njava says: " << thrown.message << "\nwe say:    " << testing::PrintToString(messages);
      }
    }
  }

  fs::path folder_;
};

TEST_F(NpeMessageTest, EqualsJavaWithNamesOfLocalVariables) { compare("-g", 166); }

TEST_F(NpeMessageTest, EqualsJavaWithoutNamesOfLocalVariables) { compare("-g:source,lines", 166); }

}  // namespace
}  // namespace weaveproof::bytecode
