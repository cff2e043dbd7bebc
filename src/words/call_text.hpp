// Calls of the library in words.
#pragma once

#include <string>

#include "program/described.hpp"

namespace weaveproof::words {

// "locks stats (ReentrantLock@2)", "calls ConcurrentHashMap.put("a", 1) on map", "goes on in Semaphore.acquire"
std::string textOf(const program::LibraryCall& call);

// Whether the text of the call says that it waits.
bool isWait(const program::LibraryCall& call);

// Whether the text of the call says what this action does.
bool says(const program::LibraryCall& call, program::ActionKind kind);

}  // namespace weaveproof::words
