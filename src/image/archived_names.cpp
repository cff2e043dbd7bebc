#include "image/archived_names.hpp"

#include <algorithm>
#include <cstring>

namespace weaveproof::image {

namespace {

// A name in the archive: two bytes of reference count (all ones: it lives for ever), two of a hash, two of length, the
// text in modified UTF-8; the next one starts at a multiple of eight bytes.
constexpr std::size_t kHeaderBytes = 6, kAlignment = 8, kPageBytes = 4096;
// A page that starts with so many of them in a row is where they start.
constexpr int kProof = 100;

struct Record {
  std::string_view text;
  std::size_t next;  // offset of the next one
};

std::optional<Record> recordAt(std::span<const std::uint8_t> bytes, std::size_t offset) {
  if (offset + kHeaderBytes > bytes.size() || bytes[offset] != 0xff || bytes[offset + 1] != 0xff) return std::nullopt;
  const std::size_t length = bytes[offset + 4] | std::size_t{bytes[offset + 5]} << 8;
  if (offset + kHeaderBytes + length > bytes.size()) return std::nullopt;
  const auto* text = reinterpret_cast<const char*>(bytes.data() + offset + kHeaderBytes);
  const std::size_t end = offset + std::max(kAlignment, kHeaderBytes + length);
  return Record{{text, length}, (end + kAlignment - 1) & ~(kAlignment - 1)};
}

bool startsHere(std::span<const std::uint8_t> bytes, std::size_t offset) {
  for (int i = 0; i < kProof; ++i) {
    const auto record = recordAt(bytes, offset);
    if (!record) return false;
    offset = record->next;
  }
  return true;
}

bool canNameMethod(std::string_view text) {
  return !text.empty() && text.find_first_of("/;.[(") == std::string_view::npos;
}

std::uint32_t hashOf(std::string_view text) {
  std::uint32_t hash = 2166136261u;
  for (const char c : text) hash = (hash ^ static_cast<std::uint8_t>(c)) * 16777619u;
  return hash ^ hash >> 15;
}

}  // namespace

ArchivedNames::ArchivedNames(const std::filesystem::path& archive) {
  try {
    file_.emplace(archive);
  } catch (const base::Error&) {
    return;
  }
  const auto bytes = file_->bytes();
  std::size_t page = 0;
  while (page < bytes.size() && !startsHere(bytes, page)) page += kPageBytes;
  read(page);
}

void ArchivedNames::read(std::size_t offset) {
  while (const auto record = recordAt(file_->bytes(), offset)) {
    if (canNameMethod(record->text)) names_.push_back(record->text);
    offset = record->next;
  }
  std::size_t size = 1;
  while (size < names_.size() * 2) size *= 2;
  slots_.resize(size);
  for (std::size_t i = 0; i < names_.size(); ++i) slots_[slotOf(names_[i])] = static_cast<std::uint32_t>(i + 1);
}

std::size_t ArchivedNames::slotOf(std::string_view name) const {
  std::size_t slot = hashOf(name) & (slots_.size() - 1);
  while (slots_[slot] && names_[slots_[slot] - 1] != name) slot = (slot + 1) & (slots_.size() - 1);
  return slot;
}

std::optional<std::uint32_t> ArchivedNames::placeOf(std::string_view name) const {
  if (names_.empty()) return std::nullopt;
  const std::uint32_t place = slots_[slotOf(name)];
  return place ? std::optional(place - 1) : std::nullopt;
}

}  // namespace weaveproof::image
