// A linked class and its members, as the machine uses them. Facts only: they hold in every state of every machine, so
// machines share them. What changes while a program runs (statics, initialisation status) stands in the class's mirror.
#pragma once

#include <atomic>
#include <cassert>
#include <cstdint>
#include <span>
#include <string>

#include "bytecode/descriptor.hpp"
#include "classfile/class_file.hpp"
#include "heap/shape.hpp"
#include "image/entry_kind.hpp"
#include "jdk/field_access.hpp"
#include "jdk/wait_roles.hpp"
#include "vm/metaspace.hpp"
#include "vm/symbol.hpp"

namespace weaveproof::bytecode {
class FrameMaps;
}  // namespace weaveproof::bytecode

namespace weaveproof::vm {

using bytecode::Kind;
using heap::kArrayBase;
using heap::Object;
using heap::Ref;
using heap::Slot;
using jdk::FieldAccess;
using jdk::WaitRole;

struct Class;
struct Method;
struct NativeCall;
enum class NativeStatus : std::uint8_t;

using NativeFunction = NativeStatus (*)(NativeCall&);

// A class loader. The built-in three are looked up natively, in this order of delegation.
struct Loader {
  enum Kind : std::uint8_t { Boot, Platform, App, User } kind;
  Ref object;               // the java.lang.ClassLoader; 0 for the boot loader
  Symbol* shown = nullptr;  // as messages name it: "'app'"
};

struct Field {
  Class* holder;
  Symbol* name;
  Symbol* descriptor;
  std::uint32_t offset;  // in the object, or in the holder's mirror
  std::uint16_t access;
  std::uint16_t index;        // among the class file's fields
  std::uint16_t special = 0;  // of a field of the library: the bits of FieldAccess that the tables give it
  Kind kind;
  bool isStatic() const { return access & classfile::ACC_STATIC; }
  bool isFinal() const { return access & classfile::ACC_FINAL; }
  bool isVolatile() const { return access & classfile::ACC_VOLATILE; }
};

// One translated instruction: operation, small operand, large operand. Always read and patched as one 64-bit word.
using Cell = std::uint64_t;
inline Cell makeCell(unsigned op, unsigned a, std::uint32_t b) {
  return Cell{op & 0xffffu} | Cell{a & 0xffffu} << 16 | Cell{b} << 32;
}
inline std::uint16_t cellOp(Cell c) { return static_cast<std::uint16_t>(c); }
inline std::uint16_t cellA(Cell c) { return static_cast<std::uint16_t>(c >> 16); }
inline std::uint32_t cellB(Cell c) { return static_cast<std::uint32_t>(c >> 32); }

struct Method {
  Class* holder = nullptr;
  Symbol* name = nullptr;
  Symbol* descriptor = nullptr;
  Cell* code = nullptr;        // where a plain call can go at once; null if a call needs more (see invoke.cpp)
  Cell* translated = nullptr;  // null until first called, and for native and abstract methods
  NativeFunction native = nullptr;
  NativeFunction shortcut = nullptr;  // of a Java method: see NativeStatus::Declined
  const classfile::Member* member = nullptr;
  bytecode::FrameMaps* frameMaps = nullptr;
  std::span<std::uint16_t> bciOfCell;
  void* data = nullptr;  // of a synthetic native method: what it works on
  std::uint16_t access = 0;
  std::uint16_t index = 0;  // among the class file's methods
  std::uint16_t maxLocals = 0, maxStack = 0;
  std::uint16_t argumentSlots = 0;  // receiver included
  std::uint16_t nativeScratch = 0;  // native methods: reference slots that its frame has besides the arguments
  std::int32_t vtableIndex = -1;
  Kind returnKind = Kind::Void;
  bool constructor = false;
  bool hiddenFrame = false;  // omitted from stack traces
  bool callerSensitive = false;
  bool signaturePolymorphic = false;
  bool catchesExceptions = false;      // native methods: resumed when a frame above them throws
  std::uint8_t beginsInternal = 0;     // Frame::kInternal if its frame has that flag in any case,
  std::uint8_t continuesInternal = 0;  // or if its caller's has it
  WaitRole waitRole = WaitRole::None;
  std::uint16_t callRole = 0;   // jdk::CallRole
  bool numbersClasses = false;  // it counts to find names for classes (natives/reflect/generated_names.cpp)

  bool isStatic() const { return access & classfile::ACC_STATIC; }
  bool isNative() const { return access & classfile::ACC_NATIVE; }
  bool isAbstract() const { return access & classfile::ACC_ABSTRACT; }
  bool isSynchronized() const { return access & classfile::ACC_SYNCHRONIZED; }
  bool isPrivate() const { return access & classfile::ACC_PRIVATE; }
  bool isFinal() const { return access & classfile::ACC_FINAL; }
  bool isInitializer() const { return constructor; }
  std::string readableName() const;  // "void a.B.f(int)"
};

// Where the initialisation of a class stands (JVM specification 5.5); kept in its mirror.
enum class InitStatus : std::uint8_t { Untouched = 0, Linked, Running, Done, Failed };

// The entry of the class path that a class comes from. A class that is in none (the JDK's, or made by the program) has the first kind.
struct ClassSource {
  image::EntryKind kind = image::EntryKind::Folder;
  Symbol* location = nullptr;

  friend bool operator==(const ClassSource&, const ClassSource&) = default;
};

// A base of what a room above keeps for a class.
struct ClassNotes {};

struct Class : heap::Shape {
  static constexpr int kDisplay = 8;

