// One table says how each native method is an action, and docs/memory.md says the same, with all else that is local, shared or
// assumed. Here tables, registry and document are compared.
#include "natives/memory/memory.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "jdk/internal_calls.hpp"
#include "jdk/local_fields.hpp"
#include "natives/registry.hpp"
#include "words/assumption_text.hpp"

namespace weaveproof::natives {
namespace {

std::string fileText(const std::string& path) {  // from tests/unit
  std::ifstream in("../../" + path);
  EXPECT_TRUE(in) << path;
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::vector<std::string> wordsOf(std::string_view list) {
  std::vector<std::string> result;
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(' '), list.size());
    result.emplace_back(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return result;
}

std::string dotted(std::string_view name) {
  std::string result(name);
  std::replace(result.begin(), result.end(), '/', '.');
  return result;
}

std::string quotedList(std::string_view list) {
  std::string result;
  for (const std::string& word : wordsOf(list)) result += (result.empty() ? "`" : ", `") + word + "`";
  return result;
}

bool isNoted(const MemoryOf& row) { return row.how != Memory::None && row.how != Memory::Refused; }

std::string lineOf(const MemoryOf& row) {
  return "| `" + dotted(row.className) + "` | " + (row.methods.empty() ? "all others" : quotedList(row.methods)) +
         " | " + nameOf(row.how) + " | " + std::string(row.why) + " |";
}
std::string shown(const jdk::Versions& versions) {
  std::string text;
  for (const int version : jdk::kSupported)
    if (versions.has(version)) text += (text.empty() ? "" : ", ") + std::to_string(version);
  return text == "17, 21, 25" ? "all" : text;
}
std::string lineOf(const jdk::LocalField& field) {
  return "| `" + dotted(field.holder) + "` | " + quotedList(field.names) + " | " + shown(field.versions) + " | " +
         std::string(field.why) + " |";
}
std::string lineOf(const jdk::InternalCall& call) {
  return "| `" + dotted(call.holder) + "` | " + quotedList(call.methods) + " | " + shown(call.versions) + " |";
}
std::string shown(
    const words::AssumptionText& text) {  // with the usual number of processors, and the usual patience of tests
  std::string sentence = text.sentence;
  if (const std::size_t gap = sentence.find("{}"); gap != std::string::npos)
    sentence.replace(gap, 2, text.assumption == jdk::Assumption::LateTimeOuts ? " of 1s or more" : "2");
  for (std::size_t gap = 0; (gap = sentence.find("{0}")) != std::string::npos;) sentence.replace(gap, 3, "CLASS");
  return sentence;
}
std::string lineOf(const words::AssumptionText& text) {
  return "| " + std::string(text.when ? text.when : "always") + " | " + shown(text) + " |";
}

// The lines of the table below this heading, without its first two.
std::set<std::string> tableBelow(const std::string& text, const std::string& heading) {
  std::set<std::string> lines;
  std::size_t at = text.find("\n## " + heading + "\n");
  EXPECT_NE(at, std::string::npos) << heading;
  const std::size_t end = std::min(text.find("\n## ", at + 1), text.size());
  for (int row = 0; (at = text.find("\n|", at)) < end; ++at)
    if (row++ >= 2) lines.insert(text.substr(at + 1, text.find('\n', at + 1) - at - 1));
  return lines;
}

template <class Rows>
void expectSame(const std::string& heading, const Rows& rows, auto isListed) {
  std::set<std::string> inDocument = tableBelow(fileText("docs/memory.md"), heading);
  for (const auto& row : rows) {
    if (!isListed(row)) continue;
    EXPECT_EQ(inDocument.erase(lineOf(row)), 1u) << "missing below \"" << heading << "\":\n" << lineOf(row);
  }
  for (const std::string& line : inDocument) ADD_FAILURE() << "the code has no such row:\n" << line;
}
const auto kAll = [](const auto&) { return true; };

TEST(Memory, EveryNativeMethodIsInTheTable) {
  for (const std::string_view c : classesWithNatives())
    for (const NativeEntry& entry : nativesOf(c))
      EXPECT_TRUE(memoryOf(c, entry.name))
          << c << "." << entry.name << ": how is it an action? See natives/memory/memory.cpp";
}

TEST(Memory, EveryRowHasItsMethods) {
  for (const MemoryOf& row : memoryOfNatives()) {
    const auto entries = nativesOf(row.className);
    EXPECT_FALSE(entries.empty()) << row.className;
    for (const std::string& method : wordsOf(row.methods))
      EXPECT_TRUE(std::any_of(entries.begin(), entries.end(), [&](const auto& entry) { return method == entry.name; }))
          << row.className << "." << method;
    EXPECT_TRUE(!isNoted(row) || !row.why.empty() || row.how == Memory::Access || row.how == Memory::Input ||
                row.how == Memory::Other)
        << row.className;
  }
}

TEST(Memory, TheDocumentHasTheNativeMethods) { expectSame("Native methods", memoryOfNatives(), isNoted); }
TEST(Memory, TheDocumentHasTheLocalFields) {
  expectSame("Fields that are local", jdk::localFieldsOfAllVersions(), kAll);
}
TEST(Memory, TheDocumentHasTheInternalCalls) {
  expectSame("Calls that are internal", jdk::internalCallsOfAllVersions(), kAll);
}
TEST(Memory, TheDocumentHasTheAssumptions) { expectSame("Assumptions", words::assumptionTexts(), kAll); }

TEST(Memory, TheUserGuideHasTheAssumptions) {
  const std::string guide = fileText("docs/user-guide.md");
  for (const words::AssumptionText& text : words::assumptionTexts())
    EXPECT_NE(guide.find("| " + shown(text) + " |"), std::string::npos) << shown(text);
}

}  // namespace
}  // namespace weaveproof::natives
