#include "change/other_meanings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "bytecode/bytecode.hpp"
#include "bytecode/descriptor.hpp"
#include "change/declarations.hpp"
#include "change/lines.hpp"
#include "change/meanings.hpp"
#include "jdk/questions.hpp"

namespace weaveproof::change {

using classfile::ClassFile;
using classfile::Constant;
using classfile::Member;
using classfile::Tag;
using enum bytecode::Opcode;

namespace {

constexpr unsigned kDeepestConstant = 8;  // constants that are computed from others, as in instructions.cpp

// The operand of an instruction that is a constant; 0 if it has none.
std::uint16_t constantOf(classfile::Bytes code, std::uint32_t bci) {
  const std::uint8_t op = code[bci];
  if (op == OP_ldc) return code[bci + 1];
  const bool hasOne = op == OP_ldc_w || op == OP_ldc2_w || (op >= OP_getstatic && op <= OP_new) || op == OP_anewarray ||
                      op == OP_checkcast || op == OP_instanceof || op == OP_multianewarray;
  return hasOne ? bytecode::u2(code, bci + 1) : 0;
}

class Search {
 public:
  Search(const ClassSet& before, const ClassSet& after, const Naming& inOldTerms)
      : before_(before, plainNaming()), after_(after, inOldTerms), naming_(inOldTerms) {}

  std::vector<OtherMeaning> run() {
    lookAtAnswers();
    after_.classes().forEach([&](const ClassFile& file) {
      const ClassFile* const old = before_.classes().find(naming_.ofClass(file.name()));
      if (old == nullptr) return;  // all of it is new
      lookAtClass(*old, file);
      for (const Member& method : file.methods)
        if (method.code) lookAtMethod(file, method);
    });
    return std::move(found_);
  }

 private:
  // ---- classes

  void lookAtClass(const ClassFile& old, const ClassFile& now) {
    if (before_.classes().providers() != after_.classes().providers())
      found_.push_back({&now, nullptr, 0, 0, "the library finds other providers of services"});
    if (before_.kinship(old.name()) != after_.kinship(now.name()))
      found_.push_back({&now, nullptr, 0, 0, "its supertypes or its access have changed"});
    if (verifiesOtherwise(old, now)) found_.push_back({&now, nullptr, 0, 0, "it is linked otherwise"});
    lookAtInitialization(old, now);
    if (const std::string method = selectsOtherwise(old, now); !method.empty())
      found_.push_back({&now, nullptr, 0, 0, fmt::format("{} means another method", method)});
  }

  // A pair that one version alone has is of other code. It matters only if it is not one.
  bool verifiesOtherwise(const ClassFile& old, const ClassFile& now) {
    const Meanings::Pairs &before = before_.verification(old), &after = after_.verification(now);
    const auto refusedAlone = [](const Meanings::Pairs& one, const Meanings::Pairs& other) {
      return std::ranges::any_of(one, [&](const auto& pair) {
        const auto same = other.find(pair.first);
        return same == other.end() ? pair.second == Meanings::kRefused : pair.second != same->second;
      });
    };
    return refusedAlone(before, after) || refusedAlone(after, before);
  }

  // An initialiser that runs no more leaves no code that could be changed; one that has become a part of this runs at another time.
  void lookAtInitialization(const ClassFile& old, const ClassFile& now) {
    const std::string &before = before_.initialization(old.name()), &after = after_.initialization(now.name());
    if (before == after) return;
    const auto has = [](const std::string& text, const std::string& line) {
      return ("\n" + text).find("\n" + line + "\n") != std::string::npos;
    };
    for (const ClassFile* const one : after_.classes().lineageOf(now)) {
      const std::string name = naming_.ofClass(one->name());
      if (!has(after, name) || has(before, name)) continue;
      for (const Member& method : one->methods)
        if (one->utf8(method.nameIndex) == "<clinit>")
          found_.push_back({one, &method, 0, 0, fmt::format("it runs with {}", bytecode::dotted(now.name()))});
    }
    for (std::size_t at = 0; at < before.size(); at = before.find('\n', at) + 1) {
      const std::string name = before.substr(at, before.find('\n', at) - at);
      if (!has(after, name)) {
        found_.push_back(
            {&now, nullptr, 0, 0, fmt::format("the static initialiser of {} is gone", bytecode::dotted(name))});
        return;
      }
    }
  }

