// What all machines of a process share: where classes come from, and the classes that were loaded.
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "image/class_path.hpp"
#include "image/jdk.hpp"
#include "image/jimage.hpp"
#include "jdk/version.hpp"
#include "vm/class.hpp"
#include "vm/host_files.hpp"
#include "vm/signals.hpp"

namespace weaveproof::vm {

// What C++ has for the methods of one class; natives/registry.cpp has the table.
struct NativeEntry {
  const char* name;
  const char* descriptor;  // null: whatever it is
  NativeFunction function;
  std::uint8_t scratch = 0;  // reference slots that the method's frame needs besides the arguments
  bool catches = false;      // it is resumed when a frame above it throws
  bool shortcut = false;     // it may decline, and then the Java code runs
  jdk::Versions versions = jdk::kAllVersions;
};
// An entry that some versions of the JDK have.
constexpr NativeEntry in(jdk::Versions versions, NativeEntry entry) {
  entry.versions = versions;
  return entry;
}
using NativeLookup = std::span<const NativeEntry> (*)(std::string_view className);

struct DefineOptions {
  Loader* loader = nullptr;
  bool trusted = false;
  bool hidden = false;    // the name gets a suffix and the class is not found by name
  Class* host = nullptr;  // nest host of hidden and synthetic classes
  bool nestmate = false;
  bool onClassPath = false;       // and so in the unnamed module
  ClassSource source;             // see Class
  std::string_view expectedName;  // what the class must be called, if that is known
  // The program defines it. Every path that does so in the same way finds the same class, unless it has it already.
  std::function<bool(const Class&)> isNewHere;
};

class World {
 public:
  // Sets the marks of a class that has been linked: what a room above has found out about it.
  using Marks = void (*)(World& world, Class& c);
  World(image::Jdk jdk, image::ClassPath classPath, NativeLookup natives, Marks marks = nullptr);
  ~World();

  const image::Jdk& jdk() const { return jdk_; }

  // The JDK's file of classes is not as it was built: a base::Error that says so.
  [[noreturn]] void reportDamage(const std::string& what) const;
  const image::ClassPath& classPath() const { return classPath_; }
  const image::Jimage& jimage() const { return jimage_; }
  HostFiles hostFiles;
  std::atomic<bool> hasNotes = false;      // some class has: Class::notes
  std::atomic<std::uint32_t> assumed = 0;  // by what the code of the program calls: bits of Assumption

  Metaspace metaspace;
  SymbolTable symbols;
  Symbol* symbol(std::string_view text) { return symbols.intern(text); }

  Loader* bootLoader() { return &builtin_[Loader::Boot]; }
  Loader* appLoader() { return &builtin_[Loader::App]; }
  Loader* loaderOf(Ref object);  // the loader whose java.lang.ClassLoader this is; 0 is the boot loader
  void nameBuiltinLoader(Loader::Kind kind, Ref object) { builtin_[kind].object = object; }

  // The class that a built-in loader gives for `name`, loaded if need be; null if there is none.
  Class* findBuiltin(const Loader* from, Symbol* name);
  Class* findLoadedBuiltin(const Loader* from, Symbol* name);
  // For classes that the machine itself relies on.
  Class* bootClass(std::string_view name);
  Class* primitive(Kind kind) { return primitives_[static_cast<int>(kind)]; }
  Class* arrayOf(Class* component);
  Class* primitiveArray(Kind kind) { return arrayOf(primitive(kind)); }

  // Makes a class of a class file. `resolve` loads superclass and interfaces. The bytes are kept by the world.
  using Resolve = std::function<Class*(Symbol*)>;
  Class* define(std::vector<std::uint8_t> bytes, const DefineOptions& options, const Resolve& resolve);

  // The module graph as the boot sequence declared it: which loader a module of the JDK belongs to.
  void defineModule(Symbol* module, Loader* loader);
  // True once modules have been defined; until then only java.base is seen.
  bool modulesDefined() const { return modulesDefined_; }

  // A package that classes outside of its module may use.
  void exportPackage(const Symbol* module, const Symbol* package) { exports_.insert({module, package}); }
  bool isExported(const Class& c) const { return !c.module || exports_.contains({c.module, c.package}); }

