// Actions in words.
#pragma once

#include <string>

#include "program/described.hpp"

namespace weaveproof::words {

std::string textOf(const program::Act& act);  // "reads Account@2.balance: 100", "locks Object@1"

// The same of an action that the thread has not done yet: other threads may change what is there before.
std::string textOfFuture(const program::Act& act);

// The same; of an action in the library, with the method that does it: "reads …, in ReentrantLock.lock".
std::string textOf(const program::DescribedAction& action);

std::string textOf(
    const program::SideEvent& event);  // "signals ready (a condition of ReentrantLock@1), which wakes "T2""

}  // namespace weaveproof::words
