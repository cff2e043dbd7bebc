// A transition system to test searches with: threads with little straight-line programs over shared variables and monitors.
// States are interned exactly, and everything can be counted by hand.
#pragma once

#include <algorithm>
#include <cassert>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "base/mix.hpp"
#include "program/space.hpp"
#include "search/search.hpp"

namespace weaveproof::search::fake {

struct Op {
  enum class Kind {
    Read,    // register = variable a
    Write,   // variable a = b
    Store,   // variable a = register + b
    Update,  // variable a += b, atomically
    Lock,    // monitor a; Unlock, by who has it, is merged into the transition before it
    Unlock,
    Choose,   // register = 0 ... a - 1
    Sleep,    // can only time out
    Expect,   // local: fails when the register is not a
    Throw,    // local
    Assume,   // local: prunes the path when the register is not a
    Spin,     // local: never ends
    Jump,     // local: go to op a when the register is b; with b < 0: always
    Exit,     // ends the program
    Missing,  // is not supported
  } kind;
  int a = 0;
  int b = 0;
};

inline Op read(int variable) { return {Op::Kind::Read, variable}; }
inline Op write(int variable, int value) { return {Op::Kind::Write, variable, value}; }
inline Op store(int variable, int plus = 0) { return {Op::Kind::Store, variable, plus}; }
inline Op update(int variable, int plus = 1) { return {Op::Kind::Update, variable, plus}; }
inline Op lock(int monitor) { return {Op::Kind::Lock, monitor}; }
inline Op unlock(int monitor) { return {Op::Kind::Unlock, monitor}; }
inline Op choose(int values) { return {Op::Kind::Choose, values}; }
inline Op sleep() { return {Op::Kind::Sleep}; }
inline Op expect(int value) { return {Op::Kind::Expect, value}; }
inline Op raise() { return {Op::Kind::Throw}; }
inline Op assume(int value) { return {Op::Kind::Assume, value}; }
inline Op spin() { return {Op::Kind::Spin}; }
inline Op jump(int target) { return {Op::Kind::Jump, target, -1}; }
inline Op jumpIf(int target, int value) { return {Op::Kind::Jump, target, value}; }
inline Op exit() { return {Op::Kind::Exit}; }
inline Op missing() { return {Op::Kind::Missing}; }

struct Thread {
  std::vector<Op> code;
  bool daemon = false;
  std::set<int> changed = {};  // ops that count as changed
};

struct Model {
  std::vector<Thread> threads;
  int variables = 4;
  int monitors = 4;
  bool volatileVariables = false;
  int heldByFirst = -1;  // a monitor that thread 1 has from the beginning
};

inline Model threads(std::vector<std::vector<Op>> codes) {
  Model model;
  for (auto& code : codes) model.threads.push_back({std::move(code), false});
  return model;
}

// `count` threads with the same code.
inline Model threads(int count, const std::vector<Op>& code) {
  return threads(std::vector<std::vector<Op>>(static_cast<std::size_t>(count), code));
}

// The model behind so many steps of thread 1, for which all others wait.
inline Model behindStartUp(Model model, int steps) {
  model.heldByFirst = model.monitors++;
  for (std::size_t i = 0; i < model.threads.size(); ++i) {
    std::vector<Op> before;
    if (i == 0)
      for (int step = 1; step <= steps; ++step) before.push_back(step == steps ? write(0, 0) : write(0, step));
    else
      before.push_back(lock(model.heldByFirst));
    before.push_back(unlock(model.heldByFirst));
    std::vector<Op>& code = model.threads[i].code;
    for (Op& op : code)
      if (op.kind == Op::Kind::Jump) op.a += static_cast<int>(before.size());
    code.insert(code.begin(), before.begin(), before.end());
  }
  return model;
}

// pc and register of each thread, then the variables, then the owners of the monitors.
using Values = std::vector<int>;

class Space;

class Machine final : public program::Program, private program::Footprints, private program::Facts {
 public:
  explicit Machine(Space& space);

