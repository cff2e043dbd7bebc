#include "vm/action_kind.hpp"

namespace weaveproof::vm {

const char* nameOf(ActionKind kind) {
  static constexpr const char* kNames[] = {
      "read",       "write",       "update", "copy",  "lock",   "unlock", "wait",  "wake",      "relock",  "notify",
      "notifyAll",  "park",        "unpark", "sleep", "yield",  "start",  "begin", "interrupt", "observe", "end",
      "initialize", "initialized", "clock",  "input", "choice", "assume", "exit",  "loop",      "other"};
  return kNames[static_cast<int>(kind)];
}

}  // namespace weaveproof::vm
