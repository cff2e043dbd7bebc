// java.lang.management: what a program can find out about its machine. Numbers of things that are not there (compilers, safepoints,
// memory pools) are 0. What it shows of threads is in thread_info.cpp.
#include <algorithm>

#include "jdk/messages.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {

NativeStatus getThreads(NativeCall& call);           // thread.cpp
NativeStatus availableProcessors(NativeCall& call);  // system.cpp

namespace management {
namespace {

template <std::int64_t kNumber>
NativeStatus always(NativeCall& call) {
  return call.returnLong(kNumber);
}
NativeStatus noLoad(NativeCall& call) { return call.returnDouble(0); }
NativeStatus clock(NativeCall& call) {
  if (!call.permitClock()) return NativeStatus::Visible;
  return call.returnLong(call.vm.readClock(call.thread));
}
NativeStatus uptime(NativeCall& call) {
  if (!call.permitClock()) return NativeStatus::Visible;
  return call.returnLong(call.vm.readClock(call.thread) / 1000000 + 1);
}
NativeStatus startTime(NativeCall& call) { return call.returnLong(call.vm.epochMillisAtStart); }

NativeStatus version(NativeCall& call) {
  const std::string_view text = jdk::messageFor(call.vm.world.jdk().feature, jdk::kManagementVersion);
  return call.returnRef(call.vm.newString(std::string(text)));
}

NativeStatus noStrings(NativeCall& call) { return call.returnRef(call.vm.newArray(*call.vm.known.stringArray, 0)); }

NativeStatus supportFields(NativeCall& call) {
  Class& c = *call.method->holder;
  for (const char* field :
       {"compTimeMonitoringSupport", "threadContentionMonitoringSupport", "currentThreadCpuTimeSupport",
        "otherThreadCpuTimeSupport", "objectMonitorUsageSupport", "synchronizerUsageSupport",
        "threadAllocatedMemorySupport", "remoteDiagnosticCommandsSupport"}) {
    call.vm.touch(c.mirror);
    call.vm.at(c.mirror).set<std::uint8_t>(fieldNamed(c, field).offset, 1);
  }
  return call.done();
}

NativeStatus classCount(NativeCall& call) {
  std::int64_t count = 0;
  call.vm.world.forEachClass([&](Class&) { ++count; });
  return call.returnLong(count);
}

// ---- threads

// How many threads there are depends on the schedule.
template <bool kDaemonsOnly>
NativeStatus threadCount(NativeCall& call) {
  Machine& vm = call.vm;
  if (!call.permit({.kind = ActionKind::Other})) return NativeStatus::Visible;
  std::int64_t count = 0;
  for (const std::unique_ptr<Thread>& thread : vm.threads)
    if (thread && (!kDaemonsOnly || isDaemon(vm, *thread))) ++count;
  return call.returnLong(count);
}

// ---- memory

template <const char* kElement>
NativeStatus noneOf(NativeCall& call) {
  Class* element = call.vm.loadClass(call.method->holder->loader, call.vm.world.symbol(kElement));
  return call.returnRef(call.vm.newObjectArray(*element, 0));
}
constexpr char kPool[] = "java/lang/management/MemoryPoolMXBean",
               kManager[] = "java/lang/management/MemoryManagerMXBean",
               kCommandInfo[] = "com/sun/management/internal/DiagnosticCommandInfo";

NativeStatus memoryUsage(NativeCall& call) {  // (this, heap or not)
  Machine& vm = call.vm;
  Class& c = *vm.world.bootClass("java/lang/management/MemoryUsage");
  vm.requireInitialized(call.thread, c);
  if (!call.permit({.kind = ActionKind::Other})) return NativeStatus::Visible;  // all threads use memory
  const Ref usage = vm.newCompleteObject(c);
  const auto set = [&](const char* field, std::int64_t value) {
    vm.at(usage).set<std::int64_t>(fieldNamed(c, field).offset, value);
  };
  const auto used = static_cast<std::int64_t>(vm.supervisor ? vm.supervisor->usedBytes() : vm.heap.usedBytes());
  const auto most = static_cast<std::int64_t>(vm.heap.maxBytes());
  set("init", call.z(1) ? most : 0);
  set("used", call.z(1) ? used : 0);
  set("committed", call.z(1) ? most : 0);
  set("max", call.z(1) ? most : -1);
  return call.returnRef(usage);
}

constexpr NativeEntry kVm[] = {
    {"getVersion0", nullptr, version},
    {"initOptionalSupportFields", nullptr, supportFields},
    {"isThreadContentionMonitoringEnabled", nullptr, always<0>},
    {"isThreadCpuTimeEnabled", nullptr, always<1>},
    {"isThreadAllocatedMemoryEnabled", nullptr, always<1>},
    {"getTotalClassCount", nullptr, classCount},
    {"getUnloadedClassCount", nullptr, always<0>},
    {"getVerboseClass", nullptr, always<0>},
    {"getVerboseGC", nullptr, always<0>},
    {"getProcessId", nullptr, always<1>},  // see process.cpp
    {"getVmArguments0", nullptr, noStrings},
    {"getStartupTime", nullptr, startTime},
    {"getUptime0", nullptr, uptime},
    {"getAvailableProcessors", nullptr, availableProcessors},
    {"getTotalCompileTime", nullptr, always<0>},
    {"getTotalThreadCount", nullptr, threadCount<false>},
    {"getLiveThreadCount", nullptr, threadCount<false>},
    {"getPeakThreadCount", nullptr, threadCount<false>},
    {"getDaemonThreadCount", nullptr, threadCount<true>},
    {"getSafepointCount", nullptr, always<0>},
    {"getTotalSafepointTime", nullptr, always<0>},
    {"getSafepointSyncTime", nullptr, always<0>},
    {"getTotalApplicationNonStoppedTime", nullptr, always<0>},
    {"getLoadedClassSize", nullptr, always<0>},
    {"getUnloadedClassSize", nullptr, always<0>},
    {"getClassLoadingTime", nullptr, always<0>},
    {"getMethodDataSize", nullptr, always<0>},
    {"getInitializedClassCount", nullptr, classCount},
    {"getClassInitializationTime", nullptr, always<0>},
    {"getClassVerificationTime", nullptr, always<0>},
};
constexpr NativeEntry kThread[] = {
    {"getThreads", nullptr, getThreads},
    {"getThreadTotalCpuTime0", nullptr, clock},
    {"getThreadUserCpuTime0", nullptr, clock},
    {"getThreadAllocatedMemory0", nullptr, always<0>},
    {"getTotalThreadAllocatedMemory", nullptr, always<0>},
    {"setThreadCpuTimeEnabled0", nullptr, nothing},
    {"setThreadAllocatedMemoryEnabled0", nullptr, nothing},
    {"setThreadContentionMonitoringEnabled0", nullptr, nothing},
    {"resetPeakThreadCount0", nullptr, nothing},
    {"resetContentionTimes0", nullptr, nothing},
};
constexpr NativeEntry kMemory[] = {
    {"getMemoryPools0", nullptr, noneOf<kPool>},
    {"getMemoryManagers0", nullptr, noneOf<kManager>},
    {"getMemoryUsage0", nullptr, memoryUsage},
    {"setVerboseGC", nullptr, nothing},
};
constexpr NativeEntry kClassLoading[] = {{"setVerboseClass", nullptr, nothing}};
constexpr NativeEntry kSystem[] = {
    {"initialize0", nullptr, nothing},
    {"getCommittedVirtualMemorySize0", nullptr, always<0>},
    {"getFreeMemorySize0", nullptr, always<0>},
    {"getTotalMemorySize0", nullptr, always<0>},
    {"getFreeSwapSpaceSize0", nullptr, always<0>},
    {"getTotalSwapSpaceSize0", nullptr, always<0>},
    {"getMaxFileDescriptorCount0", nullptr, always<1024>},
    {"getOpenFileDescriptorCount0", nullptr, always<3>},
    {"getProcessCpuTime0", nullptr, clock},
    {"getProcessCpuLoad0", nullptr, noLoad},
    {"getCpuLoad0", nullptr, noLoad},
    {"getSingleCpuLoad0", nullptr, noLoad},
    {"getHostConfiguredCpuCount0", nullptr, availableProcessors},
    {"getHostOnlineCpuCount0", nullptr, availableProcessors},
    {"getHostTotalCpuTicks0", nullptr, always<0>},
};
constexpr NativeEntry kFlag[] = {
    {"initialize", nullptr, nothing},
    {"getAllFlagNames", nullptr, noStrings},
    {"getFlags", nullptr, always<0>},
    {"getInternalFlagCount", nullptr, always<0>},
};
constexpr NativeEntry kCommands[] = {
    {"getDiagnosticCommands", nullptr, noStrings},
    {"getDiagnosticCommandInfo", nullptr, noneOf<kCommandInfo>},
    {"setNotificationEnabled", nullptr, nothing},
};
constexpr NativeEntry kContainer[] = {{"isUseContainerSupport", nullptr, always<0>}};
constexpr ClassNatives kClasses[] = {
    {"sun/management/VMManagementImpl", kVm},
    {"sun/management/ThreadImpl", kThread},
    {"sun/management/MemoryImpl", kMemory},
    {"sun/management/ClassLoadingImpl", kClassLoading},
    {"com/sun/management/internal/OperatingSystemImpl", kSystem},
    {"com/sun/management/internal/Flag", kFlag},
    {"jdk/internal/platform/CgroupMetrics", kContainer},
    {"com/sun/management/internal/DiagnosticCommandImpl", kCommands},
};

}  // namespace
}  // namespace management

extern const std::span<const ClassNatives> kManagementNatives = management::kClasses;

}  // namespace weaveproof::natives
