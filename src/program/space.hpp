// What all workers of one check share: the classes, the initial state, and the states stored so far.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/memory_budget.hpp"
#include "image/class_path.hpp"
#include "image/jdk.hpp"
#include "program/assumed.hpp"
#include "program/program.hpp"
#include "spec/check_spec.hpp"
#include "tracking/thread_numbers.hpp"
#include "tracking/visible_internals.hpp"

namespace weaveproof::change {
class FutureAccesses;
class Reach;
}  // namespace weaveproof::change

namespace weaveproof::program {

struct IndependenceResult;

struct ProgramOptions {
  image::Jdk jdk;
  image::ClassPath classPath;
  std::string mainClass;  // with dots
  std::vector<std::string> arguments;
  std::vector<std::pair<std::string, std::string>> properties;  // -Dname=value
  std::map<std::string, std::string> host;                      // what describes the host (natives/host/host.hpp)
  tracking::RecordedThreads threads;     // the numbers that threads had when a schedule was recorded
  spec::CheckSpec spec;            // without the properties, which do not concern the program
  std::shared_ptr<const change::FutureAccesses> future;  // Steps::Interfering: what threads may still access
  tracking::VisibleInternals internals;  // of the library's accesses to its own tables and caches, those that are visible too
  bool holdOff = false;         // a call of the library that would only have to wait is not enabled (library_waits.hpp)
  bool rehearse = false;        // for a search that will store many states: rehearsal.hpp
  bool recordBeginning = true;  // what is printed before the first step (Program::outputBefore)
  bool verifyStore = false;     // compare the whole heap with what is stored after every transition: slow, for tests
  std::function<bool()> stop;   // asked now and then on the way to the first visible action (SearchStopped)
  // That of the search. The start-up need not be longer, and steps that take far longer than so many are given up.
  std::optional<std::uint64_t> stateLimit;
  std::function<void(std::uint64_t)> tellStartUp;    // called now and then with the steps of the start-up so far
  IndependenceResult* verifyIndependence = nullptr;  // if not null: do so in every state, and put down what comes of it
  std::shared_ptr<const change::Reach>
      change;  // what has changed in the program, and which threads come to run it (Footprints::toChange); may be null
  std::uint64_t maxHeapBytes = std::uint64_t{1} << 30;  // of the program under test
};

// Steps after the initial state with which every schedule begins, because there is one thread that has no choice. The
// search need not explore them: none of them fails or ends the program, and no property of states can be violated in
// between.
struct StartUp {
  StateId end;              // where they lead to
  std::uint32_t steps = 0;  // 0: there are none
  std::uint64_t instructions = 0;
  double seconds = 0;  // that it took to go there

  void add(Action action) {
    ++steps;
    if (runs_.empty() || runs_.back().first != action) runs_.emplace_back(action, 0);
    ++runs_.back().second;
  }
  ThreadNumber thread() const {
    return runs_.empty() ? 0 : runs_.back().first.thread;
  }  // the thread that makes the steps; 0: none
  Actions actions() const {
    Actions all;
    for (const auto& [action, times] : runs_) all.insert(all.end(), times, action);
    return all;
  }

 private:
  std::vector<std::pair<Action, std::uint32_t>> runs_;  // each so many times, one after the other
};

class ProgramSpace {
 public:
  // Boots the JDK and runs the program up to its first visible action. Throws base::Error (no such class, no main),
  // UnsupportedFeature, MemoryLimit.
  static std::unique_ptr<ProgramSpace> open(ProgramOptions options, base::MemoryBudget& budget);
  virtual ~ProgramSpace() = default;

  // A program that stands in the initial state, for one thread of the search. The space must outlive it.
  virtual std::unique_ptr<Program> newWorker() = 0;

  // How the way to the initial state ended: a program may fail, or end, before it ever interacts.
  virtual const Outcome& beginning() const = 0;

  virtual const StartUp& startUp() const {
    static const StartUp none;
    return none;
  }

  virtual std::uint64_t storeBytes() const = 0;  // leaves and trees; visited sets have their own

  // What weaveproof.Check.outcome was given by any path, sorted, each once.
  virtual std::vector<std::string> outcomes() const = 0;

  // Becomes true when the program uses what the library was taken to keep for itself, so that it matters when the library
  // looks at it. What was found is real, but schedules may be missing: the program has to be opened again with `toBeVisible`.
  virtual const std::atomic<bool>& sharesInternals() const {
    static const std::atomic<bool> never = false;
    return never;
  }
  virtual tracking::VisibleInternals toBeVisible() const { return {}; }  // all that is known to be shared
  // If only kinds of memory were found to be contended, they are visible from now on, and the program need not be opened again.
  // No worker may be at work.
  virtual bool adoptContended() { return false; }
  virtual std::set<std::uint64_t> contended() const { return {}; }       // kinds of memory that are visible as such now
  virtual std::vector<std::string> sharedClasses() const { return {}; }  // the classes of its objects

  // No schedule has come to an end, and threads waited for time to pass while others ran. These others may have run for
  // ever, in cycles, and it is unknown what would have happened when time had passed.
  virtual bool timeStandsStill() const { return false; }

  // Some thread has come to a wait that is late (spec/time_policy.hpp).
  virtual bool waitsWereLate() const { return false; }

  // Some call of the library was a single step while other threads lived (tracking/library_calls.hpp).
  virtual bool callsWereSteps() const { return false; }

  // What was taken for granted so far: sentences, each once.
  virtual std::vector<Assumed> assumptions() const = 0;
  virtual tracking::RecordedThreads threadNumbers() const = 0;
};

}  // namespace weaveproof::program
