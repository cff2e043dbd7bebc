// Violations for tests of reports.
#pragma once

#include <string>

#include "check/violation.hpp"

namespace weaveproof::check {

// Of the thread "main".
inline Violation thrown(const std::string& className, const std::string& message = "",
                        program::Failure::Kind kind = program::Failure::Kind::Exception) {
  Violation violation;
  violation.kind = kind == program::Failure::Kind::Assertion ? "assertion" : "exception";
  violation.className = className;
  violation.failure = program::Failure{};
  violation.failure->kind = kind;
  violation.failure->threadName = "main";
  violation.failure->className = className;
  violation.failure->message = message;
  return violation;
}

// "Data race on A.x: …", of a read by "T1" and a write by "T2".
inline Violation raceOn(const std::string& field) {
  Violation violation;
  violation.kind = "race";
  violation.race = Race{};
  violation.race->location = {.object = {"A"}, .field = field};
  for (const auto& [thread, kind] :
       {std::pair("T1", program::ActionKind::Read), std::pair("T2", program::ActionKind::Write)}) {
    Race::Access access;
    access.action.where.threadName = thread;
    access.action.where.at = {"A", "run", "A.java", 1};
    access.action.where.user = access.action.where.at;
    access.action.act.kind = kind;
    access.action.act.location = violation.race->location;
    violation.race->accesses.push_back(access);
  }
  return violation;
}

// "Deadlock: the only thread left, "a", waits for ever"
inline Violation waitsForEver(const std::string& thread) {
  Violation violation;
  violation.kind = "deadlock";
  violation.deadlock = Deadlock{};
  violation.deadlock->waiting = {thread};
  return violation;
}

}  // namespace weaveproof::check
