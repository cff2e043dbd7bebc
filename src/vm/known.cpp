#include "vm/known.hpp"

#include <stdexcept>

#include "vm/world.hpp"

namespace weaveproof {

Field& fieldNamed(const Class& c, std::string_view name, std::string_view descriptor) {
  for (Field& field : c.fields)
    if (field.name->text() == name && (descriptor.empty() || field.descriptor->text() == descriptor)) return field;
  throw std::logic_error("no field " + c.externalName() + "." + std::string(name));
}

Method* methodIfAny(const Class& c, std::string_view name, std::string_view descriptor) {
  for (Method& method : c.methods)
    if (method.name->text() == name && (descriptor.empty() || method.descriptor->text() == descriptor)) return &method;
  return nullptr;
}

Method& methodNamed(const Class& c, std::string_view name, std::string_view descriptor) {
  if (Method* method = methodIfAny(c, name, descriptor)) return *method;
  throw std::logic_error("no method " + c.externalName() + "." + std::string(name));
}

Known::Known(World& world) {
  auto load = [&world](std::string_view name) { return world.bootClass(name); };
  object = load("java/lang/Object");
  klass = load("java/lang/Class");
  string = load("java/lang/String");
  throwable = load("java/lang/Throwable");
  thread = load("java/lang/Thread");
  threadGroup = load("java/lang/ThreadGroup");
  classLoader = load("java/lang/ClassLoader");
  module = load("java/lang/Module");
  system = load("java/lang/System");
  cloneable = load("java/lang/Cloneable");
  serializable = load("java/io/Serializable");
  reference = load("java/lang/ref/Reference");
  error = load("java/lang/Error");
  methodType = load("java/lang/invoke/MethodType");
  methodHandle = load("java/lang/invoke/MethodHandle");
  varHandle = load("java/lang/invoke/VarHandle");
  stackTraceElement = load("java/lang/StackTraceElement");
  shutdown = load("java/lang/Shutdown");
  objectArray = world.arrayOf(object);
  stringArray = world.arrayOf(string);
  classArray = world.arrayOf(klass);
  byteArray = world.primitiveArray(Kind::Byte);
  intArray = world.primitiveArray(Kind::Int);

  auto offset = [](const Class* c, std::string_view name) { return fieldNamed(*c, name).offset; };
  stringValue = offset(string, "value");
  stringCoder = offset(string, "coder");
  stringHash = offset(string, "hash");
  stringHashIsZero = offset(string, "hashIsZero");
  classLoader_ = offset(klass, "classLoader");
  classModule = offset(klass, "module");
  classComponentType = offset(klass, "componentType");
  className = offset(klass, "name");
  classData = offset(klass, "classData");
  throwableMessage = offset(throwable, "detailMessage");
  throwableCause = offset(throwable, "cause");
  throwableStackTrace = offset(throwable, "stackTrace");
  throwableBacktrace = offset(throwable, "backtrace");
  throwableDepth = offset(throwable, "depth");
  throwableSuppressed = offset(throwable, "suppressedExceptions");
  throwableUnassignedStack = &fieldNamed(*throwable, "UNASSIGNED_STACK");
  throwableSuppressedSentinel = &fieldNamed(*throwable, "SUPPRESSED_SENTINEL");
  threadName = offset(thread, "name");
  threadPriority = offset(thread, "priority");
  threadDaemon = offset(thread, "daemon");
  threadInterrupted = offset(thread, "interrupted");
  threadEetop = offset(thread, "eetop");
  threadGroup_ = offset(thread, "group");
  threadStatus = offset(thread, "threadStatus");
  threadTid = offset(thread, "tid");
  threadStackSize = offset(thread, "stackSize");
  threadParkBlocker = offset(thread, "parkBlocker");
  threadLocals = offset(thread, "threadLocals");
  std::size_t cleared = 0;
  for (const char* name : {"group", "target", "threadLocals", "inheritableThreadLocals",
                           "inheritedAccessControlContext", "blocker", "uncaughtExceptionHandler"})
    threadClearedAtEnd[cleared++] = offset(thread, name);
  threadInheritableLocals = offset(thread, "inheritableThreadLocals");
  groupMaxPriority = offset(threadGroup, "maxPriority");
  loaderUnnamedModule = offset(classLoader, "unnamedModule");
  loaderName = offset(classLoader, "name");
  loaderNameAndId = offset(classLoader, "nameAndId");
  moduleName = offset(module, "name");
  moduleLoader = offset(module, "loader");
  referenceReferent = offset(reference, "referent");
  synchronizer = load("java/util/concurrent/locks/AbstractQueuedSynchronizer");
  synchronizerState = offset(synchronizer, "state");
  longSynchronizer = load("java/util/concurrent/locks/AbstractQueuedLongSynchronizer");
  longSynchronizerState = offset(longSynchronizer, "state");
  ownableSynchronizer = load("java/util/concurrent/locks/AbstractOwnableSynchronizer");
  synchronizerOwner = offset(ownableSynchronizer, "exclusiveOwnerThread");
  futureState = offset(load("java/util/concurrent/FutureTask"), "state");
  threadRun = &methodNamed(*thread, "run", "()V");
  threadExit = &methodNamed(*thread, "exit", "()V");
  threadUncaught = &methodNamed(*thread, "dispatchUncaughtException");
  loaderLoadClass = &methodNamed(*classLoader, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
  shutdownShutdown = &methodNamed(*shutdown, "shutdown", "()V");
}

}  // namespace weaveproof
