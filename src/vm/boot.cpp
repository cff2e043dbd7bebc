// Bringing the JDK up to the point where a program's main can run, by the JDK's own phases and in HotSpot's order, but
// without the threads that serve HotSpot (reference handler, finalizer, signal dispatcher).
#include "vm/java_threads.hpp"
#include "vm/machine.hpp"

namespace weaveproof::vm {

namespace {

class Boot {
 public:
  Boot(Machine& vm) : vm_(vm) {}

  Thread& run() {
    for (const char* name : {"java/lang/Object", "java/lang/String", "java/lang/System", "java/lang/Class"}) load(name);
    vm_.world.forEachClass([this](Class& c) { vm_.mirror(c); });
    main_ = &vm_.newThread(0);
    vm_.current = main_;
    initialize("java/lang/String");
    fieldOf("java/lang/String", "COMPACT_STRINGS").set<std::uint8_t>(offset_, 1);
    initialize("java/lang/System");
    initialize("java/lang/Class");
    initialize("java/lang/ThreadGroup");
    makeMainThread();
    initialize("java/lang/Module");
    initialize("jdk/internal/misc/UnsafeConstants");
    setUnsafeConstants();
    initialize("java/lang/reflect/Method");
    initialize("java/lang/ref/Finalizer");  // it registers what the first phase starts
    call("java/lang/System", "initPhase1", "()V", {});
    // What the machine itself throws must be ready to be thrown anywhere.
    for (const char* name : {"OutOfMemoryError",
                             "NullPointerException",
                             "ClassCastException",
                             "ArrayStoreException",
                             "ArithmeticException",
                             "StackOverflowError",
                             "IllegalMonitorStateException",
                             "IllegalArgumentException",
                             "InterruptedException",
                             "ArrayIndexOutOfBoundsException",
                             "NegativeArraySizeException",
                             "ClassNotFoundException",
                             "NoClassDefFoundError",
                             "ExceptionInInitializerError",
                             "NoSuchMethodError",
                             "NoSuchFieldError",
                             "IncompatibleClassChangeError",
                             "AbstractMethodError",
                             "IllegalAccessError",
                             "VerifyError",
                             "UnsatisfiedLinkError",
                             "InternalError",
                             "CloneNotSupportedException",
                             "InstantiationException",
                             "LinkageError",
                             "ClassFormatError",
                             "UnsupportedClassVersionError",
                             "ClassCircularityError",
                             "InstantiationError",
                             "IndexOutOfBoundsException",
                             "BootstrapMethodError",
                             "IllegalThreadStateException"})
      initialize(std::string("java/lang/") + name);
    vm_.preparedOutOfMemory = vm_.makeThrowable(*main_, JavaThrow("java/lang/OutOfMemoryError", "Java heap space"));
    initialize("java/lang/reflect/InvocationTargetException");
    initialize("java/lang/invoke/MethodHandle");
    initialize("java/lang/invoke/ResolvedMethodName");
    initialize("java/lang/invoke/MemberName");
    initialize("java/lang/invoke/MethodHandleNatives");
    const std::int64_t result = call("java/lang/System", "initPhase2", "(ZZ)I", {0, 0});
    if (static_cast<std::int32_t>(result) != 0) vm_.world.reportDamage("the module system did not start");
    call("java/lang/System", "initPhase3", "()V", {});
    nameLoaders();
    keepNativeAccessors();
    return *main_;
  }

 private:
  Class& load(std::string_view name) { return *vm_.world.bootClass(name); }

  Object& fieldOf(std::string_view className, std::string_view field) {
    Class& c = load(className);
    offset_ = fieldNamed(c, field).offset;
    return vm_.at(vm_.mirror(c));
  }

  [[noreturn]] void failed(const std::string& what) {
    std::string text = "the JDK does not start, failing in " + what;
    if (main_->uncaught) {
      text += ": " + vm_.classOf(main_->uncaught).externalName();
      if (const Ref message = vm_.getReference(main_->uncaught, vm_.known.throwableMessage))
        text += ": " + vm_.utf8(message);
      const Ref trace = vm_.getReference(main_->uncaught, vm_.known.throwableBacktrace);
      if (trace)
        for (std::uint32_t i = 0; i + 1 < vm_.at(trace).length && i < 60; i += 2) {
          const auto& method = *fromLow<Method>(vm_.at(trace).elements<std::uint32_t>()[i]);
          const int bci = static_cast<int>(vm_.at(trace).elements<std::uint32_t>()[i + 1]);
          text += "\n  at " + method.readableName() + lineText(method, bci);
        }
    }
    vm_.world.reportDamage(text);
  }

