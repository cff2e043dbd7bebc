// What the C++ library of the compiler expects of the C library, and an older C library does not have.

#include <sys/random.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" {

// glibc 2.32: whether there is only one thread, so that reference counts need no atomic operations. "No" is always right.
extern char __libc_single_threaded;
char __libc_single_threaded = 0;

// glibc 2.36: random bytes of the system, for std::random_device.
void arc4random_buf(void* to, std::size_t size) noexcept {
  auto* at = static_cast<unsigned char*>(to);
  while (size > 0) {
    const ssize_t got = getrandom(at, size, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) std::abort();
    at += got;
    size -= static_cast<std::size_t>(got);
  }
}

std::uint32_t arc4random() noexcept {
  std::uint32_t value = 0;
  arc4random_buf(&value, sizeof value);
  return value;
}
}
