#include "vm/shared_input.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

#include "base/error.hpp"

namespace weaveproof::vm {

namespace {

// The file begins with the ending, or with this; then come the bytes.
constexpr std::int64_t kNoEnding = -1;
constexpr off_t kHead = sizeof(std::int64_t);
constexpr auto kBetweenTries = std::chrono::milliseconds(5);

bool lock(int file, short type) {
  struct flock whole {};
  whole.l_type = type;
  whole.l_whence = SEEK_SET;
  return fcntl(file, F_SETLK, &whole) == 0;
}

void writeEnding(int file, std::int64_t ending) {
  while (pwrite(file, &ending, sizeof ending, 0) < 0 && errno == EINTR) {
  }
}

}  // namespace

SharedInput::SharedInput() : file_(memfd_create("weaveproof-input", MFD_CLOEXEC)) {
  if (file_ < 0) throw base::Error(std::string("standard input cannot be shared: ") + std::strerror(errno));
  writeEnding(file_, kNoEnding);
}

SharedInput::~SharedInput() { close(file_); }

SharedInput::Turn::Turn(const SharedInput& input, const std::function<void()>& whileWaiting) : input_(input) {
  while (!lock(input_.file_, F_WRLCK)) {
    if (whileWaiting) whileWaiting();
    std::this_thread::sleep_for(kBetweenTries);
  }
}

SharedInput::Turn::~Turn() { lock(input_.file_, F_UNLCK); }

bool SharedInput::Turn::takeNew(std::string& bytes, std::optional<int>& ending) const {
  struct stat status {};
  if (fstat(input_.file_, &status) != 0) return false;
  const std::size_t has = static_cast<std::size_t>(status.st_size - kHead), had = bytes.size();
  if (has > had) {
    bytes.resize(has);
    std::size_t done = had;
    while (done < has) {
      const ssize_t n = pread(input_.file_, bytes.data() + done, has - done, kHead + static_cast<off_t>(done));
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) break;
      done += static_cast<std::size_t>(n);
    }
    bytes.resize(done);
    ending.reset();
    return done > had;
  }
  std::int64_t known = kNoEnding;
  if (ending || pread(input_.file_, &known, sizeof known, 0) != sizeof known || known == kNoEnding) return false;
  ending = static_cast<int>(known);
  return true;
}

void SharedInput::Turn::add(std::size_t before, std::string_view bytes, std::optional<int> ending) const {
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t n =
        pwrite(input_.file_, bytes.data() + done, bytes.size() - done, kHead + static_cast<off_t>(before + done));
    if (n < 0 && errno != EINTR)
      throw base::Error(std::string("standard input cannot be shared: ") + std::strerror(errno));
    if (n > 0) done += static_cast<std::size_t>(n);
  }
  writeEnding(input_.file_, ending ? *ending : kNoEnding);
}

}  // namespace weaveproof::vm
