#include "report/output_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string_view>

namespace weaveproof::report {

namespace fs = std::filesystem;

namespace {

OutputError cannotWrite(const std::string& file, const std::string& why) {
  return OutputError(fmt::format("{} cannot be written: {}", file, why));
}

// 0, or the host's error number.
int writeAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t n = write(descriptor, text.data(), text.size());
    if (n >= 0) {
      text.remove_prefix(static_cast<std::size_t>(n));
    } else if (errno == EAGAIN) {  // a pipe that is full: until its reader takes something
      pollfd full{descriptor, POLLOUT, 0};
      poll(&full, 1, -1);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

}  // namespace

void requireWritable(const std::string& file) {
  if (isStandardOutput(file)) return;
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (fs::is_directory(status)) throw cannotWrite(file, "it is a directory");
  fs::path folder = fs::path(file).parent_path();
  if (folder.empty()) folder = ".";
  if (status.type() == fs::file_type::none) throw cannotWrite(file, error.message());
  if (!fs::is_directory(folder, error))
    throw cannotWrite(file, fmt::format("there is no directory {}", folder.string()));
  const fs::path& touched = fs::exists(status) ? fs::path(file) : folder;
  if (access(touched.c_str(), W_OK) != 0) throw cannotWrite(file, std::strerror(errno));
}

namespace {

// Writes a file beside the old one, and then renames it: a reader finds the old text or the new one, never a part of
// it, even if this process is killed. False if that cannot be done here: the folder takes no new file, or the name is a
// device, a pipe or a link.
bool replaceWhole(const std::string& file, const std::string& text) {
  struct stat old {};
  const bool isThere = lstat(file.c_str(), &old) == 0;
  if (isThere && (!S_ISREG(old.st_mode) || old.st_nlink > 1 || old.st_uid != geteuid())) return false;
  std::string aside = file + ".new-XXXXXX";
  const int descriptor = mkostemp(aside.data(), O_CLOEXEC);
  if (descriptor < 0) return false;
  const mode_t mask = umask(0);
  umask(mask);
  bool good = fchmod(descriptor, isThere ? old.st_mode & 07777 : 0666 & ~mask) == 0;
  good = good && writeAll(descriptor, text) == 0;
  good = close(descriptor) == 0 && good;
  good = good && std::rename(aside.c_str(), file.c_str()) == 0;
  if (!good) unlink(aside.c_str());
  return good;
}

}  // namespace

// Not blocking: opening a pipe must not wait for a reader.
void writeText(const std::string& file, const std::string& text) {
  if (isStandardOutput(file)) return writeToStandardOutput(text);
  if (replaceWhole(file, text)) return;
  const int descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0666);
  if (descriptor < 0) throw cannotWrite(file, std::strerror(errno));
  int problem = writeAll(descriptor, text);
  if (close(descriptor) != 0 && problem == 0) problem = errno;
  if (problem != 0) throw cannotWrite(file, std::strerror(problem));
}

void writeToStandardOutput(const std::string& text) {
  if (const int problem = writeAll(STDOUT_FILENO, text)) throw cannotWrite("standard output", std::strerror(problem));
}

void writeToStandardError(const std::string& text) {
  if (const int problem = writeAll(STDERR_FILENO, text)) throw cannotWrite("standard error", std::strerror(problem));
}

}  // namespace weaveproof::report
