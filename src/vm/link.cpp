// From a class file to a Class: superclass and interfaces, fields laid out, methods, the table for virtual calls.
#include <algorithm>

#include "bytecode/late_finals.hpp"
#include "jdk/special_names.hpp"
#include "vm/native.hpp"
#include "vm/world.hpp"

namespace weaveproof::vm {

using namespace classfile;

namespace {

std::string_view packageOf(std::string_view className) {
  const auto slash = className.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : className.substr(0, slash);
}

[[noreturn]] void incompatible(const std::string& text) {
  throw JavaThrow("java/lang/IncompatibleClassChangeError", text);
}

// Places fields of one size after another, the large ones first, and fills the gap after the header if it can.
class FieldLayout {
 public:
  explicit FieldLayout(std::uint32_t start) : next_(start) {}

  std::uint32_t place(int shift) {
    const std::uint32_t size = 1u << shift;
    if (gapEnd_ - gap_ >= size && gap_ % size == 0) {
      const std::uint32_t at = gap_;
      gap_ += size;
      return at;
    }
    const std::uint32_t at = (next_ + size - 1) & ~(size - 1);
    if (at != next_) {
      gap_ = next_;
      gapEnd_ = at;
    }
    next_ = at + size;
    return at;
  }
  std::uint32_t end() const { return next_; }

