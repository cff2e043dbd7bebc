// Complete checks that found nothing, remembered from run to run. A proof belongs to all that it depends on: the classes that
// the program can come to use (change::ClassSet::ofProgram), the resources beside them, its arguments and system properties, what it is
// told of the host (natives::hostFacts) and asks of it (vm::HostInputs), what was checked, the JDK, and weaveproof itself. A trace
// records the same. If any of these is another one, or cannot be compared, there is no proof.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "change/class_set.hpp"
#include "cli/check_options.hpp"
#include "image/jdk.hpp"
#include "vm/host_inputs.hpp"

namespace weaveproof::cli {

struct Proof {
  std::string covered;  // what the check said
  std::uint64_t states = 0;
  vm::HostInputs::Values inputs;
};

class ProofCache {
 public:
  // Of nothing, if `folder` is empty.
  explicit ProofCache(std::filesystem::path folder) : folder_(std::move(folder)) {}

  // By what a check is known before it begins. `options` as they would be handed to `explore`.
  struct Subject {
    const change::ClassSet& classes;  // that the program can come to use
    const std::string& classPath;     // as the program can ask for it
    const std::string& mainClass;
  };
  static std::string keyOf(const CheckOptions& options, const Subject& subject, const image::Jdk& jdk);

  // A file that is damaged is no proof; `complaint` says so then. What the program has learned of the host while it ran must be the
  // same now.
  std::optional<Proof> find(const std::string& key, std::string& complaint) const;

  // What cannot be written is not remembered.
  void add(const std::string& key, const Proof& proof) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace weaveproof::cli
