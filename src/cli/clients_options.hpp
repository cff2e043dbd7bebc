// The options of `weaveproof clients`: its own, from the command line and from a TOML file, and those of `check`, for the
// checks that it runs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/check_options.hpp"
#include "cli/command_line.hpp"
#include "clients/client.hpp"
#include "clients/subject.hpp"

namespace weaveproof::cli {

struct ClientsOptions {
  std::string className;  // a class, or a source or class file that has it
  clients::Wishes wishes;
  std::vector<std::string> prefix;
  std::string content;
  std::string reference, referenceConstruct;  // --spec, --spec-new
  clients::Bounds bounds;
  bool wantsAll = false;            // --number all
  std::optional<std::size_t> only;  // --client
  bool weak = false, all = false, quiet = false;
  std::size_t jobs = 1;  // clients that are checked side by side
  std::string write, json, junitXml, html, sarif;

  std::vector<std::string> checkWords;  // options for `check`, as they were given
  std::vector<std::string> orderWords;  // of these the ones for the calls one after the other
  CheckOptions checked;                 // what they come to

  bool isGiven(const std::string& name) const;  // of the options for `check`
};

// Empty: help was asked for. Throws UsageError, base::Error.
std::optional<ClientsOptions> parseClientsOptions(int argc, char** argv);

// `check` with these words.
CheckOptions checkOptionsOf(const std::vector<std::string>& words);

std::string clientsHelp(HelpTopic topic);

}  // namespace weaveproof::cli
