#include "natives/io/descriptors.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>

#include "vm/host_inputs.hpp"

namespace weaveproof::natives {

void ioError(const std::string& text) { throw JavaThrow("java/io/IOException", text); }
std::string errorText(int error) { return std::strerror(error); }
void ioError(int error) { ioError(errorText(error)); }

void unixError(NativeCall& call, int error) {
  Machine& vm = call.vm;
  const Ref exception = vm.makeThrowable(call.thread, JavaThrow("sun/nio/fs/UnixException"));
  vm.at(exception).set<std::int32_t>(fieldNamed(vm.classOf(exception), "errno").offset, error);
  throw JavaThrow(exception);
}

std::int32_t descriptorIn(Machine& vm, Ref fileDescriptor) {
  if (!fileDescriptor) return -1;
  return vm.at(fileDescriptor).get<std::int32_t>(fieldNamed(vm.classOf(fileDescriptor), "fd").offset);
}

void setDescriptor(Machine& vm, Ref fileDescriptor, std::int32_t descriptor) {
  vm.touch(fileDescriptor);
  vm.at(fileDescriptor).set<std::int32_t>(fieldNamed(vm.classOf(fileDescriptor), "fd").offset, descriptor);
}

int openForReading(Machine& vm, const std::string& path, int flags) {
  OpenFile file;
  const int error = vm.world.hostFiles.open(path, flags & (O_NOFOLLOW | O_DIRECTORY), file);
  if (error == ENOTSUP)
    throw Unsupported{"the program opens " + path +
                      ", which is not a regular file; reading devices and pipes is not supported"};
  return error ? -error : vm.openFiles.add(file);
}

int errorOfWriting(const std::string& path, int flags) {
  HostInputs::note("status " + path);
  HostInputs::note("status " + (std::filesystem::path(path).parent_path() / ".").string());
  struct stat status {};
  if (stat(path.c_str(), &status) == 0) {
    if ((flags & O_CREAT) && (flags & O_EXCL)) return EEXIST;
    if (S_ISDIR(status.st_mode)) return EISDIR;
    return access(path.c_str(), W_OK) == 0 ? 0 : errno;
  }
  if (errno != ENOENT || !(flags & O_CREAT)) return errno;
  const std::filesystem::path parent = std::filesystem::path(path).parent_path();
  return access(parent.empty() ? "." : parent.c_str(), W_OK) == 0 ? 0 : errno;
}

std::int64_t readDescriptorAt(Machine& vm, std::int32_t descriptor, void* to, std::size_t size, std::int64_t position) {
  if (descriptor >= 0 && descriptor < OpenFiles::kFirst) return -ESPIPE;
  const OpenFile* file = vm.openFiles.find(descriptor);
  if (!file) return -EBADF;
  switch (file->kind) {
    case OpenFile::Kind::File:
      return vm.world.hostFiles.read(file->file, to, size, position);
    case OpenFile::Kind::Directory:
      return -EISDIR;
    case OpenFile::Kind::Random:
      drawRandom(vm, static_cast<std::uint8_t*>(to), size);
      return static_cast<std::int64_t>(size);
    default:
      return 0;
  }
}

std::int64_t readDescriptor(Machine& vm, std::int32_t descriptor, void* to, std::size_t size) {
  if (descriptor == 0) {
    vm.flush();  // a question to the user stands before the answer
    const bool runsOnce = !vm.supervisor && !vm.muted;
    const std::int64_t n = vm.world.hostFiles.readInput(to, size, vm.openFiles.inputRead, runsOnce);
    if (n > 0) vm.openFiles.inputRead += n;
    return n;
  }
  OpenFile* file = vm.openFiles.find(descriptor);
  if (!file) return -EBADF;
  const std::int64_t n = readDescriptorAt(vm, descriptor, to, size, file->position);
  if (n > 0) file->position += n;
  return n;
}

void writeDescriptor(Machine& vm, std::int32_t descriptor, const void* from, std::size_t size) {
  if (descriptor == 1 || descriptor == 2) return vm.write(descriptor, static_cast<const char*>(from), size);
  const OpenFile* file = vm.openFiles.find(descriptor);
  if (file && file->kind == OpenFile::Kind::Null) return;
  ioError(EBADF);
}

std::int64_t sizeOfDescriptor(Machine& vm, std::int32_t descriptor) {
  struct stat status {};
  const int error = statusOfDescriptor(vm, descriptor, status);
  return error ? error : status.st_size;
}

std::int64_t seekDescriptor(Machine& vm, std::int32_t descriptor, std::int64_t position) {
  if (descriptor == 0 && vm.world.hostFiles.inputStart() >= 0) {
    const std::int64_t start = vm.world.hostFiles.inputStart();
    if (position >= 0) vm.openFiles.inputRead = std::max<std::int64_t>(position - start, 0);
    return start + vm.openFiles.inputRead;
  }
  if (descriptor >= 0 && descriptor < OpenFiles::kFirst) return -ESPIPE;
  OpenFile* file = vm.openFiles.find(descriptor);
  if (!file) return -EBADF;
  if (position >= 0) file->position = position;
  return file->position;
}

int statusOfDescriptor(Machine& vm, std::int32_t descriptor, struct stat& status) {
  if (descriptor == 0) return vm.world.hostFiles.inputStatus(status);
  if (descriptor == 1 || descriptor == 2) return fstat(descriptor, &status) == 0 ? 0 : -errno;
  const OpenFile* file = vm.openFiles.find(descriptor);
  if (!file) return -EBADF;
  switch (file->kind) {
    case OpenFile::Kind::Random:
      return stat("/dev/urandom", &status) == 0 ? 0 : -errno;
    case OpenFile::Kind::Null:
      return stat("/dev/null", &status) == 0 ? 0 : -errno;
    default:
      return vm.world.hostFiles.status(file->file, status);
  }
}

void closeDescriptor(Machine& vm, std::int32_t descriptor) { vm.openFiles.close(descriptor); }

std::uint8_t* memoryAt(Machine& vm, std::int64_t address, std::int64_t size) {
  vm.touchRaw(address);
  if (address < 16 || size < 0 ||
      static_cast<std::uint64_t>(address) + static_cast<std::uint64_t>(size) > heap::Heap::kArenaBytes)
    throw Unsupported{"access to the address " + std::to_string(address) + ", which Java does not own"};
  return vm.heap.base() + address;
}

std::string textAt(Machine& vm, std::int64_t address) {
  return reinterpret_cast<const char*>(memoryAt(vm, address, 1));
}

Ref newBytes(Machine& vm, std::string_view bytes) {
  const Ref array = vm.newArray(*vm.known.byteArray, static_cast<std::int32_t>(bytes.size()));
  std::memcpy(vm.at(array).elements<char>(), bytes.data(), bytes.size());
  return array;
}

void refuseWriting(const std::string& before, const std::string& path, const std::string& behind) {
  throw Unsupported{"the program " + before + " " + path + behind + "; changing files is not supported"};
}

}  // namespace weaveproof::natives