  state::StateId state() const override;
  const program::Actions& enabled() override;
  std::span<const program::Pending> pending() override;
  program::Outcome execute(program::Action action) override;
  program::Outcome advance(program::Action action) override;
  void restore(state::StateId state) override;
  program::ThreadNumber ownerFor(const program::Pending& pending) override;
  program::Footprint footprintOf(const program::Pending& pending, std::optional<std::uint32_t> alternative) override;
  bool mayEnd(const program::Pending& pending) const override;
  program::ToChange toChange(program::ThreadNumber thread) override;
  std::uint32_t pastBehind(std::uint32_t past) override { return past | accessed_; }
  bool mayInterfere(program::ThreadNumber thread, std::uint32_t past) override;
  std::uint64_t hash() override;

  program::DescribedAction describe(program::Action action) override;
  std::vector<program::DescribedThread> threads() override;
  program::ObjectName nameOfObject(std::uint32_t object) override { return {"Object", object}; }
  program::Location locationOf(const program::Pending& access) override {
    return {.object = {"v" + std::to_string(access.object - 1)}};
  }
  std::string classOfField(const program::Pending&) override { return "Variables"; }
  std::uint64_t instructions() const override { return instructions_; }

  // Runs local steps up to the first visible one of each thread.
  program::Outcome begin();
  const Values& values() const { return values_; }

 private:
  friend class Space;
  static constexpr std::uint32_t kMonitors = 100;  // object numbers

  int& pc(std::size_t thread) { return values_[2 * thread]; }
  int pc(std::size_t thread) const { return values_[2 * thread]; }
  int& reg(std::size_t thread) { return values_[2 * thread + 1]; }
  int& variable(int i);
  int& owner(int monitor);
  const Op* next(std::size_t thread) const;
  program::Outcome move(program::Action action);
  program::Outcome local(std::size_t thread);
  program::Outcome fail(std::size_t thread, program::Failure::Kind kind, const std::string& what);
  void look();

  Space& space_;
  Values values_;
  bool looked_ = false;
  program::Actions enabled_;
  std::vector<program::Pending> pending_;
  std::uint64_t instructions_ = 0;
  std::uint32_t accessed_ = 0;  // by the last step
};

class Space final : public program::ProgramSpace {
 public:
  explicit Space(Model model) : model_(std::move(model)) {
    for (const Thread& thread : model_.threads) toChange_.push_back(toChangeIn(thread));
    beginning_ = Machine(*this).begin();
  }
  program::ToChange toChange(std::size_t thread, int pc) const {
    return toChange_[thread][static_cast<std::size_t>(pc)];
  }

  std::unique_ptr<program::Program> newWorker() override {
    auto machine = std::make_unique<Machine>(*this);
    machine->begin();
    return machine;
  }
  const program::Outcome& beginning() const override { return beginning_; }
  const program::StartUp& startUp() const override { return startUp_; }
  std::uint64_t storeBytes() const override { return 0; }

  // Searches are to begin behind the forced moves with which all schedules begin.
  void goThroughStartUp() {
    Machine machine(*this);
    machine.begin();
    while (machine.enabled().size() == 1) {
      const program::Action action = machine.enabled().front();
      const Values before = machine.values();
      if (machine.execute(action).kind != program::Outcome::Kind::Running) {
        machine.restore(intern(before));
        break;
      }
      startUp_.add(action);
    }
    startUp_.end = machine.state();
  }
  std::vector<std::string> outcomes() const override { return {}; }
  std::vector<program::Assumed> assumptions() const override { return {}; }
  tracking::RecordedThreads threadNumbers() const override { return {}; }

  // When recording: the actions of each walk, which begins where the program is restored.
  bool recording = false;
  std::vector<std::vector<program::Action>> walks;

  const Model& model() const { return model_; }
  state::StateId intern(const Values& values) {
    const std::lock_guard lock(mutex_);
    const auto [found, isNew] = ids_.try_emplace(values, states_.size() + 1);
    if (isNew) states_.push_back(&found->first);
    return {found->second};
  }
  // Every state that was ever asked for its id: those that a search has met.
  std::set<Values> met() const {
    std::set<Values> states;
    for (const auto& [values, id] : ids_) states.insert(values);
    return states;
  }
  const Values& valuesOf(state::StateId state) {
    const std::lock_guard lock(mutex_);
    return *states_.at(state.bits - 1);
  }

