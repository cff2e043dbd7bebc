// sun.nio.ch: channels on files. Selectors, pipes and sockets are refused (net.cpp).
#include <sys/stat.h>

#include <cerrno>
#include <climits>

#include "natives/io/descriptors.hpp"
#include "natives/memory/memory_part.hpp"
#include "natives/memory/raw_memory.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace nio_channels {
namespace {

// What IOStatus calls these.
constexpr std::int32_t kEndOfFile = -1, kUnsupported = -4;

std::int32_t descriptorArgument(NativeCall& call, int slot = 0) {
  call.object(call.ref(slot));
  return descriptorIn(call.vm, call.ref(slot));
}

std::int64_t orThrow(std::int64_t n) {
  if (n < 0) ioError(static_cast<int>(-n));
  return n;
}

NativeStatus returnCount(NativeCall& call, std::int64_t n) { return call.returnLong(orThrow(n) == 0 ? kEndOfFile : n); }

// ---- FileDispatcherImpl: (FileDescriptor, address, length …)

// What is read is one action. It goes to memory that others can reach by further ones, from a copy in the scratch slot; how much
// it is then stands in the place of the length.
template <class Read>
NativeStatus readInto(NativeCall& call, Read read) {
  if (call.resume) return call.returnLong(call.i(3));
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  const std::int32_t descriptor = descriptorArgument(call);
  const MemoryPart memory = memoryPart(call.vm, call.l(1), call.i(3));
  const bool shared = memory.isVisible(call, ActionKind::Write);
  if (shared) {
    call.needFrame();
    call.setLocal(0, call.vm.newArray(*call.vm.known.byteArray, memory.length));
  }
  const std::int64_t n = read(descriptor, memory.orCopy(call, 0).write(call.vm));
  if (!shared || n <= 0) return returnCount(call, n);
  call.args[3] = static_cast<Slot>(n);
  return memory.copyOut(call, 0, 0, static_cast<std::int32_t>(n), 1);
}

NativeStatus read0(NativeCall& call) {
  return readInto(call, [&](std::int32_t descriptor, std::uint8_t* to) {
    return readDescriptor(call.vm, descriptor, to, static_cast<std::size_t>(call.i(3)));
  });
}

NativeStatus pread0(NativeCall& call) {
  return readInto(call, [&](std::int32_t descriptor, std::uint8_t* to) {
    return readDescriptorAt(call.vm, descriptor, to, static_cast<std::size_t>(call.i(3)), call.l(4));
  });
}

struct Vector {  // as Java lays out an array of pieces
  std::int64_t address, length;
};
Vector pieceAt(NativeCall& call, int index) {
  Vector piece;
  std::memcpy(&piece, memoryAt(call.vm, call.l(1) + index * std::int64_t{sizeof piece}, sizeof piece), sizeof piece);
  return piece;
}

// All of it is read into an array of its own, which is then given out, a piece each time the method is resumed.
NativeStatus readv0(NativeCall& call) {
  Machine& vm = call.vm;
  if (call.resume == 0) {
    if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
    constexpr std::int32_t kMostPieces = 250;  // as `resume` counts them
    if (call.i(3) > kMostPieces) throw Unsupported{"a scattering read into more than 250 buffers"};
    std::int64_t room = 0;
    for (int i = 0; i < call.i(3); ++i) room += pieceAt(call, i).length;
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(room));
    const std::int64_t n = readDescriptor(vm, descriptorArgument(call), bytes.data(), bytes.size());
    if (n <= 0) return returnCount(call, n);
    call.needFrame();
    call.setLocal(0, vm.newArray(*vm.known.byteArray, static_cast<std::int32_t>(n)));
    std::memcpy(vm.at(call.local(0)).elements<std::uint8_t>(), bytes.data(), static_cast<std::size_t>(n));
  }
  const auto total = static_cast<std::int64_t>(vm.at(call.local(0)).length);
  std::int64_t given = 0;
  for (int i = 0; i < call.i(3) && given < total; ++i) {
    const Vector piece = pieceAt(call, i);
    if (i >= call.resume && piece.length > 0)
      return memoryPart(vm, piece.address, piece.length)
          .copyOut(call, 0, static_cast<std::int32_t>(given), static_cast<std::int32_t>(total - given), i + 1);
    given += piece.length;
  }
  return call.returnLong(total);
}

// What is written is no part of the state, so it does not matter when each byte was read.
NativeStatus write0(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  const std::uint8_t* from = memoryAt(call.vm, call.l(1), call.i(3));
  writeDescriptor(call.vm, descriptorArgument(call), from, static_cast<std::size_t>(call.i(3)));
  return call.returnInt(call.i(3));
}

NativeStatus writev0(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  std::int64_t total = 0;
  for (int i = 0; i < call.i(3); ++i) {
    const Vector piece = pieceAt(call, i);
    const std::uint8_t* from = memoryAt(call.vm, piece.address, piece.length);
    writeDescriptor(call.vm, descriptorArgument(call), from, static_cast<std::size_t>(piece.length));
    total += piece.length;
  }
  return call.returnLong(total);
}

