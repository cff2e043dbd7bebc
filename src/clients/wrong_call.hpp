// Which of the user's words it is that javac does not take.
#pragma once

#include <string>

#include "clients/class_source.hpp"
#include "clients/source.hpp"

namespace weaveproof::clients {

// A sentence about the first error that javac has reported for `source`, the text of all clients.
std::string whatIsWrong(const Harness& harness, const std::string& source, const std::string& messages,
                        ClassSource& classes);

}  // namespace weaveproof::clients
