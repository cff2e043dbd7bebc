// Where compiled source files are kept between runs.
#pragma once

#include <filesystem>
#include <string>

namespace weaveproof::image {

// A directory for cached classes that exists and belongs to this user alone: below $XDG_CACHE_HOME, ~/.cache, or the
// directory for temporary files. Empty if there is none.
std::filesystem::path cacheFolder();

// A new empty directory inside `parent`; empty if it cannot be made.
std::filesystem::path makeScratchFolder(const std::filesystem::path& parent);

// Moves a finished scratch directory to its name in the cache. If several processes do so, the first one wins; the
// results of the others are equal.
void publish(const std::filesystem::path& scratch, const std::filesystem::path& target);

// Notes that an entry was used; entries that were not used for a month are deleted.
void touch(const std::filesystem::path& entry);
void dropStale(const std::filesystem::path& folder);

}  // namespace weaveproof::image
