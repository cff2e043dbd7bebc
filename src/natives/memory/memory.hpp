// The table that says which action each native method is. If a native method read or wrote memory that other threads
// can reach without asking for a permit, the search would miss schedules. So each native method is in this table. A
// test compares it with the registry and with docs/memory.md.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace weaveproof::natives {

enum class Memory : std::uint8_t {
  None,      // it is given numbers, strings and classes, which do not change, and gives numbers or new objects
  Access,    // one field or element, in one action; none if no other thread can reach it
  Elements,  // one element, field or unit an action, each only if other threads can reach it
  Kind,      // threads, monitors, classes, time and choices: in an action of a kind of its own
  Input,     // the host, or the table of open files: in one action that all of these have in common
  Other,     // something rare, in one action that conflicts with everything
  Guarded,   // memory that other threads can reach, but only with a monitor that the Java code around it holds
  Fresh,     // objects that the Java code around it has just made, and has not passed on yet
  Output,    // it is read to be printed, which is no part of the state: no thread can see when
  Fact,      // the same on every schedule, whichever thread asks first
  Refused,   // ends the run with a sentence
};

struct MemoryOf {
  std::string_view className;
  std::string_view methods;  // with spaces between; empty: all that no other row of the class names
  Memory how;
  std::string_view why;
};

const char* nameOf(Memory how);
std::span<const MemoryOf> memoryOfNatives();
const MemoryOf* memoryOf(std::string_view className, std::string_view method);  // null: not in the table

}  // namespace weaveproof::natives
