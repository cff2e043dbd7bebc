// A small transition system for tests of reports: threads that are lists of operations on shared variables and locks.
// Each operation is one action; leaving a lock is part of the action before.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "program/space.hpp"

namespace weaveproof::schedule {

inline program::Place frameAt(int line) { return {"Toy", "run", "Toy.java", line}; }

struct ToyOperation {
  enum Kind { Read, Write, Lock, Unlock, Choose, Fail, Print, Loop } kind;
  int object = 0;         // variable or lock; Fail: the register's value that makes it fail; Loop: where it goes on
  int value = 0;          // Write: register + value; Choose: how many alternatives
  std::string text = {};  // Fail: its message; Print: what
};

using ToyThread = std::vector<ToyOperation>;

class ToyProgram : public program::Program, protected program::Footprints, protected program::Facts {
 public:
  ToyProgram(std::vector<ToyThread> threads, int variables, int locks)
      : Program(static_cast<Footprints&>(*this), static_cast<Facts&>(*this)),
        threads_(std::move(threads)),
        variables_(variables) {
    now_.at.assign(threads_.size(), 0);
    now_.registers.assign(threads_.size(), 0);
    now_.variables.assign(static_cast<std::size_t>(variables), 0);
    now_.owners.assign(static_cast<std::size_t>(locks), 0);
    store();
  }

  program::StateId state() const override { return stored_.value(); }
  std::uint64_t hash() override { return static_cast<std::uint64_t>(idOf(now_)); }

  const program::Actions& enabled() override {
    enabled_.clear();
    for (const program::Pending& one : pending())
      for (std::uint32_t i = 0; i < one.alternatives; ++i) enabled_.push_back({one.thread, i});
    return enabled_;
  }

  std::span<const program::Pending> pending() override {
    pending_.clear();
    for (std::size_t i = 0; i < threads_.size(); ++i) {
      const ToyOperation* next = operation(i);
      if (next == nullptr) continue;
      program::Pending one;
      one.thread = static_cast<program::ThreadNumber>(i + 1);
      one.alternatives = 1;
      one.object = static_cast<std::uint32_t>(next->object + 1);
      switch (next->kind) {
        case ToyOperation::Read:
          one.kind = program::ActionKind::Read;
          break;
        case ToyOperation::Write:
          one.kind = program::ActionKind::Write;
          break;
        case ToyOperation::Lock:
          one.kind = program::ActionKind::Lock;
          one.object += 100;
          one.alternatives = owner(next->object) == 0 ? 1 : 0;
          break;
        case ToyOperation::Choose:
          one.kind = program::ActionKind::Choice;
          one.object = 0;
          one.alternatives = static_cast<std::uint32_t>(next->value);
          break;
        default:
          one.kind = program::ActionKind::Write, one.object = static_cast<std::uint32_t>(1000 + i);
          break;  // its own
      }
      one.plain = one.ofUserCode = one.isAccess();
      pending_.push_back(one);
    }
    return pending_;
  }

  program::Outcome execute(program::Action action) override {
    program::Outcome outcome = advance(action);
    store();
    return outcome;
  }

  program::Outcome advance(program::Action action) override {
    ++steps;
    stored_.reset();
    const std::size_t i = action.thread - 1;
    const ToyOperation& next = *operation(i);
    ++now_.at[i];
    program::Outcome outcome;
    switch (next.kind) {
      case ToyOperation::Read:
        now_.registers[i] = variable(next.object);
        break;
      case ToyOperation::Write:
        variable(next.object) = now_.registers[i] + next.value;
        break;
      case ToyOperation::Lock:
        owner(next.object) = static_cast<int>(i) + 1;
        break;
      case ToyOperation::Choose:
        now_.registers[i] = static_cast<int>(action.alternative);
        break;
      case ToyOperation::Loop:
        now_.at[i] = static_cast<std::size_t>(next.object);
        break;
      case ToyOperation::Print:
        if (recording_) output_ += next.text;
        break;
      case ToyOperation::Fail:
        if (now_.registers[i] == next.object) {
          auto failure = std::make_shared<program::Failure>();
          failure->kind = program::Failure::Kind::Assertion;
          failure->thread = action.thread;
          failure->threadName = name(i);
          failure->className = "java.lang.AssertionError";
          failure->message = next.text;
          failure->stack = {frameAt(now_.at[i])};
          outcome.kind = program::Outcome::Kind::Failed;
          outcome.failure = failure;
          return outcome;
        }
        break;
      case ToyOperation::Unlock:
        break;
    }
    for (const ToyOperation* after = operation(i); after && after->kind == ToyOperation::Unlock; after = operation(i)) {
      owner(after->object) = 0;
      ++now_.at[i];
    }
    if (pending().empty()) outcome.kind = program::Outcome::Kind::Ended;
    return outcome;
  }

