// Which weaveproof this is. The number stands in CMakeLists.txt, and nowhere else.
#pragma once

namespace weaveproof::base {

extern const char* const kWeaveproofVersion;  // "1.2.3"

}  // namespace weaveproof::base
