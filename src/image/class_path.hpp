// The user's class path: directories and jars, searched in order.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "image/entry_kind.hpp"

namespace weaveproof::image {

// Bytes of a class or resource, and where they came from (the directory or jar on the class path).
struct Found {
  std::vector<std::uint8_t> bytes;
  std::filesystem::path origin;
  EntryKind kind = EntryKind::Folder;
};

class ClassPathEntry;  // a directory or a jar
class Jar;

class ClassPath {
 public:
  ClassPath();
  ~ClassPath();
  ClassPath(ClassPath&&) noexcept;
  ClassPath& operator=(ClassPath&&) noexcept;

  // Appends the entries of a colon-separated list, as `java -cp` reads it: "" is the current directory, "dir/*" is
  // every jar in dir (sorted by name), missing entries are skipped silently. A jar's manifest Class-Path is followed,
  // each jar once. A file that is no zip is skipped as java does; `addJar` is strict. Throws base::Error for a file that
  // is there but cannot be opened.
  void add(std::string_view paths);

  // Appends one jar (and its Class-Path); throws base::Error if it is missing or no zip.
  // Returns the manifest's Main-Class (dots), or empty.
  std::string addJar(const std::filesystem::path& jar);

  // Appends weaveproof-api.jar, as `add` does.
  void addHarness(const std::filesystem::path& jar);

  // First entry that has `path`, e.g. "a/b/C.class". Never leaves the entry: an absolute path, or one with a "." or
  // ".." component, is found nowhere. Throws base::Error if the first one cannot be read (no permission, damaged
  // jar). May be called from several threads.
  std::optional<Found> find(std::string_view path) const;

  // The entries in order, as given and wildcards expanded (what the property java.class.path shows).
  const std::string& text() const;

  // The directories and jars that are there, as a colon-separated list.
  std::string locations() const;

 private:
  void addElement(const std::string& element);
  void addLocation(const std::filesystem::path& location, bool directoryAllowed);
  void follow(const Jar& jar);
  void show(const std::string& element);
  bool isNew(const std::filesystem::path& location);

  std::vector<std::unique_ptr<ClassPathEntry>> entries_;
  std::filesystem::path harness_;
  std::set<std::filesystem::path> known_;  // absolute locations that have been looked at
  std::string text_;
  bool hasText_ = false;  // an empty text may still be one entry
};

}  // namespace weaveproof::image
