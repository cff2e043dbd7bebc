// sun.nio.fs: the file systems that the host has mounted, for java.nio.file.FileStore.
#include <mntent.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

#include <cerrno>
#include <cstdio>
#include <memory>

#include "natives/io/descriptors.hpp"
#include "natives/registry.hpp"
#include "vm/host_inputs.hpp"

namespace weaveproof::natives {
namespace nio_file_stores {
namespace {

NativeStatus statvfs0(NativeCall& call) {  // (path, attributes)
  HostInputs::note("the file systems");
  struct statvfs space {};
  if (statvfs(textAt(call.vm, call.l(0)).c_str(), &space) != 0) unixError(call, errno);
  Object& attributes = call.object(call.ref(2));
  call.vm.touch(call.ref(2));
  const Class& c = call.vm.classOf(call.ref(2));
  auto set = [&](const char* name, std::uint64_t value) {
    attributes.set<std::uint64_t>(fieldNamed(c, name).offset, value);
  };
  set("f_frsize", space.f_frsize);
  set("f_blocks", space.f_blocks);
  set("f_bfree", space.f_bfree);
  set("f_bavail", space.f_bavail);
  return call.done();
}

// The table of mounted file systems is an open file; its position counts entries.
NativeStatus setmntent0(NativeCall& call) {  // (path, mode)
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  const int descriptor = openForReading(call.vm, textAt(call.vm, call.l(0)));
  if (descriptor < 0) unixError(call, -descriptor);
  return call.returnLong(descriptor);
}

NativeStatus endmntent0(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  closeDescriptor(call.vm, static_cast<int>(call.l(0)));
  return call.done();
}

OpenFile& tableOf(NativeCall& call) {
  OpenFile* table = call.vm.openFiles.find(static_cast<int>(call.l(0)));
  if (!table) unixError(call, EBADF);
  return *table;
}

NativeStatus getmntent0(NativeCall& call) {  // (table, entry, buffer, length): 0, or -1 at the end
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  Machine& vm = call.vm;
  OpenFile& table = tableOf(call);
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(
      ::setmntent(vm.world.hostFiles.path(table.file).c_str(), "r"), ::endmntent);
  if (!file) unixError(call, errno);
  mntent entry{};
  char text[16384];
  for (std::int64_t i = 0; i <= table.position; ++i)
    if (!getmntent_r(file.get(), &entry, text, sizeof text)) return call.returnInt(-1);
  ++table.position;
  const Class& c = vm.classOf(call.ref(2));
  auto set = [&](const char* field, const char* value) {
    vm.setReference(call.ref(2), fieldNamed(c, field).offset, newBytes(vm, value));
  };
  set("name", entry.mnt_fsname);
  set("dir", entry.mnt_dir);
  set("fstype", entry.mnt_type);
  set("opts", entry.mnt_opts);
  return call.returnInt(0);
}

NativeStatus rewind(NativeCall& call) {
  tableOf(call).position = 0;
  return call.done();
}

// Java asks for the longest line to make room for it; the room is not used here.
NativeStatus getlinelen(NativeCall& call) { return call.returnInt(-1); }

constexpr NativeEntry kUnix[] = {
    {"statvfs0", nullptr, statvfs0}, {"rewind", nullptr, rewind}, {"getlinelen", nullptr, getlinelen}};
constexpr NativeEntry kLinux[] = {
    {"init", nullptr, nothing},
    {"setmntent0", nullptr, setmntent0},
    {"getmntent0", nullptr, getmntent0},
    {"endmntent", nullptr, endmntent0},
};

constexpr ClassNatives kClasses[] = {
    {"sun/nio/fs/UnixNativeDispatcher", kUnix},
    {"sun/nio/fs/LinuxNativeDispatcher", kLinux},
};

}  // namespace
}  // namespace nio_file_stores

extern const std::span<const ClassNatives> kNioFileStoreNatives = nio_file_stores::kClasses;

}  // namespace weaveproof::natives
