// Objects that a client makes for its calls: take(new Ticket()) becomes take(made.by(new Ticket())), so that the client knows them again
// when a result has one of them (java/api/weaveproof/clients/Client.java).
#pragma once

#include <string>
#include <string_view>

namespace weaveproof::clients {

// Every `new` of a class that is evaluated when the call is made: not those in the bodies of lambdas and classes, and not arrays, which
// are compared by what they hold. The text as it is if there are none.
std::string withMade(std::string_view call, std::string_view by = "made");

// The other way round, for `made` and for `first`, which keeps what is made before any thread starts.
std::string withoutMade(std::string_view call);

}  // namespace weaveproof::clients
