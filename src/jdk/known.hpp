// The classes, fields and methods of the JDK that the machine itself touches. What is here is found by name once, when a machine
// starts (vm/known.cpp); one that is missing is an error then.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "jdk/version.hpp"

namespace weaveproof::vm {
struct Class;
struct Field;
struct Method;
}  // namespace weaveproof::vm

namespace weaveproof::jdk {

inline constexpr std::size_t kMostClearedAtEnd = 7;

struct Known {
  // Where a version has no such class, null; where it has no such field, 0.
  vm::Class *object, *klass, *string, *throwable, *thread, *threadGroup, *classLoader, *module, *system, *cloneable,
      *serializable, *reference, *error, *methodType, *methodHandle, *varHandle, *stackTraceElement, *objectArray,
      *stringArray, *classArray, *byteArray, *intArray, *shutdown, *synchronizer, *longSynchronizer,
      *ownableSynchronizer, *futureTask, *threadHolder, *virtualThread, *lazyVarHandle;
  // Instance fields: offsets.
  std::uint32_t stringValue, stringCoder, stringHash, stringHashIsZero;
  std::uint32_t classLoader_, classModule, classComponentType, className, classData, classModifiers, classPrimitive;
  std::uint32_t throwableMessage, throwableCause, throwableStackTrace, throwableBacktrace, throwableDepth,
      throwableSuppressed;
  std::uint32_t threadName, threadInterrupted, threadEetop, threadTid, threadParkBlocker, threadLocals,
      threadInheritableLocals;
  std::uint32_t threadHolder_;  // the field of a Thread with the object that has these:
  std::uint32_t threadPriority, threadDaemon, threadGroup_, threadStatus, threadStackSize,
      threadTask;                                       // where it is 0, the Thread
  std::uint32_t threadContainer, threadScopes;          // what Thread.exit leaves; 0: there is no such thing
  std::uint32_t threadClearedAtEnd[kMostClearedAtEnd];  // by Thread.exit; 0 after the last
  std::uint32_t lazyTarget, lazyClass;
  std::uint32_t groupMaxPriority, groupThreads;
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
  Versions versions = kAllVersions;
};
struct KnownOffset {
  std::uint32_t Known::*where;
  vm::Class* Known::*holder;
  std::string_view name;
  Versions versions = kAllVersions;
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
struct ClearedField {  // a field of Thread, by Thread.exit
  std::string_view name;
  Versions versions = kAllVersions;
};

Rows<KnownClass> knownClasses(int version);
Rows<KnownOffset> knownOffsets(int version);
std::span<const KnownStatic> knownStatics();
std::span<const KnownMethod> knownMethods();
Rows<ClearedField> clearedAtEndOfThread(int version);

}  // namespace weaveproof::jdk