 private:
  // By pc: what is behind it, and what its jumps can lead to.
  static std::vector<program::ToChange> toChangeIn(const Thread& thread) {
    const std::size_t size = thread.code.size();
    std::vector<program::ToChange> where(size + 1, program::ToChange::Behind);
    for (const int at : thread.changed)
      if (static_cast<std::size_t>(at) < size) where[static_cast<std::size_t>(at)] = program::ToChange::Within;
    for (bool isNew = true; isNew;) {
      isNew = false;
      for (std::size_t at = size; at-- > 0;) {
        const Op& op = thread.code[at];
        const bool jumps = op.kind == Op::Kind::Jump;
        const bool ahead = (jumps && where[static_cast<std::size_t>(op.a)] != program::ToChange::Behind) ||
                           ((!jumps || op.b >= 0) && where[at + 1] != program::ToChange::Behind);
        if (!ahead || where[at] != program::ToChange::Behind) continue;
        where[at] = program::ToChange::Ahead;
        isNew = true;
      }
    }
    return where;
  }

  const Model model_;
  std::vector<std::vector<program::ToChange>> toChange_;  // of each thread, by pc
  program::Outcome beginning_;
  program::StartUp startUp_;
  std::mutex mutex_;
  std::map<Values, std::uint64_t> ids_;
  std::deque<const Values*> states_;
};

inline Machine::Machine(Space& space)
    : Program(static_cast<Footprints&>(*this), static_cast<Facts&>(*this)), space_(space) {
  const Model& model = space.model();
  values_.assign(2 * model.threads.size() + static_cast<std::size_t>(model.variables + model.monitors), 0);
  if (model.heldByFirst >= 0) owner(model.heldByFirst) = 1;
}

inline int& Machine::variable(int i) {
  return values_[2 * space_.model().threads.size() + static_cast<std::size_t>(i)];
}
inline int& Machine::owner(int monitor) {
  return values_[2 * space_.model().threads.size() + static_cast<std::size_t>(space_.model().variables + monitor)];
}
inline const Op* Machine::next(std::size_t thread) const {
  const auto& code = space_.model().threads[thread].code;
  const auto at = static_cast<std::size_t>(pc(thread));
  return at < code.size() ? &code[at] : nullptr;
}

inline program::ToChange Machine::toChange(program::ThreadNumber number) {
  return space_.toChange(number - 1, pc(number - 1));
}

// Of four threads and four variables, which is all that they are used for: a bit for the reads, one for the writes.
inline std::uint32_t accessesOf(std::size_t thread, const Op& op) {
  const std::uint32_t bit = 1U << (8 * (thread % 4) + 2 * static_cast<unsigned>(op.a % 4));
  switch (op.kind) {
    case Op::Kind::Read:
      return bit;
    case Op::Kind::Write:
    case Op::Kind::Store:
      return bit << 1;
    case Op::Kind::Update:
      return bit | bit << 1;
    default:
      return 0;
  }
}

// Jumps may go anywhere.
inline bool Machine::mayInterfere(program::ThreadNumber number, std::uint32_t past) {
  const std::vector<Op>& code = space_.model().threads[number - 1].code;
  const bool jumps = std::ranges::any_of(code, [](const Op& op) { return op.kind == Op::Kind::Jump; });
  std::uint32_t future = 0;
  for (std::size_t i = jumps ? 0 : static_cast<std::size_t>(pc(number - 1)); i < code.size(); ++i)
    future |= accessesOf(0, code[i]);
  constexpr std::uint32_t kWrites = 0xaa;
  for (std::size_t other = 0; other < 4; ++other) {
    const std::uint32_t before = past >> (8 * other) & 0xff;
    if (other != (number - 1) % 4 && (((before << 1 & future) | (before & future << 1) | (before & future)) & kWrites))
      return true;
  }
  return false;
}

inline state::StateId Machine::state() const { return space_.intern(values_); }
inline std::uint64_t Machine::hash() {
  std::uint64_t hash = 1;
  for (const int value : values_) hash = base::mixWords(hash, static_cast<std::uint64_t>(value));
  return hash;
}
inline void Machine::restore(state::StateId state) {
  values_ = space_.valuesOf(state);
  looked_ = false;
  if (space_.recording) space_.walks.emplace_back();
}

inline program::Outcome Machine::begin() {
  program::Outcome outcome;
  for (std::size_t i = 0; i < space_.model().threads.size(); ++i) {
    outcome = local(i);
    if (outcome.kind != program::Outcome::Kind::Running) return outcome;
  }
  if (enabled().empty() && pending_.empty()) outcome.kind = program::Outcome::Kind::Ended;
  return outcome;
}

inline void Machine::look() {
  if (looked_) return;
  looked_ = true;
  enabled_.clear();
  pending_.clear();
  bool userThreads = false;
  for (std::size_t i = 0; i < space_.model().threads.size(); ++i) {
    if (next(i) != nullptr && !space_.model().threads[i].daemon) userThreads = true;
  }
  if (!userThreads) return;
  for (std::size_t i = 0; i < space_.model().threads.size(); ++i) {
    const Op* op = next(i);
    if (op == nullptr) continue;
    program::Pending pending;
    pending.thread = static_cast<program::ThreadNumber>(i + 1);
    pending.daemon = space_.model().threads[i].daemon;
    pending.alternatives = 1;
    switch (op->kind) {
      case Op::Kind::Read:
        pending.kind = program::ActionKind::Read;
        break;
      case Op::Kind::Write:
      case Op::Kind::Store:
        pending.kind = program::ActionKind::Write;
        break;
      case Op::Kind::Update:
        pending.kind = program::ActionKind::Update;
        break;
      case Op::Kind::Lock:
        pending.kind = program::ActionKind::Lock;
        pending.object = kMonitors + static_cast<std::uint32_t>(op->a);
        if (owner(op->a) != 0) pending.alternatives = 0;
        break;
      case Op::Kind::Choose:
        pending.kind = program::ActionKind::Choice;
        pending.alternatives = static_cast<std::uint32_t>(op->a);
        break;
      case Op::Kind::Sleep:
        pending.kind = program::ActionKind::Sleep;
        pending.timeoutOnly = true;
        break;
      case Op::Kind::Exit:
        pending.kind = program::ActionKind::Exit;
        break;
      default:
        pending.kind = program::ActionKind::Other;
        break;
    }
    if (pending.isAccess()) {
      pending.object = static_cast<std::uint32_t>(op->a) + 1;
      pending.ofUserCode = true;
      pending.plain = pending.kind != program::ActionKind::Update && !space_.model().volatileVariables;
    }
    for (std::uint32_t k = 0; k < pending.alternatives; ++k) enabled_.push_back({pending.thread, k});
    pending_.push_back(pending);
  }
}

inline const program::Actions& Machine::enabled() {
  look();
  return enabled_;
}
inline std::span<const program::Pending> Machine::pending() {
  look();
  return pending_;
}

inline program::Outcome Machine::execute(program::Action action) { return move(action); }
inline program::Outcome Machine::advance(program::Action action) { return move(action); }

inline program::Outcome Machine::move(program::Action action) {
  assert(std::ranges::find(enabled(), action) != enabled().end() && "an enabled action");
  const std::size_t thread = action.thread - 1;
  const Op op = *next(thread);
  if (op.kind == Op::Kind::Missing) throw program::UnsupportedFeature{"the op that nobody has"};
  if (space_.recording) space_.walks.back().push_back(action);
  looked_ = false;
  ++instructions_;
  accessed_ = accessesOf(thread, op);
  ++pc(thread);
  switch (op.kind) {
    case Op::Kind::Read:
      reg(thread) = variable(op.a);
      break;
    case Op::Kind::Write:
      variable(op.a) = op.b;
      break;
    case Op::Kind::Store:
      variable(op.a) = reg(thread) + op.b;
      break;
    case Op::Kind::Update:
      variable(op.a) += op.b;
      break;
    case Op::Kind::Lock:
      owner(op.a) = static_cast<int>(action.thread);
      break;
    case Op::Kind::Choose:
      reg(thread) = static_cast<int>(action.alternative);
      break;
    case Op::Kind::Exit:
      return {program::Outcome::Kind::Ended, nullptr, false};
    default:
      break;
  }
  program::Outcome outcome = local(thread);
  if (outcome.kind == program::Outcome::Kind::Running && pending().empty())
    outcome.kind = program::Outcome::Kind::Ended;
  return outcome;
}

// The local steps behind a visible one.
inline program::Outcome Machine::local(std::size_t thread) {
  while (const Op* op = next(thread)) {
    switch (op->kind) {
      case Op::Kind::Unlock:
        if (owner(op->a) == static_cast<int>(thread + 1)) owner(op->a) = 0;
        break;
      case Op::Kind::Expect:
        if (reg(thread) != op->a) return fail(thread, program::Failure::Kind::Assertion, "java.lang.AssertionError");
        break;
      case Op::Kind::Throw:
        return fail(thread, program::Failure::Kind::Exception, "java.lang.IllegalStateException");
      case Op::Kind::Assume:
        if (reg(thread) != op->a) return {program::Outcome::Kind::Pruned, nullptr, false};
        break;
      case Op::Kind::Spin:
        return fail(thread, program::Failure::Kind::LocalLoop, "");
      case Op::Kind::Jump:
        if (op->b < 0 || reg(thread) == op->b) {
          pc(thread) = op->a;
          continue;
        }
        break;
      default:
        return {};
    }
    ++pc(thread);
  }
  return {};
}

// The thread is gone; others may go on, unless it loops.
inline program::Outcome Machine::fail(std::size_t thread, program::Failure::Kind kind, const std::string& what) {
  program::Failure failure;
  failure.kind = kind;
  failure.thread = static_cast<program::ThreadNumber>(thread + 1);
  failure.threadName = "T" + std::to_string(thread + 1);
  failure.className = what;
  failure.stack = {{failure.threadName, "run", "Fake.java", static_cast<int>(pc(thread))}};
  if (kind != program::Failure::Kind::LocalLoop)
    pc(thread) = static_cast<int>(space_.model().threads[thread].code.size());
  looked_ = false;
  return {program::Outcome::Kind::Failed, std::make_shared<const program::Failure>(std::move(failure)),
          kind != program::Failure::Kind::LocalLoop && !pending().empty()};
}

inline program::ThreadNumber Machine::ownerFor(const program::Pending& pending) {
  if (pending.isAccess() || pending.kind == program::ActionKind::Park || pending.object < kMonitors) return 0;
  return static_cast<program::ThreadNumber>(owner(static_cast<int>(pending.object - kMonitors)));
}

// A program with daemons ends with any step of the last other thread; what they do comes before.
inline program::Footprint Machine::footprintOf(const program::Pending& pending,
                                               std::optional<std::uint32_t> alternative) {
  program::Footprint footprint;
  if (pending.kind != program::ActionKind::Choice && pending.kind != program::ActionKind::Sleep)
    footprint = Footprints::footprintOf(pending, alternative);
  const auto& code = space_.model().threads;
  if (std::ranges::any_of(code, &Thread::daemon)) footprint.add({0, program::kEndPlace, 1, !pending.daemon});
  // A failed assumption, and a thread that loops for ever, end the path for all.
  const auto endsPath = [](const Op& op) { return op.kind == Op::Kind::Assume || op.kind == Op::Kind::Spin; };
  if (std::ranges::any_of(code[pending.thread - 1].code, endsPath)) footprint.touchEverything();
  return footprint;
}

// While nobody is a daemon, it ends when nothing is left to do.
inline bool Machine::mayEnd(const program::Pending& pending) const {
  return pending.kind == program::ActionKind::Exit || std::ranges::any_of(space_.model().threads, &Thread::daemon);
}

inline program::DescribedAction Machine::describe(program::Action action) {
  program::DescribedAction text;
  text.where.threadName = "T" + std::to_string(action.thread);
  text.act.other = "acts";
  text.where.at =
      text.where.user = {text.where.threadName, "run", "Fake.java", static_cast<int>(pc(action.thread - 1))};
  return text;
}

inline std::vector<program::DescribedThread> Machine::threads() {
  std::vector<program::DescribedThread> texts;
  for (const program::Pending& pending : this->pending()) {
    program::DescribedThread text;
    text.number = pending.thread;
    text.name = "T" + std::to_string(pending.thread);
    text.runClass = "Code" + std::to_string(space_.model().threads[pending.thread - 1].code.size());
    text.wait.kind = program::Wait::Kind::Other;
    text.wait.other = pending.alternatives == 0 ? "waits" : "runs";
    text.stack = {{text.name, "run", "Fake.java", static_cast<int>(pc(pending.thread - 1))}};
    for (int i = 0; i < space_.model().monitors; ++i) {
      if (owner(i) == static_cast<int>(pending.thread)) {
        text.locks.push_back({"", nameOfObject(kMonitors + static_cast<std::uint32_t>(i))});
      }
    }
    texts.push_back(text);
  }
  return texts;
}

// ---- random programs

class Dice {  // not the generator under test
 public:
  explicit Dice(unsigned seed) : engine_(seed) {}
  int operator()(int sides) { return static_cast<int>(engine_() % static_cast<unsigned>(sides)); }

