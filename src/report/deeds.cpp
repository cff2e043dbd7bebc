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
    if (matters && !example.steps[*step.call].text.call.starts_with(step.text.what)) text += ", " + step.text.what;
  }
  return text;
}

}  // namespace

std::string whatOf(const program::ActionText& text) {
  if (text.inUserCode || text.userClass.empty()) return text.what;
  const std::string holder = text.className.substr(text.className.rfind('.') + 1);
  return fmt::format("{}, in {}.{}", text.what, holder, text.method);
}

std::vector<Deed> deedsOf(const schedule::Counterexample& example, bool internals) {
  const auto& steps = example.steps;
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
    if (!deed.isCall)
      deed.what = whatOf(step.text);
    else if (*step.call == i || step.text.userClass.empty())
      deed.what = steps[*step.call].text.call + besides(example, i, deed.last);
    else
      deed.what = "goes on in " + step.text.callee + besides(example, i, deed.last);
    if (deed.isCall && !steps[deed.last].wait.empty()) deed.what += ": " + steps[deed.last].wait;
    i = deed.last + 1;
    deeds.push_back(std::move(deed));
    const auto [first, last] = std::pair(deeds.back().first, deeds.back().last);
    for (std::size_t at = first; at <= last; ++at)
      for (const program::ActionText& aside : steps[at].asides)
        deeds.push_back({last, last, aside.what, true, false, &aside});
  }
  return deeds;
}

}  // namespace weaveproof::report