  // The name of a method that may be another one. One that is new is changed itself.
  std::string selectsOtherwise(const ClassFile& old, const ClassFile& now) {
    const auto before = before_.selection(old), after = after_.selection(now);
    const auto lastOf = [](const std::string& key) { return key.substr(0, key.find(':')); };
    for (const auto& [key, candidates] : after) {
      const auto ofInterfaces = std::ranges::count_if(candidates, [](const Meanings::Candidate& one) {
        return (one.holder->accessFlags & classfile::ACC_INTERFACE) != 0;
      });
      std::string text;
      for (const Meanings::Candidate& one : candidates) {
        const bool ofInterface = (one.holder->accessFlags & classfile::ACC_INTERFACE) != 0;
        if (!one.method->code || (ofInterface && ofInterfaces > 1) || !isNew(one, key)) text += after_.textOf(one);
      }
      std::string other;
      if (const auto same = before.find(key); same != before.end())
        for (const Meanings::Candidate& one : same->second) other += before_.textOf(one);
      if (text != other && !(other.empty() && onlyAbstract(candidates))) return lastOf(key);
    }
    for (const auto& [key, candidates] : before)
      if (!after.contains(key)) return lastOf(key);
    return "";
  }

  // Then the old version had no method to call, so all code that calls it is new, and is changed for that reason alone.
  static bool onlyAbstract(const std::vector<Meanings::Candidate>& candidates) {
    return std::ranges::all_of(candidates, [](const Meanings::Candidate& one) { return !one.method->code; });
  }

  bool isNew(const Meanings::Candidate& candidate, const std::string& key) const {
    const ClassFile* const old = before_.classes().find(naming_.ofClass(candidate.holder->name()));
    return old == nullptr || std::ranges::none_of(old->methods, [&](const Member& method) {
             return std::string(old->utf8(method.nameIndex)) + ":" + std::string(old->utf8(method.descriptorIndex)) ==
                    key;
           });
  }

  // ---- instructions

  void lookAtMethod(const ClassFile& file, const Member& method) {
    const classfile::Bytes code = method.code->code;
    for (std::uint32_t bci = 0, length = 0; bci < code.size(); bci += length) {
      length = bytecode::instructionLength(code, bci);
      if (length == 0) return;
      std::string why = whyOf(file, constantOf(code, bci), 0);
      if (why.empty() && triggers(code[bci])) why = whyInitialized(file, bytecode::u2(code, bci + 1));
      if (why.empty() && code[bci] == OP_invokespecial) why = whySuper(file, bytecode::u2(code, bci + 1));
      for (const classfile::ExceptionHandler& handler : method.code->handlers)
        if (why.empty() && handler.catchType != 0 && handler.startPc <= bci && bci < handler.endPc)
          why = whyClass(file.className(handler.catchType));
      if (!why.empty()) found_.push_back({&file, &method, bci, bci + length, std::move(why)});
    }
  }

  static bool triggers(std::uint8_t op) {
    return op == OP_new || op == OP_getstatic || op == OP_putstatic || op == OP_invokestatic;
  }

  std::string whyInitialized(const ClassFile& file, std::uint16_t index) {
    if (index >= file.constants.size()) return "";
    const Constant& constant = file.constants[index];
    const std::string_view name = constant.tag == Tag::Class ? file.className(index) : file.className(constant.first);
    if (before_.initialization(naming_.ofType(name)) != after_.initialization(name))
      return fmt::format("the initialisation of {} has changed", bytecode::dotted(name));
    const ClassFile *const now = after_.classes().find(name), *const old = before_.classes().find(naming_.ofType(name));
    if (now != nullptr && old != nullptr && verifiesOtherwise(*old, *now))
      return fmt::format("{} is linked otherwise", bytecode::dotted(name));
    return "";
  }

