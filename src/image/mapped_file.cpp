#include "image/mapped_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace weaveproof::image {

MappedFile::MappedFile(const std::filesystem::path& file) {
  auto refuse = [&file](const char* why) { throw Error(fmt::format("cannot read {}: {}", file.string(), why)); };
  int fd = open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0) refuse(std::strerror(errno));
  struct stat status {};
  void* memory = nullptr;
  const char* why = nullptr;
  if (fstat(fd, &status) != 0) {
    why = std::strerror(errno);
  } else if (!S_ISREG(status.st_mode)) {
    why = "not a regular file";
  } else if (status.st_size > 0) {
    memory = mmap(nullptr, static_cast<std::size_t>(status.st_size), PROT_READ, MAP_PRIVATE, fd, 0);
    if (memory == MAP_FAILED) why = std::strerror(errno);
  }
  close(fd);
  if (why != nullptr) refuse(why);
  if (memory != nullptr) bytes_ = {static_cast<const std::uint8_t*>(memory), static_cast<std::size_t>(status.st_size)};
}

MappedFile::~MappedFile() {
  if (!bytes_.empty()) munmap(const_cast<std::uint8_t*>(bytes_.data()), bytes_.size());
}

MappedFile::MappedFile(MappedFile&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(bytes_, other.bytes_);
  return *this;
}

}  // namespace weaveproof::image
