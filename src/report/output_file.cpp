#include "report/output_file.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

namespace weaveproof {

namespace fs = std::filesystem;

namespace {

OutputError cannotWrite(const std::string& file, const std::string& why) {
  return OutputError(fmt::format("{} cannot be written: {}", file, why));
}

}  // namespace

void requireWritable(const std::string& file) {
  std::error_code error;
  if (fs::is_directory(file, error)) throw cannotWrite(file, "it is a directory");
  fs::path folder = fs::path(file).parent_path();
  if (folder.empty()) folder = ".";
  if (!fs::is_directory(folder, error))
    throw cannotWrite(file, fmt::format("there is no directory {}", folder.string()));
  const fs::path& touched = fs::exists(file, error) ? fs::path(file) : folder;
  if (access(touched.c_str(), W_OK) != 0) throw cannotWrite(file, std::strerror(errno));
}

void writeText(const std::string& file, const std::string& text) {
  std::FILE* out = std::fopen(file.c_str(), "wb");
  if (out == nullptr) throw cannotWrite(file, std::strerror(errno));
  const bool written = std::fwrite(text.data(), 1, text.size(), out) == text.size();
  const int problem = errno;
  if (std::fclose(out) != 0 || !written) throw cannotWrite(file, std::strerror(written ? errno : problem));
}

}  // namespace weaveproof
