// Processes: the program's own has a fixed number, so that runs are alike; others cannot be started or asked about.
#include <unistd.h>

#include "natives/memory/raw_memory.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace process {
namespace {

constexpr std::int64_t kOwnNumber = 1;

NativeStatus forkAndExec(NativeCall& call) {  // (process, mode, launcher, program, …)
  const Object& program = call.object(call.ref(3));
  throw Unsupported{"the program starts the process " + std::string(program.elements<char>()) +
                    "; starting processes is not supported"};
}

NativeStatus ownNumber(NativeCall& call) { return call.returnLong(kOwnNumber); }
NativeStatus isAlive(NativeCall& call) {
  return call.returnLong(call.l(0) == kOwnNumber ? 0 : -1);
}  // start time unknown

// ---- jdk.internal.misc.VM

template <class Number, Number (*ask)()>
NativeStatus hostNumber(NativeCall& call) {
  return call.returnLong(static_cast<std::int64_t>(ask()));
}

NativeStatus getRuntimeArguments(NativeCall& call) {
  return call.returnRef(call.vm.newArray(*call.vm.known.stringArray, 0));
}

// ---- jdk.internal.perf: counters that are never read. As memory shared by all threads they would only slow down a
// search, so nothing is ever added to them.

NativeStatus createLong(NativeCall& call) {
  return returnDirectBuffer(call, call.resume ? 0 : allocateRaw(call.vm, sizeof(std::int64_t)), sizeof(std::int64_t));
}
NativeStatus highResCounter(NativeCall& call) {
  if (!call.permitClock()) return NativeStatus::Visible;
  return call.returnLong(call.vm.readClock(call.thread));
}
NativeStatus highResFrequency(NativeCall& call) { return call.returnLong(1000000000); }

constexpr NativeEntry kProcess[] = {{"init", nullptr, nothing}, {"forkAndExec", nullptr, forkAndExec}};
constexpr NativeEntry kHandle[] = {
    {"initNative", nullptr, nothing}, {"getCurrentPid0", nullptr, ownNumber}, {"isAlive0", nullptr, isAlive}};
constexpr NativeEntry kHandleInfo[] = {{"initIDs", nullptr, nothing}, {"info0", nullptr, nothing}};
constexpr NativeEntry kVm[] = {
    {"getuid", nullptr, hostNumber<uid_t, ::getuid>},      {"geteuid", nullptr, hostNumber<uid_t, ::geteuid>},
    {"getgid", nullptr, hostNumber<gid_t, ::getgid>},      {"getegid", nullptr, hostNumber<gid_t, ::getegid>},
    {"getRuntimeArguments", nullptr, getRuntimeArguments},
};
constexpr NativeEntry kPerf[] = {
    {"registerNatives", nullptr, nothing},
    {"createLong", nullptr, createLong, 1},
    {"highResCounter", nullptr, highResCounter},
    {"highResFrequency", nullptr, highResFrequency},
};
constexpr NativeEntry kCounter[] = {{"set", "(J)V", nothing}, {"add", "(J)V", nothing}};

constexpr ClassNatives kClasses[] = {
    {"java/lang/ProcessImpl", kProcess},
    {"java/lang/ProcessHandleImpl", kHandle},
    {"java/lang/ProcessHandleImpl$Info", kHandleInfo},
    {"jdk/internal/misc/VM", kVm},
    {"jdk/internal/perf/Perf", kPerf},
    {"jdk/internal/perf/PerfCounter", kCounter},
};

}  // namespace
}  // namespace process

extern const std::span<const ClassNatives> kProcessNatives = process::kClasses;

}  // namespace weaveproof::natives
