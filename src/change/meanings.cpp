#include "change/meanings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "bytecode/verifier.hpp"

namespace weaveproof::change {

using classfile::ClassFile;
using classfile::Member;

namespace {

constexpr std::uint16_t kKinshipFlags = classfile::ACC_PUBLIC | classfile::ACC_FINAL | classfile::ACC_INTERFACE |
                                        classfile::ACC_ABSTRACT | classfile::ACC_ENUM | classfile::ACC_ANNOTATION;
constexpr std::uint16_t kAccessFlags = classfile::ACC_PUBLIC | classfile::ACC_PRIVATE | classfile::ACC_PROTECTED;
constexpr std::uint16_t kFieldMeaning =
    kAccessFlags | classfile::ACC_STATIC | classfile::ACC_FINAL | classfile::ACC_VOLATILE;
constexpr std::uint16_t kMethodMeaning = kAccessFlags | classfile::ACC_STATIC | classfile::ACC_ABSTRACT;

std::string_view packageOf(std::string_view className) {
  const std::size_t slash = className.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : className.substr(0, slash);
}

std::string_view elementOf(std::string_view className) {
  if (!className.starts_with('[')) return className;
  className.remove_prefix(className.find_first_not_of('['));
  return className.starts_with('L') && className.ends_with(';') ? className.substr(1, className.size() - 2)
                                                                : std::string_view();
}

bool is(const Member& member, std::uint16_t flag) { return (member.accessFlags & flag) != 0; }
bool isInterface(const ClassFile& file) { return (file.accessFlags & classfile::ACC_INTERFACE) != 0; }

// What javac puts first into the static initialiser of a class that has an assertion.
void dropAssertionSwitch(std::vector<Instruction>& code) {
  constexpr std::size_t kLength =
      7;  // ldc, invokevirtual desiredAssertionStatus, ifne, iconst_1, goto, iconst_0, putstatic
  if (code.size() < kLength || code[kLength - 1].text.find(".$assertionsDisabled:Z") == std::string::npos) return;
  if (code[1].text.find(".desiredAssertionStatus:") == std::string::npos) return;
  code.erase(code.begin(), code.begin() + kLength);
  for (Instruction& instruction : code) {
    for (std::uint32_t& target : instruction.targets) target -= std::min<std::uint32_t>(target, kLength);
    for (Handler& handler : instruction.handlers) handler.target -= std::min<std::uint32_t>(handler.target, kLength);
  }
}

// Then it is initialised with each class that implements it (5.5).
bool declaresDefault(const ClassFile& file) {
  return std::ranges::any_of(file.methods, [](const Member& method) {
    return !is(method, classfile::ACC_ABSTRACT) && !is(method, classfile::ACC_STATIC);
  });
}

bool isOverridable(const ClassFile& file, const Member& method) {
  return !is(method, classfile::ACC_PRIVATE) && !is(method, classfile::ACC_STATIC) &&
         !file.utf8(method.nameIndex).starts_with('<');
}

}  // namespace

std::string Meanings::nameOf(std::string_view className) const {
  if (!classes_.isMissing(className)) return naming_.ofType(className);
  return std::string(kMissing) + naming_.ofType(className);
}

// ---- classes

const std::string& Meanings::kinship(std::string_view className) {
  const auto [known, isNew] = kinship_.try_emplace(std::string(className));
  if (isNew) known->second = makeKinship(className);
  return known->second;
}

std::string Meanings::makeKinship(std::string_view className) const {
  const std::string_view element = elementOf(className);
  const ClassFile* const file = classes_.find(element);
  if (file == nullptr) return element.empty() ? std::string(className) : nameOf(element);
  std::string text;
  const std::vector<const ClassFile*> lineage = classes_.lineageOf(*file);
  for (const ClassFile* const one : lineage) {
    text += fmt::format("{} {:x}", nameOf(one->name()), one->accessFlags & kKinshipFlags);
    if (one->superClass != 0) text += " extends " + nameOf(one->className(one->superClass));
    for (const std::uint16_t interface : one->interfaces) text += " implements " + nameOf(one->className(interface));
    if (!one->permittedSubclasses.empty()) text += " sealed";
    for (const std::uint16_t subclass : one->permittedSubclasses)
      for (const ClassFile* const below : lineage)
        if (below->name() == one->className(subclass)) text += " permits " + naming_.ofType(below->name());
    text += "\n";
  }
  // A final method that is overridden: the class cannot be loaded.
  for (const ClassFile* const super : lineage) {
    for (const Member& method : super->methods) {
      if (!is(method, classfile::ACC_FINAL) || !isOverridable(*super, method)) continue;
      const bool isOverridden = std::ranges::any_of(lineage, [&](const ClassFile* below) {
        return below != super && std::ranges::any_of(below->methods, [&](const Member& other) {
                 return isOverridable(*below, other) && below->utf8(other.nameIndex) == super->utf8(method.nameIndex) &&
                        below->utf8(other.descriptorIndex) == super->utf8(method.descriptorIndex);
               });
      });
      if (isOverridden) text += fmt::format("overrides {}\n", super->utf8(method.nameIndex));
    }
  }
  return text;
}

const std::string& Meanings::initialization(std::string_view className) {
  const auto [known, isNew] = initialization_.try_emplace(std::string(className));
  if (isNew) known->second = makeInitialization(className);
  return known->second;
}

std::string Meanings::makeInitialization(std::string_view className) const {
  const ClassFile* const file = classes_.find(className);
  if (file == nullptr) return nameOf(className);
  std::string text;
  for (const ClassFile* const one : classes_.lineageOf(*file)) {
    if (one != file && isInterface(*one) && (isInterface(*file) || !declaresDefault(*one))) continue;
    if (!initializerText(*one, naming_).empty()) text += naming_.ofType(one->name()) + "\n";
  }
  return text;
}

// ---- members

std::string Meanings::nestHostOf(std::string_view className) const {
  const ClassFile* const file = classes_.find(className);
  if (file == nullptr || file->nestHost == 0) return std::string(className);
  const std::string_view name = file->className(file->nestHost);
  const ClassFile* const host = classes_.find(name);
  const bool isListed = host != nullptr && packageOf(name) == packageOf(className) &&
                        std::ranges::any_of(host->nestMembers,
                                            [&](std::uint16_t member) { return host->className(member) == className; });
  return std::string(isListed ? name : className);
}

// JVM specification 5.4.4. `kinship` describes which class is a subclass of which, so that is not repeated here.
std::string Meanings::access(const ClassFile& holder, std::uint16_t flags, std::string_view caller) const {
  if ((flags & classfile::ACC_PRIVATE) != 0) return nestHostOf(holder.name()) == nestHostOf(caller) ? "" : " refused";
  if ((flags & classfile::ACC_PUBLIC) != 0 || packageOf(holder.name()) == packageOf(caller)) return "";
  if ((flags & classfile::ACC_PROTECTED) == 0) return " refused";
  const ClassFile* const file = classes_.find(caller);
  const bool inherits = file != nullptr && std::ranges::any_of(classes_.lineageOf(*file),
                                                               [&](const ClassFile* one) { return one == &holder; });
  return inherits ? " inherited" : " refused";
}

// 5.4.3.2: the class itself, its interfaces, its superclass.
void Meanings::addFields(const ClassFile& file, std::string_view name, std::string_view descriptor,
                         std::string_view caller, std::string& text, bool& found) const {
  for (const Member& field : file.fields) {
    if (file.utf8(field.nameIndex) != name || file.utf8(field.descriptorIndex) != descriptor) continue;
    text += fmt::format("{} {:x}{}", naming_.ofType(file.name()), field.accessFlags & kFieldMeaning,
                        access(file, field.accessFlags, caller));
    if (field.constantValue != 0) text += " = " + constantText(file, field.constantValue, naming_);
    found = true;
    return;
  }
  const auto goOn = [&](std::string_view super) {
    if (found) return;
    if (const ClassFile* const other = classes_.find(super))
      addFields(*other, name, descriptor, caller, text, found);
    else
      text += nameOf(super) + ", ";
  };
  for (const std::uint16_t interface : file.interfaces) goOn(file.className(interface));
  if (file.superClass != 0) goOn(file.className(file.superClass));
}

std::string Meanings::field(std::string_view caller, std::string_view holder, std::string_view name,
                            std::string_view descriptor) {
  const ClassFile* const file = classes_.find(holder);
  if (file == nullptr) return nameOf(holder);
  std::string text =
      access(*file, (file->accessFlags & classfile::ACC_PUBLIC) != 0 ? classfile::ACC_PUBLIC : 0, caller);
  bool found = false;
  addFields(*file, name, descriptor, caller, text, found);
  return text;
}

// 5.4.3.3 and 5.4.3.4: superclasses first, then all interfaces.
std::string Meanings::method(std::string_view caller, std::string_view holder, std::string_view name,
                             std::string_view descriptor) {
  const ClassFile* const file = classes_.find(elementOf(holder));
  if (file == nullptr) return elementOf(holder).empty() ? "" : nameOf(elementOf(holder));
  if (holder.starts_with('[')) return "";  // a method of Object
  std::string text =
      fmt::format("{}{}", isInterface(*file) ? "interface" : "class",
                  access(*file, (file->accessFlags & classfile::ACC_PUBLIC) != 0 ? classfile::ACC_PUBLIC : 0, caller));
  const auto addFrom = [&](const ClassFile& one) {
    for (const Member& method : one.methods) {
      if (one.utf8(method.nameIndex) != name || one.utf8(method.descriptorIndex) != descriptor) continue;
      text += fmt::format(", {} {:x}{}", naming_.ofType(one.name()), method.accessFlags & kMethodMeaning,
                          access(one, method.accessFlags, caller));
      return true;
    }
    return false;
  };
  if (name == "<init>") {
    addFrom(*file);
    return text;
  }
  for (const ClassFile* one = file; one != nullptr;) {
    if (addFrom(*one)) return text;
    if (one->superClass == 0) break;
    const std::string_view super = one->className(one->superClass);
    const ClassFile* const next = classes_.find(super);
    if (next == nullptr) text += ", " + nameOf(super);
    if (next == file) break;  // a cycle, which cannot be loaded
    one = next;
  }
  for (const ClassFile* const one : classes_.lineageOf(*file)) {
    if (isInterface(*one)) addFrom(*one);
    for (const std::uint16_t interface : one->interfaces)
      if (classes_.find(one->className(interface)) == nullptr) text += ", " + nameOf(one->className(interface));
  }
  return text;
}

// ---- selection

// 5.4.6: superclasses before interfaces, and these by their distance.
std::map<std::string, std::vector<Meanings::Candidate>> Meanings::selection(const ClassFile& file) const {
  std::map<std::string, std::vector<Candidate>> found;
  const std::vector<const ClassFile*> lineage = classes_.lineageOf(file);
  for (const bool ofInterfaces : {false, true}) {
    for (const ClassFile* const one : lineage) {
      if (isInterface(*one) != ofInterfaces) continue;
      for (const Member& method : one->methods) {
        if (!isOverridable(*one, method)) continue;
        found[naming_.ofMethod(one->name(), one->utf8(method.nameIndex)) + ":" +
              naming_.ofDescriptor(one->utf8(method.descriptorIndex))]
            .push_back({one, &method});
      }
    }
  }
  return found;
}

std::string Meanings::textOf(const Candidate& candidate) const {
  return fmt::format("{} {:x}, ", naming_.ofType(candidate.holder->name()),
                     candidate.method->accessFlags & kMethodMeaning);
}

// ---- verification

// 4.10.1.2. An interface may be assigned to, whatever it is.
std::string Meanings::assignable(std::string_view from, std::string_view to) const {
  const ClassFile* const target = classes_.find(to);
  if (target != nullptr && isInterface(*target)) return kAssignable;
  if (classes_.isMissing(from) || classes_.isMissing(to)) return kRefused;
  const ClassFile* const file = classes_.find(from);
  if (file == nullptr) return target == nullptr ? kAssignable : kRefused;  // the library is consistent
  std::string beyond;
  for (const ClassFile* one = file; one != nullptr;) {
    if (one->name() == to) return kAssignable;
    if (one->superClass == 0) break;
    const std::string_view super = one->className(one->superClass);
    one = classes_.find(super);
    if (one == file) break;
    if (one == nullptr) beyond = super;
  }
  return target != nullptr ? kRefused : "by " + nameOf(beyond);
}

const Meanings::Pairs& Meanings::verification(const ClassFile& file) {
  const auto [known, isNew] = verification_.try_emplace(std::string(file.name()));
  if (isNew) known->second = makeVerification(file);
  return known->second;
}

Meanings::Pairs Meanings::makeVerification(const ClassFile& file) const {
  Pairs pairs;
  for (const Member& method : file.methods) {
    if (!method.code) continue;
    try {
      for (const auto& [from, to] : bytecode::verify(file, method).assumptions)
        pairs[fmt::format("{} to {}", naming_.ofType(from), naming_.ofType(to))] = assignable(from, to);
    } catch (const classfile::FormatError& error) {
      pairs[error.what()] = kRefused;
    }
  }
  return pairs;
}

std::string initializerText(const ClassFile& file, const Naming& naming) try {
  std::string text;
  for (const Member& method : file.methods) {
    if (file.utf8(method.nameIndex) != "<clinit>" || !method.code) continue;
    std::vector<Instruction> instructions = instructionsOf(file, *method.code, naming);
    dropAssertionSwitch(instructions);
    if (instructions.size() == 1) continue;  // it returns
    for (const Instruction& instruction : instructions) {
      text += instruction.text;
      for (const std::uint32_t target : instruction.targets) text += fmt::format(" {}", target);
      for (const Handler& handler : instruction.handlers) text += fmt::format(" {} {}", handler.type, handler.target);
      text += "\n";
    }
  }
  return text;
} catch (const classfile::FormatError& error) {
  return error.what();
}

}  // namespace weaveproof::change
