// The operators that need no sources: on class files, in folders and jars.
#pragma once

#include <string>

#include "mutate/site.hpp"

namespace weaveproof::mutate {

// The sites of all classes in these folders and jars, separated by ':'. Throws base::Error for a file that is no
// class.
Sites findClassSites(const std::string& locations);

}  // namespace weaveproof::mutate
