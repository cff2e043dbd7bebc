// weaveproof.toml, the file whose options count without being asked for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "cli/config_file.hpp"

namespace weaveproof::cli {

// The weaveproof.toml in the current folder or the next one above that has one, up to the top of the repository. A file that belongs to
// another user is passed over, because it could be in a folder that all users share.
std::optional<std::string> findOwnConfig();

// Its settings. Paths in it begin at its folder: they mean the same from every folder below.
std::vector<Setting> readOwnConfig(const std::string& file, const std::vector<OptionText>& options);

}  // namespace weaveproof::cli
