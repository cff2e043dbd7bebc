// Complete checks that found nothing, remembered from run to run. A proof belongs to all that it depends on: the
// classes that the program can come to use (change::ClassSet::ofProgram), the resources beside them, its arguments and
// system properties, what it is given of the host (natives::hostFacts) and asks of it (vm::HostInputs), what was
// checked, the JDK, and weaveproof itself. A trace records the same. If any of these is another one, or cannot be
// compared, there is no proof.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "change/class_set.hpp"
#include "image/jdk.hpp"
#include "proof/program_classes.hpp"
#include "spec/check_spec.hpp"
#include "vm/host_inputs.hpp"

namespace weaveproof::proof {

struct Proof {
  std::string covered;  // what the check said
  std::uint64_t states = 0;
  vm::HostInputs::Values inputs;
};

// By what a check is known before it begins.
struct Checked {
  const change::ClassSet& classes;  // that the program can come to use
  const std::string& classPath;     // as the program can ask for it
  NamedProgram program;
  spec::CheckSpec spec;                                      // what is checked
  std::vector<std::pair<std::string, std::string>> options;  // the other options that were given
};

// What a proof depends on, as one text's digest: two checks with the same key have the same verdict, if both are complete.
std::string keyOf(const Checked& check, const image::Jdk& jdk);

class ProofCache {
 public:
  // Of nothing, if `folder` is empty.
  explicit ProofCache(std::filesystem::path folder) : folder_(std::move(folder)) {}

  // A file that is damaged is no proof; `complaint` says so then. What the program has learned of the host while it ran must be the
  // same now.
  std::optional<Proof> find(const std::string& key, std::string& complaint) const;

  // What cannot be written is not remembered.
  void add(const std::string& key, const Proof& proof) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace weaveproof::proof
