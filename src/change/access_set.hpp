// Which fields, and which kinds of arrays, are read and written: a bit for each of the two.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace weaveproof::change {

class AccessSet {
 public:
  void addRead(std::uint32_t field) { set(2 * field); }
  void addWrite(std::uint32_t field) { set(2 * field + 1); }

  bool reads(std::uint32_t field) const { return has(2 * field); }
  bool writes(std::uint32_t field) const { return has(2 * field + 1); }

  // True if that was anything new.
  bool add(const AccessSet& other) {
    if (words_.size() < other.words_.size()) words_.resize(other.words_.size());
    bool isNew = false;
    for (std::size_t i = 0; i < other.words_.size(); ++i) {
      isNew = isNew || (other.words_[i] & ~words_[i]) != 0;
      words_[i] |= other.words_[i];
    }
    return isNew;
  }

  // One writes what the other touches.
  bool conflictsWith(const AccessSet& other) const {
    const std::size_t size = std::min(words_.size(), other.words_.size());
    for (std::size_t i = 0; i < size; ++i) {
      const std::uint64_t a = words_[i], b = other.words_[i];
      if ((((a << 1) & b) | (a & (b << 1)) | (a & b)) & kWrites) return true;
    }
    return false;
  }

  // Fields of which it has an access that the other has not.
  std::vector<std::uint32_t> fieldsBeyond(const AccessSet& other) const {
    std::vector<std::uint32_t> fields;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const std::uint64_t beyond = words_[i] & ~(i < other.words_.size() ? other.words_[i] : 0);
      for (unsigned bit = 0; beyond != 0 && bit < 64; bit += 2)
        if (beyond >> bit & 3) fields.push_back(static_cast<std::uint32_t>(i * 32 + bit / 2));
    }
    return fields;
  }

  const std::vector<std::uint64_t>& words() const { return words_; }

  friend bool operator==(const AccessSet& a, const AccessSet& b) = default;

 private:
  static constexpr std::uint64_t kWrites = 0xaaaa'aaaa'aaaa'aaaa;

  void set(std::uint64_t bit) {
    if (words_.size() <= bit / 64) words_.resize(bit / 64 + 1);
    words_[bit / 64] |= std::uint64_t{1} << bit % 64;
  }
  bool has(std::uint64_t bit) const { return bit / 64 < words_.size() && (words_[bit / 64] >> bit % 64 & 1) != 0; }

  std::vector<std::uint64_t> words_;  // the last one is not 0
};

}  // namespace weaveproof::change
