// One entry of a class path: a directory or a jar.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/regular_file.hpp"
#include "image/entry_kind.hpp"
#include "image/manifest.hpp"

struct zip;

namespace weaveproof::image {

class ClassPathEntry {
 public:
  explicit ClassPathEntry(std::filesystem::path location) : location_(std::move(location)) {}
  virtual ~ClassPathEntry() = default;
  ClassPathEntry(const ClassPathEntry&) = delete;
  ClassPathEntry& operator=(const ClassPathEntry&) = delete;

  // The bytes at a relative path; empty optional if there are none. Throws base::Error if they are there but cannot be
  // read. May be called from several threads.
  virtual std::optional<std::vector<std::uint8_t>> read(const std::string& path) const = 0;

  // The relative paths of all files in a folder ("a/b", or "" for all there are) and in those below it. Those of a jar that are in
  // META-INF are listed by that name only.
  virtual std::vector<std::string> filesBelow(const std::string& folder) const = 0;
  const std::filesystem::path& location() const { return location_; }
  virtual EntryKind kind() const { return EntryKind::Folder; }

 private:
  std::filesystem::path location_;
};

class Directory : public ClassPathEntry {
 public:
  using ClassPathEntry::ClassPathEntry;
  std::optional<std::vector<std::uint8_t>> read(const std::string& path) const override;
  std::vector<std::string> filesBelow(const std::string& folder) const override;
};

class Jar : public ClassPathEntry {
 public:
  Jar(base::RegularFile file, const std::filesystem::path& location);  // throws base::Error if it is no zip
  ~Jar() override;
  std::optional<std::vector<std::uint8_t>> read(const std::string& path) const override;
  std::vector<std::string> filesBelow(const std::string& folder) const override;
  EntryKind kind() const override;
  const Manifest& manifest() const { return manifest_; }

 private:
  std::optional<std::vector<std::uint8_t>> readAt(std::int64_t index) const;
  void readManifest();
  void findVersions();
  bool hasOnlyTestFramework() const;

  struct zip* archive_ = nullptr;
  mutable std::mutex mutex_;  // libzip allows one user of an archive at a time
  mutable std::once_flag kindIsKnown_;
  mutable EntryKind kind_ = EntryKind::Jar;
  Manifest manifest_;
  std::vector<std::string> versions_;  // of a multi-release jar: "META-INF/versions/17/", …, newest first
};

}  // namespace weaveproof::image