 private:
  std::uint32_t next_;
  std::uint32_t gap_ = 0, gapEnd_ = 0;
};

// Some classes of the JDK have fields that only the machine sees; they come first.
std::uint32_t injectedBytes(std::string_view className) {
  if (className == "java/lang/Class") return kMirrorInjectedBytes;
  if (className == "java/lang/ClassLoader") return kLoaderInjectedBytes;
  if (className == "java/lang/invoke/ResolvedMethodName") return kResolvedMethodInjectedBytes;
  if (className == "java/lang/invoke/MemberName") return kMemberNameInjectedBytes;
  return 0;
}

void layOutFields(Metaspace& metaspace, Class* c) {
  std::uint32_t start = c->super ? c->super->instanceBytes : heap::kHeaderBytes;
  if (c->trusted) start += injectedBytes(c->name->text());
  for (const bool statics : {false, true}) {
    FieldLayout layout(statics ? 0 : start);
    std::vector<std::uint32_t> references;
    if (!statics && c->super) references.assign(c->super->referenceOffsets.begin(), c->super->referenceOffsets.end());
    if (!statics && c->trusted && c->name->text() == "java/lang/Class")
      references.insert(references.end(), {kMirrorInitError, kMirrorProtectionDomain});
    if (!statics && c->trusted && c->name->text() == "java/lang/ClassLoader")
      references.insert(references.end(), {kLoaderInitiated, kLoaderModules});
    // Numbers from large to small, then references, as HotSpot does: libraries that work with Unsafe count on it.
    for (int shift = 3; shift >= 0; --shift)
      for (Field& field : c->fields)
        if (field.isStatic() == statics && field.kind != Kind::Reference && bytecode::shiftOf(field.kind) == shift)
          field.offset = layout.place(shift);
    for (Field& field : c->fields)
      if (field.isStatic() == statics && field.kind == Kind::Reference)
        references.push_back(field.offset = layout.place(bytecode::shiftOf(Kind::Reference)));
    std::sort(references.begin(), references.end());
    if (statics) {
      c->mirrorBytes = layout.end();
      c->staticReferenceOffsets = metaspace.copy(references);
    } else {
      c->instanceBytes = layout.end();
      c->referenceOffsets = metaspace.copy(references);
    }
  }
}

// Marks that HotSpot reads from annotations: frames that stack traces omit, methods that ask for their caller.
void readMethodMarks(const ClassFile& file, const Member& member, Method& method) {
  const Bytes body = member.annotations.visible;
  if (body.size() < 4) return;
  // Annotations without elements are all that matters here: u2 count, then (u2 type, u2 number of elements).
  std::size_t at = 2;
  for (int n = body[0] << 8 | body[1]; n > 0 && at + 4 <= body.size(); --n) {
    const std::string_view type = file.utf8(static_cast<std::uint16_t>(body[at] << 8 | body[at + 1]));
    if (type == "Ljava/lang/invoke/LambdaForm$Hidden;" || type == "Ljdk/internal/vm/annotation/Hidden;")
      method.hiddenFrame = true;
    if (type == "Ljdk/internal/reflect/CallerSensitive;") method.callerSensitive = true;
    if (type == "Ljava/lang/invoke/MethodHandle$PolymorphicSignature;") method.signaturePolymorphic = true;
    if (body[at + 2] || body[at + 3]) return;
    at += 4;
  }
}

bool overrides(const Method& method, const Class* holder, const Method& inherited) {
  if (inherited.access & (ACC_PUBLIC | ACC_PROTECTED)) return true;
  if (inherited.access & ACC_PRIVATE) return false;
  (void)method;
  return holder->samePackage(inherited.holder);
}

}  // namespace

// Native methods get their C++ function; so do a few Java methods that C++ does better, which then count as native.
void World::bindNatives(Class* c) {
  for (const NativeEntry& entry : natives_(c->name->text()))
    for (Method& method : c->methods) {
      if (!entry.versions.has(jdk_.feature)) break;
      if (method.name->text() != entry.name || (entry.descriptor && method.descriptor->text() != entry.descriptor))
        continue;
      if (entry.shortcut) {
        method.shortcut = entry.function;
        continue;
      }
      method.native = entry.function;
      method.access = static_cast<std::uint16_t>((method.access | ACC_NATIVE) & ~ACC_SYNCHRONIZED);
      method.nativeScratch = entry.scratch;
      method.catchesExceptions = entry.catches;
      method.maxLocals = static_cast<std::uint16_t>(method.argumentSlots + entry.scratch);
    }
  // Throughout the JDK, a native method of this name prepares C code that is not there.
  for (Method& method : c->methods)
    if (method.isNative() && !method.native && method.name->text() == "initIDs" && method.descriptor->text() == "()V")
      method.native = [](NativeCall& call) { return call.done(); };
}

Class* World::link(const ClassFile& file, const DefineOptions& options, const Resolve& resolve) {
  const std::string thisName(file.name());
  Class identity;  // enough of the class under construction to decide on packages, and for messages
  identity.name = symbol(thisName);
  identity.loader = options.loader;
  identity.package = symbol(packageOf(thisName));
  auto requireAccess = [&](const Class& inherited, const char* what) {
    if (options.trusted) return;
    if (options.onClassPath && !isExported(inherited))
      throw JavaThrow(
          "java/lang/IllegalAccessError",
          std::string(what) + (inherited.isInterface() ? " check failed: class " : " access check failed: class ") +
              bytecode::dotted(thisName) + " (in unnamed module) cannot access class " + inherited.externalName() +
              " (in module " + inherited.module->string() + ") because module " + inherited.module->string() +
              " does not export " + bytecode::dotted(inherited.package->text()) + " to unnamed module");
    if ((inherited.file->accessFlags & ACC_PUBLIC) || identity.samePackage(&inherited)) return;
    throw JavaThrow("java/lang/IllegalAccessError", "class " + bytecode::dotted(thisName) + " cannot access its " +
                                                        what + " " + inherited.externalName() + " (" +
                                                        inModules(identity, inherited) + ")");
  };
  auto requirePermission = [&](const Class& sealed, const char* what) {
    const auto& permitted = sealed.file->permittedSubclasses;
    if (options.trusted || permitted.empty()) return;
    if (identity.loader == sealed.loader)
      for (std::uint16_t index : permitted)
        if (sealed.file->className(index) == thisName) return;
    incompatible((file.accessFlags & ACC_INTERFACE ? "interface " : "class ") + bytecode::dotted(thisName) +
                 " cannot " + what + " sealed " + (sealed.isInterface() ? "interface " : "class ") +
                 sealed.externalName());
  };
  // The interfaces are loaded before the superclass, as HotSpot does: a class loader of the program sees that order.
  std::vector<Class*> interfaces, all;
  for (std::uint16_t index : file.interfaces) {
    Symbol* interfaceName = symbol(file.className(index));
    Class* c = resolve(interfaceName);
    if (!c) throw JavaThrow::notFound(*options.loader, interfaceName->string());
    if (!c->isInterface())
      incompatible("class " + bytecode::dotted(thisName) + " can not implement " + c->externalName() +
                   ", because it is not an interface (" + c->externalName() + " is in " + c->moduleText() + ")");
    interfaces.push_back(c);
  }
  Class* super = nullptr;
  if (file.superClass) {
    Symbol* superName = symbol(file.className(file.superClass));
    super = resolve(superName);
    if (!super) throw JavaThrow::notFound(*options.loader, superName->string());
    if (super->isInterface())
      incompatible("class " + bytecode::dotted(thisName) + " has interface " + super->externalName() +
                   " as super class");
    if (super->access & ACC_FINAL)
      incompatible("class " + bytecode::dotted(thisName) + " cannot inherit from final class " + super->externalName());
    if (super->isArray() || super->primitive) incompatible("bad superclass of " + bytecode::dotted(thisName));
    requireAccess(*super, "superclass");
    requirePermission(*super, "inherit from");
  }
  auto addAll = [&all](Class* c) {
    if (std::find(all.begin(), all.end(), c) == all.end()) all.push_back(c);
  };
  if (super)
    for (Class* c : super->allInterfaces) addAll(c);
  for (Class* c : interfaces) {
    requireAccess(*c, "superinterface");
    requirePermission(*c, file.accessFlags & ACC_INTERFACE ? "extend" : "implement");
    for (Class* inherited : c->allInterfaces) addAll(inherited);
    addAll(c);
  }

  // Methods, and the table for virtual calls.
  auto methods = metaspace.array<Method>(file.methods.size());
  std::vector<Method*> vtable;
  if (super) vtable.assign(super->vtable, super->vtable + super->vtableLength);
  const bool isInterface = file.accessFlags & ACC_INTERFACE;
  for (std::size_t i = 0; i < methods.size(); ++i) {
    const Member& member = file.methods[i];
    Method& method = methods[i];
    method.name = symbol(file.utf8(member.nameIndex));
    method.descriptor = symbol(file.utf8(member.descriptorIndex));
    method.member = &member;
    method.access = member.accessFlags;
    method.constructor = method.name->text() == "<init>";
    method.index = static_cast<std::uint16_t>(i);
    const std::string_view descriptor = method.descriptor->text();
    method.argumentSlots =
        static_cast<std::uint16_t>(bytecode::parameterSlots(descriptor) + (method.isStatic() ? 0 : 1));
    method.returnKind = bytecode::kindOf(bytecode::DescriptorReader(descriptor).returnType()[0]);
    if (member.code) {
      method.maxLocals = member.code->maxLocals;
      method.maxStack = member.code->maxStack;
    } else {
      method.maxLocals = method.argumentSlots;
    }
    if (options.trusted) readMethodMarks(file, member, method);
    const std::string_view name = method.name->text();
    if (isInterface || method.isStatic() || method.isPrivate() || name == "<init>" || name == "<clinit>") continue;
    for (std::size_t k = 0; k < (super ? super->vtableLength : 0); ++k) {
      const Method& inherited = *super->vtable[k];
      if (inherited.name != method.name || inherited.descriptor != method.descriptor) continue;
      if (!overrides(method, &identity, inherited)) continue;
      if (inherited.isFinal())
        throw JavaThrow("java/lang/IncompatibleClassChangeError",
                        "class " + bytecode::dotted(thisName) + " overrides final method " +
                            inherited.holder->externalName() + "." + inherited.name->string() +
                            inherited.descriptor->string());
      vtable[k] = &method;
      method.vtableIndex = static_cast<std::int32_t>(k);
    }
    if (method.vtableIndex < 0) {
      method.vtableIndex = static_cast<std::int32_t>(vtable.size());
      vtable.push_back(&method);
    }
  }

  Class* c = allocateClass(static_cast<std::uint32_t>(vtable.size()));
  std::copy(vtable.begin(), vtable.end(), c->vtable);
  c->file = &file;
  c->name = symbol(thisName);
  c->package = identity.package;
  c->super = super;
  c->loader = options.loader;
  c->trusted = options.trusted;
  c->host = options.host;
  c->source = c->host ? c->host->source : options.source;
  if (c->host) c->module = c->host->module;
  c->access = c->modifiers = static_cast<std::uint16_t>(file.accessFlags & ~ACC_SUPER);
  c->sourceFile = file.sourceFile ? symbol(file.utf8(file.sourceFile)) : nullptr;
  if (options.hidden) {
    c->hidden = true;
    char suffix[32];
    std::snprintf(suffix, sizeof suffix, "+0x%016llx", 0x800000000ull + nextHiddenNumber() * 0x400);
    c->name = symbol(thisName + suffix);
    for (Method& method : methods) method.hiddenFrame = true;
  }
  if (options.nestmate) c->nestHost = options.host->nestHost ? options.host->nestHost : options.host;
  if (super) {
    c->depth = static_cast<std::uint16_t>(super->depth + 1);
    std::copy(std::begin(super->display), std::end(super->display), c->display);
    c->finalizable = super->finalizable;
  }
  if (c->depth < Class::kDisplay) c->display[c->depth] = c;
  c->interfaces = metaspace.copy(interfaces);
  c->methods = methods;
  if (isInterface) all.push_back(c);
  c->allInterfaces = metaspace.copy(all);
  for (Method& method : methods) {
    method.holder = c;
    if (method.name->text() == "<clinit>" && (method.isStatic() || file.major < 51)) {
      c->hasInitializer = true;
      method.access |= ACC_STATIC;
      method.argumentSlots = 0;
    }
    if (isInterface && !method.isAbstract() && !method.isStatic()) c->hasDefaults = true;
  }
  if (options.trusted || c->name->text() == "weaveproof/Hooks") bindNatives(c);
  c->finalsChange = (super && super->finalsChange) || c->name->text() == jdk::kMutableCallSite ||
                    c->name->text() == jdk::kVolatileCallSite || (!options.trusted && bytecode::setsFinalsLate(file));

  c->fields = metaspace.array<Field>(file.fields.size());
  for (std::size_t i = 0; i < c->fields.size(); ++i) {
    const Member& member = file.fields[i];
    Field& field = c->fields[i];
    field.holder = c;
    field.name = symbol(file.utf8(member.nameIndex));
    field.descriptor = symbol(file.utf8(member.descriptorIndex));
    field.access = member.accessFlags;
    field.index = static_cast<std::uint16_t>(i);
    field.kind = bytecode::kindOf(field.descriptor->text()[0]);
  }
  layOutFields(metaspace, c);
  c->pool = metaspace.array<std::uint64_t>(file.constants.size());
  // A member class has the modifiers that its declaration gave it.
  for (const InnerClass& inner : file.innerClasses)
    if (inner.inner && file.className(inner.inner) == file.name())
      c->modifiers = static_cast<std::uint16_t>(inner.accessFlags & ~ACC_SUPER);
  if (marks_) marks_(*this, *c);
  return c;
}

}  // namespace weaveproof::vm
