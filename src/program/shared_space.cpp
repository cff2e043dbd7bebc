// From a class path to the initial state: the JDK is booted, a dry run finds out which library classes the program needs,
// these are initialised, and what then is in the heap is the base of all states.
#include "program/shared_space.hpp"

#include <algorithm>

#include "heap/references.hpp"
#include "image/contract_digest.hpp"
#include "jdk/base_classes.hpp"
#include "jdk/library_calls.hpp"
#include "jdk/shown_contracts.hpp"
#include "natives/registry.hpp"
#include "program/independence.hpp"
#include "program/java_program.hpp"
#include "program/library_base.hpp"
#include "program/rehearsal.hpp"
#include "program/store_oracle.hpp"
#include "state/for_each_leaf.hpp"
#include "tracking/marks.hpp"

namespace weaveproof::program {

namespace {

// A deterministic run cannot depend on today's date: 2024-01-01.
constexpr std::int64_t kEpochMillis = 1704067200000;
// The dry run is cut off after so many turns of 20,000 branches and calls.
constexpr std::uint64_t kDryTurns = 300;

bool readsProperties(std::string_view name) {
  return std::ranges::find(jdk::kReadsProperties, name) != std::end(jdk::kReadsProperties);
}

}  // namespace

std::unique_ptr<ProgramSpace> ProgramSpace::open(ProgramOptions options, base::MemoryBudget& budget) {
  try {
    return std::make_unique<SharedSpace>(std::move(options), budget);
  } catch (const vm::Unsupported& signal) {
    throw UnsupportedFeature{signal.sentence, {}};
  }
}

SharedSpace::SharedSpace(ProgramOptions programOptions, base::MemoryBudget& memoryBudget)
    : options(std::move(programOptions)),
      budget(memoryBudget),
      contents(memoryBudget),
      trees(std::make_unique<state::TreeStore>(memoryBudget)) {
  image::requireSupported(options.jdk);
  budget.require(0);
  world = std::make_unique<vm::World>(options.jdk, std::move(options.classPath), natives::nativesOf, tracking::mark);
  world->hostFiles.whileWaiting = [this] {
    if (options.stop && options.stop()) throw SearchStopped{};
  };
  auto machine = bootBase();
  facts_ = newMachine();
  facts_->copyFactsFrom(*machine);
  auto program = std::make_unique<JavaProgram>(*this, std::move(machine));
  program->stopIf(options.stop);
  beginning_ = program->begin();
  initial_ = program->state();
  // The oracles of the reduction and of the store see every state.
  if (beginning_.kind == Outcome::Kind::Running && !everyStepVisible() && !options.verifyStore)
    goThroughStartUp(*program);
  options.tellStartUp = nullptr;
  program->stopIf(nullptr);
  firstWorker_ = std::move(program);
  if (options.rehearse && beginning_.kind == Outcome::Kind::Running) {
    arrangeLeaves();
    if (options.spec.steps == spec::Steps::Contended || options.future) learnFromWalks();
  } else if (startUp_.steps != 0) {
    firstWorker_->restore(initial_);
  }
}

// A thread that waits in a loop may show that memory is contended.
void SharedSpace::goThroughStartUp(JavaProgram& program) {
  for (;;) {
    try {
      startUp_ = program.goThroughStartUp();
      return;
    } catch (const SearchStopped&) {
      if (!shared->internalsShared || !adoptContended()) throw;
      program.restore(initial_);
    }
  }
}

// Most contended memory is seen on a few schedules, so that few searches have to restart.
void SharedSpace::learnFromWalks() {
  constexpr unsigned kMostRounds = 16;
  const auto outcomes = shared->outcomes;
  const std::uint32_t assumed = shared->assumed;
  const std::uint64_t contracts = shared->contracts;
  const auto worker = newWorker();
  for (unsigned round = 0; round < kMostRounds; ++round) {
    const StateId from = startUp_.steps != 0 ? startUp_.end : initial_;
    if (!walkAtRandom(*worker, budget, from, round, options.stop)) break;
    if (!shared->internalsShared || !adoptContended()) break;
  }
  shared->outcomes = outcomes;
  shared->assumed = assumed;
  shared->contracts = contracts;
}

namespace {

// A state by its objects instead of their leaves, which can then be moved.
class Unplaced {
 public:
  Unplaced(const state::TreeStore& trees, const heap::Identities& identities, StateId state) {
    state::forEachLeaf(trees, state, [&](state::Leaf leaf, state::LeafValue value) {
      if (leaf.isHot())
        ofThreads_.emplace_back(leaf, value);
      else
        ofObjects_.emplace_back(identities.refAt(leaf.index()), value);
    });
  }

