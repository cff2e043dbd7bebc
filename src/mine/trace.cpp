#include "mine/trace.hpp"

#include <algorithm>
#include <map>
#include <new>

#include "base/memory_budget.hpp"

namespace weaveproof::mine {
namespace {

constexpr std::uint32_t kLongestTrace = 50'000, kLongestTurn = 1000;

class Miner {
 public:
  Miner(program::Program& program, const std::function<double()>& rnd) : program_(program), rnd_(rnd) {}

  void goAlong(program::StateId start, bool atRandom) {
    chains_.clear();
    program_.restore(start);
    last_ = 0;
    ++mined_.traces;
    try {
      if (runsToItsEnd(atRandom)) ++mined_.ended;
    } catch (const program::UnsupportedFeature&) {  // the search will say so, if it comes there
    } catch (const base::MemoryLimit&) {
    } catch (const std::bad_alloc&) {
    }
    for (const auto& [thread, chain] : chains_) {
      Sum& sum = sums_[thread];
      sum.thread.counts += chain.counts();
      const Behaviour behaviour = chain.counts().behaviour();
      for (std::size_t i = 0; i < behaviour.size(); ++i) sum.thread.behaviour[i] += behaviour[i];
      ++sum.traces;
    }
  }

  MinedThreads result() {
    for (auto& [number, sum] : sums_) {
      for (double& share : sum.thread.behaviour) share /= sum.traces;
      mined_.threads.push_back(std::move(sum.thread));
    }
    return std::move(mined_);
  }

 private:
  struct Sum {
    MinedThread thread;  // its behaviour is a sum until the end
    double traces = 0;
  };

  bool runsToItsEnd(bool atRandom) {
    for (std::uint32_t step = 0; step < kLongestTrace; ++step) {
      meetThreads();
      const program::Actions& enabled = program_.enabled();
      if (enabled.empty()) return true;
      const program::Action action = atRandom ? anyOf(enabled) : nextInTurn(enabled);
      note(action.thread);
      ++mined_.steps;
      const program::Outcome outcome = program_.advance(action);
      if (!outcome.goesOn()) return true;
      if (outcome.circles) return false;
    }
    return false;
  }

  // Descriptions are expensive: they are asked for when there is a new thread.
  void meetThreads() {
    const auto isNew = [&](const program::Pending& pending) { return !chains_.contains(pending.thread); };
    if (std::ranges::none_of(program_.pending(), isNew)) return;
    for (const program::DescribedThread& text : program_.facts().threads()) {
      chains_.try_emplace(text.number);
      MinedThread& thread = sums_[text.number].thread;
      if (thread.number != 0) continue;
      thread.number = text.number;
      thread.name = text.name;
      thread.runClass = text.runClass;
    }
  }

  // An atomic update, and a copy, is a read, then a write.
  void note(program::ThreadNumber thread) {
    const std::span<const program::Pending> all = program_.pending();
    const auto next = std::ranges::find(all, thread, &program::Pending::thread);
    if (next == all.end()) return;
    if (next->reads()) chains_[thread].read();
    if (next->writes()) chains_[thread].write();
  }

  program::Action anyOf(const program::Actions& enabled) const {
    std::vector<program::ThreadNumber> threads;
    for (const program::Action& action : enabled)
      if (threads.empty() || threads.back() != action.thread) threads.push_back(action.thread);
    const auto alternatives =
        std::ranges::equal_range(enabled, threads[draw(threads.size())], {}, &program::Action::thread);
    return alternatives[static_cast<std::ptrdiff_t>(draw(alternatives.size()))];
  }
  std::size_t draw(std::size_t range) const {
    return std::min(static_cast<std::size_t>(rnd_() * static_cast<double>(range)), range - 1);
  }

  // The first alternative of the thread that runs next; alternatives that only time out are taken when no other is
  // enabled.
  program::Action nextInTurn(const program::Actions& enabled) {
    const std::span<const program::Pending> all = program_.pending();
    const program::Action* best = nullptr;
    std::uint64_t bestPlace = 0;
    for (const program::Action& action : enabled) {
      const auto pending = std::ranges::find(all, action.thread, &program::Pending::thread);
      const bool timesOut = pending != all.end() && pending->timeoutOnly;
      const bool tired = action.thread == last_ && turn_ >= kLongestTurn;
      // Its own place is 0, and the others follow in cyclic order.
      const std::uint64_t ahead = std::uint64_t{action.thread} - last_ + (action.thread < last_ || tired ? kCircle : 0);
      const std::uint64_t place = ahead + (timesOut ? 2 * kCircle : 0);
      if (best == nullptr || place < bestPlace) best = &action, bestPlace = place;
    }
    turn_ = best->thread == last_ && turn_ < kLongestTurn ? turn_ + 1 : 1;
    last_ = best->thread;
    return *best;
  }

  static constexpr std::uint64_t kCircle = std::uint64_t{1} << 32;

  program::Program& program_;
  const std::function<double()>& rnd_;
  std::map<program::ThreadNumber, AccessChain> chains_;  // of this trace
  std::map<program::ThreadNumber, Sum> sums_;            // of all
  program::ThreadNumber last_ = 0;
  std::uint32_t turn_ = 0;  // steps that it has made in a row
  MinedThreads mined_;
};

}  // namespace

MinedThreads mineTraces(program::Program& program, program::StateId start, std::uint32_t traces,
                        const std::function<double()>& rnd) {
  Miner miner(program, rnd);
  for (std::uint32_t i = 0; i < traces; ++i) miner.goAlong(start, i != 0);
  return miner.result();
}

}  // namespace weaveproof::mine
