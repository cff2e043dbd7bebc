// sun.nio.fs: what java.nio.file.Files asks of the host. Paths come as zero-terminated bytes in Java's raw memory; errors
// leave as UnixException with the host's error number, which Java translates.
#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdlib>

#include "natives/io/descriptors.hpp"
#include "natives/registry.hpp"
#include "vm/host_inputs.hpp"

namespace weaveproof::natives {
namespace nio_files {
namespace {

void check(NativeCall& call, bool good) {
  if (!good) unixError(call, errno);
}

// What the host is asked of a path is noted with it.
std::string path(NativeCall& call, int slot = 0) {
  std::string text = textAt(call.vm, call.l(slot));
  HostInputs::note("status " + text);
  return text;
}

std::string pathOfOpen(NativeCall& call, std::int32_t descriptor) {
  const OpenFile* file = call.vm.openFiles.find(descriptor);
  if (!file) unixError(call, EBADF);
  if (file->kind == OpenFile::Kind::Random) return "/dev/urandom";
  if (file->kind == OpenFile::Kind::Null) return "/dev/null";
  std::string text = call.vm.world.hostFiles.path(file->file);
  HostInputs::note("status " + text);
  return text;
}

// A path relative to an open directory, as the host's calls with "at" take it.
std::string pathAt(NativeCall& call, std::int32_t directory, std::int64_t address) {
  const std::string name = textAt(call.vm, address);
  if (name.starts_with('/')) {
    HostInputs::note("status " + name);
    return name;
  }
  const OpenFile* file = call.vm.openFiles.find(directory);
  if (!file || file->kind != OpenFile::Kind::Directory) unixError(call, EBADF);
  std::string text = call.vm.world.hostFiles.path(file->file) + "/" + name;
  HostInputs::note("status " + text);
  return text;
}

// What the host can do: bits of UnixNativeDispatcher.
constexpr std::int32_t kOpenat = 1 << 1, kFutimes = 1 << 2, kFutimens = 1 << 3, kLutimes = 1 << 4, kBirthTime = 1 << 16;
NativeStatus init(NativeCall& call) { return call.returnInt(kOpenat | kFutimes | kFutimens | kLutimes | kBirthTime); }
NativeStatus initWithoutTimes(NativeCall& call) { return call.returnInt(kOpenat | kBirthTime); }
NativeStatus no(NativeCall& call) { return call.returnBool(false); }

NativeStatus getcwd(NativeCall& call) {
  char directory[PATH_MAX];
  check(call, ::getcwd(directory, sizeof directory) != nullptr);
  return call.returnRef(newBytes(call.vm, directory));
}

NativeStatus strerror(NativeCall& call) { return call.returnRef(newBytes(call.vm, errorText(call.i(0)))); }

// ---- attributes

// The host's extended status, which knows when a file was made.
int statusAt(const std::string& where, int flags, struct statx& status) {  // 0, or the error
  HostInputs::note("times " + where);
  return statx(AT_FDCWD, where.c_str(), flags, STATX_BASIC_STATS | STATX_BTIME, &status) == 0 ? 0 : errno;
}
struct statx statusAt(NativeCall& call, const std::string& where, int flags) {
  struct statx status {};
  if (const int error = statusAt(where, flags, status)) unixError(call, error);
  return status;
}

void fill(NativeCall& call, Ref attributes, const struct statx& status) {
  Object& object = call.object(attributes);
  call.vm.touch(attributes);
  const Class& c = call.vm.classOf(attributes);
  auto setInt = [&](const char* name, std::uint32_t value) {
    object.set<std::uint32_t>(fieldNamed(c, name).offset, value);
  };
  auto setLong = [&](const std::string& name, std::uint64_t value) {
    object.set<std::uint64_t>(fieldNamed(c, name).offset, value);
  };
  auto setTime = [&](const std::string& name, const struct statx_timestamp& time) {
    setLong(name + "_sec", static_cast<std::uint64_t>(time.tv_sec));
    setLong(name + "_nsec", time.tv_nsec);
  };
  setInt("st_mode", status.stx_mode);
  setLong("st_ino", status.stx_ino);
  setLong("st_dev", makedev(status.stx_dev_major, status.stx_dev_minor));
  setLong("st_rdev", makedev(status.stx_rdev_major, status.stx_rdev_minor));
  setInt("st_nlink", status.stx_nlink);
  setInt("st_uid", status.stx_uid);
  setInt("st_gid", status.stx_gid);
  setLong("st_size", status.stx_size);
  setTime("st_atime", status.stx_atime);
  setTime("st_mtime", status.stx_mtime);
  setTime("st_ctime", status.stx_ctime);
  setTime("st_birthtime", status.stx_mask & STATX_BTIME ? status.stx_btime : status.stx_mtime);
}

NativeStatus stat0(NativeCall& call) {
  fill(call, call.ref(2), statusAt(call, path(call), 0));
  return call.done();
}

NativeStatus statError(NativeCall& call) {  // the same; returns the error
  struct statx status {};
  const int error = statusAt(path(call), 0, status);
  if (error == 0) fill(call, call.ref(2), status);
  return call.returnInt(error);
}

NativeStatus stat1(NativeCall& call) {  // the mode, or 0
  struct stat status {};
  return call.returnInt(stat(path(call).c_str(), &status) == 0 ? static_cast<std::int32_t>(status.st_mode) : 0);
}

NativeStatus lstat0(NativeCall& call) {
  fill(call, call.ref(2), statusAt(call, path(call), AT_SYMLINK_NOFOLLOW));
  return call.done();
}

NativeStatus fstat(NativeCall& call) {
  fill(call, call.ref(1), statusAt(call, pathOfOpen(call, call.i(0)), 0));
  return call.done();
}

NativeStatus fstatat0(NativeCall& call) {  // (directory, path, flag, attributes)
  fill(call, call.ref(4), statusAt(call, pathAt(call, call.i(0), call.l(1)), call.i(3)));
  return call.done();
}

NativeStatus access0(NativeCall& call) {
  check(call, access(path(call).c_str(), call.i(2)) == 0);
  return call.done();
}

NativeStatus accessError(NativeCall& call) {  // the same; returns the error
  return call.returnInt(access(path(call).c_str(), call.i(2)) == 0 ? 0 : errno);
}

NativeStatus exists0(NativeCall& call) { return call.returnBool(access(path(call).c_str(), F_OK) == 0); }

NativeStatus realpath0(NativeCall& call) {
  char resolved[PATH_MAX];
  check(call, realpath(path(call).c_str(), resolved) != nullptr);
  return call.returnRef(newBytes(call.vm, resolved));
}

NativeStatus readlink0(NativeCall& call) {
  char target[PATH_MAX];
  const ssize_t n = readlink(path(call).c_str(), target, sizeof target);
  check(call, n >= 0);
  return call.returnRef(newBytes(call.vm, {target, static_cast<std::size_t>(n)}));
}

// ---- users and groups

void noteUsers() {
  for (const char* table : {"file /etc/passwd", "file /etc/group", "file /etc/nsswitch.conf"}) HostInputs::note(table);
}

NativeStatus getpwuid(NativeCall& call) {
  noteUsers();
  const passwd* user = ::getpwuid(static_cast<uid_t>(call.i(0)));
  if (!user || !user->pw_name || !*user->pw_name) unixError(call, ENOENT);
  return call.returnRef(newBytes(call.vm, user->pw_name));
}

NativeStatus getgrgid(NativeCall& call) {
  noteUsers();
  const group* found = ::getgrgid(static_cast<gid_t>(call.i(0)));
  if (!found || !found->gr_name || !*found->gr_name) unixError(call, ENOENT);
  return call.returnRef(newBytes(call.vm, found->gr_name));
}

NativeStatus getpwnam0(NativeCall& call) {
  noteUsers();
  const passwd* user = getpwnam(textAt(call.vm, call.l(0)).c_str());
  return call.returnInt(user ? static_cast<std::int32_t>(user->pw_uid) : -1);
}

NativeStatus getgrnam0(NativeCall& call) {
  noteUsers();
  const group* found = getgrnam(textAt(call.vm, call.l(0)).c_str());
  return call.returnInt(found ? static_cast<std::int32_t>(found->gr_gid) : -1);
}

// ---- open files and directories

NativeStatus open(NativeCall& call, const std::string& where, int flags) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  if ((flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC))) {
    if (const int error = errorOfWriting(where, flags)) unixError(call, error);
    refuseWriting("opens the file", where, " for writing");
  }
  const int descriptor = openForReading(call.vm, where, flags);
  if (descriptor < 0) unixError(call, -descriptor);
  return call.returnInt(descriptor);
}

NativeStatus open0(NativeCall& call) { return open(call, path(call), call.i(2)); }
NativeStatus openat0(NativeCall& call) { return open(call, pathAt(call, call.i(0), call.l(1)), call.i(3)); }

NativeStatus close0(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  closeDescriptor(call.vm, call.i(0));
  return call.done();
}

NativeStatus dup(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  const OpenFile* file = call.vm.openFiles.find(call.i(0));
  if (!file) unixError(call, EBADF);
  return call.returnInt(call.vm.openFiles.add(OpenFile(*file)));
}

NativeStatus read(NativeCall& call) {  // (descriptor, address, length): into a buffer of this thread's own
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  std::uint8_t* to = memoryAt(call.vm, call.l(1), call.i(3));
  const std::int64_t n = readDescriptor(call.vm, call.i(0), to, static_cast<std::size_t>(call.i(3)));
  if (n < 0) unixError(call, static_cast<int>(-n));
  return call.returnInt(static_cast<std::int32_t>(n));
}

// A directory stream is the descriptor of the directory.
NativeStatus opendir0(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  const int descriptor = openForReading(call.vm, path(call), O_DIRECTORY);
  if (descriptor < 0) unixError(call, -descriptor);
  return call.returnLong(descriptor);
}

NativeStatus fdopendir(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  const OpenFile* file = call.vm.openFiles.find(call.i(0));
  if (!file) unixError(call, EBADF);
  if (file->kind != OpenFile::Kind::Directory) unixError(call, ENOTDIR);
  return call.returnLong(call.i(0));
}

NativeStatus readdir(NativeCall& call) {  // null at the end
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  OpenFile* file = call.vm.openFiles.find(static_cast<int>(call.l(0)));
  if (!file) unixError(call, EBADF);
  std::string entry;
  const std::int64_t got = call.vm.world.hostFiles.list(file->file, file->position, entry);
  if (got < 0) unixError(call, static_cast<int>(-got));
  if (got == 0) return call.returnRef(0);
  ++file->position;
  return call.returnRef(newBytes(call.vm, entry));
}

NativeStatus closedir(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Input})) return NativeStatus::Visible;
  closeDescriptor(call.vm, static_cast<int>(call.l(0)));
  return call.done();
}