  Symbol* name = nullptr;  // "java/lang/String", "[I", "int"
  Class* super = nullptr;
  Class* component = nullptr;   // arrays
  Class* arrayClass = nullptr;  // the class of arrays of this, once needed
  Loader* loader = nullptr;
  const classfile::ClassFile* file = nullptr;  // null for arrays and primitives
  Ref mirror = 0;
  Kind elementKind = Kind::Void;  // arrays: kind of the elements; primitives: the kind itself
  std::uint16_t access = 0;       // the class file's own flags
  std::uint16_t modifiers =
      0;                    // those that its declaration gave it: of a member class, the InnerClasses attribute knows
  std::uint16_t depth = 0;  // number of superclasses
  bool primitive = false;
  bool hidden = false;
  bool trusted = false;         // its code needs no verification
  std::uint64_t callsKind = 0;  // of a class with calls that are single steps: see Tracker::learnExactCalls
  std::uint64_t contract = 0;   // likewise: jdk::contractBit
  bool verified = false;
  bool hasInitializer = false;  // it has a <clinit>
  bool hasDefaults = false;     // an interface with non-abstract, non-static methods
  bool finalizable = false;
  bool isWaitedFor = false;         // threads wait for its objects in the library's code (tracking/library_waits.hpp)
  ClassNotes* notes = nullptr;      // what a room above has found out about the class, if anything
  bool finalsChange = false;        // call sites, bytecode::setsFinalsLate: fields are final in name only
  Class* display[kDisplay] = {};    // the superclasses from Object down, for subclass tests
  std::span<Class*> interfaces;     // direct
  std::span<Class*> allInterfaces;  // all that it implements, each once
  mutable std::atomic<Class*> lastInterface = nullptr;  // one that a test found among them
  std::span<Field> fields;
  std::span<Method> methods;
  std::span<std::uint64_t> pool;  // resolved constants, by constant index; 0 = not yet
  Class* nestHost = nullptr;      // resolved on demand
  Class* host = nullptr;          // hidden and synthetic classes: the class they were made for
  Symbol* package = nullptr;      // "java/lang"
  Symbol* module = nullptr;       // of a module of the JDK: its name; null = unnamed
  Symbol* sourceFile = nullptr;
  ClassSource source;
  std::uint32_t vtableLength = 0;
  Method* vtable[1];  // `vtableLength` entries

  bool isInterface() const { return access & classfile::ACC_INTERFACE; }
  bool isAbstract() const { return access & classfile::ACC_ABSTRACT; }
  bool isArray() const { return component != nullptr; }
  bool isReferenceArray() const { return layout == heap::Layout::ReferenceArray; }
  bool isInstanceClass() const { return !primitive && !component; }

  // What an instance of this may be used as.
  bool isSubclassOf(const Class* other) const {
    assert(other != nullptr && "a class to compare with");
    if (this == other) return true;
    if (other->depth < kDisplay && !other->isInterface() && !other->component) return display[other->depth] == other;
    return isSubclassSlow(other);
  }
  bool implements(const Class* interface) const;
  bool isOrInherits(std::string_view name) const;  // a class or interface, "java/util/Map$Entry"

  Method* findMethod(const Symbol* name, const Symbol* descriptor) const;  // declared here
  Field* findField(const Symbol* name, const Symbol* descriptor) const;    // declared here
  Method* initializer() const;                                             // <clinit>, or null
  bool samePackage(const Class* other) const { return loader == other->loader && package == other->package; }
  std::string externalName() const;   // "java.lang.String", "[I", "int"
  std::string readableName() const;   // "java.lang.String", "int[]"
  std::string simpleName() const;     // "String", "int[]", "Entry" of java.util.Map$Entry
  std::string moduleText() const;     // "unnamed module of loader 'app'"
  const Class* elementClass() const;  // of an array of arrays: the innermost

 private:
  bool isSubclassSlow(const Class* other) const;
};

// "A and B are in unnamed module of loader 'app'", or "A is in …; B is in …".
std::string inModules(const Class& a, const Class& b);

inline Class& classOf(const Object& object) { return *fromLow<Class>(object.klass); }

// The first fields of every mirror, ahead of those that java.lang.Class declares.
static_assert(heap::kMirrorSubject == 12);              // Low<Class>
inline constexpr std::uint32_t kMirrorInitThread = 16;  // the thread that runs the initialisation
inline constexpr std::uint32_t kMirrorInitError = 20;   // Ref: what a failed initialisation is explained with later
inline constexpr std::uint32_t kMirrorProtectionDomain = 24;  // Ref: once it is known
inline constexpr std::uint32_t kMirrorInjectedBytes = 16;
// The same for java.lang.ClassLoader.
inline constexpr std::uint32_t kLoaderInitiated = 12;  // Ref: classes that others gave it (Machine::recordInitiated)
inline constexpr std::uint32_t kLoaderModules = 16;    // Ref, of the application's loader alone: see modules.cpp
inline constexpr std::uint32_t kLoaderInjectedBytes = 8;

// Likewise in the objects that stand for a method in java.lang.invoke.
inline constexpr std::uint32_t kResolvedMethodTarget = 12;  // Low<Method>
inline constexpr std::uint32_t kResolvedMethodInjectedBytes = 4;
inline constexpr std::uint32_t kMemberNameIndex = 12;  // table index of a virtual method, offset of a field
inline constexpr std::uint32_t kMemberNameInjectedBytes = 4;

inline InitStatus initStatus(const Object& mirror) {
  return static_cast<InitStatus>(mirror.flags >> heap::kStatusShift);
}
inline void setInitStatus(Object& mirror, InitStatus status) {
  mirror.flags = (mirror.flags & ((1u << heap::kStatusShift) - 1)) | static_cast<std::uint32_t>(status)
                                                                         << heap::kStatusShift;
}
inline Class& subjectOf(const Object& mirror) {
  return *fromLow<Class>(mirror.get<std::uint32_t>(heap::kMirrorSubject));
}

}  // namespace weaveproof::vm
