// Changing which source file compiled classes say they come from.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weaveproof::image {

// The class file with `sourceFile` as its SourceFile; as it was if it has no such attribute. Throws
// classfile::FormatError if it is no class file.
std::vector<std::uint8_t> withSourceFile(std::span<const std::uint8_t> classFile, std::string_view sourceFile);

// Does that to every class below a directory.
void nameSourceFile(const std::filesystem::path& classes, const std::string& sourceFile);

}  // namespace weaveproof::image
