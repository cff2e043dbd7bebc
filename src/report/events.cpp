#include "report/events.hpp"

#include "words/action_text.hpp"
#include "words/call_text.hpp"
#include "words/value_text.hpp"
#include "words/wait_text.hpp"

namespace weaveproof::report {

namespace {

// What else a call did: at a thread a reader wants to know where it was started, and at a value where it was chosen.
std::string besides(const schedule::Counterexample& example, std::size_t first, std::size_t last) {
  std::string text;
  for (std::size_t i = first; i <= last; ++i) {
    const schedule::Step& step = example.steps[i];
    const program::ActionKind kind = step.pending.kind;
    const bool matters = kind == program::ActionKind::Start || kind == program::ActionKind::Interrupt ||
                         kind == program::ActionKind::Choice;
    const std::optional<program::LibraryCall>& call = example.steps[*step.call].described.call;
    if (matters && !(call && words::says(*call, kind))) text += ", " + words::textOf(step.described.act);
  }
  return text;
}

// By the step with which a call begins, the last one that is part of it.
std::vector<std::size_t> endsOfCalls(const std::vector<schedule::Step>& steps) {
  std::vector<std::size_t> ends(steps.size());
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (steps[i].call) ends[*steps[i].call] = i;
  return ends;
}

// The steps of the event are those of one call, or part of them: "takes from queue: waits, it is empty", "waits for done: the count is 1".
std::string callText(const schedule::Counterexample& example, const Event& event,
                     const std::vector<std::size_t>& ends) {
  const schedule::Step &first = example.steps[event.first], &last = example.steps[event.last];
  const bool isBegin = *first.call == event.first || !first.described.where.user.isKnown();
  program::LibraryCall call = isBegin ? *example.steps[*first.call].described.call : *first.described.call;
  if (!isBegin) call.part = program::LibraryCall::Part::GoesOn;
  const std::string what = words::textOf(call), more = besides(example, event.first, event.last);
  if (last.result.isKnown()) return what + ": " + words::textOf(last.result) + more;
  const std::string reason = last.wait ? words::reasonOf(*last.wait) : "";
  if (!reason.empty()) return what + more + (words::isWait(call) ? ": " : ": waits, ") + reason;
  const bool goesOn = first.described.where.user.isKnown() && ends[*first.call] > event.last;
  return what + more + (goesOn ? ": not done yet" : "");
}

}  // namespace

std::vector<Event> eventsOf(const schedule::Counterexample& example, bool internals) {
  const auto& steps = example.steps;
  const std::vector<std::size_t> ends = endsOfCalls(steps);
  std::vector<Event> events;
  for (std::size_t i = 0; i < steps.size();) {
    Event event{i, i, "", steps[i].interacts, false};
    const auto goesOn = [&](const schedule::Step& next, std::size_t index) {
      return next.call && next.call == steps[i].call && !next.switched &&
             next.action.thread == steps[i].action.thread && example.schedule.cycleStart != index;
    };
    while (!internals && event.last + 1 < steps.size() && goesOn(steps[event.last + 1], event.last + 1))
      event.interacts |= steps[++event.last].interacts;
    const schedule::Step& step = steps[i];
    event.isCall = !internals && step.call && (event.last > i || !step.described.saysMoreThanCall);
    event.what = event.isCall ? callText(example, event, ends) : words::textOf(step.described);
    i = event.last + 1;
    events.push_back(std::move(event));
    const auto [first, last] = std::pair(events.back().first, events.back().last);
    for (std::size_t at = first; at <= last; ++at)
      for (const program::SideEvent& side : steps[at].sideEvents)
        events.push_back({last, last, words::textOf(side), true, false, &side});
  }
  return events;
}

}  // namespace weaveproof::report
