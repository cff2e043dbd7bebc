// Which of the program's own methods a call of the library may run in the same thread.
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

// The upcalls of a method of the library; names with slashes. All, if the method is not known.
Upcalls upcallsOf(std::string_view holder, std::string_view method);

// Whether a subtype of this type of the library may override a method of this name, so that the library may call the
// override. For types that are not known, every method counts as an override.
bool mayBeOverridden(std::string_view type, std::string_view method);

}  // namespace weaveproof::jdk
