// A read-only memory-mapped file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>

#include "base/error.hpp"

namespace weaveproof::base {

class MappedFile {
 public:
  explicit MappedFile(const std::filesystem::path& file);  // throws Error
  ~MappedFile();
  MappedFile(MappedFile&&) noexcept;
  MappedFile& operator=(MappedFile&&) noexcept;
  std::span<const std::uint8_t> bytes() const { return bytes_; }

 private:
  std::span<const std::uint8_t> bytes_;
};

}  // namespace weaveproof::base