  void run(Method& method, std::initializer_list<Slot> arguments) {
    vm_.pushCall(*main_, method, arguments.begin(), static_cast<int>(arguments.size()), 0);
    if (!vm_.runAlone(*main_)) failed(method.readableName());
  }

  std::int64_t call(std::string_view className, std::string_view name, std::string_view descriptor,
                    std::initializer_list<Slot> arguments) {
    initialize(className);
    run(methodNamed(load(className), name, descriptor), arguments);
    return main_->returned;
  }

  void initialize(std::string_view className) {
    Class& c = load(className);
    try {
      vm_.requireInitialized(*main_, c);
    } catch (const InitializationNeeded& needed) {
      vm_.actOn(*main_, needed);
      if (!vm_.runAlone(*main_)) failed("the initialisation of " + c.externalName());
    }
  }

  // The constructors of Thread ask for the current thread, so the main thread's object exists before they run.
  void makeMainThread() {
    Class& group = load("java/lang/ThreadGroup");
    const Ref system = vm_.newObject(group);
    run(methodNamed(group, "<init>", "()V"), {system});
    const Ref mainGroup = vm_.newObject(group);
    run(methodNamed(group, "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V"),
        {mainGroup, system, vm_.newString("main")});
    const Ref thread = vm_.newObject(*vm_.known.thread);
    main_->object = thread;
    vm_.at(thread).set<std::int64_t>(vm_.known.threadEetop, main_->number);
    if (!vm_.known.threadHolder_) vm_.at(thread).set<std::int32_t>(vm_.known.threadPriority, 5);
    initialize("java/lang/Thread");
    run(methodNamed(*vm_.known.thread, "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V"),
        {thread, mainGroup, vm_.newString("main")});
    setThreadStatus(vm_, thread, kRunnableStatus);
  }

  void setUnsafeConstants() {
    constexpr std::string_view kName = "jdk/internal/misc/UnsafeConstants";
    fieldOf(kName, "ADDRESS_SIZE0").set<std::int32_t>(offset_, 8);
    fieldOf(kName, "PAGE_SIZE").set<std::int32_t>(offset_, 4096);
    fieldOf(kName, "BIG_ENDIAN").set<std::uint8_t>(offset_, 0);
    fieldOf(kName, "UNALIGNED_ACCESS").set<std::uint8_t>(offset_, 1);
    fieldOf(kName, "DATA_CACHE_LINE_FLUSH_SIZE").set<std::int32_t>(offset_, 0);
  }

  // From now on user classes can be looked up for the application loader.
  void nameLoaders() {
    auto loader = [this](std::string_view method) {
      return static_cast<Ref>(call("java/lang/ClassLoader", method, "()Ljava/lang/ClassLoader;", {}));
    };
    vm_.world.nameBuiltinLoader(Loader::Platform, loader("getPlatformClassLoader"));
    vm_.world.nameBuiltinLoader(Loader::App, loader("getSystemClassLoader"));
  }

  // Reflection would otherwise generate a class for a method that is called often.
  void keepNativeAccessors() {
    constexpr std::string_view kFactory = "jdk/internal/reflect/ReflectionFactory", kThreshold = "inflationThreshold";
    initialize(kFactory);
    const Field* threshold = fieldIfAny(load(kFactory), kThreshold);
    if (threshold && threshold->isStatic()) fieldOf(kFactory, kThreshold).set<std::int32_t>(offset_, INT32_MAX);
  }

  Machine& vm_;
  Thread* main_ = nullptr;
  std::uint32_t offset_ = 0;
};

}  // namespace

Thread& Machine::boot() {
  try {
    return Boot(*this).run();
  } catch (const JavaThrow& error) {
    world.reportDamage("the JDK does not start: " + bytecode::dotted(error.className) + ": " + error.message);
  }
}

}  // namespace weaveproof::vm
