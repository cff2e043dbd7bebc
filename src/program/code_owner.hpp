// Decides to which part a class belongs: the user's code, the JDK's library, or the like.
#pragma once

#include "program/place.hpp"

namespace weaveproof::vm {
struct Class;
struct Method;
}  // namespace weaveproof::vm

namespace weaveproof::program {

// `main` is the main class, if that is known: the jar that it comes from is the program's own.
CodeOwner ownerOf(const vm::Class& c, const vm::Class* main);

// Neither the library's, nor the harness API's, nor of what tests are written with.
bool isUserCode(const vm::Class& c);

Place placeIn(const vm::Method& method, int bci, const vm::Class* main);

}  // namespace weaveproof::program
