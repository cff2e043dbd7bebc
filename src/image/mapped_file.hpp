// A read-only memory-mapped file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <stdexcept>

namespace weaveproof::image {

// Something about the user's files is wrong; what() is a sentence for the user.
struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

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

}  // namespace weaveproof::image