  // super.m(): the search begins above the class, whatever class the constant names (6.5, invokespecial).
  std::string whySuper(const ClassFile& file, std::uint16_t index) {
    if (index >= file.constants.size() || file.superClass == 0) return "";
    const Constant& constant = file.constants[index];
    const Constant& nameAndType = file.constants[constant.second];
    const std::string_view name = file.utf8(nameAndType.first);
    if (name == "<init>" || file.className(constant.first) == file.name()) return "";
    return whyMember(file, file.className(file.superClass), name,
                     file.utf8(static_cast<std::uint16_t>(nameAndType.second)), false);
  }

  std::string whyOf(const ClassFile& file, std::uint16_t index, unsigned depth) {
    if (index == 0 || index >= file.constants.size() || depth > kDeepestConstant) return "";
    const Constant& constant = file.constants[index];
    const auto typesOf = [&](std::string_view descriptor) { return whyDescriptor(descriptor); };
    switch (constant.tag) {
      case Tag::Class:
        return whyClass(file.utf8(constant.first));
      case Tag::MethodType:
        return typesOf(file.utf8(constant.first));
      case Tag::Fieldref:
      case Tag::Methodref:
      case Tag::InterfaceMethodref: {
        const Constant& nameAndType = file.constants[constant.second];
        const std::string_view descriptor = file.utf8(static_cast<std::uint16_t>(nameAndType.second));
        std::string why = whyMember(file, file.className(constant.first), file.utf8(nameAndType.first), descriptor,
                                    constant.tag == Tag::Fieldref);
        return why.empty() && depth > 0 ? typesOf(descriptor) : why;
      }
      case Tag::MethodHandle:
        return whyOf(file, static_cast<std::uint16_t>(constant.second), depth + 1);
      case Tag::Dynamic:
      case Tag::InvokeDynamic: {
        const classfile::BootstrapMethod& bootstrap = file.bootstrapMethods[constant.first];
        const std::string_view descriptor =
            file.utf8(static_cast<std::uint16_t>(file.constants[constant.second].second));
        std::string why = typesOf(descriptor);
        if (why.empty() && descriptor.starts_with('('))
          why = whyImplemented(bytecode::DescriptorReader(descriptor).returnType());
        if (why.empty()) why = whyOf(file, bootstrap.handle, depth + 1);
        for (const std::uint16_t argument : bootstrap.arguments)
          if (why.empty()) why = whyOf(file, argument, depth + 1);
        return why;
      }
      default:
        return "";
    }
  }

  // A lambda has no class file: it implements its interface as that is.
  std::string whyImplemented(std::string_view type) {
    const std::string_view name = bytecode::classNameOf(type);
    const ClassFile *const now = after_.classes().find(name), *const old = before_.classes().find(naming_.ofType(name));
    if (now == nullptr || old == nullptr) return "";
    const std::string method = selectsOtherwise(*old, *now);
    return method.empty() ? "" : fmt::format("{} of {} means another method", method, bytecode::dotted(name));
  }

  std::string whyDescriptor(std::string_view descriptor) {
    for (std::size_t at = 0; (at = descriptor.find('L', at)) != std::string_view::npos;) {
      const std::size_t end = descriptor.find(';', at);
      if (end == std::string_view::npos) break;
      if (std::string why = whyClass(descriptor.substr(at + 1, end - at - 1)); !why.empty()) return why;
      at = end;
    }
    return "";
  }

  std::string whyClass(std::string_view name) {
    const std::string& now = after_.kinship(name);
    if (now.find(kMissing) != std::string::npos) return whyMissing(now);
    if (before_.kinship(naming_.ofType(name)) == now) return "";
    return fmt::format("{} has other supertypes or another access", bytecode::dotted(name));
  }

  static std::string whyMissing(const std::string& text) {
    const std::size_t begin = text.find(kMissing) + kMissing.size();
    return fmt::format("{} is not on the class path",
                       bytecode::dotted(text.substr(begin, text.find_first_of(" \n,", begin) - begin)));
  }

