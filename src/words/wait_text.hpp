// What threads wait for, in words.
#pragma once

#include <string>
#include <vector>

#include "program/described.hpp"

namespace weaveproof::words {

std::string textOf(const program::Wait& wait);  // "waits to lock stats (ReentrantLock@2), held by "T2""

// Why a call of the library waits: "it is empty". Empty if there is no word for it.
std::string reasonOf(const program::Wait& wait);

std::string listOf(const std::vector<program::NamedObject>& locks);  // "Fork@1, Fork@2"

}  // namespace weaveproof::words
