#include "junit/listing.hpp"

#include <fmt/format.h>

#include <charconv>
#include <string_view>
#include <utility>

#include "natives/registry.hpp"
#include "vm/machine.hpp"

namespace weaveproof::junit {

namespace {

constexpr std::string_view kMark = "\001weaveproof.junit\t";

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = std::min(text.find(separator), text.size());
    parts.push_back(text.substr(0, end));
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string unescaped(std::string_view word) {
  std::string text;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (word[i] != '\\' || i + 1 == word.size()) {
      text += word[i];
      continue;
    }
    const char c = word[++i];
    text += c == 't' ? '\t' : c == 'n' ? '\n' : c == 'r' ? '\r' : c;
  }
  return text;
}

constexpr std::size_t kWordsOfATest = 7;

Test testOf(const std::vector<std::string>& words) {
  Test test;
  test.kind = words[0] == "test"          ? Test::Kind::Runs
              : words[0] == "skipped"     ? Test::Kind::Skipped
              : words[0] == "unsupported" ? Test::Kind::Unsupported
                                          : Test::Kind::Wrong;
  test.className = words[1];
  test.declaredAs = words[2];
  test.method = words[3];
  std::from_chars(words[4].data(), words[4].data() + words[4].size(), test.index);
  test.arguments = words[5];
  if (test.kind != Test::Kind::Runs)
    test.said = words[6];
  else if (!words[6].empty())
    for (const std::string_view note : split(words[6], '\n')) test.notes.emplace_back(note);
  test.steps.assign(words.begin() + kWordsOfATest, words.end());
  return test;
}

// Adds what the program has listed, and returns how many of its words it was done with.
std::size_t read(const std::string& output, Tests& tests) {
  std::size_t done = 0, told = 0;
  for (std::string_view line : split(output, '\n')) {
    if (!line.starts_with(kMark)) continue;
    line.remove_prefix(kMark.size());
    std::vector<std::string> words;
    for (const std::string_view word : split(line, '\t')) words.push_back(unescaped(word));
    if (words[0] == "end") {
      ++done;
      tests.counts.push_back(std::exchange(told, 0));
      continue;
    }
    ++told;
    if (words[0] == "problem" && words.size() > 1)
      tests.problems.push_back(words[1]);
    else if (words.size() >= kWordsOfATest)
      tests.tests.push_back(testOf(words));
  }
  return done;
}

struct Run {
  std::string output;
  std::string ending;  // why it did not come to its end, if it did not
};

Run run(const ListingOptions& options, const std::vector<std::string>& words) {
  image::ClassPath classPath = options.classPath();
  const std::string shown = classPath.text();
  vm::World world(options.jdk, std::move(classPath), natives::nativesOf);
  vm::MachineOptions machineOptions;
  machineOptions.properties = {{"java.class.path", shown}};
  machineOptions.properties.insert(machineOptions.properties.end(), options.properties.begin(),
                                   options.properties.end());
  machineOptions.enableAssertions = true;
  vm::Machine machine(world, machineOptions);
  machine.muted = machine.recordOutput = true;
  Run result;
  try {
    vm::Thread& main = machine.boot();
    startMain(machine, main, kListTests, words);
    result.ending = machine.runAll() == vm::Machine::Outcome::Deadlock ? "all threads wait for ever" : "main ended";
  } catch (const vm::ProgramExit&) {
    result.ending = "the program exits";
  } catch (const vm::Unsupported& unsupported) {
    result.ending = unsupported.sentence;
  }
  result.output = std::move(machine.output);
  return result;
}

}  // namespace

// What a class does while its tests are listed (the methods that make arguments are its own) may end the machine. Then
// the listing continues after that class.
Tests listTests(const ListingOptions& options, const std::vector<std::string>& words) {
  Tests tests;
  for (std::size_t first = 0; first < words.size();) {
    const Run listed = run(options, {words.begin() + static_cast<std::ptrdiff_t>(first), words.end()});
    first += read(listed.output, tests);
    if (first >= words.size()) break;
    const std::string& word = words[first++];
    tests.counts.push_back(1);
    tests.problems.push_back(
        fmt::format("the tests of {} cannot be listed: {}", word.substr(word.starts_with('?') ? 1 : 0), listed.ending));
  }
  return tests;
}

}  // namespace weaveproof::junit
