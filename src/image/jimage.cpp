// Layout: seven u4 of header; redirect table; offset table; locations; strings; contents. All numbers are in the byte
// order of the machine that the JDK was built for; inside a location they are big-endian.
#include "image/jimage.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace weaveproof::image {

namespace {

constexpr std::uint32_t kMagic = 0xCAFEDADA;
constexpr std::uint32_t kVersion = 1u << 16;  // 1.0
constexpr std::size_t kHeaderSize = 7 * 4;
constexpr std::uint32_t kFirstSeed = 0x01000193;
constexpr std::string_view kPackageIndex = "packages";

enum LocationPart { kEnd, kModule, kParent, kBase, kExtension, kOffset, kCompressed, kSize, kParts };

std::uint32_t readU4(const std::uint8_t* p) {
  std::uint32_t value;
  std::memcpy(&value, p, sizeof value);
  return value;
}

std::uint32_t hash(std::string_view text, std::uint32_t state) {
  for (char c : text) state = (state * 0x01000193u) ^ static_cast<unsigned char>(c);
  return state;
}

// Of "/module/path", in pieces so that no string has to be built.
std::uint32_t hashName(std::string_view module, std::string_view path, std::uint32_t seed) {
  return hash(path, hash("/", hash(module, hash("/", seed)))) & 0x7FFFFFFFu;
}

bool takePrefix(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

}  // namespace

Jimage::Jimage(const std::filesystem::path& file) : file_(file.string()), mapping_(file) { readHeader(); }

void Jimage::readHeader() {
  std::span<const std::uint8_t> bytes = mapping_.bytes();
  if (bytes.size() < kHeaderSize) damaged("it is too short");
  auto field = [&bytes](std::size_t index) { return readU4(bytes.data() + 4 * index); };
  if (field(0) == __builtin_bswap32(kMagic)) {
    throw base::Error(fmt::format("{} was made for a machine of the other byte order", file_));
  }
  if (field(0) != kMagic) throw base::Error(fmt::format("{} is not a JDK module image", file_));
  if (field(1) != kVersion) {
    throw base::Error(fmt::format("{} is a JDK module image of format {}.{}, but only 1.0 is understood", file_,
                                  field(1) >> 16, field(1) & 0xFFFF));
  }
  tableLength_ = field(4);
  std::uint64_t locationsSize = field(5), stringsSize = field(6);
  std::uint64_t tableSize = std::uint64_t{tableLength_} * 4;
  if (kHeaderSize + 2 * tableSize + locationsSize + stringsSize > bytes.size()) damaged("its index is truncated");
  if (tableLength_ > 0x7FFFFFFF) damaged("its index is too large");

  redirects_ = bytes.data() + kHeaderSize;
  offsets_ = redirects_ + tableSize;
  std::span<const std::uint8_t> rest = bytes.subspan(kHeaderSize + 2 * tableSize);
  locations_ = rest.first(locationsSize);
  strings_ = rest.subspan(locationsSize, stringsSize);
  contents_ = rest.subspan(locationsSize + stringsSize);
}

std::optional<std::span<const std::uint8_t>> Jimage::find(std::string_view module, std::string_view path) const {
  std::optional<std::uint32_t> slot = slotOf(module, path);
  if (!slot) return std::nullopt;
  Location location = locationAt(*slot);
  // A perfect hash sends names that are not there somewhere, too.
  if (location.module != module) return std::nullopt;
  std::string_view rest = path;
  if (!location.parent.empty() && !(takePrefix(rest, location.parent) && takePrefix(rest, "/"))) return std::nullopt;
  if (!takePrefix(rest, location.base)) return std::nullopt;
  if (!location.extension.empty() && !(takePrefix(rest, ".") && takePrefix(rest, location.extension))) {
    return std::nullopt;
  }
  if (!rest.empty()) return std::nullopt;
  return contentOf(location);
}

std::optional<std::uint32_t> Jimage::slotOf(std::string_view module, std::string_view path) const {
  if (tableLength_ == 0) return std::nullopt;
  std::uint32_t first = hashName(module, path, kFirstSeed) % tableLength_;
  auto redirect = static_cast<std::int32_t>(readU4(redirects_ + std::size_t{first} * 4));
  if (redirect == 0) return std::nullopt;
  if (redirect > 0) return hashName(module, path, static_cast<std::uint32_t>(redirect)) % tableLength_;
  std::int64_t direct = -1 - std::int64_t{redirect};
  if (direct >= tableLength_) damaged("its hash table is inconsistent");
  return static_cast<std::uint32_t>(direct);
}

Jimage::Location Jimage::locationAt(std::uint32_t slot) const {
  std::size_t at = readU4(offsets_ + std::size_t{slot} * 4);
  std::array<std::uint64_t, kParts> parts{};
  for (;;) {
    if (at >= locations_.size()) damaged("a location runs out of the index");
    std::uint8_t head = locations_[at++];
    unsigned kind = head >> 3;
    if (kind == kEnd) break;
    unsigned length = (head & 7u) + 1;
    if (kind >= kParts || length > locations_.size() - at) damaged("a location is malformed");
    std::uint64_t value = 0;
    for (; length > 0; --length) value = value << 8 | locations_[at++];
    parts[kind] = value;
  }
  Location location;
  location.module = stringAt(parts[kModule]);
  location.parent = stringAt(parts[kParent]);
  location.base = stringAt(parts[kBase]);
  location.extension = stringAt(parts[kExtension]);
  location.offset = parts[kOffset];
  location.compressedSize = parts[kCompressed];
  location.size = parts[kSize];
  return location;
}

std::string_view Jimage::stringAt(std::uint64_t offset) const {
  if (offset >= strings_.size()) damaged("a name lies outside of the string table");
  const auto* text = reinterpret_cast<const char*>(strings_.data()) + offset;
  const void* end = std::memchr(text, 0, strings_.size() - offset);
  if (end == nullptr) damaged("a name does not end");
  return {text, static_cast<std::size_t>(static_cast<const char*>(end) - text)};
}

std::span<const std::uint8_t> Jimage::contentOf(const Location& location) const {
  if (location.compressedSize != 0) {
    throw base::Error(
        fmt::format("{} in {} is compressed, which is not supported: use a JDK image made without compression",
                    nameOf(location), file_));
  }
  if (location.offset > contents_.size() || location.size > contents_.size() - location.offset) {
    damaged("a resource lies outside of the file");
  }
  return contents_.subspan(location.offset, location.size);
}

std::string Jimage::nameOf(const Location& location) const {
  std::string name = fmt::format("/{}/", location.module);
  if (!location.parent.empty()) name.append(location.parent) += '/';
  name += location.base;
  if (!location.extension.empty()) (name += '.').append(location.extension);
  return name;
}

std::string_view Jimage::moduleOfPackage(std::string_view package) const {
  std::string dotted(package);
  std::replace(dotted.begin(), dotted.end(), '/', '.');
  auto entries = find(kPackageIndex, dotted);
  if (!entries) return {};
  // Several modules may know the package, but only one has classes in it.
  for (std::size_t at = 0; at + 8 <= entries->size(); at += 8) {
    bool isEmpty = readU4(entries->data() + at) != 0;
    if (!isEmpty) return stringAt(readU4(entries->data() + at + 4));
  }
  return {};
}

void Jimage::forEach(const std::function<void(std::string_view module, std::string_view path,
                                              std::span<const std::uint8_t> bytes)>& visit) const {
  for (std::uint32_t slot = 0; slot < tableLength_; ++slot) {
    Location location = locationAt(slot);
    if (location.module == kPackageIndex || location.module.empty()) continue;
    std::string name = nameOf(location);
    visit(location.module, std::string_view(name).substr(location.module.size() + 2), contentOf(location));
  }
}

void Jimage::damaged(const char* what) const { throw base::Error(fmt::format("{} is damaged: {}", file_, what)); }

}  // namespace weaveproof::image
