// java.io.UnixFileSystem: what java.io.File asks of the host. Questions are answered; changes are refused, unless the
// host would refuse them too.
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <vector>

#include "natives/io/descriptors.hpp"
#include "natives/registry.hpp"
#include "vm/host_inputs.hpp"

namespace weaveproof::natives {
namespace io_file_system {
namespace {

std::string pathOf(NativeCall& call, int slot = 1) {  // of a java.io.File
  const Object& file = call.object(call.ref(slot));
  const Ref path = file.get<Ref>(fieldNamed(*call.vm.world.bootClass("java/io/File"), "path").offset);
  call.object(path);
  std::string text = call.vm.utf8(path);
  HostInputs::note("status " + text);  // whatever it is asked for
  return text;
}

bool exists(const std::string& path) {
  struct stat status {};
  return lstat(path.c_str(), &status) == 0;
}

NativeStatus getBooleanAttributes(NativeCall& call) {
  constexpr std::int32_t kExists = 1, kRegular = 2, kDirectory = 4;
  struct stat status {};
  if (stat(pathOf(call).c_str(), &status) != 0) return call.returnInt(0);
  return call.returnInt(kExists | (S_ISREG(status.st_mode) ? kRegular : 0) |
                        (S_ISDIR(status.st_mode) ? kDirectory : 0));
}

NativeStatus checkAccess(NativeCall& call) {  // the bits are those of access()
  return call.returnBool(access(pathOf(call).c_str(), call.i(2)) == 0);
}

NativeStatus getLastModifiedTime(NativeCall& call) {
  const std::string path = pathOf(call);
  HostInputs::note("times " + path);
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return call.returnLong(0);
  return call.returnLong(std::int64_t{status.st_mtim.tv_sec} * 1000 + status.st_mtim.tv_nsec / 1000000);
}

NativeStatus getLength(NativeCall& call) {
  const std::string path = pathOf(call);
  HostInputs::note("times " + path);
  struct stat status {};
  return call.returnLong(stat(path.c_str(), &status) == 0 ? status.st_size : 0);
}

NativeStatus getSpace(NativeCall& call) {  // (this, file, which)
  constexpr std::int32_t kTotal = 0, kFree = 1;
  HostInputs::note("the file systems");
  struct statvfs space {};
  if (statvfs(pathOf(call).c_str(), &space) != 0) return call.returnLong(0);
  const fsblkcnt_t blocks = call.i(2) == kTotal ? space.f_blocks : call.i(2) == kFree ? space.f_bfree : space.f_bavail;
  const auto bytes = static_cast<std::int64_t>(space.f_frsize * blocks);
  return call.returnLong(bytes < 0 ? INT64_MAX : bytes);
}

NativeStatus getNameMax(NativeCall& call) {
  const long most = pathconf(call.vm.utf8(call.ref(1)).c_str(), _PC_NAME_MAX);
  return call.returnLong(most < 0 ? NAME_MAX : most);
}

NativeStatus list(NativeCall& call) {
  Machine& vm = call.vm;
  const std::string path = pathOf(call);
  HostInputs::note("entries " + path);
  DIR* directory = opendir(path.c_str());
  if (!directory) return call.returnRef(0);
  std::vector<std::string> names;
  while (const dirent* entry = readdir(directory)) {
    std::string name = entry->d_name;
    if (name != "." && name != "..") names.push_back(std::move(name));
  }
  closedir(directory);
  const Ref array = vm.newArray(*vm.known.stringArray, static_cast<std::int32_t>(names.size()));
  for (std::size_t i = 0; i < names.size(); ++i) vm.at(array).elements<Ref>()[i] = vm.newString(names[i]);
  return call.returnRef(array);
}

// ---- canonical paths

// Without "." and "..", as far as these can be removed by looking at the names alone.
std::string collapse(const std::string& path) {
  std::vector<std::string> kept;
  for (std::size_t start = 0; start <= path.size();) {
    const std::size_t end = std::min(path.find('/', start), path.size());
    const std::string name = path.substr(start, end - start);
    if (name == "..") {
      if (!kept.empty()) kept.pop_back();
    } else if (!name.empty() && name != ".") {
      kept.push_back(name);
    }
    start = end + 1;
  }
  std::string result;
  for (const std::string& name : kept) result += "/" + name;
  return result.empty() ? "/" : result;
}

// The longest start of the path that exists is resolved by the host; what follows is taken as it stands.
NativeStatus canonicalize(NativeCall& call) {
  call.object(call.ref(1));
  const std::string path = call.vm.utf8(call.ref(1));
  HostInputs::note("status " + path);
  char resolved[PATH_MAX];
  if (realpath(path.c_str(), resolved)) return call.returnRef(call.vm.newString(resolved));
  for (std::size_t end = path.rfind('/'); end != std::string::npos && end > 0; end = path.rfind('/', end - 1)) {
    if (realpath(path.substr(0, end).c_str(), resolved))
      return call.returnRef(call.vm.newString(collapse(std::string(resolved) + path.substr(end))));
    if (errno != ENOENT && errno != ENOTDIR && errno != EACCES) ioError(errno);
  }
  return call.returnRef(call.vm.newString(collapse(path)));
}

// ---- changes

NativeStatus createFileExclusively(NativeCall& call) {
  call.object(call.ref(1));
  const std::string path = call.vm.utf8(call.ref(1));
  if (const int error = errorOfWriting(path, O_CREAT | O_EXCL)) {
    if (error == EEXIST) return call.returnBool(false);
    ioError(error);
  }
  refuseWriting("creates the file", path);
}

NativeStatus createDirectory(NativeCall& call) {
  const std::string path = pathOf(call);
  if (errorOfWriting(path, O_CREAT | O_EXCL)) return call.returnBool(false);
  refuseWriting("creates the directory", path);
}

NativeStatus deleteFile(NativeCall& call) {
  const std::string path = pathOf(call);
  if (!exists(path)) return call.returnBool(false);
  refuseWriting("deletes", path);
}

NativeStatus renameFile(NativeCall& call) {
  const std::string path = pathOf(call);
  if (!exists(path)) return call.returnBool(false);
  refuseWriting("renames", path);
}

NativeStatus changeFile(NativeCall& call) {  // permissions, time
  const std::string path = pathOf(call);
  if (!exists(path)) return call.returnBool(false);
  refuseWriting("changes the attributes of", path);
}

constexpr NativeEntry kFileSystem[] = {
    {"initIDs", nullptr, nothing},
    {"canonicalize0", nullptr, canonicalize},
    {"getBooleanAttributes0", nullptr, getBooleanAttributes},
    in(jdk::kUntil17, {"checkAccess", nullptr, checkAccess}),
    in(jdk::kFrom21, {"checkAccess0", nullptr, checkAccess}),
    in(jdk::kUntil17, {"getLastModifiedTime", nullptr, getLastModifiedTime}),
    in(jdk::kFrom21, {"getLastModifiedTime0", nullptr, getLastModifiedTime}),
    in(jdk::kUntil17, {"getLength", nullptr, getLength}),
    in(jdk::kFrom21, {"getLength0", nullptr, getLength}),
    in(jdk::kUntil17, {"getSpace", nullptr, getSpace}),
    in(jdk::kFrom21, {"getSpace0", nullptr, getSpace}),
    {"getNameMax0", nullptr, getNameMax},
    in(jdk::kUntil17, {"list", nullptr, list}),
    in(jdk::kFrom21, {"list0", nullptr, list}),
    in(jdk::kUntil17, {"createFileExclusively", nullptr, createFileExclusively}),
    in(jdk::kFrom21, {"createFileExclusively0", nullptr, createFileExclusively}),
    in(jdk::kUntil17, {"createDirectory", nullptr, createDirectory}),
    in(jdk::kFrom21, {"createDirectory0", nullptr, createDirectory}),
    {"delete0", nullptr, deleteFile},
    {"rename0", nullptr, renameFile},
    in(jdk::kUntil17, {"setLastModifiedTime", nullptr, changeFile}),
    in(jdk::kFrom21, {"setLastModifiedTime0", nullptr, changeFile}),
    in(jdk::kUntil17, {"setPermission", nullptr, changeFile}),
    in(jdk::kFrom21, {"setPermission0", nullptr, changeFile}),
    in(jdk::kUntil17, {"setReadOnly", nullptr, changeFile}),
    in(jdk::kFrom21, {"setReadOnly0", nullptr, changeFile}),
};

constexpr ClassNatives kClasses[] = {{"java/io/UnixFileSystem", kFileSystem}};

}  // namespace
}  // namespace io_file_system

extern const std::span<const ClassNatives> kIoFileSystemNatives = io_file_system::kClasses;

}  // namespace weaveproof::natives
