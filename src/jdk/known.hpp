// The classes, fields and methods of the JDK that the machine itself touches. What is here is found by name once, when a machine
// starts (vm/known.cpp); one that is missing is an error then.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace weaveproof::vm {
struct Class;
struct Field;
struct Method;
}  // namespace weaveproof::vm

namespace weaveproof::jdk {

struct Known {
  vm::Class *object, *klass, *string, *throwable, *thread, *threadGroup, *classLoader, *module, *system, *cloneable,
      *serializable, *reference, *error, *methodType, *methodHandle, *varHandle, *stackTraceElement, *objectArray,
      *stringArray, *classArray, *byteArray, *intArray, *shutdown, *synchronizer, *longSynchronizer,
      *ownableSynchronizer, *futureTask;
  // Instance fields: offsets.
  std::uint32_t stringValue, stringCoder, stringHash, stringHashIsZero;
  std::uint32_t classLoader_, classModule, classComponentType, className, classData;
  std::uint32_t throwableMessage, throwableCause, throwableStackTrace, throwableBacktrace, throwableDepth,
      throwableSuppressed;
  std::uint32_t threadName, threadPriority, threadDaemon, threadInterrupted, threadEetop, threadGroup_, threadStatus,
      threadTid, threadStackSize, threadParkBlocker, threadLocals, threadInheritableLocals;
  std::uint32_t threadClearedAtEnd[7];  // by Thread.exit
  std::uint32_t groupMaxPriority;
  std::uint32_t loaderUnnamedModule, loaderName, loaderNameAndId;
  std::uint32_t moduleName, moduleLoader;
  std::uint32_t referenceReferent;
  std::uint32_t synchronizerState, longSynchronizerState, synchronizerOwner, futureState;
  // Statics: the field itself.
  vm::Field *throwableUnassignedStack, *throwableSuppressedSentinel;
  vm::Method *threadRun, *threadExit, *threadUncaught, *loaderLoadClass, *shutdownShutdown;
};

struct KnownClass {
  vm::Class* Known::*where;
  std::string_view name;
};
struct KnownOffset {
  std::uint32_t Known::*where;
  vm::Class* Known::*holder;
  std::string_view name;
};
struct KnownStatic {
  vm::Field* Known::*where;
  vm::Class* Known::*holder;
  std::string_view name;
};
struct KnownMethod {
  vm::Method* Known::*where;
  vm::Class* Known::*holder;
  std::string_view name;
  std::string_view descriptor = {};  // any, if it is empty
};

std::span<const KnownClass> knownClasses();
std::span<const KnownOffset> knownOffsets();
std::span<const KnownStatic> knownStatics();
std::span<const KnownMethod> knownMethods();
std::span<const std::string_view> clearedAtEndOfThread();  // fields of Thread

}  // namespace weaveproof::jdk
