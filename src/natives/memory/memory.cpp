#include "natives/memory/memory.hpp"

#include "base/name_list.hpp"
#include "jdk/special_names.hpp"

namespace weaveproof::natives {

namespace {

using jdk::kUnsafe;

constexpr MemoryOf kTable[] = {
    // ---- java.lang.Object, monitors, threads
    {"java/lang/Object", "getClass hashCode", Memory::None, ""},
    {"java/lang/Object", "clone", Memory::Elements, "array elements by System.arraycopy; fields counted in the frame"},
    {"java/lang/Object", "notify notifyAll", Memory::Kind,
     "Notify, NotifyAll; none if no other thread can reach the object"},
    {"java/lang/Object", "wait wait0", Memory::Kind, "Wait, then Wake or a notification, then Relock"},
    {"java/lang/Thread", "start0", Memory::Kind, "Start"},
    {"java/lang/Thread", "sleep sleep0 sleepNanos0", Memory::Kind, "Sleep"},
    {"java/lang/Thread", "yield yield0 onSpinWait", Memory::Kind, "Yield, with `--fair`; else nothing"},
    {"java/lang/Thread", "getState", Memory::Kind, "Observe"},
    {"java/lang/Thread", "getThreads dumpThreads getStackTrace0", Memory::Other, "all threads, and their stacks"},
    {"java/lang/Thread", "currentCarrierThread ensureMaterializedForStackWalk", Memory::None, ""},
    {"java/lang/Thread", "findScopedValueBindings", Memory::None, "the thread's own stack"},
    {"java/lang/Thread", "scopedValueCache setScopedValueCache", Memory::None, "values are not cached"},
    {"java/lang/Thread", "getNextThreadIdOffset", Memory::Fact, "a counter that only a single run uses"},
    {"java/lang/ScopedValue$Cache", "put", Memory::None, "values are not cached"},
    {"jdk/internal/vm/ThreadContainers", "registerContainer deregisterContainer", Memory::None,
     "which containers there are is shown only in thread dumps, which checks refuse"},
    {"jdk/internal/vm/ThreadContainers$RootContainer$TrackingRootContainer", "onStart onExit", Memory::None,
     "the same for virtual threads"},
    {"jdk/internal/vm/ThreadContainers$RootContainer$CountingRootContainer", "onStart onExit", Memory::None,
     "the same for virtual threads"},
    {"jdk/internal/vm/ThreadDumper", "", Memory::None, "ends the run, or the Java code runs"},
    {"java/lang/Thread", "clearReferences", Memory::None, "the last action of the thread does it"},
    {"java/lang/Thread", "interrupt0", Memory::Kind, "Interrupt, for the permit; Java code has set the flag"},
    {"java/lang/Thread", "clearInterruptEvent", Memory::None, ""},
    {"java/lang/Thread", "getDefaultUncaughtExceptionHandler", Memory::Access, "the handler, if programs change it"},
    {"java/lang/Thread", "setDefaultUncaughtExceptionHandler setUncaughtExceptionHandler", Memory::None,
     "the Java code runs"},
    {"java/lang/Thread", "holdsLock", Memory::None, "only the thread itself changes whether it holds a monitor"},
    {"java/lang/Thread", "nextThreadNum nextThreadID", Memory::Fact, "numbers follow the identity of the Thread"},
    {"java/lang/Thread$ThreadNumbering", "", Memory::Fact, "the same"},
    {"java/lang/Thread$ThreadIdentifiers", "", Memory::Fact, "the same"},
    {"java/lang/Thread", "registerNatives currentThread setPriority0 setNativeName", Memory::None, ""},
    {"java/lang/ThreadGroup", "addUnstarted add threadStartFailed threadTerminated", Memory::None,
     "the list is not kept, unless the program asks for it; then the Java code keeps it"},
    {"java/lang/ThreadGroup", "uncaughtException", Memory::Access, "the default handler, if programs change it"},
    {"java/lang/ThreadGroup", "", Memory::None, "the Java code runs, from then on with lists that it keeps"},

    // ---- arrays and references
    {"java/lang/System", "arraycopy", Memory::Elements,
     "counted in the arguments; between two shared arrays a read and a write each"},
    {"java/lang/reflect/Array",
     "get getBoolean getByte getChar getShort getInt getLong getFloat getDouble set setBoolean setByte setChar "
     "setShort "
     "setInt setLong setFloat setDouble",
     Memory::Access, ""},
    {"java/lang/reflect/Array", "multiNewArray", Memory::Elements, "the lengths are copied first"},
    {"java/lang/reflect/Array", "getLength newArray", Memory::None, ""},
    {"jdk/internal/util/ArraysSupport", "vectorizedMismatch", Memory::Elements,
     "leaves the comparison of shared arrays to the Java code that compares one by one"},
    {"java/lang/ref/Reference", "refersTo0 clear0", Memory::Access, "the referent"},
    {"java/lang/ref/Reference", "", Memory::None, "references are never cleared"},
    {"java/lang/ref/PhantomReference", "refersTo0 clear0", Memory::Access, "the referent"},
    {"java/lang/ref/Finalizer", "", Memory::None, "finalizers do not run"},
    {"jdk/internal/ref/CleanerImpl", "", Memory::None, "cleaners do not run"},

    // ---- jdk.internal.misc.Unsafe
    {kUnsafe,
     "getBoolean getByte getShort getChar getInt getLong getFloat getDouble getReference getBooleanVolatile "
     "getByteVolatile getShortVolatile getCharVolatile getIntVolatile getLongVolatile getFloatVolatile "
     "getDoubleVolatile getReferenceVolatile putBoolean putByte putShort putChar putInt putLong putFloat putDouble "
     "putReference putBooleanVolatile putByteVolatile putShortVolatile putCharVolatile putIntVolatile putLongVolatile "
     "putFloatVolatile putDoubleVolatile putReferenceVolatile",
     Memory::Access, "raw memory too: a thread that knows an address can reach the block"},
    {kUnsafe,
     "compareAndSetByte compareAndSetShort compareAndSetInt compareAndSetLong compareAndSetReference "
     "compareAndExchangeByte compareAndExchangeShort compareAndExchangeInt compareAndExchangeLong "
     "compareAndExchangeReference getAndSetByte getAndSetShort getAndSetInt getAndSetLong getAndSetReference "
     "getAndAddByte getAndAddShort getAndAddInt getAndAddLong",
     Memory::Access, "Update: the read and the write in one"},
    {kUnsafe,
     "weakCompareAndSetByte weakCompareAndSetBytePlain weakCompareAndSetByteAcquire weakCompareAndSetByteRelease "
     "weakCompareAndSetShort weakCompareAndSetShortPlain weakCompareAndSetShortAcquire weakCompareAndSetShortRelease "
     "weakCompareAndSetInt weakCompareAndSetIntPlain weakCompareAndSetIntAcquire weakCompareAndSetIntRelease "
     "weakCompareAndSetLong weakCompareAndSetLongPlain weakCompareAndSetLongAcquire weakCompareAndSetLongRelease "
     "weakCompareAndSetReference weakCompareAndSetReferencePlain weakCompareAndSetReferenceAcquire "
     "weakCompareAndSetReferenceRelease",
     Memory::Access, "with --weak-cas an Update that may fail; else the Java code, which calls compareAndSet"},
    {kUnsafe, "setMemory0 copyMemory0 copySwapMemory0 reallocateMemory0", Memory::Elements,
     "in units as large as places and length allow, as Unsafe documents it"},
    {kUnsafe, "allocateMemory0 freeMemory0", Memory::None,
     "which blocks there are is part of the state, but no code can ask for it"},
    {kUnsafe, "park unpark", Memory::Kind, "Park, Unpark"},
    {kUnsafe, "ensureClassInitialized0 allocateInstance", Memory::Kind, "Initialize, Initialized"},
    {kUnsafe, "shouldBeInitialized0", Memory::Other, "as long as it should be; what is done stays done"},
    {kUnsafe, "defineClass0", Memory::Elements,
     "the bytes are copied first; then Other, if the loader is the program's"},
    {kUnsafe,
     "registerNatives objectFieldOffset0 objectFieldOffset1 staticFieldOffset0 staticFieldBase0 arrayBaseOffset0 "
     "arrayIndexScale0 throwException fullFence loadFence storeFence",
     Memory::None, ""},

    // ---- classes, loaders, modules, reflection
    {"java/lang/Class", "forName0", Memory::Kind, "Initialize, Initialized; loading is Java code"},
    {"java/lang/Class", "initClassName getProtectionDomain0", Memory::Fact, "caches of what is always the same"},
    {"java/lang/Class", "", Memory::None, "what a class file says"},
    {"java/lang/ClassLoader", "defineClass0 defineClass1 defineClass2", Memory::Elements,
     "the bytes are copied first; then Other, if the loader is the program's"},
    {"java/lang/ClassLoader", "findLoadedClass0", Memory::Other,
     "of a loader of the program's, as long as the class is not there; what is there stays there"},
    {"java/lang/ClassLoader", "packages getDefinedPackage", Memory::Other,
     "of a loader of the JDK's: which classes are being initialised; then the Java code runs"},
    {"java/lang/ClassLoader", "", Memory::None, ""},
    {"jdk/internal/loader/BuiltinClassLoader", "", Memory::Fact,
     "the loaders of the JDK have loaded all they can find"},
    {"jdk/internal/loader/BootLoader", "", Memory::Fact, "set by the boot sequence"},
    {"jdk/internal/loader/NativeLibraries", "", Memory::Fresh, "the library under construction"},
    {"jdk/internal/loader/NativeLibrary", "", Memory::None, ""},
    {"jdk/internal/jimage/NativeImageBuffer", "", Memory::Fact, "the JDK's own file"},
    {"java/lang/Module", "defineModule0", Memory::Fact,
     "Java code defines a module once, and finds it in tables of its own"},
    {"java/lang/Module", "", Memory::Fact, "exports are only ever added, to modules that are new"},
    {"jdk/internal/reflect/NativeMethodAccessorImpl", "invoke0", Memory::Elements,
     "the arguments are copied first; then what the method does, its monitor included"},
    {"jdk/internal/reflect/NativeConstructorAccessorImpl", "newInstance0", Memory::Elements,
     "the arguments are copied first; then what the constructor does"},
    {"jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor", "invoke0", Memory::Elements,
     "the arguments are copied first; then what the method does, its monitor included"},
    {"jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor", "newInstance0", Memory::Elements,
     "the arguments are copied first; then what the constructor does"},
    {"jdk/internal/reflect/ReflectionFactory", "", Memory::None, ""},
    {"jdk/internal/reflect/Reflection", "", Memory::None, "the thread's own stack"},
    {"jdk/internal/reflect/ConstantPool", "", Memory::None, "what a class file says"},
    {"java/lang/reflect/Executable", "", Memory::None, "what a class file says"},
    {"java/lang/reflect/Field", "", Memory::None, "what a class file says"},
    {"java/lang/invoke/MethodHandle", "updateForm maybeCustomize", Memory::None,
     "in a check a handle keeps its form: another one would do the same"},
    {"java/lang/invoke/MethodHandle", "", Memory::Refused, ""},
    {"java/lang/invoke/MethodHandleNatives", "setCallSiteTargetNormal setCallSiteTargetVolatile", Memory::Access,
     "CallSite.target, which is final in name only"},
    {"java/lang/invoke/MethodHandleNatives", "init resolve", Memory::Fresh, "a MemberName that is being looked up"},
    {"java/lang/invoke/MethodHandleNatives", "expand", Memory::Fact, "name and type of a MemberName"},
    {"java/lang/invoke/MethodHandleNatives", "", Memory::None, ""},

    // ---- stacks and exceptions
    {"java/lang/Throwable", "fillInStackTrace", Memory::Guarded,
     "the Throwable's own monitor; no other thread can reach a new one"},
    {"java/lang/NullPointerException", "getExtendedNPEMessage", Memory::Guarded, "the exception's own monitor"},
    {"java/lang/StackTraceElement", "initStackTraceElements initStackTraceElement", Memory::Fresh, "the elements"},
    {"java/lang/StackStreamFactory$AbstractStackWalker", "", Memory::Fresh, "the walker and its buffer"},
    {"java/lang/StackStreamFactory", "", Memory::None, ""},
    {"java/lang/StackFrameInfo", "", Memory::Fresh, "the frame of a walk"},
    {"java/lang/SecurityManager", "", Memory::None, "the thread's own stack"},
    {"java/security/AccessController", "", Memory::None, ""},

    // ---- java.util.zip
    {"java/util/zip/CRC32", "updateBytes0 updateByteBuffer0", Memory::Elements, "the input is copied first"},
    {"java/util/zip/CRC32", "update", Memory::None, ""},
    {"java/util/zip/Adler32", "updateBytes updateByteBuffer", Memory::Elements, "the input is copied first"},
    {"java/util/zip/Adler32", "update", Memory::None, ""},
    {"java/util/zip/CRC32C", "updateBytes updateDirectByteBuffer", Memory::Elements, "the input is copied first"},
    {"java/util/zip/Inflater",
     "inflateBytesBytes inflateBytesBuffer inflateBufferBytes inflateBufferBuffer setDictionary setDictionaryBuffer",
     Memory::Elements, "the input is copied first, the output last; the stream itself is guarded by zsRef"},
    {"java/util/zip/Inflater", "getAdler reset end", Memory::Guarded, "the monitor of zsRef"},
    {"java/util/zip/Inflater", "initIDs init", Memory::Fresh, "the new stream"},
    {"java/util/zip/Deflater",
     "deflateBytesBytes deflateBytesBuffer deflateBufferBytes deflateBufferBuffer setDictionary setDictionaryBuffer",
     Memory::Elements, "the input is copied first, the output last; the stream itself is guarded by zsRef"},
    {"java/util/zip/Deflater", "getAdler reset end", Memory::Guarded, "the monitor of zsRef"},
    {"java/util/zip/Deflater", "init", Memory::Fresh, "the new stream"},

    // ---- files and streams
    {"java/io/FileInputStream", "readBytes", Memory::Elements, "Input, for what is read; then the bytes one by one"},
    {"java/io/FileInputStream", "", Memory::Input, ""},
    {"java/io/RandomAccessFile", "readBytes readBytes0", Memory::Elements,
     "Input, for what is read; then the bytes one by one"},
    {"java/io/RandomAccessFile", "writeBytes writeBytes0", Memory::Output, "and Input, for the descriptor"},
    {"java/io/RandomAccessFile", "", Memory::Input, ""},
    {"java/io/FileOutputStream", "writeBytes", Memory::Output, "and Input, for the descriptor"},
    {"java/io/FileOutputStream", "", Memory::Input, ""},
    {"java/io/FileDescriptor", "initIDs getHandle getAppend", Memory::None, ""},
    {"java/io/FileDescriptor", "close0 sync sync0", Memory::Input, ""},
    {"java/io/FileCleanable", "", Memory::Input, ""},
    {"java/io/PrintStream", "", Memory::Output,
     "the original System.out and err; Lock for their monitor, if a thread ever finds it taken"},
    {"java/io/UnixFileSystem", "", Memory::None, "files are taken not to change"},
    {"java/io/Console", "", Memory::None, ""},
    {"java/io/ObjectStreamClass", "", Memory::None, ""},
    {"sun/nio/ch/FileDispatcherImpl", "read0 pread0 readv0", Memory::Elements,
     "Input, for what is read; then the bytes one by one"},
    {"sun/nio/ch/FileDispatcherImpl", "write0 writev0", Memory::Output, "and Input, for the descriptor"},
    {"sun/nio/ch/FileDispatcherImpl", "seek0 size0 close0 closeIntFD", Memory::Input, ""},
    {"sun/nio/ch/FileDispatcherImpl", "", Memory::None, ""},
    {"sun/nio/ch/UnixFileDispatcherImpl", "read0 pread0 readv0", Memory::Elements,
     "Input, for what is read; then the bytes one by one"},
    {"sun/nio/ch/UnixFileDispatcherImpl", "write0 writev0", Memory::Output, "and Input, for the descriptor"},
    {"sun/nio/ch/UnixFileDispatcherImpl", "seek0 size0 closeIntFD available0", Memory::Input, ""},
    {"sun/nio/ch/UnixFileDispatcherImpl", "map0", Memory::Input,
     "the mapping is a copy, for files are taken not to change"},
    {"sun/nio/ch/UnixFileDispatcherImpl", "", Memory::None, ""},
    {"sun/nio/ch/UnixDispatcher", "close0", Memory::Input, ""},
    {"sun/nio/ch/UnixDispatcher", "", Memory::None, ""},
    {"sun/nio/ch/FileChannelImpl", "map0", Memory::Input, "the mapping is a copy, for files are taken not to change"},
    {"sun/nio/ch/FileChannelImpl", "", Memory::None, ""},
    {"sun/nio/ch/IOUtil", "fdVal setfdVal", Memory::Input, ""},
    {"sun/nio/ch/IOUtil", "makePipe", Memory::Refused, ""},
    {"sun/nio/ch/IOUtil", "", Memory::None, ""},
    {"sun/nio/ch/FileKey", "", Memory::Fresh, "the key"},
    {"sun/nio/ch/NativeThread", "", Memory::None, ""},
    {"java/nio/MappedMemoryUtils", "", Memory::None, ""},
    {"sun/nio/fs/UnixNativeDispatcher",
     "open0 openat0 close0 dup read read0 opendir0 fdopendir readdir readdir0 closedir", Memory::Input,
     "paths and what is read lie in buffers of one thread"},
    {"sun/nio/fs/UnixNativeDispatcher", "stat0 lstat0 fstat fstat0 fstatat0 statvfs0", Memory::Fresh, "the attributes"},
    {"sun/nio/fs/UnixNativeDispatcher",
     "mkdir0 mknod0 unlink0 rmdir0 unlinkat0 rename0 renameat0 link0 symlink0 chown0 lchown0 chmod0 utimes0 lutimes0 "
     "fchown fchown0 fchmod fchmod0 futimes futimes0 futimens futimens0 fchmodat0 utimensat0",
     Memory::Refused, ""},
    {"sun/nio/fs/UnixNativeDispatcher", "rewind getlinelen", Memory::Refused, ""},
    {"sun/nio/fs/UnixNativeDispatcher", "", Memory::None, "files are taken not to change"},
    {"sun/nio/fs/LinuxNativeDispatcher", "init", Memory::None, ""},
    {"sun/nio/fs/LinuxNativeDispatcher", "", Memory::Input, ""},
    {"sun/security/provider/SeedGenerator", "getSystemEntropy", Memory::Input,
     "the first thread gets the first numbers"},

    // ---- time, the machine, the harness
    {"java/lang/System", "nanoTime currentTimeMillis", Memory::Kind, "Clock, if user code is shown the time"},
    {"java/lang/System", "setIn0 setOut0 setErr0", Memory::Access, ""},
    {"java/lang/System", "setProperty setProperties clearProperty", Memory::None, "the Java code runs"},
    {"java/lang/System", "registerNatives identityHashCode mapLibraryName", Memory::None, ""},
    {"jdk/internal/misc/VM", "getNanoTimeAdjustment", Memory::Kind, "Clock, if user code is shown the time"},
    {"jdk/internal/misc/VM", "", Memory::None, ""},
    {"java/lang/Shutdown", "halt0", Memory::Kind, "Exit"},
    {"java/lang/Shutdown", "beforeHalt", Memory::None, ""},
    {"sun/management/VMManagementImpl", "getUptime0", Memory::Kind, "Clock, if user code is shown the time"},
    {"sun/management/VMManagementImpl",
     "getTotalThreadCount getLiveThreadCount getPeakThreadCount getDaemonThreadCount", Memory::Other, "all threads"},
    {"sun/management/VMManagementImpl", "", Memory::None, ""},
    {"sun/management/ThreadImpl", "getThreads", Memory::Other, "all threads"},
    {"sun/management/ThreadImpl", "getThreadTotalCpuTime0 getThreadUserCpuTime0", Memory::Kind,
     "Clock, if user code is shown the time"},
    {"sun/management/ThreadImpl", "getThreadInfo1 dumpThreads0 findMonitorDeadlockedThreads0 findDeadlockedThreads0",
     Memory::Kind, "Observe, of all threads at once, with the ids that are asked for"},
    {"sun/management/ThreadImpl", "", Memory::None, ""},
    {"sun/management/MemoryImpl", "getMemoryUsage0", Memory::Other, "all threads use memory"},
    {"sun/management/MemoryImpl", "", Memory::None, ""},
    {"com/sun/management/internal/OperatingSystemImpl", "getProcessCpuTime0", Memory::Kind,
     "Clock, if user code is shown the time"},
    {"com/sun/management/internal/OperatingSystemImpl", "", Memory::None, ""},
    {"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject", "signal signalAll", Memory::None,
     "the Java code runs; a report of the schedule notes it"},
    {"weaveproof/Hooks", "choose0", Memory::Kind, "Choice"},
    {"weaveproof/Hooks", "assume0", Memory::Kind, "Assume, if it does not hold and there are other threads"},
    {"weaveproof/Hooks", "beginAtomic0 beginAtomicAlone0 objects0", Memory::Other, ""},
    {"weaveproof/Hooks", "endAtomic0 fail0 isExplored0 outcome0 unsupported0", Memory::None, ""},

    // ---- functions of their arguments, and what is always the same
    {"java/lang/String", "", Memory::None, "strings never change"},
    {"java/lang/StringUTF16", "", Memory::None, ""},
    {"java/lang/Integer", "", Memory::None, ""},
    {"java/lang/Long", "", Memory::None, ""},
    {"java/lang/Float", "", Memory::None, ""},
    {"java/lang/Double", "", Memory::None, ""},
    {"java/lang/Character", "", Memory::None, ""},
    {"java/lang/Math", "", Memory::None, ""},
    {"java/lang/StrictMath", "", Memory::None, ""},
    {"java/lang/Runtime", "", Memory::None, ""},
    {"java/lang/ProcessEnvironment", "", Memory::None, ""},
    {"java/lang/ProcessImpl", "forkAndExec", Memory::Refused, ""},
    {"java/lang/ProcessImpl", "", Memory::None, ""},
    {"java/lang/ProcessHandleImpl", "", Memory::None, ""},
    {"java/lang/ProcessHandleImpl$Info", "", Memory::Fresh, "the description of a process"},
    {"java/util/TimeZone", "", Memory::None, ""},
    {"java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", Memory::None, ""},
    {"jdk/internal/misc/CDS", "", Memory::None, ""},
    {"jdk/internal/misc/PreviewFeatures", "", Memory::None, ""},
    {"jdk/internal/vm/ContinuationSupport", "", Memory::None, ""},
    {"jdk/internal/vm/ForeignLinkerSupport", "", Memory::None, ""},
    {"jdk/internal/util/DecimalDigits", "", Memory::None, ""},
    {"jdk/internal/misc/Signal", "", Memory::None, ""},
    {"jdk/internal/misc/ScopedMemoryAccess", "", Memory::None, ""},
    {"jdk/internal/util/SystemProps$Raw", "", Memory::None, ""},
    {"jdk/internal/perf/Perf", "highResCounter", Memory::Kind, "Clock, if user code is shown the time"},
    {"jdk/internal/perf/Perf", "", Memory::None, ""},
    {"jdk/internal/perf/PerfCounter", "", Memory::None, "nothing is counted"},
    {"jdk/internal/platform/CgroupMetrics", "", Memory::None, ""},
    {"sun/management/ClassLoadingImpl", "", Memory::None, ""},
    {"com/sun/management/internal/Flag", "", Memory::None, ""},
    {"com/sun/management/internal/DiagnosticCommandImpl", "", Memory::None, ""},
    {"java/net/InetAddress", "", Memory::None, ""},
    {"java/net/Inet4Address", "", Memory::None, ""},
    {"java/net/Inet6Address", "", Memory::None, ""},
    {"java/net/DatagramPacket", "", Memory::None, ""},
    {"java/net/SocketInputStream", "", Memory::None, ""},
    {"java/net/SocketOutputStream", "", Memory::None, ""},
    {"java/net/InetAddressImplFactory", "", Memory::None, ""},
    {"java/net/Inet4AddressImpl", "", Memory::None, ""},
    {"java/net/Inet6AddressImpl", "", Memory::None, ""},
    {"java/net/NetworkInterface", "", Memory::None, ""},
    {"java/net/PlainSocketImpl", "", Memory::Refused, ""},
    {"java/net/PlainDatagramSocketImpl", "", Memory::Refused, ""},
    {"java/net/AbstractPlainSocketImpl", "", Memory::None, ""},
    {"java/net/AbstractPlainDatagramSocketImpl", "", Memory::None, ""},
    {"sun/nio/ch/Net", "", Memory::None, ""},
    {"sun/nio/ch/UnixDomainSockets", "", Memory::Refused, ""},
    {"sun/nio/ch/EPoll", "", Memory::Refused, ""},
    {"sun/nio/ch/EventFD", "", Memory::Refused, ""},
    {"sun/nio/fs/LinuxWatchService", "", Memory::Refused, ""},
    {"sun/net/spi/DefaultProxySelector", "", Memory::None, ""},
    {"sun/net/PortConfig", "", Memory::None, ""},
    {"jdk/net/LinuxSocketOptions", "", Memory::None, ""},
};

}  // namespace

const char* nameOf(Memory how) {
  static constexpr const char* kNames[] = {"none",    "access", "elements", "kind", "input",  "other",
                                           "guarded", "fresh",  "output",   "fact", "refused"};
  return kNames[static_cast<int>(how)];
}

std::span<const MemoryOf> memoryOfNatives() { return kTable; }

const MemoryOf* memoryOf(std::string_view className, std::string_view method) {
  const MemoryOf* rest = nullptr;
  for (const MemoryOf& row : kTable) {
    if (row.className != className) continue;
    if (row.methods.empty()) rest = &row;
    if (base::listsName(row.methods, method)) return &row;
  }
  return rest;
}

}  // namespace weaveproof::natives