  std::string whyMember(const ClassFile& caller, std::string_view holder, std::string_view name,
                        std::string_view descriptor, bool isField) {
    if (name == "$assertionsDisabled") return "";  // of the class itself; assertions are always checked
    if (std::string why = whyClass(holder); !why.empty()) return why;
    if (std::string why = whyAsked(holder, name, descriptor); !why.empty()) return why;
    const std::string oldHolder = naming_.ofType(holder), oldCaller = naming_.ofClass(caller.name()),
                      oldDescriptor = naming_.ofDescriptor(descriptor);
    const std::string now = isField ? after_.field(caller.name(), holder, name, descriptor)
                                    : after_.method(caller.name(), holder, name, descriptor);
    const std::string old = isField
                                ? before_.field(oldCaller, oldHolder, name, oldDescriptor)
                                : before_.method(oldCaller, oldHolder, naming_.ofMethod(holder, name), oldDescriptor);
    if (now == old) return "";
    if (now.find(kMissing) != std::string::npos) return whyMissing(now);
    if (now.find(" refused") != std::string::npos) return fmt::format("{} may not be used any more", name);
    return fmt::format("{} means another {}", name, isField ? "field" : "method");
  }

  // ---- what the library is asked

  void lookAtAnswers() {
    const ClassSet &before = before_.classes(), &after = after_.classes();
    std::size_t met = 0;
    after.forEach([&](const ClassFile& file) {
      const ClassFile* const old = before.find(naming_.ofClass(file.name()));
      if (old != nullptr) ++met;
      if (changedClass_.empty() &&
          (old == nullptr || declarationsOf(*old, plainNaming()) != declarationsOf(file, naming_)))
        changedClass_ = bytecode::dotted(file.name());
      if (changedPlaces_.empty() && old != nullptr && placesOf(*old) != placesOf(file))
        changedPlaces_ = bytecode::dotted(file.name());
    });
    if (met < before.names().size() && changedClass_.empty()) changedClass_ = "a class that is gone";
    if (before.resources() == after.resources()) return;
    for (const auto* const one : {&after.resources(), &before.resources()}) {
      const auto& other = one == &after.resources() ? before.resources() : after.resources();
      for (const auto& [name, digest] : *one) {
        if (const auto same = other.find(name); same != other.end() && same->second == digest) continue;
        changedResource_ = name;
        return;
      }
    }
  }

  std::string whyAsked(std::string_view holder, std::string_view name, std::string_view descriptor) {
    if (changedClass_.empty() && changedResource_.empty() && changedPlaces_.empty()) return "";
    const auto ask = [&](std::string_view type) {
      const jdk::Question question = jdk::questionOf(type, name, descriptor);
      if (jdk::asksForMembers(question) && !changedClass_.empty())
        return fmt::format("it may ask for {}", changedClass_);
      if (jdk::asksForClasses(question) && !changedResource_.empty())
        return fmt::format("it may ask for {}", changedResource_);
      if (jdk::asksForPlaces(question) && !changedPlaces_.empty())
        return fmt::format("it may ask for the lines of {}", changedPlaces_);
      return std::string();
    };
    const ClassFile* const file = after_.classes().find(holder);
    if (file == nullptr) return ask(holder);
    // What is inherited of the library.
    if (name.starts_with('<')) return "";
    for (const ClassFile* const one : after_.classes().lineageOf(*file)) {
      for (const Member& method : one->methods)
        if (one->utf8(method.nameIndex) == name) return "";
      for (const std::uint16_t interface : one->interfaces)
        if (const std::string_view type = one->className(interface); after_.classes().find(type) == nullptr)
          if (std::string why = ask(type); !why.empty()) return why;
      if (one->superClass == 0) continue;
      if (const std::string_view type = one->className(one->superClass); after_.classes().find(type) == nullptr)
        if (std::string why = ask(type); !why.empty()) return why;
    }
    return "";
  }

  Meanings before_, after_;
  const Naming& naming_;
  std::string changedClass_, changedResource_, changedPlaces_;  // one that is not the same; empty if there is none
  std::vector<OtherMeaning> found_;
};

}  // namespace

std::vector<OtherMeaning> otherMeanings(const ClassSet& before, const ClassSet& after, const Naming& inOldTerms) {
  return Search(before, after, inOldTerms).run();
}

}  // namespace weaveproof::change
