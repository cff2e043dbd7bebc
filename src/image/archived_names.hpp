// The names in a JDK's class data archive (lib/server/classes.jsa), in the order in which they lie there.
//
// HotSpot sorts the methods of a class by the addresses of their names, and Class.getDeclaredMethods shows that order.
// Names of the archive come first, as they lie in it; so this order is what a program sees, and nothing else in the
// archive is of interest here.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

#include "base/mapped_file.hpp"

namespace weaveproof::image {

class ArchivedNames {
 public:
  explicit ArchivedNames(const std::filesystem::path& archive);  // no names if there is no archive of the known form

  // The place of a name among all that could be a method's; none if it is not in the archive.
  std::optional<std::uint32_t> placeOf(std::string_view name) const;
  bool empty() const { return names_.empty(); }

 private:
  void read(std::size_t offset);
  std::size_t slotOf(std::string_view name) const;  // of the name, or the free one where it belongs

  std::optional<base::MappedFile> file_;
  std::vector<std::string_view> names_;
  std::vector<std::uint32_t> slots_;  // a hash table of places + 1; its size is a power of two
};

}  // namespace weaveproof::image