// ---- changes: refused, unless the host would refuse them too

void checkExists(NativeCall& call, const std::string& where) {
  struct stat status {};
  check(call, lstat(where.c_str(), &status) == 0);
}

NativeStatus mkdir0(NativeCall& call) {
  const std::string where = path(call);
  if (const int error = errorOfWriting(where, O_CREAT | O_EXCL)) unixError(call, error);
  refuseWriting("creates the directory", where);
}

template <char Which>
NativeStatus remove(NativeCall& call) {
  const std::string where = Which == '@' ? pathAt(call, call.i(0), call.l(1)) : path(call);
  checkExists(call, where);
  refuseWriting("deletes", where);
}

template <char Which>
NativeStatus rename(NativeCall& call) {
  const std::string where = Which == '@' ? pathAt(call, call.i(0), call.l(1)) : path(call);
  checkExists(call, where);
  refuseWriting("renames", where);
}

NativeStatus link0(NativeCall& call) {
  const std::string where = path(call, 2);
  if (const int error = errorOfWriting(where, O_CREAT | O_EXCL)) unixError(call, error);
  refuseWriting("creates the link", where);
}

NativeStatus change(NativeCall& call) {  // owner, permissions, times
  const std::string where = path(call);
  checkExists(call, where);
  refuseWriting("changes the attributes of", where);
}