  void forEachClass(const std::function<void(Class&)>& visit);
  Class& classWithMirror(Ref mirror);
  Ref mirrorEnd() const { return nextMirror_.load(); }

  // Number of a string literal with this content (modified UTF-8); equal contents have equal numbers.
  std::uint32_t literal(std::string_view modifiedUtf8);
  const std::string& literalText(std::uint32_t number);

  // Machine-made methods, by name: the same one each time.
  const Class* internalClass() const { return internalClass_; }  // of internal methods; null before the first
  Method* internalMethod(std::string_view name, std::string_view descriptor, NativeFunction function, int scratch,
                         bool catches, bool hidden = true);

  bytecode::FrameMaps& frameMaps(Method& method);
  std::recursive_mutex& mutex() { return mutex_; }

  std::uint64_t nextHiddenNumber() { return ++hiddenNumber_; }
  std::uint64_t nextSyntheticNumber() { return ++syntheticNumber_; }
  // What the invokedynamic at `bci` is linked to; null until it is. Hold mutex().
  Method*& callSite(const Method& method, int bci) { return callSites_[{&method, bci}]; }
  // A method that replaces one of the library's, made by the code that needs it. Hold mutex().
  Method*& replacement(std::string_view name) { return replacements_[std::string(name)]; }
  // A signature-polymorphic method for one descriptor.
  Method*& polymorphicMethod(const Method& general, const Symbol* descriptor) {
    return polymorphicMethods_[{&general, descriptor}];
  }

 private:
  Class* definedAlready(const std::vector<std::uint8_t>& bytes, const DefineOptions& options, const Resolve& resolve);
  classfile::AcceptedVersions acceptedVersions() const;
  Class* link(const classfile::ClassFile& file, const DefineOptions& options, const Resolve& resolve);
  Class* allocateClass(std::uint32_t vtableLength);
  void publish(Class* c);
  void bindNatives(Class* c);
  void assignMirror(Class* c);
  Class* loadFromImage(Loader* loader, std::string_view module, Symbol* name);
  std::span<const std::uint8_t> keep(std::vector<std::uint8_t> bytes);

  image::Jdk jdk_;
  image::ClassPath classPath_;
  image::Jimage jimage_;
  NativeLookup natives_;
  Marks marks_;
  std::recursive_mutex mutex_;
  Loader builtin_[3] = {{Loader::Boot, 0, nullptr}, {Loader::Platform, 0, nullptr}, {Loader::App, 0, nullptr}};
  std::unordered_map<Ref, Loader*> userLoaders_;
  std::unordered_map<const Symbol*, Class*> builtinClasses_;
  std::unordered_map<const Symbol*, Loader*> moduleLoader_;
  struct Definition {  // of a class, by the program
    Class* c;
    const std::vector<std::uint8_t>* bytes;
    bool trusted, nestmate;
  };
  std::unordered_multimap<std::uint64_t, Definition> definitions_;  // by length and loader
  bool modulesDefined_ = false;
  std::set<std::pair<const Symbol*, const Symbol*>> exports_;
  std::vector<Class*> classes_;
  std::vector<const Symbol*> loading_;  // classes that wait for their superclasses, which are being loaded
  Class* primitives_[10] = {};
  std::deque<std::vector<std::uint8_t>> keptBytes_;
  std::deque<classfile::ClassFile> files_;
  std::deque<std::unique_ptr<bytecode::FrameMaps>> frameMaps_;
  std::deque<std::string> literalTexts_;
  std::unordered_map<std::string_view, std::uint32_t> literals_;
  std::atomic<Ref> nextMirror_;
  Class* mirrorClass_ = nullptr;
  Class* objectClass_ = nullptr;
  Class* internalClass_ = nullptr;
  std::unordered_map<const Symbol*, Method*> internalMethods_;
  std::vector<Class*> withoutMirror_;
  std::atomic<std::uint64_t> hiddenNumber_{0}, syntheticNumber_{0};
  std::map<std::pair<const Method*, int>, Method*> callSites_;
  std::map<std::string, Method*> replacements_;
  std::map<std::pair<const Method*, const Symbol*>, Method*> polymorphicMethods_;
};

}  // namespace weaveproof::vm
