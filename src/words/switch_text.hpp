// Context switches in words.
#pragma once

#include <string>

#include "schedule/counterexample.hpp"

namespace weaveproof::words {

std::string textOf(const schedule::Switch& facts);  // ""T1" is preempted before it reads Account@1.balance"

// The same in terms of calls of the library: ""T1" is preempted within ReentrantLock.lock". Empty if it says no less than the other.
std::string shortTextOf(const schedule::Switch& facts);

}  // namespace weaveproof::words
