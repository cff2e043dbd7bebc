// Sizes as people write them: 512M, 8G, 1.5G, 100000.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace weaveproof {

// In bytes; K, M, G, T are powers of 1024, and a B or iB behind them changes nothing. Empty if it is no such size.
std::optional<std::uint64_t> parseSize(std::string_view text);

// "1.5 GB", to two or three digits.
std::string sizeText(std::uint64_t bytes);

// Three quarters of the memory that this process may use (of the machine, or of its control group).
std::uint64_t usualMemoryLimit();

}  // namespace weaveproof