NativeStatus seek0(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  return call.returnLong(orThrow(seekDescriptor(call.vm, descriptorArgument(call), call.l(1))));
}

NativeStatus size0(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  return call.returnLong(orThrow(sizeOfDescriptor(call.vm, descriptorArgument(call))));
}

NativeStatus close0(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  closeDescriptor(call.vm, descriptorArgument(call));
  return call.done();
}

NativeStatus closeNumber(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  closeDescriptor(call.vm, call.i(0));
  return call.done();
}

// What other processes do is not modelled, and Java itself keeps the locks of this one apart.
NativeStatus lock0(NativeCall& call) { return call.returnInt(0); }
NativeStatus force0(NativeCall& call) { return call.returnInt(0); }
NativeStatus no(NativeCall& call) { return call.returnBool(false); }

// ---- FileChannelImpl

NativeStatus pageSize(NativeCall& call) { return call.returnLong(4096); }
NativeStatus mostTransferred(NativeCall& call) { return call.returnInt(INT_MAX); }
NativeStatus cannotTransfer(NativeCall& call) { return call.returnLong(kUnsupported); }

// A mapping is a copy: the file is not written, and taken not to change.
NativeStatus mapFile(NativeCall& call, Ref file) {  // (…, protection, position, size, sync)
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  Machine& vm = call.vm;
  const std::int64_t size = call.l(4);
  const std::int32_t descriptor = descriptorIn(vm, file);
  if (size > INT_MAX - 64) throw JavaThrow("java/lang/OutOfMemoryError", "Map failed");
  const std::int64_t address = allocateRaw(vm, size);
  for (std::int64_t done = 0; done < size;) {
    std::uint8_t* to = memoryAt(vm, address + done, size - done);
    const std::int64_t n =
        readDescriptorAt(vm, descriptor, to, static_cast<std::size_t>(size - done), call.l(2) + done);
    if (n < 0) freeRaw(vm, address);
    if (orThrow(n) == 0) break;
    done += n;
  }
  vm.escape(static_cast<Ref>((address - kArrayBase) / 8));  // a thread that knows the address can reach it
  return call.returnLong(address);
}

NativeStatus map0(NativeCall& call) {  // (channel, …)
  return mapFile(call, call.vm.getReference(call.ref(0), fieldNamed(*call.method->holder, "fd").offset));
}
NativeStatus mapDescriptor(NativeCall& call) {  // (descriptor, …)
  call.object(call.ref(0));
  return mapFile(call, call.ref(0));
}

NativeStatus unmap0(NativeCall& call) {
  freeRaw(call.vm, call.l(0));
  return call.returnInt(0);
}

NativeStatus available0(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  const std::int32_t descriptor = descriptorArgument(call);
  const std::int64_t at = orThrow(seekDescriptor(call.vm, descriptor, -1));
  return call.returnInt(static_cast<std::int32_t>(
      std::clamp<std::int64_t>(orThrow(sizeOfDescriptor(call.vm, descriptor)) - at, 0, INT_MAX)));
}
NativeStatus isOther(NativeCall& call) {
  struct stat status {};
  orThrow(statusOfDescriptor(call.vm, descriptorArgument(call), status));
  return call.returnBool(!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode) && !S_ISLNK(status.st_mode));
}

NativeStatus isLoaded(NativeCall& call) { return call.returnBool(true); }

// ---- FileKey

NativeStatus initKey(NativeCall& call) {
  struct stat status {};
  orThrow(statusOfDescriptor(call.vm, descriptorArgument(call, 1), status));
  Object& key = call.vm.at(call.ref(0));
  call.vm.touch(call.ref(0));
  key.set<std::uint64_t>(fieldNamed(*call.method->holder, "st_dev").offset, status.st_dev);
  key.set<std::uint64_t>(fieldNamed(*call.method->holder, "st_ino").offset, status.st_ino);
  return call.done();
}

NativeStatus keyOf(NativeCall& call) {  // (descriptor, long[2])
  struct stat status {};
  orThrow(statusOfDescriptor(call.vm, descriptorArgument(call), status));
  Object& key = call.object(call.ref(1));
  call.vm.touch(call.ref(1));
  key.elements<std::int64_t>()[0] = static_cast<std::int64_t>(status.st_dev);
  key.elements<std::int64_t>()[1] = static_cast<std::int64_t>(status.st_ino);
  return call.done();
}

// ---- IOUtil and NativeThread

NativeStatus fdVal(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  return call.returnInt(descriptorArgument(call));
}
NativeStatus setfdVal(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  call.object(call.ref(0));
  setDescriptor(call.vm, call.ref(0), call.i(1));
  return call.done();
}
NativeStatus iovMax(NativeCall& call) { return call.returnInt(1024); }
NativeStatus writevMax(NativeCall& call) { return call.returnLong(INT_MAX); }
NativeStatus fdLimit(NativeCall& call) { return call.returnInt(1024); }
NativeStatus refusePipe(NativeCall&) { throw Unsupported{"pipes of java.nio.channels are not supported"}; }
NativeStatus noThread(NativeCall& call) { return call.returnLong(0); }