  StateId place(state::TreeStore& trees, const heap::Identities& identities, base::MemoryBudget& budget) const {
    state::StateVector state(trees, budget);
    for (const auto& [leaf, value] : ofThreads_) state.set(leaf, value);
    for (const auto& [object, value] : ofObjects_) state.set(state::Leaf::cold(identities.leafOf(object)), value);
    return state.commit();
  }

 private:
  std::vector<std::pair<state::Leaf, state::LeafValue>> ofThreads_;
  std::vector<std::pair<heap::Ref, state::LeafValue>> ofObjects_;
};

}  // namespace

// No search has begun, and the first worker makes room for one that knows nothing of the rehearsal.
void SharedSpace::arrangeLeaves() {
  heap::Identities& identities = shared->identities;
  const auto outcomes = shared->outcomes;
  const std::uint32_t assumed = shared->assumed;
  const std::uint64_t contracts = shared->contracts;
  const LeafTraffic traffic = rehearse(*firstWorker_, *trees, budget, options.stop);
  firstWorker_.reset();
  shared->outcomes = outcomes;
  shared->assumed = assumed;
  shared->contracts = contracts;

  const Unplaced initial(*trees, identities, initial_), end(*trees, identities, startUp_.end);
  identities.moveLeaves(traffic.arrange(identities.nearLeaves(), heap::Identities::kNear));
  trees = std::make_unique<state::TreeStore>(budget);
  initial_ = initial.place(*trees, identities, budget);
  startUp_.end = end.place(*trees, identities, budget);
}

SharedSpace::~SharedSpace() = default;

std::unique_ptr<vm::Machine> SharedSpace::newMachine() {
  vm::MachineOptions machineOptions;
  machineOptions.properties = options.properties;
  machineOptions.host = options.host;
  machineOptions.enableAssertions = true;
  machineOptions.maxHeapBytes = options.maxHeapBytes;
  machineOptions.processors = options.spec.processors;
  machineOptions.weakCas = options.spec.weakCas;
  machineOptions.beforeTaking = [this](std::uint64_t bytes) { budget.require(bytes); };
  auto machine = std::make_unique<vm::Machine>(*world, machineOptions);
  machine->baseNumbers = &baseNumbers_;
  return machine;
}

std::unique_ptr<vm::Machine> SharedSpace::bootBase() {
  auto machine = newMachine();
  vm::Machine& vm = *machine;
  vm.epochMillisAtStart = kEpochMillis;
  vm.muted = true;
  vm.boot();
  BootedMachine booted(vm, baseNumbers_);
  std::vector<vm::Class*> classes = dryRun(vm);
  booted.restore();
  initializeLibrary(booted, std::move(classes));
  vm::Thread& main = *vm.threads[0];
  spinLess(vm);
  vm.collectGarbage();
  freeze(vm);
  startMain(vm, main, options.mainClass, options.arguments);
  return machine;
}

// Runs the program once, as `run` would, to see what it needs.
std::vector<vm::Class*> SharedSpace::dryRun(vm::Machine& vm) {
  vm.habits = {};
  // What comes to life after the program has set a property may depend on it, and is left to the search.
  std::vector<vm::Class*> initialized;
  bool setsProperties = false;
  auto collect = [&] {
    world->forEachClass([&](vm::Class& c) {
      if (c.trusted && !c.hidden && c.loader->kind != vm::Loader::User && c.file && c.mirror && vm.at(c.mirror).klass &&
          vm.isInitialized(c))
        initialized.push_back(&c);
    });
  };
  vm.beforePropertiesChange = [&] {
    setsProperties = true;
    collect();
  };
  startMain(vm, *vm.threads[0], options.mainClass, options.arguments);
  try {
    vm.runAll(kDryTurns);
  } catch (const vm::ProgramExit&) {
  } catch (const vm::PathPruned&) {
  } catch (const vm::Unsupported&) {    // if the search meets it, it says so
  } catch (const base::MemoryLimit&) {  // likewise
  }
  vm.beforePropertiesChange = nullptr;
  if (!setsProperties) collect();
  for (const std::string_view name : jdk::kAlwaysInitialized)
    if (!setsProperties || !readsProperties(name)) initialized.push_back(world->bootClass(name));
  return initialized;
}

// Some synchronizers try hundreds of times before they park, if there are several processors; each try would be a step. Trying
// once is as right, and what they do on a machine with one processor.
void SharedSpace::spinLess(vm::Machine& vm) const {
  for (const jdk::SpinCount& count : jdk::spinCounts(options.jdk.feature)) {
    const vm::Class* c = world->findLoadedBuiltin(world->bootLoader(), world->symbol(count.holder));
    if (c && vm.at(c->mirror).klass && vm.isInitialized(*c))
      vm.at(c->mirror).set<std::int32_t>(vm::fieldNamed(*c, count.field).offset, 1);
  }
}

// Arrays of the library that are not written once they are filled: reading them is local.
void SharedSpace::markTables(vm::Machine& vm) const {
  if (!options.internals.all)
    world->forEachClass([&](vm::Class& c) {
      if (c.trusted && c.file && c.mirror && vm.at(c.mirror).klass && vm.isInitialized(c))
        tracking::trackerOf(vm).markTables(c);
    });
  for (const std::string_view name : jdk::kBoxCaches) {
    const vm::Class& c = *world->bootClass(name);
    tracking::trackerOf(vm).markTable(vm.getReference(c.mirror, vm::fieldNamed(c, jdk::kBoxCacheField).offset));
  }
}

// Everything that is in the heap now is the base. Other threads can reach all of it, but for the bytes of strings, and
// the lists of threads that groups keep.
void SharedSpace::freeze(vm::Machine& vm) {
  const heap::Ref end = vm.heap.seal();
  const std::uint32_t header = heap::kInternal | (everyStepVisible() ? heap::kEscaped | heap::kLeaked : heap::kEscaped);
  auto share = [&](heap::Object& object) { object.flags = (object.flags & ~heap::kMarked) | header; };
  world->forEachClass([&](vm::Class& c) {
    if (!c.mirror || !vm.at(c.mirror).klass) return;
    share(vm.at(c.mirror));
    if (!c.trusted) vm.at(c.mirror).flags &= ~heap::kInternal;
  });
  vm.heap.forEachObject([&](heap::Ref ref, heap::Object& object) {
    share(object);
    if (heap::isLarge(object)) object.flags |= heap::kInPieces;
    const vm::Class& c = vm::classOf(object);
    if (c.finalsChange) object.flags |= heap::kLeaked;
    if (!c.isArray() && &c != vm.known.string) baseNumbers_.give(ref, c);
  });
  if (!everyStepVisible())
    vm.heap.forEachObject([&](heap::Ref, heap::Object& object) {
      if (&vm::classOf(object) != vm.known.string) return;
      if (const heap::Ref bytes = object.get<heap::Ref>(vm.known.stringValue)) vm.at(bytes).flags &= ~heap::kEscaped;
    });
  const std::uint32_t threadsOfGroup = vm.known.groupThreads;
  if (!everyStepVisible() && threadsOfGroup)  // what the group alone uses, under its monitor
    vm.heap.forEachObject([&](heap::Ref, heap::Object& object) {
      if (&vm::classOf(object) != vm.known.threadGroup) return;
      if (const heap::Ref threads = object.get<heap::Ref>(threadsOfGroup))
        vm.at(threads).flags &= ~(heap::kEscaped | heap::kInternal);
    });
  vm.habits.handlersChange |= options.internals.all;
  vm.habits.groupsKept |= options.internals.all;
  constexpr heap::Ref kImage = static_cast<heap::Ref>(heap::Heap::kImageBytes / 8);
  constexpr heap::Ref kYoungEnd =
      static_cast<heap::Ref>((heap::Heap::kArenaBytes / 8) - kImage - tracking::SharedFacts::kImmortalUnits);
  shared = std::make_unique<tracking::SharedFacts>(end, kYoungEnd);
  shared->everythingVisible = everyStepVisible();
  shared->assumesDiscipline = options.spec.steps == spec::Steps::Contended;
  shared->keepAliveTimesOut = options.spec.keepAliveTimesOut;
  shared->fewCarriers = options.spec.carriers != 0;
  shared->time = options.spec.time;
  shared->systemOut = vm.getReference(vm.known.system->mirror, vm::fieldNamed(*vm.known.system, "out").offset);
  shared->systemErr = vm.getReference(vm.known.system->mirror, vm::fieldNamed(*vm.known.system, "err").offset);
  shared->shown = options.internals;
  shared->identities.beforeTaking = [this](std::uint64_t bytes) { budget.require(bytes); };
  shared->base.take(vm.heap.base(), world->mirrorEnd(), heap::Heap::kFirstObject, end);
  for (const auto& thread : vm.threads)
    if (thread) {
      shared->threadNumbers.emplace(thread->object, thread->number);
      thread->allocator = thread->object;
      thread->clock = 0;
    }
  shared->nameNumbers.use(options.threads.names);
  shared->threadIds.use(options.threads.ids);
  vm.supervisor = std::make_unique<tracking::Tracker>(vm, *shared);
  markTables(vm);
}

std::unique_ptr<Program> SharedSpace::newWorker() {
  if (firstWorker_) return layered(std::move(firstWorker_));
  budget.require(shared->base.bytes());
  auto machine = newMachine();
  shared->base.give(machine->heap.base());
  machine->copyFactsFrom(*facts_);
  machine->supervisor = std::make_unique<tracking::Tracker>(*machine, *shared);
  auto worker = std::make_unique<JavaProgram>(*this, std::move(machine));
  worker->restore(initial_);
  return layered(std::move(worker));
}

// With the oracles around it that are asked for.
std::unique_ptr<Program> SharedSpace::layered(std::unique_ptr<JavaProgram> worker) {
  const StoreOracle store(*this, worker->machine(), worker->store());
  std::unique_ptr<Program> program = std::move(worker);
  if (options.verifyStore) program = std::make_unique<VerifiedStore>(std::move(program), store);
  if (options.verifyIndependence)
    program = std::make_unique<VerifiedIndependence>(std::move(program), *options.verifyIndependence);
  return program;
}

std::vector<std::string> SharedSpace::outcomes() const {
  const std::lock_guard lock(shared->mutex);
  return {shared->outcomes.begin(), shared->outcomes.end()};
}

tracking::VisibleInternals SharedSpace::toBeVisible() const {
  const std::lock_guard lock(shared->mutex);
  tracking::VisibleInternals result = shared->shown;
  result.add(shared->learned);
  return result;
}

bool SharedSpace::adoptContended() {
  const std::lock_guard lock(shared->mutex);
  tracking::VisibleInternals& learned = shared->learned;
  if (learned.all || learned.waits || !learned.locations.empty()) return false;
  const std::size_t before = shared->shown.contended.size();
  shared->shown.contended.merge(learned.contended);
  if (shared->shown.contended.size() == before) throw std::logic_error("what was contended before is so again");
  learned.contended.clear();
  shared->discipline.clear();
  shared->internalsShared = false;
  return true;
}

const vm::Class* SharedSpace::mainClass() {
  std::string name = options.mainClass;
  std::ranges::replace(name, '.', '/');
  return world->findLoadedBuiltin(world->appLoader(), world->symbol(name));
}

bool SharedSpace::waitsWereLate() const { return (shared->assumed & jdk::bitOf(jdk::Assumption::LateTimeOuts)) != 0; }

bool SharedSpace::callsWereSteps() const { return (shared->assumed & jdk::bitOf(jdk::Assumption::LibraryCalls)) != 0; }

bool SharedSpace::timeStandsStill() const { return !shared->cameToStop && waitsWereLate(); }

std::vector<std::string> SharedSpace::sharedClasses() const {
  const std::lock_guard lock(shared->mutex);
  return {shared->learnedClasses.begin(), shared->learnedClasses.end()};
}

tracking::RecordedThreads SharedSpace::threadNumbers() const {
  const std::lock_guard lock(shared->mutex);
  return {shared->nameNumbers.all(), shared->threadIds.all()};
}

namespace {

std::string detailOf(jdk::Assumption assumption, const ProgramOptions& options, const std::string& unshown) {
  if (assumption == jdk::Assumption::UnshownCalls) return unshown;
  if (assumption == jdk::Assumption::Processors) return std::to_string(options.spec.processors);
  return assumption == jdk::Assumption::LateTimeOuts ? options.spec.time.limit() : std::string();
}

// Of these contracts, by their bits, those that were shown for other class files only: their simple names.
std::string unshownOf(std::uint64_t contracts, const image::Jimage& modules) {
  std::string unshown;
  for (const std::string_view holder : jdk::contracts()) {
    if (!(contracts & jdk::contractBit(holder))) continue;
    const std::uint64_t digest = image::digestOfContract(modules, holder);
    const bool isShown = std::ranges::any_of(jdk::shownContracts(), [&](const jdk::ShownContract& shown) {
      return shown.holder == holder && shown.digest == digest;
    });
    if (!isShown) unshown += (unshown.empty() ? "" : " ") + std::string(holder.substr(holder.rfind('/') + 1));
  }
  return unshown;
}

}  // namespace

std::vector<Assumed> SharedSpace::assumptions() const {
  const std::string unshown = unshownOf(shared->contracts, world->jimage());
  if (!unshown.empty()) shared->assume(jdk::Assumption::UnshownCalls);
  const std::uint32_t assumed = shared->assumed | world->assumed | jdk::kAlwaysAssumed;
  std::vector<Assumed> result;
  for (std::uint32_t i = 0; i < jdk::kAssumptions; ++i) {
    const auto assumption = static_cast<jdk::Assumption>(i);
    if (!(assumed & jdk::bitOf(assumption))) continue;
    if (assumption == jdk::Assumption::StrongCompareAndSet && options.spec.weakCas) continue;
    result.push_back({assumption, detailOf(assumption, options, unshown)});
  }
  return result;
}

}  // namespace weaveproof::program
