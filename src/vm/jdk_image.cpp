#include "vm/jdk_image.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace weaveproof::vm {

std::uint64_t mapJdkImage(heap::Heap& heap, const std::filesystem::path& modules) {
  const int file = open(modules.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  struct stat status {};
  std::uint64_t bytes = 0;
  if (fstat(file, &status) == 0 && status.st_size > 0 &&
      static_cast<std::uint64_t>(status.st_size) <= heap::Heap::kImageBytes)
    bytes = static_cast<std::uint64_t>(status.st_size);
  if (bytes && mmap(heap.base() + kJdkImagePlace, bytes, PROT_READ, MAP_SHARED | MAP_FIXED, file, 0) == MAP_FAILED)
    bytes = 0;
  close(file);
  return bytes;
}

}  // namespace weaveproof::vm