  void restore(program::StateId state) override {
    now_ = states_[static_cast<std::size_t>(state.bits) - 1];
    stored_ = state;
  }

  program::ThreadNumber ownerFor(const program::Pending& pending) override {
    return pending.isAccess() || pending.kind == program::ActionKind::Park ? 0 : ownerOf(pending.object);
  }
  program::ThreadNumber ownerOf(std::uint32_t object) {
    return object > 100 && object < 1000 ? static_cast<program::ThreadNumber>(owner(static_cast<int>(object) - 101))
                                         : 0;
  }

  program::DescribedAction describe(program::Action action) override {
    const std::size_t i = action.thread - 1;
    const ToyOperation& next = *operation(i);
    program::DescribedAction text;
    text.where.threadName = name(i);
    text.where.at = text.where.user = frameAt(static_cast<int>(now_.at[i]) + 1);
    switch (next.kind) {
      case ToyOperation::Read:
        text.act = {.kind = program::ActionKind::Read,
                    .location = {{"v" + std::to_string(next.object)}},
                    .value = number(variable(next.object))};
        break;
      case ToyOperation::Write:
        text.act = {.kind = program::ActionKind::Write,
                    .location = {{"v" + std::to_string(next.object)}},
                    .value = number(now_.registers[i] + next.value)};
        break;
      case ToyOperation::Lock:
        text.act = {.kind = program::ActionKind::Lock, .object = {"", {"m" + std::to_string(next.object)}}};
        break;
      case ToyOperation::Choose:
        text.act.other = "chooses " + std::to_string(action.alternative);
        break;
      default:
        text.act.other = "works";
        break;
    }
    return text;
  }

  std::vector<program::DescribedThread> threads() override {
    std::vector<program::DescribedThread> texts;
    for (const program::Pending& one : pending()) {
      program::DescribedThread text;
      text.number = one.thread;
      text.name = name(one.thread - 1);
      text.stack = {frameAt(now_.at[one.thread - 1] + 1)};
      if (one.alternatives == 0) {
        text.waitsFor = {"", nameOfObject(one.object)};
        text.waitsForThread = ownerOf(one.object);
        text.wait.kind = program::Wait::Kind::Lock;
        text.wait.object = text.waitsFor;
        text.wait.holder = {program::Holder::Kind::Other, name(ownerOf(one.object) - 1)};
      }
      texts.push_back(text);
    }
    return texts;
  }
  program::ObjectName nameOfObject(std::uint32_t object) override { return {"m" + std::to_string(object - 101)}; }
  static program::Value number(std::int64_t value) { return {.kind = program::Value::Kind::Integer, .number = value}; }
  program::Location locationOf(const program::Pending& access) override {
    return {.object = {"v" + std::to_string(access.object - 1)}};
  }
  program::Value contentOf(const program::Pending& access) override {
    const bool known = access.object >= 1 && access.object <= now_.variables.size();
    return known ? number(now_.variables[access.object - 1]) : program::Value();
  }
  void recordOutput(bool record) override { recording_ = record; }
  std::string takeOutput() override { return std::exchange(output_, {}); }
  std::uint64_t instructions() const override { return steps; }

  std::uint64_t steps = 0;

 private:
  struct State {
    std::vector<std::size_t> at;
    std::vector<int> registers, variables, owners;
    friend auto operator<=>(const State&, const State&) = default;
  };

  const ToyOperation* operation(std::size_t thread) const {
    return now_.at[thread] < threads_[thread].size() ? &threads_[thread][now_.at[thread]] : nullptr;
  }
  int& variable(int which) { return now_.variables[static_cast<std::size_t>(which)]; }
  int& owner(int lock) { return now_.owners[static_cast<std::size_t>(lock)]; }
  static std::string name(std::size_t thread) { return "T" + std::to_string(thread + 1); }

  std::size_t idOf(const State& state) {
    const auto [known, isNew] = ids_.try_emplace(state, states_.size() + 1);
    if (isNew) states_.push_back(state);
    return known->second;
  }
  void store() { stored_ = program::StateId{idOf(now_)}; }

  std::vector<ToyThread> threads_;
  int variables_;
  State now_;
  std::map<State, std::size_t> ids_;
  std::vector<State> states_;
  std::optional<program::StateId> stored_;
  program::Actions enabled_;
  std::vector<program::Pending> pending_;
  bool recording_ = false;
  std::string output_;
};

}  // namespace weaveproof::schedule
