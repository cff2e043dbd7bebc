// The classes, fields and methods of the JDK that the machine itself touches, found by name once. What depends on the
// JDK's version is here.
#pragma once

#include <cstdint>
#include <string_view>

#include "vm/class.hpp"

namespace weaveproof {

class World;

struct Known {
  Class *object, *klass, *string, *throwable, *thread, *threadGroup, *classLoader, *module, *system, *cloneable,
      *serializable, *reference, *error, *methodType, *methodHandle, *varHandle, *stackTraceElement, *objectArray,
      *stringArray, *classArray, *byteArray, *intArray, *shutdown, *synchronizer, *longSynchronizer, *ownableSynchronizer;
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
  Field *throwableUnassignedStack, *throwableSuppressedSentinel;
  Method *threadRun, *threadExit, *threadUncaught, *loaderLoadClass, *shutdownShutdown;

  explicit Known(World& world);
};

// Looks a declared member up by name (any descriptor if none is given); a missing one is an internal error.
Field& fieldNamed(const Class& c, std::string_view name, std::string_view descriptor = {});
Method& methodNamed(const Class& c, std::string_view name, std::string_view descriptor = {});
Method* methodIfAny(const Class& c, std::string_view name, std::string_view descriptor = {});

}  // namespace weaveproof
