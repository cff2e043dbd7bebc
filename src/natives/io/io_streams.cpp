// java.io: files and standard streams as byte streams. Files are read, never written.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "natives/io/descriptors.hpp"
#include "natives/memory/memory_part.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace io_streams {
namespace {

// ---- what the streams have in common

Ref fileDescriptorOf(
    NativeCall& call) {  // the field `fd` of a stream; the class that declares the method declares it too
  return call.vm.getReference(call.ref(0), fieldNamed(*call.method->holder, "fd").offset);
}

std::int32_t openDescriptorOf(NativeCall& call) {
  const std::int32_t descriptor = descriptorIn(call.vm, fileDescriptorOf(call));
  if (descriptor < 0) ioError("Stream Closed");
  return descriptor;
}

[[noreturn]] void notFound(const std::string& path, int error) {
  throw JavaThrow("java/io/FileNotFoundException", path + " (" + errorText(error) + ")");
}

void openRead(NativeCall& call) {
  Machine& vm = call.vm;
  call.object(call.ref(1));
  const std::string path = vm.utf8(call.ref(1));
  const int descriptor = openForReading(vm, path);
  if (descriptor < 0) notFound(path, -descriptor);
  if (vm.openFiles.find(descriptor)->kind == OpenFile::Kind::Directory) {
    closeDescriptor(vm, descriptor);
    notFound(path, EISDIR);
  }
  setDescriptor(vm, fileDescriptorOf(call), descriptor);
}

// Writing to the null device is the one way of writing that changes nothing.
void openWrite(NativeCall& call, int flags) {
  Machine& vm = call.vm;
  call.object(call.ref(1));
  const std::string path = vm.utf8(call.ref(1));
  if (const int error = errorOfWriting(path, flags)) notFound(path, error);
  OpenFile file;
  if (vm.world.hostFiles.open(path, 0, file) == 0 && file.kind == OpenFile::Kind::Null) {
    setDescriptor(vm, fileDescriptorOf(call), vm.openFiles.add(file));
    return;
  }
  refuseWriting("opens the file", path, " for writing");
}

MemoryPart rangeOf(NativeCall& call) {  // (stream, bytes, offset, length)
  const Object& bytes = call.object(call.ref(1));
  const std::int32_t offset = call.i(2), length = call.i(3);
  if (offset < 0 || length < 0 || length > static_cast<std::int32_t>(bytes.length) - offset)
    throw JavaThrow("java/lang/IndexOutOfBoundsException");
  return {call.ref(1), offset, length};
}

// Files and streams are shared by all threads, and so is the numbering of descriptors.
bool permitInput(NativeCall& call) { return call.permit({.kind = ActionKind::Input}); }

NativeStatus read0(NativeCall& call) {
  if (!permitInput(call)) return NativeStatus::Visible;
  std::uint8_t byte = 0;
  const std::int64_t n = readDescriptor(call.vm, openDescriptorOf(call), &byte, 1);
  if (n < 0) ioError(static_cast<int>(-n));
  return call.returnInt(n == 0 ? -1 : byte);
}

// What is read is one action. It goes into an array that others can reach by further ones, from a copy in the scratch slot; how
// much it is then stands in the place of the length.
NativeStatus readBytes(NativeCall& call) {
  Machine& vm = call.vm;
  if (call.resume) return call.returnInt(call.i(3));
  if (!permitInput(call)) return NativeStatus::Visible;
  const MemoryPart range = rangeOf(call);
  if (range.length == 0) return call.returnInt(0);
  const std::int32_t descriptor = openDescriptorOf(call);
  const bool shared = range.isVisible(call, ActionKind::Write);
  if (shared) {
    call.needFrame();
    call.setLocal(0, vm.newArray(*vm.known.byteArray, range.length));
  }
  std::uint8_t* to = range.orCopy(call, 0).write(vm);
  const std::int64_t n = readDescriptor(vm, descriptor, to, static_cast<std::size_t>(range.length));
  if (n < 0) ioError(static_cast<int>(-n));
  if (n == 0) return call.returnInt(-1);
  if (!shared) return call.returnInt(static_cast<std::int32_t>(n));
  call.args[3] = static_cast<Slot>(n);
  return range.copyOut(call, 0, 0, static_cast<std::int32_t>(n), 1);
}

// What is written is no part of the state, so it does not matter when each byte was read.
NativeStatus writeBytes(NativeCall& call) {
  if (!permitInput(call)) return NativeStatus::Visible;
  const MemoryPart range = rangeOf(call);
  writeDescriptor(call.vm, openDescriptorOf(call), range.read(call.vm), static_cast<std::size_t>(range.length));
  return call.done();
}

NativeStatus writeByte(NativeCall& call) {
  if (!permitInput(call)) return NativeStatus::Visible;
  const char byte = static_cast<char>(call.i(1));
  writeDescriptor(call.vm, openDescriptorOf(call), &byte, 1);
  return call.done();
}

NativeStatus length(NativeCall& call) {
  if (!permitInput(call)) return NativeStatus::Visible;
  const std::int64_t size = sizeOfDescriptor(call.vm, openDescriptorOf(call));
  if (size < 0) ioError("GetLength failed");
  return call.returnLong(size);
}

NativeStatus position(NativeCall& call) {
  if (!permitInput(call)) return NativeStatus::Visible;
  const std::int64_t at = seekDescriptor(call.vm, openDescriptorOf(call), -1);
  if (at < 0) ioError(static_cast<int>(-at));
  return call.returnLong(at);
}

// ---- FileDescriptor

NativeStatus getHandle(NativeCall& call) { return call.returnLong(-1); }
NativeStatus getAppend(NativeCall& call) {
  const int flags = fcntl(call.i(0), F_GETFL);
  return call.returnBool(flags >= 0 && (flags & O_APPEND));
}

NativeStatus close0(NativeCall& call) {
  if (!permitInput(call)) return NativeStatus::Visible;
  Machine& vm = call.vm;
  const std::int32_t descriptor = descriptorIn(vm, call.ref(0));
  if (descriptor < 0) return call.done();
  setDescriptor(vm, call.ref(0), -1);
  closeDescriptor(vm, descriptor);
  return call.done();
}

NativeStatus cleanupClose(NativeCall& call) {
  if (!permitInput(call)) return NativeStatus::Visible;
  closeDescriptor(call.vm, call.i(0));
  return call.done();
}

NativeStatus sync(NativeCall& call) {
  if (!permitInput(call)) return NativeStatus::Visible;
  const std::int32_t descriptor = descriptorIn(call.vm, call.ref(0));
  call.vm.flush();
  const bool standard = descriptor >= 0 && descriptor < OpenFiles::kFirst;
  if (standard ? fsync(descriptor) != 0 : !call.vm.openFiles.find(descriptor))
    throw JavaThrow("java/io/SyncFailedException", "sync failed");
  return call.done();
}

// ---- FileInputStream

NativeStatus openInput(NativeCall& call) {
  if (!permitInput(call)) return NativeStatus::Visible;
  openRead(call);
  return call.done();
}

NativeStatus skip0(NativeCall& call) {
  if (!permitInput(call)) return NativeStatus::Visible;
  const std::int32_t descriptor = openDescriptorOf(call);
  const std::int64_t at = seekDescriptor(call.vm, descriptor, -1);
  if (at < 0) ioError(static_cast<int>(-at));
  if (at + call.l(1) < 0) ioError(EINVAL);
  seekDescriptor(call.vm, descriptor, at + call.l(1));
  return call.returnLong(call.l(1));
}

NativeStatus available0(NativeCall& call) {
  if (!permitInput(call)) return NativeStatus::Visible;
  const std::int32_t descriptor = openDescriptorOf(call);
  std::int64_t left = 0;
  if (descriptor == 0) {
    left = call.vm.world.hostFiles.availableInput(call.vm.openFiles.inputRead);
  } else {
    const std::int64_t size = sizeOfDescriptor(call.vm, descriptor);
    if (size < 0) ioError(static_cast<int>(-size));
    left = size - seekDescriptor(call.vm, descriptor, -1);
  }
  return call.returnInt(static_cast<std::int32_t>(std::clamp<std::int64_t>(left, 0, INT32_MAX)));
}

// ---- FileOutputStream

NativeStatus openOutput(NativeCall& call) {  // (stream, name, append)
  if (!permitInput(call)) return NativeStatus::Visible;
  openWrite(call, O_WRONLY | O_CREAT);
  return call.done();
}

// ---- RandomAccessFile

NativeStatus openRandomAccess(NativeCall& call) {  // (file, name, mode)
  if (!permitInput(call)) return NativeStatus::Visible;
  constexpr std::int32_t kReadOnly = 1;
  if (call.i(2) & kReadOnly)
    openRead(call);
  else
    openWrite(call, O_RDWR | O_CREAT);
  return call.done();
}

NativeStatus seek0(NativeCall& call) {
  if (!permitInput(call)) return NativeStatus::Visible;
  if (call.l(1) < 0) ioError("Negative seek offset");
  const std::int64_t at = seekDescriptor(call.vm, openDescriptorOf(call), call.l(1));
  if (at < 0) ioError("Seek failed");
  return call.done();
}

NativeStatus setLength(NativeCall& call) {
  openDescriptorOf(call);
  ioError("setLength failed");  // every file is open for reading alone
}

// ---- Console: there is none, so that a program behaves the same wherever it runs

NativeStatus noTerminal(NativeCall& call) { return call.returnInt(0); }
NativeStatus noEncoding(NativeCall& call) { return call.returnRef(0); }

// ---- serialisation

NativeStatus hasStaticInitializer(NativeCall& call) {
  call.object(call.ref(0));
  return call.returnBool(call.vm.classOfMirror(call.ref(0)).hasInitializer);
}

NativeStatus isRegularFile(NativeCall& call) {  // (this, descriptor)
  struct stat status {};
  call.object(call.ref(1));
  const int error = statusOfDescriptor(call.vm, descriptorIn(call.vm, call.ref(1)), status);
  return call.returnBool(error >= 0 && S_ISREG(status.st_mode));
}

constexpr NativeEntry kDescriptor[] = {
    {"initIDs", nullptr, nothing},
    {"getHandle", nullptr, getHandle},
    {"getAppend", nullptr, getAppend},
    {"close0", nullptr, close0},
    in(jdk::kUntil17, {"sync", nullptr, sync}),
    in(jdk::kFrom21, {"sync0", nullptr, sync}),
};
constexpr NativeEntry kCleanable[] = {{"cleanupClose0", nullptr, cleanupClose}};
constexpr NativeEntry kInput[] = {
    {"initIDs", nullptr, nothing},
    {"open0", nullptr, openInput},
    {"read0", nullptr, read0},
    {"readBytes", nullptr, readBytes, 1},
    {"length0", nullptr, length},
    {"position0", nullptr, position},
    in(jdk::kFrom25, {"isRegularFile0", nullptr, isRegularFile}),
    {"skip0", nullptr, skip0},
    {"available0", nullptr, available0},
};
constexpr NativeEntry kOutput[] = {
    {"initIDs", nullptr, nothing},
    {"open0", nullptr, openOutput},
    {"writeBytes", nullptr, writeBytes},
    {"write", "(IZ)V", writeByte},
};
constexpr NativeEntry kRandomAccess[] = {
    {"initIDs", nullptr, nothing},
    {"open0", nullptr, openRandomAccess},
    {"read0", nullptr, read0},
    in(jdk::kUntil17, {"readBytes", "([BII)I", readBytes, 1}),
    in(jdk::kFrom21, {"readBytes0", "([BII)I", readBytes, 1}),
    {"write0", nullptr, writeByte},
    in(jdk::kUntil17, {"writeBytes", "([BII)V", writeBytes}),
    in(jdk::kFrom21, {"writeBytes0", "([BII)V", writeBytes}),
    {"getFilePointer", nullptr, position},
    {"seek0", nullptr, seek0},
    in(jdk::kUntil17, {"length", nullptr, length}),
    in(jdk::kFrom21, {"length0", nullptr, length}),
    in(jdk::kUntil17, {"setLength", nullptr, setLength}),
    in(jdk::kFrom21, {"setLength0", nullptr, setLength}),
};
constexpr NativeEntry kConsole[] = {{"ttyStatus", nullptr, noTerminal},
                                    in(jdk::kUntil21, {"encoding", nullptr, noEncoding})};
constexpr NativeEntry kObjectStreamClass[] = {{"initNative", nullptr, nothing},
                                              {"hasStaticInitializer", nullptr, hasStaticInitializer}};

constexpr ClassNatives kClasses[] = {
    {"java/io/FileDescriptor", kDescriptor},
    {"java/io/FileCleanable", kCleanable},
    {"java/io/FileInputStream", kInput},
    {"java/io/FileOutputStream", kOutput},
    {"java/io/RandomAccessFile", kRandomAccess},
    {"java/io/Console", kConsole},
    {"java/io/ObjectStreamClass", kObjectStreamClass},
};

}  // namespace
}  // namespace io_streams

extern const std::span<const ClassNatives> kIoStreamNatives = io_streams::kClasses;

}  // namespace weaveproof::natives
