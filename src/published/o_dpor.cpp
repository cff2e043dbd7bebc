// O-DPOR of stateful-por.txt, section 5: Source-DPOR of Abdulla, Aronis, Jonsson and Sagonas, Optimal Dynamic Partial
// Order Reduction (POPL 2014), Algorithm 1, with sleep sets and without wake-up trees. Two steps e and e' of different
// threads are in a race if they depend on each other and nothing comes between them. For each race, a thread has to be
// explored before e with which an execution can begin in which e' comes first: an *initial* of v. Here v consists of
// the steps that do not happen after e, followed by e'.
//
// Locks: a thread that is blocked races with its next step as well, since it may only be blocked because of the order.
//
// With state matching: a state that is met again is compared with the stack as in dpor.cpp. The algorithm demands the
// thread of e' itself if it is enabled, though it need not be an initial, and this is enough. Let w be an execution
// that begins with no explored thread, let a be the first step of w that depends on an explored thread t, and let p be
// the thread of a. Then p is explored. If p's own next step depends on an earlier step of w, the same holds with p in
// place of t and fewer steps of w before a. But p may be asleep there: what was explored elsewhere is only what can
// begin with p, and w need not be of that kind. So a sleeping thread stands for all enabled threads. A state that is
// met with a thread awake that slept before is explored again for these threads.
//
// The argument for sleep sets is about executions that end. If a search meets a cycle, it restarts without sleep sets
// (exploration.hpp).
#include <algorithm>

#include "published/algorithm.hpp"

namespace weaveproof::published {
namespace {

class OptimalDpor final : public Algorithm {
  using Algorithm::Algorithm;
  using Clock = Execution::Clock;

  bool wantsLts() const override { return path_.matchesStates; }
  bool wantsClocks() const override { return true; }
  bool sleeps() const override { return true; }

  void enter(Frame& s, program::ThreadNumber t) override {
    for (const Sleeping& sleeping : asleep_)
      if ((s.asleep & reduce::maskOf(sleeping.thread)) != 0) s.sleepers.push_back(sleeping);
    if (t != 0) s.sets.backtrack |= reduce::maskOf(t);
    for (const ThreadAt& p : s.threads)
      if (!p.isEnabled) findRaces(p.thread, p.step);
  }

  void executed(Frame& s, program::ThreadNumber thread, Futures::Number step, Futures::Number) override {
    findRaces(thread, step);
    asleep_.clear();
    for (const Sleeping& sleeping : s.sleepers)
      if (sleeping.thread != thread && futures_.dependents(step, sleeping.thread, sleeping.step) == 0)
        asleep_.push_back(sleeping);
  }

  // What such a thread would have done is in no execution after this step, so that no race can show it. If it was
  // blocked, another thread might have unblocked it, for example by an interrupt, which is otherwise independent of
  // this step.
  void changed(Frame& s, ThreadMask threads) override {
    s.sets.backtrack |= (threads & ~s.sets.enabled) != 0 ? s.sets.enabled : threads;
  }

  void comeBack(Frame& s) override {
    s.sets.done |= reduce::maskOf(s.thread);
    s.sleepers.push_back({s.thread, s.step});
  }

  ThreadMask asleep() const override {
    ThreadMask mask = 0;
    for (const Sleeping& sleeping : asleep_) mask |= reduce::maskOf(sleeping.thread);
    return mask;
  }
  void wakeAll() override { asleep_.clear(); }

  void happens(Futures::Number future) override {
    for (std::size_t i = 0; i < E_.size(); ++i)
      reduce::forEachThread(dependents(future, i), [&](program::ThreadNumber p) {
        if ((frames_[i].asleep & reduce::maskOf(p)) != 0)
          frames_[i].sets.backtrack |= frames_[i].sets.enabled;
        else
          add(frames_[i], reduce::maskOf(p));
      });
  }

  // Of what the thread does next, or would do if it could, with the steps of E.
  void findRaces(program::ThreadNumber p, Futures::Number step) {
    Clock clock = E_.clockBefore(p);
    races_.clear();
    for (std::size_t e = E_.size(); e-- > 0;) {
      if (!E_.isDependent(e, p, step) || E_.happensBefore(e, clock)) continue;
      races_.push_back(e);
      Execution::join(clock, E_[e].clock);
    }
    for (const std::size_t e : races_) add(frames_[e], initialsBehind(e, p, clock));
  }

  // The initials of v = notdep(e, E).p, where `clock` is that of the step of p.
  ThreadMask initialsBehind(std::size_t e, program::ThreadNumber p, const Clock& clock) {
    ThreadMask initials = 0, later = 0;
    v_.clear();
    const auto consider = [&](program::ThreadNumber thread, const Clock& its) {
      const bool comesLater = ((initials | later) & reduce::maskOf(thread)) != 0;
      const bool isFirst =
          !comesLater && std::ranges::none_of(v_, [&](std::size_t k) { return E_.happensBefore(k, its); });
      if (!comesLater) (isFirst ? initials : later) |= reduce::maskOf(thread);
    };
    for (std::size_t j = e + 1; j < E_.size(); ++j) {
      if (E_.happensBefore(e, E_[j].clock)) continue;
      consider(E_[j].thread, E_[j].clock);
      v_.push_back(j);
    }
    consider(p, clock);
    return initials;
  }

  static void add(Frame& s, ThreadMask initials) {
    if ((initials & s.sets.backtrack) != 0) return;
    initials &= s.sets.enabled;
    s.sets.backtrack |= initials == 0 ? s.sets.enabled : initials & (~initials + 1);
  }

  std::vector<Sleeping> asleep_;  // where E leads to
  std::vector<std::size_t> races_, v_;
};

}  // namespace

std::unique_ptr<Algorithm> makeOptimalDpor(Path& path) { return std::make_unique<OptimalDpor>(path); }

}  // namespace weaveproof::published
