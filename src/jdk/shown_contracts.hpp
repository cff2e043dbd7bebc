// For which class files calls were shown to be single steps.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace weaveproof::jdk {

struct ShownContract {
  std::string_view holder;  // one of contracts()
  std::uint64_t digest;     // of its class files (image/contract_digest.hpp)
};

// A class has a row for each build of the JDK with other class files. `bench/contracts --write` makes the table.
std::span<const ShownContract> shownContracts();

}  // namespace weaveproof::jdk
