// The JDK's lib/modules file: a perfect-hash archive of every class and resource of its modules.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/mapped_file.hpp"

namespace weaveproof::image {

class Jimage {
 public:
  // Throws base::Error with a sentence naming the file when it is missing, truncated or of an unknown format.
  explicit Jimage(const std::filesystem::path& file);

  // The bytes of e.g. find("java.base", "java/lang/String.class"); empty optional if there is none.
  // Throws base::Error if the archive turns out to be damaged or the resource is compressed.
  std::optional<std::span<const std::uint8_t>> find(std::string_view module, std::string_view path) const;

  // The module that holds the package, e.g. "java/lang" -> "java.base"; empty if no module does.
  std::string_view moduleOfPackage(std::string_view package) const;

  // Every resource: module, path within it, bytes. Skips the archive's own package index.
  void forEach(const std::function<void(std::string_view module, std::string_view path,
                                        std::span<const std::uint8_t> bytes)>& visit) const;

 private:
  // Where one resource is and what it is called: /module/parent/base.extension, all but the base possibly empty.
  struct Location {
    std::string_view module, parent, base, extension;
    std::uint64_t offset = 0, compressedSize = 0, size = 0;
  };

  void readHeader();
  std::optional<std::uint32_t> slotOf(std::string_view module, std::string_view path) const;
  Location locationAt(std::uint32_t slot) const;
  std::string_view stringAt(std::uint64_t offset) const;
  std::span<const std::uint8_t> contentOf(const Location& location) const;
  std::string nameOf(const Location& location) const;
  [[noreturn]] void damaged(const char* what) const;

  std::string file_;
  base::MappedFile mapping_;
  std::uint32_t tableLength_ = 0;
  const std::uint8_t* redirects_ = nullptr;  // tableLength_ × s4
  const std::uint8_t* offsets_ = nullptr;    // tableLength_ × u4
  std::span<const std::uint8_t> locations_, strings_, contents_;
};

}  // namespace weaveproof::image