 private:
  std::minstd_rand engine_;
};

// Small, of two or three threads that read, write, lock, choose, loop and assert; many are wrong.
inline Model randomModel(unsigned seed) {
  Dice dice(seed * 7919 + 13);
  Model model;
  model.variables = 2;
  model.monitors = 2;
  model.threads.resize(static_cast<std::size_t>(2 + dice(2)));
  const bool asserts = dice(2) == 0;
  for (Thread& thread : model.threads) {
    const int length = 2 + dice(4);
    for (int i = 0; i < length; ++i) {
      switch (dice(9)) {
        case 0:
          thread.code.push_back(choose(2));
          break;
        case 1:
          thread.code.push_back(write(dice(2), dice(3)));
          break;
        case 2:
          thread.code.push_back(store(dice(2), 1));
          break;
        case 3:
          thread.code.push_back(sleep());
          break;
        case 4:
          thread.code.push_back(lock(0));
          thread.code.push_back(dice(2) == 0 ? lock(1) : update(dice(2)));
          thread.code.push_back(unlock(1));
          thread.code.push_back(unlock(0));
          break;
        case 5:
          thread.code.push_back(lock(1));
          thread.code.push_back(dice(2) == 0 ? lock(0) : update(dice(2)));
          thread.code.push_back(unlock(0));
          thread.code.push_back(unlock(1));
          break;
        case 6:
          thread.code.push_back(read(dice(2)));
          if (asserts) thread.code.push_back(expect(dice(2)));
          break;
        case 7:  // a bounded spin: goes back while the variable is 0, which it may be for ever
          thread.code.push_back(read(dice(2)));
          if (dice(2) == 0) thread.code.push_back(jumpIf(static_cast<int>(thread.code.size()) - 1, 0));
          break;
        default:
          thread.code.push_back(read(dice(2)));
          break;
      }
    }
  }
  return model;
}

// ---- an oracle for bounded searches

// What a path has cost so far, counted the slow way.
struct Spent {
  program::ThreadNumber last = 0;
  int depth = 0, choices = 0, switches = 0, stays = 0, preemptions = 0, delays = 0;
  int away = 0;  // preemptions away from changed code
  friend auto operator<=>(const Spent&, const Spent&) = default;
};

inline Spent after(Machine& machine, Spent spent, program::Action action) {
  const bool choice = machine.enabled().size() > 1;
  const bool switches = spent.last != 0 && spent.last != action.thread;
  // The circle of the delay bound's scheduler.
  std::vector<program::ThreadNumber> circle;
  bool lastCouldRun = false;
  for (const int round : {0, 1, 2, 3}) {
    for (const program::Pending& pending : machine.pending()) {
      if (pending.alternatives == 0) continue;
      if (pending.thread == spent.last && !pending.timeoutOnly) lastCouldRun = true;
      if (round == (pending.timeoutOnly ? 2 : 0) + (pending.thread < spent.last ? 1 : 0))
        circle.push_back(pending.thread);
    }
  }
  spent.delays += static_cast<int>(std::ranges::find(circle, action.thread) - circle.begin());
  spent.preemptions += switches && lastCouldRun ? 1 : 0;
  bool isNearChange = machine.footprints().toChange(action.thread) == program::ToChange::Ahead;
  for (const program::Pending& pending : machine.pending())
    if (machine.footprints().toChange(pending.thread) == program::ToChange::Within) isNearChange = true;
  spent.away += switches && lastCouldRun && !isNearChange ? 1 : 0;
  spent.depth += 1;
  spent.choices += choice ? 1 : 0;
  spent.switches += switches ? 1 : 0;
  spent.stays += choice && !switches ? 1 : 0;
  spent.last = action.thread;
  return spent;
}

inline Spent costOf(Space& space, const std::vector<program::Action>& path) {
  Machine machine(space);
  machine.begin();
  Spent spent;
  for (const program::Action& action : path) {
    spent = after(machine, spent, action);
    machine.execute(action);
  }
  return spent;
}

// The states on all paths on which `may(spent before, spent after, choice)` holds for each step.
template <class May>
std::set<Values> reachable(const Model& model, May&& may) {
  Space space(model);
  Machine machine(space);
  machine.begin();
  std::set<std::pair<Values, Spent>> seen = {{machine.values(), Spent{}}};
  std::vector<std::pair<Values, Spent>> work(seen.begin(), seen.end());
  std::set<Values> states = {machine.values()};
  while (!work.empty()) {
    const auto [values, spent] = work.back();
    work.pop_back();
    machine.restore(space.intern(values));
    const program::Actions actions = machine.enabled();
    for (const program::Action& action : actions) {
      machine.restore(space.intern(values));
      const Spent next = after(machine, spent, action);
      if (!may(spent, next, actions.size() > 1)) continue;
      const program::Outcome outcome = machine.execute(action);
      if (outcome.kind == program::Outcome::Kind::Pruned) continue;
      if (outcome.kind == program::Outcome::Kind::Failed && !outcome.canGoOn) continue;
      states.insert(machine.values());
      if (outcome.kind == program::Outcome::Kind::Ended) continue;
      if (seen.emplace(machine.values(), next).second) work.emplace_back(machine.values(), next);
    }
  }
  return states;
}

// ---- running searches

// The fake program knows what threads may still access.
inline spec::CheckSpec specFor(const SearchOptions& options) {
  spec::CheckSpec spec;
  if (options.order == "interfering" || options.prune) spec.steps = spec::Steps::Interfering;
  return spec;
}

inline SearchResult run(Space& space, const SearchOptions& options = {},
                        std::vector<std::string> properties = spec::usualProperties(),
                        std::uint64_t memory = base::MemoryBudget::kUnlimited) {
  base::MemoryBudget budget(memory);
  spec::CheckSpec spec = specFor(options);
  spec.properties = std::move(properties);
  return runSearch(space, budget, options, spec, nullptr);
}

inline SearchResult run(const Model& model, const SearchOptions& options = {},
                        std::vector<std::string> properties = spec::usualProperties()) {
  Space space(model);
  return run(space, options, std::move(properties));
}

// Options as on the command line: with({"order=random", "seed=3", "share"}).
inline SearchOptions with(const std::vector<std::string>& settings) {
  SearchOptions options;
  for (const std::string& setting : settings) {
    const std::size_t equals = setting.find('=');
    setSearchOption(options, setting.substr(0, equals),
                    equals == std::string::npos ? "true" : setting.substr(equals + 1));
  }
  return options;
}

// Replays the path of an error; the key of what a property finds behind its last step, or nothing.
inline std::set<check::Identity> replay(Space& space, const std::vector<program::Action>& path,
                                        const std::vector<std::string>& properties = spec::usualProperties()) {
  const auto program = space.newWorker();
  program::Outcome outcome = space.beginning();
  for (const program::Action& action : path) {
    if (std::ranges::find(program->enabled(), action) == program->enabled().end())
      return {check::Identity{"not enabled"}};
    outcome = program->execute(action);
  }
  std::set<check::Identity> keys;
  for (const auto& property : check::makeProperties(properties)) {
    for (const check::Violation& violation : property->check(*program, outcome)) keys.insert(violation.identity);
  }
  return keys;
}

}  // namespace weaveproof::search::fake
