#include "clients/wrong_call.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string_view>

#include "clients/made_objects.hpp"
#include "clients/public_methods.hpp"

namespace weaveproof::clients {

namespace {

struct Error {
  std::size_t line;
  std::string words;
};

// "Queue.java:12: error: cannot find symbol"; the word for an error depends on the user's language.
std::optional<Error> firstError(const std::string& messages) {
  static const std::regex kError(R"(\.java:([0-9]{1,9}): [^:\n]*: ([^\n]*))");
  std::smatch found;
  if (!std::regex_search(messages, found, kError)) return std::nullopt;
  std::string words = found[2];
  while (words.ends_with(';') || words.ends_with('.')) words.pop_back();
  return Error{std::stoul(found[1]), words};
}

std::string lineOf(const std::string& source, std::size_t number) {
  std::istringstream lines(source);
  std::string line;
  for (; number > 0 && std::getline(lines, line); --number) {
  }
  line.erase(0, std::min(line.find_first_not_of(' '), line.size()));
  if (line.ends_with(';')) line.pop_back();
  return line;
}

// What stands between the two, if it does.
std::optional<std::string> within(const std::string& line, std::string_view start, std::string_view end) {
  if (!line.starts_with(start) || !line.ends_with(end) || line.size() < start.size() + end.size()) return std::nullopt;
  return line.substr(start.size(), line.size() - start.size() - end.size());
}

std::string methodsOf(const Subject& subject, ClassSource& classes) {
  std::string path = subject.className;
  std::ranges::replace(path, '.', '/');
  std::set<std::string> signatures;
  for (const PublicMethod& method : publicMethodsOf(path, classes)) signatures.insert(signatureOf(method));
  return signatures.empty() ? "it has no public methods"
                            : fmt::format("its public methods are {}", fmt::join(signatures, ", "));
}

}  // namespace

std::string whatIsWrong(const Harness& harness, const std::string& source, const std::string& messages,
                        ClassSource& classes) {
  const Subject& subject = harness.subject;
  const std::optional<Error> error = firstError(messages);
  if (!error) return fmt::format("the calls of {} do not compile: {}", subject.sourceName, messages);
  const std::string line = withoutMade(lineOf(source, error->line));
  const auto wrongCall = [&](const std::string& call, const char* option) {
    return fmt::format("{} is no call of {}{}: {}; {}", call, subject.sourceName, option, error->words,
                       methodsOf(subject, classes));
  };
  for (const char* begin : {".call(() -> object.", ".call((Client.Made made) -> object."})
    if (const auto call = within(line, begin, ")")) return wrongCall(*call, "");
  if (const auto call = within(line, ".content(() -> object.", ")")) return wrongCall(*call, " (--content)");
  if (const auto call = within(line, "object.", "")) return wrongCall(*call, " (--prefix)");
  if (const auto made = within(line, subject.sourceName + " object = ", ""))
    return fmt::format("no object of {} can be made by {}: {}", subject.sourceName, *made, error->words);
  return fmt::format("the calls of {} do not compile: {}: {}", subject.sourceName, line, error->words);
}

}  // namespace weaveproof::clients
