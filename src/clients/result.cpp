#include "clients/result.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/wrap.hpp"
#include "verdict/exit_status.hpp"

namespace weaveproof::clients {

using verdict::Verdict;

std::optional<Broken> brokenIn(const std::string& message) {
  for (const std::string property : {"not linearizable", "not sequentially consistent"}) {
    const std::size_t at = message.find(property + ": ");
    if (at == std::string::npos) continue;
    Broken broken;
    broken.property = property;
    std::string rest = message.substr(at + property.size() + 2);
    constexpr std::string_view kEnd = " | | ";  // no result is empty
    if (const std::size_t end = rest.find(kEnd); end != std::string::npos) {
      broken.precedences = rest.substr(end + kEnd.size());
      rest.erase(end);
    }
    broken.results = splitResults(rest);
    return broken;
  }
  return std::nullopt;
}

namespace {

// A client that breaks sequential consistency is not linearizable, either; one that waits for ever or the like is
// neither.
std::string brokenProperty(const Results& results) {
  const auto isWeak = [](const ClientDetails& one) {
    return one.broken && one.broken->property == "not sequentially consistent";
  };
  return std::ranges::any_of(results.clients, isWeak) ? "sequentially consistent" : results.property;
}

}  // namespace

void Results::add(std::size_t number, const Client& client) {
  clients.push_back({number, client, {}, {}});
  checks.rows.push_back(unchecked(clients.size() - 1));
}

batch::Result Results::unchecked(std::size_t row) const {
  batch::Result result;
  result.suite = subject->className;
  result.name = fmt::format("client {}: {}", clients[row].number, textOf(clients[row].client, subject->calls));
  result.title = result.name;
  result.verdict = Verdict::Skipped;
  result.word = kUnchecked;
  return result;
}

int Results::status() const {
  if (checks.count(Verdict::Violation) > 0) return verdict::kViolation;
  if (checks.count(Verdict::Error) > 0) return verdict::kInternalError;
  if (checks.count(Verdict::Unsupported) > 0) return verdict::kUnsupported;
  const bool isAll = std::ranges::all_of(notCalled, [](const NotCalled& one) { return one.isWish; });
  return allPass() && (isAll || oneAsked) ? verdict::kNoViolation : verdict::kInconclusive;
}

bool Results::allPass() const { return unfinished.empty() && checks.count(Verdict::NoViolation) == clients.size(); }

std::string notCalledBecause(const Results& results, bool isWish) {
  constexpr std::size_t kMost = 12;
  std::vector<std::string> methods;
  for (const NotCalled& one : results.notCalled)
    if (one.isWish == isWish) methods.push_back(one.method);
  const std::size_t more = methods.size() - std::min(methods.size(), kMost);
  methods.resize(methods.size() - more);
  return fmt::format("{}{}", fmt::join(methods, ", "), more == 0 ? "" : fmt::format(" and {} more", more));
}

std::string conclusionOf(const Results& results) {
  const std::size_t all = results.clients.size();
  const batch::Results& checks = results.checks;
  std::string text = fmt::format("{} client{}", report::grouped(all), all == 1 ? "" : "s");
  const char* separator = ": ";
  const auto add = [&](Verdict verdict, const char* what) {
    if (const std::size_t count = checks.count(verdict)) {
      text += fmt::format("{}{} {}", separator, report::grouped(count), what);
      separator = ", ";
    }
  };
  add(Verdict::NoViolation, checks.count(Verdict::NoViolation) == 1 ? "passes" : "pass");
  add(Verdict::Violation, checks.count(Verdict::Violation) == 1 ? "violation" : "violations");
  add(Verdict::Inconclusive, "inconclusive");
  add(Verdict::Unsupported, "unsupported");
  add(Verdict::Error, "without an answer");
  add(Verdict::Skipped, "not checked");
  text += ". ";
  if (checks.count(Verdict::Violation) > 0) return text + "The class is not " + brokenProperty(results) + ".";
  if (!results.allPass()) return text + "Not every schedule of every client was covered.";
  const std::string missing = notCalledBecause(results, false), unwanted = notCalledBecause(results, true);
  if (!missing.empty() && !results.oneAsked)
    return text +
           fmt::format(
               "Their results are {} on every schedule, but nothing is known of methods that no client calls: {}.",
               results.property, missing);
  const bool isAll = results.all == all;
  text += fmt::format("The results of {} are {} on every schedule.",
                      isAll ? "all of them" : "the clients that were checked", results.property);
  return unwanted.empty() || results.oneAsked ? text : text + fmt::format(" Not called, as you said: {}.", unwanted);
}

batch::Results asTests(const Results& results) {
  batch::Results tests = results.checks;
  if (!results.unfinished.empty()) tests.problems.push_back(results.unfinished);
  if (const std::string missing = notCalledBecause(results, false); !missing.empty() && !results.oneAsked) {
    batch::Result test;
    test.suite = results.subject->className;
    test.name = test.title = "methods that no client calls";
    test.said = missing;
    tests.rows.push_back(std::move(test));
  }
  return tests;
}

}  // namespace weaveproof::clients
