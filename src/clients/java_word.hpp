// Which characters a word of Java has.
#pragma once

#include <cctype>

namespace weaveproof::clients {

inline bool isPartOfWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$'; }

}  // namespace weaveproof::clients
