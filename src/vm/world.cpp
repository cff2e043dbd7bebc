#include "vm/world.hpp"

#include <algorithm>
#include <cassert>

#include "bytecode/frame_map.hpp"
#include "bytecode/inline_subroutines.hpp"
#include "heap/heap.hpp"
#include "jdk/version.hpp"

namespace weaveproof::vm {

World::World(image::Jdk jdk, image::ClassPath classPath, NativeLookup natives, Marks marks)
    : symbols(metaspace),
      jdk_(std::move(jdk)),
      classPath_(std::move(classPath)),
      jimage_(jdk_.home / "lib" / "modules"),
      natives_(natives),
      marks_(marks),
      nextMirror_(heap::Heap::kFirstMirror) {
  builtin_[Loader::Boot].shown = symbol("'bootstrap'");
  builtin_[Loader::Platform].shown = symbol("'platform'");
  builtin_[Loader::App].shown = symbol("'app'");
  builtinClasses_.reserve(4096);
  classes_.reserve(4096);
  // Mirrors are instances of java.lang.Class, so they are given out once that class is laid out.
  objectClass_ = bootClass("java/lang/Object");
  mirrorClass_ = bootClass("java/lang/Class");
  mirrorClass_->layout = heap::Layout::Mirror;
  for (Class* c : withoutMirror_) assignMirror(c);
  withoutMirror_.clear();
  for (Kind kind : {Kind::Void, Kind::Boolean, Kind::Byte, Kind::Char, Kind::Short, Kind::Int, Kind::Long, Kind::Float,
                    Kind::Double}) {
    Class* c = allocateClass(0);
    c->name = symbol(bytecode::primitiveName(kind));
    c->primitive = true;
    c->elementKind = kind;
    c->access = c->modifiers = classfile::ACC_PUBLIC | classfile::ACC_FINAL | classfile::ACC_ABSTRACT;
    c->loader = bootLoader();
    c->package = symbol("java/lang");
    c->module = symbol("java.base");
    publish(c);
    primitives_[static_cast<int>(kind)] = c;
  }
}

World::~World() = default;

Loader* World::loaderOf(Ref object) {
  for (Loader& loader : builtin_)
    if (loader.object == object) return &loader;
  std::lock_guard lock(mutex_);
  Loader*& loader = userLoaders_[object];
  if (!loader) loader = metaspace.make<Loader>(Loader{Loader::User, object, nullptr});
  return loader;
}

Class* World::bootClass(std::string_view name) {
  Class* c = findBuiltin(bootLoader(), symbol(name));
  if (!c) throw base::Error("the JDK at " + jdk_.home.string() + " has no class " + bytecode::dotted(name));
  return c;
}

void World::reportDamage(const std::string& what) const {
  throw base::Error(jdk_.modules().string() + " is damaged: " + what);
}

Class* World::findLoadedBuiltin(const Loader* from, Symbol* name) {
  std::lock_guard lock(mutex_);
  if (auto it = builtinClasses_.find(name); it != builtinClasses_.end()) {
    // A loader sees what its parents define, and every loader sees the classes of modules.
    if (it->second->loader->kind <= from->kind || it->second->module) return it->second;
  }
  return nullptr;
}

Class* World::findBuiltin(const Loader* from, Symbol* name) {
  if (Class* loaded = findLoadedBuiltin(from, name)) return loaded;
  std::string_view text = name->text();
  if (text.empty()) return nullptr;
  if (text[0] == '[') {
    std::string_view element = text.substr(1);
    if (element.empty()) return nullptr;
    if (element[0] == '[') {
      Class* component = findBuiltin(from, symbol(element));
      return component ? arrayOf(component) : nullptr;
    }
    if (element[0] == 'L') {
      if (element.size() < 3 || element.back() != ';') return nullptr;
      Class* component = findBuiltin(from, symbol(bytecode::classNameOf(element)));
      return component ? arrayOf(component) : nullptr;
    }
    const Kind kind = bytecode::kindOf(element[0]);
    if (element.size() != 1 || kind == Kind::Reference || kind == Kind::Void) return nullptr;
    return primitiveArray(kind);
  }
  std::lock_guard lock(mutex_);
  if (Class* loaded = findLoadedBuiltin(from, name)) return loaded;  // by another worker, meanwhile
  if (std::find(loading_.begin(), loading_.end(), name) != loading_.end())
    throw JavaThrow("java/lang/ClassCircularityError", name->string());
  struct Loading {
    std::vector<const Symbol*>& names;
    ~Loading() { names.pop_back(); }
  } loading{loading_};
  loading_.push_back(name);
  const auto slash = text.rfind('/');
  const std::string_view package = slash == std::string_view::npos ? std::string_view() : text.substr(0, slash);
  if (!package.empty()) {
    const std::string_view module = jimage_.moduleOfPackage(package);
    if (!module.empty()) {
      if (!modulesDefined_) return module == "java.base" ? loadFromImage(bootLoader(), module, name) : nullptr;
      if (auto it = moduleLoader_.find(symbol(module)); it != moduleLoader_.end()) {
        if (from->kind == Loader::Boot && it->second->kind != Loader::Boot) return nullptr;
        return loadFromImage(it->second, module, name);
      }
    }
  }
  if (from->kind != Loader::App) return nullptr;
  auto found = classPath_.find(std::string(text) + ".class");
  if (!found) return nullptr;
  DefineOptions options;
  options.loader = appLoader();
  options.expectedName = text;
  options.onClassPath = true;
  options.source = {found->kind, symbol(found->origin.string())};
  try {
    return define(std::move(found->bytes), options, [this](Symbol* s) { return findBuiltin(appLoader(), s); });
  } catch (JavaThrow& error) {
    ++error.definitions;
    throw;
  }
}

Class* World::loadFromImage(Loader* loader, std::string_view module, Symbol* name) {
  auto bytes = jimage_.find(module, name->string() + ".class");
  if (!bytes) return nullptr;
  DefineOptions options;
  options.loader = loader;
  options.trusted = true;
  Class* c = nullptr;
  try {
    files_.push_back(classfile::parse(*bytes, true, name->text()));
    c = link(files_.back(), options, [this, loader](Symbol* s) { return findBuiltin(loader, s); });
  } catch (const classfile::FormatError& error) {
    reportDamage(bytecode::dotted(name->text()) + ": " + error.what());
  } catch (const JavaThrow& error) {  // the superclass is not there, or is none
    reportDamage(bytecode::dotted(name->text()) + ": " + bytecode::dotted(error.className) + ": " + error.message);
  }
  c->module = symbol(module);
  publish(c);
  return c;
}

namespace {
// A key that few classes share. The caller compares the classes that it finds.
std::uint64_t definitionKey(const std::vector<std::uint8_t>& bytes, const Loader* loader) {
  return reinterpret_cast<std::uintptr_t>(loader) << 20 ^ bytes.size();
}
}  // namespace

// A class that another path has defined from the same bytes and with the same superclasses, and that this one lacks.
Class* World::definedAlready(const std::vector<std::uint8_t>& bytes, const DefineOptions& options,
                             const Resolve& resolve) {
  const auto [begin, end] = definitions_.equal_range(definitionKey(bytes, options.loader));
  std::vector<Class*> same;
  for (auto it = begin; it != end; ++it) {
    const auto& [c, knownBytes, trusted, nestmate] = it->second;
    if (c->loader == options.loader && c->hidden == options.hidden && c->host == options.host &&
        trusted == options.trusted && nestmate == options.nestmate && *knownBytes == bytes && options.isNewHere(*c))
      same.push_back(c);
  }
  std::sort(same.begin(), same.end(), [](const Class* a, const Class* b) { return a->mirror < b->mirror; });
  for (Class* c : same) {
    auto resolvesTo = [&](Class* expected) { return resolve(expected->name) == expected; };
    if (std::all_of(c->interfaces.begin(), c->interfaces.end(), resolvesTo) &&
        (c->isInterface() || resolvesTo(c->super)))
      return c;
  }
  return nullptr;
}

classfile::AcceptedVersions World::acceptedVersions() const {
  return {.newestMajor = static_cast<std::uint16_t>(jdk::newestClassFile(jdk_.feature)),
          .preview = jdk_.preview,
          .anyPreview = false};
}

Class* World::define(std::vector<std::uint8_t> bytes, const DefineOptions& options, const Resolve& resolve) {
  std::lock_guard lock(mutex_);
  if (options.isNewHere)
    if (Class* known = definedAlready(bytes, options, resolve)) return known;
  keptBytes_.push_back(std::move(bytes));
  try {
    files_.push_back(classfile::parse(keptBytes_.back(), options.trusted, options.expectedName, acceptedVersions()));
    bytecode::inlineSubroutines(files_.back());
  } catch (const classfile::FormatError& error) {
    keptBytes_.pop_back();
    throw JavaThrow(error.javaClass(), error.what());
  }
  const std::vector<std::uint8_t>& kept = keptBytes_.back();
  Class* c = link(files_.back(), options, resolve);
  publish(c);
  if (options.isNewHere)
    definitions_.emplace(definitionKey(kept, options.loader), Definition{c, &kept, options.trusted, options.nestmate});
  return c;
}

Class* World::allocateClass(std::uint32_t vtableLength) {
  const std::size_t extra = vtableLength > 1 ? (vtableLength - 1) * sizeof(Method*) : 0;
  auto* c = new (metaspace.allocate(sizeof(Class) + extra, alignof(Class))) Class();
  c->vtableLength = vtableLength;
  return c;
}

void World::publish(Class* c) {
  assert(c != nullptr && c->name != nullptr && "a class with a name");
  std::lock_guard lock(mutex_);
  classes_.push_back(c);
  if (mirrorClass_)
    assignMirror(c);
  else
    withoutMirror_.push_back(c);
  if (!c->hidden && c->loader->kind != Loader::User && !c->primitive) builtinClasses_.emplace(c->name, c);
}

void World::assignMirror(Class* c) {
  // Statics were laid out from 0; now they move after the fields of java.lang.Class.
  const std::uint32_t shift = static_cast<std::uint32_t>(heap::roundUp8(mirrorClass_->instanceBytes));
  for (Field& field : c->fields)
    if (field.isStatic()) field.offset += shift;
  auto offsets = metaspace.copy(c->staticReferenceOffsets);
  for (std::uint32_t& offset : offsets) offset += shift;
  c->staticReferenceOffsets = offsets;
  c->mirrorBytes += shift;
  const Ref units = static_cast<Ref>(heap::roundUp8(c->mirrorBytes) / 8);
  c->mirror = nextMirror_.fetch_add(units);
  if (c->mirror + units >= heap::Heap::kFirstObject) throw std::bad_alloc();
}

Class* World::arrayOf(Class* component) {
  assert(component != nullptr && "an array of something");
  if (Class* known = std::atomic_ref(component->arrayClass).load(std::memory_order_acquire)) return known;
  std::lock_guard lock(mutex_);
  if (component->arrayClass) return component->arrayClass;
  Class* c = allocateClass(objectClass_->vtableLength);
  for (std::uint32_t i = 0; i < objectClass_->vtableLength; ++i) c->vtable[i] = objectClass_->vtable[i];
  std::string name = "[";
  if (component->primitive)
    name += bytecode::letterOf(component->elementKind);
  else
    name += bytecode::descriptorOf(component->name->text());
  c->name = symbol(name);
  c->super = objectClass_;
  c->depth = 1;
  c->display[0] = objectClass_;
  c->display[1] = c;
  c->component = component;
  c->elementKind = component->primitive ? component->elementKind : Kind::Reference;
  c->layout = component->primitive ? heap::Layout::PrimitiveArray : heap::Layout::ReferenceArray;
  c->elementShift = static_cast<std::uint8_t>(bytecode::shiftOf(c->elementKind));
  c->loader = component->loader;
  c->package = component->package;
  c->module = component->module;
  c->hidden = component->hidden;
  c->trusted = true;
  constexpr std::uint16_t kVisibility = classfile::ACC_PUBLIC | classfile::ACC_PRIVATE | classfile::ACC_PROTECTED;
  const auto flagsFrom = [](std::uint16_t flags) {
    return static_cast<std::uint16_t>((flags & kVisibility) | classfile::ACC_FINAL | classfile::ACC_ABSTRACT);
  };
  c->access = flagsFrom(component->access);
  c->modifiers = flagsFrom(component->modifiers);
  Class* interfaces[] = {bootClass("java/lang/Cloneable"), bootClass("java/io/Serializable")};
  c->interfaces = c->allInterfaces = metaspace.copy(interfaces);
  publish(c);
  std::atomic_ref(component->arrayClass).store(c, std::memory_order_release);
  return c;
}

void World::defineModule(Symbol* module, Loader* loader) {
  assert(module != nullptr && loader != nullptr && "a module belongs to a loader");
  std::lock_guard lock(mutex_);
  moduleLoader_[module] = loader;
  modulesDefined_ = true;
}

void World::forEachClass(const std::function<void(Class&)>& visit) {
  std::lock_guard lock(mutex_);
  for (std::size_t i = 0; i < classes_.size(); ++i) visit(*classes_[i]);
}

Class& World::classWithMirror(Ref mirror) {
  std::lock_guard lock(mutex_);
  // Mirrors are given out in ascending order, to classes in the order in which they are listed.
  return **std::lower_bound(classes_.begin(), classes_.end(), mirror,
                            [](const Class* c, Ref m) { return c->mirror < m; });
}

std::uint32_t World::literal(std::string_view text) {
  std::lock_guard lock(mutex_);
  if (auto it = literals_.find(text); it != literals_.end()) return it->second;
  const auto number = static_cast<std::uint32_t>(literalTexts_.size());
  literalTexts_.emplace_back(text);
  literals_.emplace(literalTexts_.back(), number);
  return number;
}

const std::string& World::literalText(std::uint32_t number) {
  assert(number < literalTexts_.size() && "a literal that was numbered");
  std::lock_guard lock(mutex_);
  return literalTexts_[number];
}

Method* World::internalMethod(std::string_view name, std::string_view descriptor, NativeFunction function, int scratch,
                              bool catches, bool hidden) {
  std::lock_guard lock(mutex_);
  if (!internalClass_) {
    internalClass_ = allocateClass(0);
    internalClass_->name = symbol("weaveproof/Internal");
    internalClass_->super = objectClass_;
    internalClass_->loader = bootLoader();
    internalClass_->package = symbol("weaveproof");
    internalClass_->trusted = true;
    publish(internalClass_);
  }
  Method*& method = internalMethods_[symbol(name)];
  if (method) return method;
  method = metaspace.make<Method>();
  method->holder = internalClass_;
  method->name = symbol(name);
  method->descriptor = symbol(descriptor);
  method->native = function;
  method->access = classfile::ACC_STATIC | classfile::ACC_NATIVE;
  method->argumentSlots = static_cast<std::uint16_t>(bytecode::parameterSlots(descriptor));
  method->nativeScratch = static_cast<std::uint16_t>(scratch);
  method->maxLocals = static_cast<std::uint16_t>(method->argumentSlots + scratch);
  method->returnKind = bytecode::kindOf(bytecode::DescriptorReader(descriptor).returnType()[0]);
  method->hiddenFrame = hidden;
  method->catchesExceptions = catches;
  return method;
}

namespace {
// Code that chooses among the objects that there are means its own variables, too, used again or not: Java Pathfinder, from which
// these methods are, goes by what stands on the stack.
bool choosesAmongObjects(const classfile::ClassFile& file) {
  return std::ranges::any_of(file.constants, [&](const classfile::Constant& constant) {
    if (constant.tag != classfile::Tag::Methodref || file.className(constant.first) != "gov/nasa/jpf/vm/Verify")
      return false;
    const std::string_view name = file.utf8(file.constants[constant.second].first);
    return name == "getObject" || name == "randomObject";
  });
}
}  // namespace

bytecode::FrameMaps& World::frameMaps(Method& method) {
  using bytecode::FrameMaps;
  std::lock_guard lock(mutex_);
  if (!method.frameMaps) {
    const Class& holder = *method.holder;
    const bool asks = !holder.trusted && choosesAmongObjects(*holder.file);
    frameMaps_.push_back(std::make_unique<FrameMaps>(*holder.file, *method.member,
                                                     asks ? FrameMaps::Kept::DuringCalls : FrameMaps::Kept::WhileUsed));
    method.frameMaps = frameMaps_.back().get();
  }
  return *method.frameMaps;
}

}  // namespace weaveproof::vm
