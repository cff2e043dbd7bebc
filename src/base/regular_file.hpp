// The one way in which a file that the user has named is opened and read.
//
// The rule: only regular files are read. A directory cannot be read, a pipe may have no writer, and a device such as
// /dev/zero never ends. A file that is read as a whole also has a largest size, because a regular file can be larger
// than memory.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/error.hpp"

namespace weaveproof::base {

// Of anything that is read as a whole, unless its reader says otherwise.
inline constexpr std::uint64_t kLargestFile = std::uint64_t{256} << 20;

class RegularFile {
 public:
  explicit RegularFile(const std::filesystem::path& file);  // throws Error
  // Empty if there is no file of this name, or something else has it. Throws Error if it is there but cannot be opened.
  static std::optional<RegularFile> ifAny(const std::filesystem::path& file);
  ~RegularFile();
  RegularFile(RegularFile&& other) noexcept
      : path_(std::move(other.path_)), descriptor_(other.release()), size_(other.size_) {}
  RegularFile& operator=(RegularFile&&) = delete;

  int descriptor() const { return descriptor_; }
  int release() { return std::exchange(descriptor_, -1); }  // it is the caller's to close now
  std::uint64_t size() const { return size_; }

  std::vector<std::uint8_t> read(std::uint64_t largest = kLargestFile) const;  // throws Error

 private:
  RegularFile(std::filesystem::path path, int descriptor, std::uint64_t size)
      : path_(std::move(path)), descriptor_(descriptor), size_(size) {}

  std::filesystem::path path_;
  int descriptor_ = -1;
  std::uint64_t size_ = 0;
};

// All of a file, as text. Throws Error.
std::string readText(const std::filesystem::path& file, std::uint64_t largest = kLargestFile);

// Reads `what` until `next`, which throws when it fails, gives 0 bytes. The buffer grows with what is there, not with what
// was promised. Throws Error if there is more than the largest size.
std::vector<std::uint8_t> readAll(const std::string& what, std::uint64_t promised, std::uint64_t largest,
                                  const std::function<std::size_t(void*, std::size_t)>& next);

}  // namespace weaveproof::base
