// The jars of weaveproof itself, such as weaveproof-api.jar, the API for test harnesses.
#pragma once

#include <filesystem>

namespace weaveproof::image {

// The jar of this name: beside the binary, where it is built, or in ../share/java, where both are installed. Empty if it is in neither
// place.
std::filesystem::path ownJar(const char* name);

std::filesystem::path apiJar();

}  // namespace weaveproof::image
