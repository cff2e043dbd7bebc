#include "words/assumption_text.hpp"

#include <cassert>

namespace weaveproof::words {
namespace {

using jdk::Assumption;

constexpr AssumptionText kTexts[] = {
    {Assumption::OneOrder, nullptr, "all threads see all writes in one order (sequential consistency)"},
    {Assumption::NoSpuriousWakeups, nullptr,
     "a wait ends only by a notification, an interrupt or a time-out (no spurious wake-ups)"},
    {Assumption::SameHashCodes, nullptr, "identity hash codes and random seeds are the same on every schedule"},
    {Assumption::ThreadNumbers, "another thread than main makes threads",
     "a thread's id, and the number in a name like Thread-0, are the same on every schedule"},
    {Assumption::ProxyNumbers, "a class is made for a dynamic proxy or an annotation",
     "the number in the name of a proxy's class follows from its interfaces"},
    {Assumption::SameClasses, "a class loader of the program's own defines a class",
     "a class loader of the program gives the same class for a name on every schedule"},
    {Assumption::LibraryCalls, "a call of the library is a single step (--library contracts)",
     "a library call that takes effect at one moment is a single step (--library exact explores each of its steps)"},
    {Assumption::UnshownCalls,
     "such a call is of a class whose files differ from those that bench/contracts was run on",
     "that calls of {0} take effect at one moment was not shown for the classes of this JDK (bench/contracts {0} shows "
     "it)"},
    {Assumption::IdleWorkers, "a worker of a pool was kept, without --keep-alive free",
     "idle workers of thread pools are kept until all that is left to happen is that time passes (see --keep-alive)"},
    {Assumption::LateTimeOuts, "a thread waits for a time that is late (--time)",
     "a wait that has a time limit{} ends by it only when no thread can go on, the earliest first (see --time)"},
    {Assumption::Fairness, "with --fair a thread has been made to let others go first",
     "a thread that yields, or whose time is up, lets all others go first (--fair)"},
    {Assumption::ClockOfReaders, "user code reads a clock, without --time last",
     "the time that a thread reads goes on by what threads that read it have waited"},
    {Assumption::WallClock, "user code reads the date", "the program starts on 1 January 2024 at midnight, UTC"},
    {Assumption::Processors, "the program asks how many there are, or uses a pool that does",
     "there are {} processors (--processors)"},
    {Assumption::StrongCompareAndSet, "the program calls a weakCompareAndSet, without --weak-cas",
     "a weakCompareAndSet fails only if the value is another one (--weak-cas tries the other failures)"},
    {Assumption::StrongModes, "the program calls getAcquire, setRelease, getOpaque, lazySet or their like",
     "accesses by modes weaker than volatile (acquire, release, opaque) are volatile"},
    {Assumption::RacesInAtomic, "the program uses Check.atomic, and no race was met",
     "races of what Check.atomic does were not looked for"},
    {Assumption::StackTraces, "the program asks for the stack of another thread",
     "other threads' stack traces show them right before what they do to shared memory"},
    {Assumption::ManyCarriers, "a virtual thread was blocked while it was pinned, without --carriers",
     "there are as many carriers as virtual threads, some of which were pinned while they waited (--carriers N tries "
     "fewer)"},
};

// What fills the gap of the sentence.
std::string gapOf(const program::Assumed& assumed) {
  if (assumed.assumption != Assumption::LateTimeOuts || assumed.detail.empty()) return assumed.detail;
  return " of " + assumed.detail + " or more";
}

}  // namespace

std::span<const AssumptionText> assumptionTexts() { return kTexts; }

std::string textOf(const program::Assumed& assumed) {
  const auto place = static_cast<std::size_t>(assumed.assumption);
  assert(place < std::size(kTexts) && kTexts[place].assumption == assumed.assumption && "a row for each, in order");
  std::string sentence = kTexts[place].sentence;
  const std::string part = gapOf(assumed);
  for (const std::string_view mark : {std::string_view("{}"), std::string_view("{0}")})
    for (std::size_t gap = 0; (gap = sentence.find(mark, gap)) != std::string::npos; gap += part.size())
      sentence.replace(gap, mark.size(), part);
  return sentence;
}

}  // namespace weaveproof::words
