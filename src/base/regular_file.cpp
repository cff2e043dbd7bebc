#include "base/regular_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace weaveproof::base {

namespace {

[[noreturn]] void refuse(const std::string& what, const std::string& why) {
  throw Error(fmt::format("cannot read {}: {}", what, why));
}

struct Opened {
  int descriptor = -1;
  int error = 0;           // of the host
  bool isRegular = false;  // else there is no descriptor
  bool isDirectory = false;
  std::uint64_t size = 0;
};

// Not blocking: opening a pipe must not wait for a process that writes to it.
Opened open(const std::filesystem::path& file) {
  Opened opened;
  opened.descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  struct stat status {};
  if (opened.descriptor < 0 || fstat(opened.descriptor, &status) != 0) opened.error = errno;
  opened.isRegular = opened.error == 0 && S_ISREG(status.st_mode);
  opened.isDirectory = opened.error == 0 && S_ISDIR(status.st_mode);
  opened.size = static_cast<std::uint64_t>(status.st_size);
  if (!opened.isRegular && opened.descriptor >= 0) close(std::exchange(opened.descriptor, -1));
  return opened;
}

}  // namespace

RegularFile::RegularFile(const std::filesystem::path& file) : path_(file) {
  const Opened opened = open(file);
  if (opened.error != 0) refuse(file.string(), std::strerror(opened.error));
  if (!opened.isRegular) refuse(file.string(), opened.isDirectory ? "it is a directory" : "it is not a regular file");
  descriptor_ = opened.descriptor;
  size_ = opened.size;
}

std::optional<RegularFile> RegularFile::ifAny(const std::filesystem::path& file) {
  const Opened opened = open(file);
  const int error = opened.error;
  if (error == EACCES || error == EIO || error == EMFILE || error == ENFILE)
    refuse(file.string(), std::strerror(error));
  if (!opened.isRegular) return std::nullopt;
  return RegularFile(file, opened.descriptor, opened.size);
}

RegularFile::~RegularFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

std::vector<std::uint8_t> RegularFile::read(std::uint64_t largest) const {
  return readAll(path_.string(), size_, largest, [this](void* to, std::size_t n) {
    ssize_t got;
    do {
      got = ::read(descriptor_, to, n);
    } while (got < 0 && errno == EINTR);
    if (got < 0) refuse(path_.string(), std::strerror(errno));
    return static_cast<std::size_t>(got);
  });
}

std::string readText(const std::filesystem::path& file, std::uint64_t largest) {
  const std::vector<std::uint8_t> bytes = RegularFile(file).read(largest);
  return {bytes.begin(), bytes.end()};
}

std::vector<std::uint8_t> readAll(const std::string& what, std::uint64_t promised, std::uint64_t largest,
                                  const std::function<std::size_t(void*, std::size_t)>& next) {
  std::vector<std::uint8_t> bytes(std::min(promised, std::uint64_t{1} << 20) + 1);
  std::size_t filled = 0;
  for (;;) {
    if (std::max<std::uint64_t>(promised, filled) > largest)
      refuse(what, fmt::format("it has more than {} MB", largest >> 20));
    if (filled == bytes.size()) bytes.resize(bytes.size() * 2);
    const std::size_t n = next(bytes.data() + filled, bytes.size() - filled);
    if (n == 0) break;
    filled += n;
  }
  bytes.resize(filled);
  return bytes;
}

}  // namespace weaveproof::base
