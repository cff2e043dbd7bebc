// UTF-16 to and from UTF-8, standard and modified (JVM specification 4.4.7): in the modified form surrogates are encoded one
// by one, and 0 takes two bytes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace weaveproof::base::utf8 {

// Both forms are understood: four-byte sequences become surrogate pairs.
std::u16string decode(std::string_view text);

// Appends one UTF-16 unit, which in standard UTF-8 must not be a surrogate.
void encodeUnit(std::string& out, std::uint32_t unit, bool modified);

std::string encode(std::u16string_view text);  // standard UTF-8, unpaired surrogates as '?'

}  // namespace weaveproof::base::utf8