NativeStatus changeAt(NativeCall& call) {
  const std::string where = pathAt(call, call.i(0), call.l(1));
  checkExists(call, where);
  refuseWriting("changes the attributes of", where);
}

NativeStatus changeOpen(NativeCall& call) { refuseWriting("changes the attributes of", pathOfOpen(call, call.i(0))); }

constexpr NativeEntry kDispatcher[] = {
    in(jdk::kUntil21, {"init", nullptr, init}),
    in(jdk::kFrom25, {"init", nullptr, initWithoutTimes}),
    {"getcwd", nullptr, getcwd},
    {"strerror", nullptr, strerror},
    in(jdk::kUntil17, {"stat0", nullptr, stat0}),
    in(jdk::kFrom21, {"stat0", nullptr, statError}),
    in(jdk::kUntil17, {"stat1", nullptr, stat1}),
    {"lstat0", nullptr, lstat0},
    in(jdk::kUntil17, {"fstat", nullptr, fstat}),
    in(jdk::kFrom21, {"fstat0", nullptr, fstat}),
    {"fstatat0", nullptr, fstatat0},
    in(jdk::kUntil17, {"access0", nullptr, access0}),
    in(jdk::kFrom21, {"access0", nullptr, accessError}),
    in(jdk::kUntil17, {"exists0", nullptr, exists0}),
    {"realpath0", nullptr, realpath0},
    {"readlink0", nullptr, readlink0},
    {"getpwuid", nullptr, getpwuid},
    {"getgrgid", nullptr, getgrgid},
    {"getpwnam0", nullptr, getpwnam0},
    {"getgrnam0", nullptr, getgrnam0},
    {"open0", nullptr, open0},
    {"openat0", nullptr, openat0},
    {"close0", nullptr, close0},
    {"dup", nullptr, dup},
    in(jdk::kUntil17, {"read", nullptr, read}),
    in(jdk::kFrom21, {"read0", nullptr, read}),
    {"opendir0", nullptr, opendir0},
    {"fdopendir", nullptr, fdopendir},
    in(jdk::kUntil17, {"readdir", nullptr, readdir}),
    in(jdk::kFrom21, {"readdir0", nullptr, readdir}),
    {"closedir", nullptr, closedir},
    {"mkdir0", nullptr, mkdir0},
    {"mknod0", nullptr, mkdir0},
    {"unlink0", nullptr, remove<' '>},
    {"rmdir0", nullptr, remove<' '>},
    {"unlinkat0", nullptr, remove<'@'>},
    {"rename0", nullptr, rename<' '>},
    {"renameat0", nullptr, rename<'@'>},
    {"link0", nullptr, link0},
    {"symlink0", nullptr, link0},
    {"chown0", nullptr, change},
    {"lchown0", nullptr, change},
    {"chmod0", nullptr, change},
    in(jdk::kUntil21, {"utimes0", nullptr, change}),
    in(jdk::kUntil21, {"lutimes0", nullptr, change}),
    in(jdk::kUntil17, {"fchown", nullptr, changeOpen}),
    in(jdk::kFrom21, {"fchown0", nullptr, changeOpen}),
    in(jdk::kUntil17, {"fchmod", nullptr, changeOpen}),
    in(jdk::kFrom21, {"fchmod0", nullptr, changeOpen}),
    in(jdk::kUntil17, {"futimes", nullptr, changeOpen}),
    in(jdk::kOnly21, {"futimes0", nullptr, changeOpen}),
    in(jdk::kUntil17, {"futimens", nullptr, changeOpen}),
    in(jdk::kFrom21, {"futimens0", nullptr, changeOpen}),
    in(jdk::kFrom25, {"fchmodat0", nullptr, changeAt}),
    in(jdk::kFrom25, {"utimensat0", nullptr, changeAt}),
    in(jdk::kFrom25, {"fchmodatNoFollowSupported0", nullptr, no}),
};

constexpr ClassNatives kClasses[] = {{"sun/nio/fs/UnixNativeDispatcher", kDispatcher}};

}  // namespace
}  // namespace nio_files

extern const std::span<const ClassNatives> kNioFileNatives = nio_files::kClasses;

}  // namespace weaveproof::natives
