#include "report/deeds.hpp"

#include <fmt/format.h>

namespace weaveproof::report {

namespace {

// What else came of a call: who reads of a thread wants to know where it began, and of a value where it came from.
std::string besides(const schedule::Counterexample& example, std::size_t first, std::size_t last) {
  std::string text;
  for (std::size_t i = first; i <= last; ++i) {
    const schedule::Step& step = example.steps[i];
    const bool matters = step.pending.kind == vm::ActionKind::Start || step.pending.kind == vm::ActionKind::Interrupt ||
                         step.pending.kind == vm::ActionKind::Choice;
    const std::string verb = step.text.what.substr(0, step.text.what.find(' ') + 1);
    if (matters && !example.steps[*step.call].text.call.starts_with(verb)) text += ", " + step.text.what;
  }
  return text;
}

// "takes from queue: waits, it is empty", "waits for done: the count is 1".
std::string withWait(const std::string& what, const std::string& wait) {
  constexpr std::string_view kWaits = "waits, ";
  const bool saysSo = what.starts_with("waits") && wait.starts_with(kWaits);
  return what + ": " + (saysSo ? wait.substr(kWaits.size()) : wait);
}

// By the step with which a call begins, the last one that is part of it.
std::vector<std::size_t> endsOfCalls(const std::vector<schedule::Step>& steps) {
  std::vector<std::size_t> ends(steps.size());
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (steps[i].call) ends[*steps[i].call] = i;
  return ends;
}

// The steps of the deed are those of one call, or part of them.
std::string callWords(const schedule::Counterexample& example, const Deed& deed, const std::vector<std::size_t>& ends) {
  const schedule::Step &first = example.steps[deed.first], &last = example.steps[deed.last];
  const bool isBegin = *first.call == deed.first || !first.text.user.isKnown();
  const std::string what = isBegin ? example.steps[*first.call].text.call : "goes on in " + first.text.callee;
  const std::string more = besides(example, deed.first, deed.last);
  if (!last.result.empty()) return what + ": " + last.result + more;
  if (!last.wait.empty()) return withWait(what + more, last.wait);
  const bool goesOn = first.text.user.isKnown() && ends[*first.call] > deed.last;
  return what + more + (goesOn ? ": not done yet" : "");
}

}  // namespace

std::string whatOf(const program::ActionText& text) {
  if (!text.isCalledFromUser()) return text.what;
  if (!text.callee.empty()) return fmt::format("{}, in {}", text.what, text.callee);
  const std::string& holder = text.at.className;
  return fmt::format("{}, in {}.{}", text.what, holder.substr(holder.rfind('.') + 1), text.at.method);
}

std::vector<Deed> deedsOf(const schedule::Counterexample& example, bool internals) {
  const auto& steps = example.steps;
  const std::vector<std::size_t> ends = endsOfCalls(steps);
  std::vector<Deed> deeds;
  for (std::size_t i = 0; i < steps.size();) {
    Deed deed{i, i, "", steps[i].interacts, false};
    const auto goesOn = [&](const schedule::Step& next, std::size_t index) {
      return next.call && next.call == steps[i].call && next.switched.empty() &&
             next.action.thread == steps[i].action.thread && example.schedule.cycleStart != index;
    };
    while (!internals && deed.last + 1 < steps.size() && goesOn(steps[deed.last + 1], deed.last + 1))
      deed.interacts |= steps[++deed.last].interacts;
    const schedule::Step& step = steps[i];
    deed.isCall = !internals && step.call && (deed.last > i || !step.text.saysMoreThanCall);
    deed.what = deed.isCall ? callWords(example, deed, ends) : whatOf(step.text);
    i = deed.last + 1;
    deeds.push_back(std::move(deed));
    const auto [first, last] = std::pair(deeds.back().first, deeds.back().last);
    for (std::size_t at = first; at <= last; ++at)
      for (const program::Aside& aside : steps[at].asides)
        deeds.push_back({last, last, aside.text.what, true, false, &aside});
  }
  return deeds;
}

}  // namespace weaveproof::report
