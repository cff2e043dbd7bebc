// What a call of the library may come to run of the program's own methods, in the same thread.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace weaveproof::jdk {

// Each includes those before it.
enum class Upcalls : std::uint8_t {
  None,
  OfObjects,  // methods of the objects that it holds or is given: equals, compare, accept, …; but no run and no call
  Tasks,      // these, too, and static initialisers
  All,        // whatever there is: reflection
};

// For the test that looks them up.
struct UpcallRule {
  std::string_view holder;   // a class, or the beginning of names if it ends in '/'
  std::string_view methods;  // with spaces between; '*' at the end of one: whatever follows. Empty: all
  Upcalls upcalls;
};
std::span<const UpcallRule> upcallRules();

// Of a method of the library; names with slashes. What is not known is taken for the worst.
Upcalls upcallsOf(std::string_view holder, std::string_view method);

// Whether a class that has this type of the library among its supertypes may override a method of this name with its own, so
// that the library comes to call it. Of types that are not known everything is taken for an override.
bool mayBeOverridden(std::string_view type, std::string_view method);

}  // namespace weaveproof::jdk
