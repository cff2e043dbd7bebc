#include "clients/result.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/wrap.hpp"

namespace weaveproof::clients {

const char* nameOf(Verdict verdict) {
  switch (verdict) {
    case Verdict::Passes:
      return "no-violation";
    case Verdict::Violation:
      return "violation";
    case Verdict::Undecided:
      return "inconclusive";
    case Verdict::Unsupported:
      return "unsupported";
    case Verdict::Error:
      return "error";
    case Verdict::Unchecked:
      return "unchecked";
  }
  return "";
}

Verdict verdictNamed(const std::string& name) {
  for (const Verdict verdict : {Verdict::Passes, Verdict::Violation, Verdict::Undecided, Verdict::Unsupported})
    if (name == nameOf(verdict)) return verdict;
  return Verdict::Error;
}

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
  const auto isWeak = [](const ClientResult& one) {
    return one.broken && one.broken->property == "not sequentially consistent";
  };
  return std::ranges::any_of(results.clients, isWeak) ? "sequentially consistent" : results.property;
}

}  // namespace

std::size_t Results::count(Verdict verdict) const {
  return static_cast<std::size_t>(
      std::ranges::count_if(clients, [&](const ClientResult& client) { return client.verdict == verdict; }));
}

int Results::status() const {
  if (count(Verdict::Violation) > 0) return 1;
  if (count(Verdict::Error) > 0) return 5;
  if (count(Verdict::Unsupported) > 0) return 4;
  const bool isAll = std::ranges::all_of(notCalled, [](const NotCalled& one) { return one.isWish; });
  return allPass() && (isAll || oneAsked) ? 0 : 3;
}

bool Results::allPass() const { return unfinished.empty() && count(Verdict::Passes) == clients.size(); }

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
  std::string text = fmt::format("{} client{}", report::grouped(all), all == 1 ? "" : "s");
  const char* separator = ": ";
  const auto add = [&](Verdict verdict, const char* what) {
    if (const std::size_t count = results.count(verdict)) {
      text += fmt::format("{}{} {}", separator, report::grouped(count), what);
      separator = ", ";
    }
  };
  add(Verdict::Passes, results.count(Verdict::Passes) == 1 ? "passes" : "pass");
  add(Verdict::Violation, results.count(Verdict::Violation) == 1 ? "violation" : "violations");
  add(Verdict::Undecided, "inconclusive");
  add(Verdict::Unsupported, "unsupported");
  add(Verdict::Error, "without an answer");
  add(Verdict::Unchecked, "not checked");
  text += ". ";
  if (results.count(Verdict::Violation) > 0) return text + "The class is not " + brokenProperty(results) + ".";
  if (!results.allPass()) return text + "Not every schedule of every client was covered.";
  const std::string missing = notCalledBecause(results, false), unwanted = notCalledBecause(results, true);
  if (!missing.empty() && !results.oneAsked)
    return text + fmt::format("Their results are {} on every schedule, but nothing is known of methods that no client calls: {}.",
                              results.property, missing);
  const bool isAll = results.all == all;
  text += fmt::format("The results of {} are {} on every schedule.", isAll ? "all of them" : "the clients that were checked",
                      results.property);
  return unwanted.empty() || results.oneAsked ? text : text + fmt::format(" Not called, as you said: {}.", unwanted);
}

}  // namespace weaveproof::clients
