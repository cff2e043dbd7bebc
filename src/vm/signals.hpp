// How C++ code deep in the machine says that the instruction under way cannot simply finish. These are thrown as C++
// exceptions and caught where an instruction or native call was started, which then acts on them.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "heap/object.hpp"

namespace weaveproof::vm {

struct Class;
struct Loader;
struct Symbol;

// A Java exception is to be thrown: of this class with this message (or none), or this very object.
struct JavaThrow {
  std::string className;  // "java/lang/NullPointerException"
  std::string message;    // modified UTF-8
  bool hasMessage = true;
  heap::Ref cause = 0;
  heap::Ref object = 0;
  // The application's loader at work (loader_frames.cpp): the class that it did not find, in Java's notation, which a
  // ClassNotFoundException as the cause says; how many classes it was defining; and whether the trace shows any of it.
  std::string missing;
  std::uint32_t definitions = 0;
  bool showsLoader = true;
  explicit JavaThrow(std::string name) : className(std::move(name)), hasMessage(false) {}
  // NoClassDefFoundError for a class, or an array of such, that a loader without Java code did not find.
  static JavaThrow notFound(const Loader& loader, const std::string& name);
  JavaThrow(std::string name, std::string text) : className(std::move(name)), message(std::move(text)) {}
  explicit JavaThrow(heap::Ref thrown) : hasMessage(false), object(thrown) {}
};

// The class has to be initialised first; then the instruction is executed again.
struct InitializationNeeded {
  Class* type;
};

// A user-defined class loader has to run first; then the instruction is executed again.
struct LoadingNeeded {
  Loader* loader;
  Symbol* name;
  Class* from = nullptr;       // if a class's reference is being resolved: that class
  Symbol* reported = nullptr;  // what is missing if there is none: an array of the class, perhaps
};

// The program needs something that weaveproof does not have; a sentence for the user.
struct Unsupported {
  std::string sentence;
};

// An assumption of the harness does not hold: this schedule counts for nothing.
struct PathPruned {};

// System.exit or Runtime.halt.
struct ProgramExit {
  int status;
  bool asked = false;  // for it; else all threads but daemons have ended
};

}  // namespace weaveproof::vm
