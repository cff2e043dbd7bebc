// Bytes of any kind (paths, arguments, standard input) as text that JSON can hold, and back without loss.
//
// What is UTF-8 stays as it is, so that people can read it. A byte b that is not UTF-8 becomes the character U+10FF00 +
// b. Text does not use these characters; if it does, their bytes are written in the same way.
#pragma once

#include <string>
#include <string_view>

namespace weaveproof::report {

std::string textOfBytes(std::string_view bytes);
std::string bytesOfText(std::string_view text);

}  // namespace weaveproof::report