constexpr NativeEntry kDispatcher[] = {
    {"init", nullptr, nothing},
    {"read0", nullptr, read0, 1},
    {"pread0", nullptr, pread0, 1},
    {"readv0", nullptr, readv0, 1},
    {"write0", nullptr, write0},
    {"writev0", nullptr, writev0},
    {"seek0", nullptr, seek0},
    {"size0", nullptr, size0},
    {"close0", nullptr, close0},
    {"closeIntFD", nullptr, closeNumber},
    {"preClose0", nullptr, nothing},
    {"force0", nullptr, force0},
    {"lock0", nullptr, lock0},
    {"release0", nullptr, nothing},
    {"canTransferToFromOverlappedMap0", nullptr, no},
};
constexpr NativeEntry kChannel[] = {
    {"initIDs", nullptr, pageSize},
    {"maxDirectTransferSize0", nullptr, mostTransferred},
    {"map0", nullptr, map0},
    {"unmap0", nullptr, unmap0},
    {"transferTo0", nullptr, cannotTransfer},
};
constexpr NativeEntry kLinuxDispatcher[] = {
    {"init0", nullptr, nothing},
    {"transferFrom0", nullptr, cannotTransfer},
    {"transferTo0", nullptr, cannotTransfer},
};
constexpr NativeEntry kUnixDispatcher[] = {
    {"init", nullptr, nothing},
    {"close0", nullptr, close0},
    {"preClose0", nullptr, nothing},
};
constexpr NativeEntry kUnixFileDispatcher[] = {
    {"read0", nullptr, read0, 1},
    {"pread0", nullptr, pread0, 1},
    {"readv0", nullptr, readv0, 1},
    {"write0", nullptr, write0},
    {"writev0", nullptr, writev0},
    {"seek0", nullptr, seek0},
    {"size0", nullptr, size0},
    {"closeIntFD", nullptr, closeNumber},
    {"force0", nullptr, force0},
    {"lock0", nullptr, lock0},
    {"release0", nullptr, nothing},
    {"allocationGranularity0", nullptr, pageSize},
    {"map0", nullptr, mapDescriptor},
    {"unmap0", nullptr, unmap0},
    in(jdk::kFrom25, {"available0", nullptr, available0}),
    in(jdk::kFrom25, {"isOther0", nullptr, isOther}),
};
constexpr NativeEntry kMapped[] = {{"isLoaded0", nullptr, isLoaded},
                                   {"load0", nullptr, nothing},
                                   {"unload0", nullptr, nothing},
                                   {"force0", nullptr, nothing}};
constexpr NativeEntry kKey[] = {
    in(jdk::kUntil21, {"initIDs", nullptr, nothing}),
    in(jdk::kUntil21, {"init", nullptr, initKey}),
    in(jdk::kFrom25, {"init", nullptr, keyOf}),
};
constexpr NativeEntry kIoUtil[] = {
    {"initIDs", nullptr, nothing},
    {"iovMax", nullptr, iovMax},
    in(jdk::kFrom21, {"writevMax", nullptr, writevMax}),
    {"fdLimit", nullptr, fdLimit},
    {"fdVal", nullptr, fdVal},
    {"setfdVal", nullptr, setfdVal},
    {"configureBlocking", nullptr, nothing},
    {"makePipe", nullptr, refusePipe},
};
constexpr NativeEntry kThread[] = {
    {"init", nullptr, nothing},
    in(jdk::kUntil17, {"current", nullptr, noThread}),
    in(jdk::kFrom21, {"current0", nullptr, noThread}),
    in(jdk::kUntil17, {"signal", nullptr, nothing}),
    in(jdk::kFrom21, {"signal0", nullptr, nothing}),
    {"supportPendingSignals0", nullptr, no},
};

constexpr ClassNatives kClasses[] = {
    {"sun/nio/ch/FileDispatcherImpl", kDispatcher, jdk::kUntil17},
    {"sun/nio/ch/FileDispatcherImpl", kLinuxDispatcher, jdk::kFrom21},
    {"sun/nio/ch/UnixDispatcher", kUnixDispatcher, jdk::kFrom21},
    {"sun/nio/ch/UnixFileDispatcherImpl", kUnixFileDispatcher, jdk::kFrom21},
    {"sun/nio/ch/FileChannelImpl", kChannel, jdk::kUntil17},
    {"java/nio/MappedMemoryUtils", kMapped},
    {"sun/nio/ch/FileKey", kKey},
    {"sun/nio/ch/IOUtil", kIoUtil},
    {"sun/nio/ch/NativeThread", kThread},
};

}  // namespace
}  // namespace nio_channels

extern const std::span<const ClassNatives> kNioChannelNatives = nio_channels::kClasses;

}  // namespace weaveproof::natives
