// From the path of a class file to the class: out/bank/Main.class is bank.Main in out.
#pragma once

#include <filesystem>
#include <string>

namespace weaveproof::image {

struct NamedClass {
  std::string name;            // with dots
  std::filesystem::path root;  // the folder that has to be on the class path
};

// The file itself says its class's name; where the file lies must agree with it. Throws Error.
NamedClass classAt(const std::filesystem::path& classFile);

}  // namespace weaveproof::image
