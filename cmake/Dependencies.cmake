# The libraries that the project uses: link against `weaveproof_dependencies`.
#
# CLI11, nlohmann-json and toml++ are used as headers only. libzip and xxHash come without a CMake package that works
# everywhere, so they are looked up by name.

find_package(fmt REQUIRED)
find_package(ZLIB REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)
find_library(WEAVEPROOF_LIBZIP zip REQUIRED)
find_library(WEAVEPROOF_XXHASH xxhash REQUIRED)
find_path(WEAVEPROOF_TOMLPLUSPLUS toml++/toml.h REQUIRED)

add_library(weaveproof_dependencies INTERFACE)
target_link_libraries(weaveproof_dependencies INTERFACE
  fmt::fmt ${WEAVEPROOF_LIBZIP} ZLIB::ZLIB ${WEAVEPROOF_XXHASH} CLI11::CLI11 nlohmann_json::nlohmann_json)
# A program loads only the shared libraries that it calls.
target_link_options(weaveproof_dependencies INTERFACE LINKER:--as-needed)
