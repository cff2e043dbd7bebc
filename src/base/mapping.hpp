// A range of addresses straight from the system: zeroed, and real memory only where it has been touched.
#pragma once

#include <cstddef>
#include <utility>

namespace weaveproof::base {

class Mapping {
 public:
  static constexpr std::size_t kPage = 4096;
  static constexpr std::size_t kHugePage = std::size_t{2} << 20;

  // Throws MemoryLimit when the system refuses. From two huge pages on it begins at one and asks for them: large tables
  // that are read at random places are up to a fifth faster with them.
  explicit Mapping(std::size_t bytes);
  ~Mapping();
  Mapping(Mapping&& other) noexcept : data_(std::exchange(other.data_, nullptr)), size_(other.size_) {}
  Mapping& operator=(Mapping&&) = delete;

  std::byte* data() const { return data_; }
  std::size_t size() const { return size_; }

 private:
  std::byte* data_ = nullptr;
  std::size_t size_;
};

}  // namespace weaveproof::base
