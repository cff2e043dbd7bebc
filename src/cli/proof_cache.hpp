// Complete checks that found nothing, remembered from run to run. A proof belongs to all that it depends on: the classes that
// the program can use, what it was asked for, the JDK, and weaveproof itself. If any of these is another one, there is no proof.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "cli/check_options.hpp"
#include "image/class_path.hpp"
#include "image/jdk.hpp"

namespace weaveproof::cli {

struct Proof {
  std::string covered;  // what the check said
  std::uint64_t states = 0;
};

class ProofCache {
 public:
  // Of nothing, if `folder` is empty.
  explicit ProofCache(std::filesystem::path folder) : folder_(std::move(folder)) {}

  // By what a check is known. `options` as they would be handed to `explore`.
  static std::string keyOf(const CheckOptions& options, const image::ClassPath& classPath, const std::string& mainClass,
                           const image::Jdk& jdk);

  // A file that is damaged is no proof; `complaint` says so then.
  std::optional<Proof> find(const std::string& key, std::string& complaint) const;

  // What cannot be written is not remembered.
  void add(const std::string& key, const Proof& proof) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace weaveproof::cli
