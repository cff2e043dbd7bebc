// The relations of classes, as java.lang.Class returns them: declared in, enclosed by, nest of, permitted by; and the
// attributes of a class that Java code reads by itself.
#include <algorithm>

#include "natives/reflect/reflection.hpp"
#include "natives/registry.hpp"
#include "vm/resolve.hpp"

namespace weaveproof::natives {

using namespace classfile;

namespace class_relations {
namespace {

Class& self(NativeCall& call) { return call.vm.classOfMirror(call.ref(0)); }

// The class's own line in its InnerClasses attribute; null for a top-level class.
const InnerClass* ownEntry(const Class& c) {
  if (!c.file) return nullptr;
  const auto& entries = c.file->innerClasses;
  const auto it = std::find_if(entries.begin(), entries.end(), [&c](const InnerClass& entry) {
    return entry.inner && c.file->className(entry.inner) == c.file->name();
  });
  return it == entries.end() ? nullptr : &*it;
}

// Both classes must say the same of their relation. A class that only claims to be another's member is refused, and so
// is one with a name that means another class to the loader of `outer`.
void checkMember(Machine& vm, Class& outer, const Class& inner) {
  const auto& entries = outer.file->innerClasses;
  const bool agreed = std::any_of(entries.begin(), entries.end(), [&](const InnerClass& entry) {
    return entry.outer && entry.inner && outer.file->className(entry.outer) == outer.file->name() &&
           outer.file->className(entry.inner) == inner.file->name() &&
           (outer.loader == inner.loader || resolveClass(vm, outer, entry.inner) == &inner);
  });
  if (!agreed || inner.hidden)  // no other class can name a hidden one
    throw JavaThrow("java/lang/IncompatibleClassChangeError",
                    outer.externalName() + " and " + inner.externalName() + " disagree on InnerClasses attribute");
}

NativeStatus getDeclaredClasses(NativeCall& call) {
  Machine& vm = call.vm;
  Class& c = self(call);
  std::vector<Class*> members;
  if (c.file)
    for (const InnerClass& entry : c.file->innerClasses) {
      if (!entry.outer || !entry.inner || c.file->className(entry.outer) != c.file->name()) continue;
      Class* inner = resolveClass(vm, c, entry.inner);
      if (!inner->file) continue;
      checkMember(vm, c, *inner);
      members.push_back(inner);
    }
  return call.returnRef(mirrorArray(vm, members));
}

NativeStatus getDeclaringClass(NativeCall& call) {
  Machine& vm = call.vm;
  Class& c = self(call);
  const InnerClass* entry = ownEntry(c);
  if (!entry || !entry->outer) return call.returnRef(0);
  Class* outer = resolveClass(vm, c, entry->outer);
  if (!outer->file) return call.returnRef(0);
  checkMember(vm, *outer, c);
  return call.returnRef(vm.mirror(*outer));
}

NativeStatus getSimpleBinaryName(NativeCall& call) {
  const Class& c = self(call);
  const InnerClass* entry = ownEntry(c);
  return call.returnRef(entry ? textOrNull(call.vm, *c.file, entry->name) : 0);
}

// {class, name, descriptor}; the latter two are null for a class in an initialiser.
NativeStatus getEnclosingMethod(NativeCall& call) {
  Machine& vm = call.vm;
  Class& c = self(call);
  if (!c.file || !c.file->enclosingClass) return call.returnRef(0);
  Class* outer = resolveClass(vm, c, c.file->enclosingClass);
  const Ref array = vm.newArray(*vm.known.objectArray, 3);
  Ref parts[3] = {vm.mirror(*outer), 0, 0};
  if (c.file->enclosingMethod) {
    const Constant& nameAndType = c.file->constants[c.file->enclosingMethod];
    parts[1] = textOrNull(vm, *c.file, nameAndType.first);
    parts[2] = textOrNull(vm, *c.file, static_cast<std::uint16_t>(nameAndType.second));
  }
  std::copy(std::begin(parts), std::end(parts), vm.at(array).elements<Ref>());
  return call.returnRef(array);
}

NativeStatus getNestHost(NativeCall& call) { return call.returnRef(call.vm.mirror(*nestHostOf(call.vm, self(call)))); }

// A class that a list names, if it can be loaded. If not, it is skipped.
Class* loadedOrNull(Machine& vm, Class& from, std::uint16_t index) {
  try {
    return resolveClass(vm, from, index);
  } catch (const JavaThrow&) {
    return nullptr;
  }
}

NativeStatus getNestMembers(NativeCall& call) {
  Machine& vm = call.vm;
  Class& host = *nestHostOf(vm, self(call));
  std::vector<Class*> members{&host};
  for (const std::uint16_t index : host.file->nestMembers)
    if (Class* member = loadedOrNull(vm, host, index); member && member->file && nestHostOf(vm, *member) == &host)
      members.push_back(member);
  return call.returnRef(mirrorArray(vm, members));
}

NativeStatus getPermittedSubclasses(NativeCall& call) {
  Machine& vm = call.vm;
  Class& c = self(call);
  if (!c.file || c.file->permittedSubclasses.empty()) return call.returnRef(0);
  std::vector<Class*> permitted;
  for (const std::uint16_t index : c.file->permittedSubclasses)
    if (Class* subclass = loadedOrNull(vm, c, index); subclass && subclass->file) permitted.push_back(subclass);
  return call.returnRef(mirrorArray(vm, permitted));
}

// ---- attributes

NativeStatus getGenericSignature(NativeCall& call) {
  const Class& c = self(call);
  return call.returnRef(c.file ? textOrNull(call.vm, *c.file, c.file->signature) : 0);
}

NativeStatus getRawAnnotations(NativeCall& call) {
  const Class& c = self(call);
  return call.returnRef(c.file ? bytesOrNull(call.vm, c.file->annotations.visible) : 0);
}

NativeStatus getRawTypeAnnotations(NativeCall& call) {
  const Class& c = self(call);
  return call.returnRef(c.file ? bytesOrNull(call.vm, c.file->annotations.visibleTypes) : 0);
}

// Serialization computes a default version number from it. To ask initialises the class; an error of that is swallowed.
NativeStatus hasStaticInitializer(NativeCall& call) {
  call.object(call.ref(0));
  if (call.resume == kResumeThrown) return call.returnBool(false);
  Class& c = self(call);
  call.vm.requireInitialized(call.thread, c);
  return call.returnBool(c.hasInitializer);
}

constexpr NativeEntry kClass[] = {
    {"getDeclaredClasses0", nullptr, getDeclaredClasses},
    {"getDeclaringClass0", nullptr, getDeclaringClass},
    {"getSimpleBinaryName0", nullptr, getSimpleBinaryName},
    {"getEnclosingMethod0", nullptr, getEnclosingMethod},
    {"getNestHost0", nullptr, getNestHost},
    {"getNestMembers0", nullptr, getNestMembers},
    {"getPermittedSubclasses0", nullptr, getPermittedSubclasses},
    {"getGenericSignature0", nullptr, getGenericSignature},
    {"getRawAnnotations", nullptr, getRawAnnotations},
    {"getRawTypeAnnotations", nullptr, getRawTypeAnnotations},
};
constexpr NativeEntry kStreamClass[] = {
    {"initNative", nullptr, nothing},
    {"hasStaticInitializer", nullptr, hasStaticInitializer, 0, true},
};

constexpr ClassNatives kClasses[] = {
    {"java/lang/Class", kClass},
    {"java/io/ObjectStreamClass", kStreamClass},
};

}  // namespace
}  // namespace class_relations

extern const std::span<const ClassNatives> kClassRelationsNatives = class_relations::kClasses;

}  // namespace weaveproof::natives
