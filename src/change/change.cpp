#include "change/change.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "bytecode/bytecode.hpp"
#include "bytecode/descriptor.hpp"
#include "change/lines.hpp"
#include "change/meanings.hpp"
#include "change/numbered_names.hpp"
#include "change/other_meanings.hpp"

namespace weaveproof::change {

using classfile::ClassFile;
using classfile::Member;
using enum bytecode::Opcode;

namespace {

constexpr std::uint16_t kMethodFlags = classfile::ACC_SYNCHRONIZED | classfile::ACC_STATIC | classfile::ACC_NATIVE |
                                       classfile::ACC_ABSTRACT | classfile::ACC_PRIVATE;
constexpr std::uint16_t kFieldFlags = classfile::ACC_VOLATILE | classfile::ACC_STATIC | classfile::ACC_FINAL;
constexpr std::uint16_t kClassFlags = classfile::ACC_INTERFACE | classfile::ACC_ABSTRACT | classfile::ACC_ENUM;
constexpr std::string_view kStaticInitializer = "<clinit>";

std::string sourceFileOf(const ClassFile& file) {
  return file.sourceFile == 0 ? std::string() : std::string(file.utf8(file.sourceFile));
}

// A class of the program in one version, with the names of its members in terms of the old one.
struct Version {
  const ClassFile& file;
  const Naming& naming;

  std::string superclass() const { return file.superClass == 0 ? "" : naming.ofType(file.className(file.superClass)); }
  std::vector<std::string> interfaces() const {
    std::vector<std::string> names;
    for (const std::uint16_t interface : file.interfaces) names.push_back(naming.ofType(file.className(interface)));
    return names;
  }
  std::string keyOf(const Member& method) const {
    return naming.ofMethod(file.name(), file.utf8(method.nameIndex)) + ":" +
           naming.ofDescriptor(file.utf8(method.descriptorIndex));
  }
  const Member* method(std::string_view key) const {
    const auto found = std::ranges::find_if(file.methods, [&](const Member& member) { return keyOf(member) == key; });
    return found == file.methods.end() ? nullptr : &*found;
  }
  const Member* field(std::string_view name, std::string_view type) const {
    const auto found = std::ranges::find_if(file.fields, [&](const Member& member) {
      return file.utf8(member.nameIndex) == name && naming.ofDescriptor(file.utf8(member.descriptorIndex)) == type;
    });
    return found == file.fields.end() ? nullptr : &*found;
  }
  std::vector<Instruction> code(const Member& method) const { return instructionsOf(file, *method.code, naming); }

  // What the static initialiser does, and the constants that static fields begin with. Empty if that is nothing.
  std::string initialization() const {
    std::string text;
    for (const Member& field : file.fields) {
      if (field.constantValue != 0)
        text += fmt::format("{} = {}\n", file.utf8(field.nameIndex), constantText(file, field.constantValue, naming));
    }
    return text + initializerText(file, naming);
  }
};

class Comparing {
 public:
  Comparing(const ClassSet& before, const ClassSet& after)
      : before_(before), after_(after), names_(before, after), inOldTerms_(names_.inOldTerms()) {}

  Change run() {
    std::set<std::string> met;  // old names
    after_.forEach([&](const ClassFile& file) {
      const std::string oldName = inOldTerms_.ofClass(file.name());
      const ClassFile* const old = before_.find(oldName);
      met.insert(oldName);
      if (old == nullptr) return changeClass(file, "the class is new");
      if (names_.areTheSame() && std::ranges::equal(old->bytes, file.bytes)) return;
      try {
        compareClasses({*old, plainNaming()}, {file, inOldTerms_});
      } catch (const classfile::FormatError& error) {
        changeClass(file, fmt::format("its code cannot be read: {}", error.what()));
      }
    });
    before_.forEach([&](const ClassFile& file) {
      if (!met.contains(std::string(file.name())))
        change_.fragments.push_back(
            {false, bytecode::dotted(file.name()), "", sourceFileOf(file), 0, 0, "the class is gone"});
    });
    markUses();
    markOtherMeanings();
    return finish();
  }

 private:
  struct Use {
    bool isField = false;
    std::string holder;  // in the new version
    std::string name, descriptor;
    std::string why;
  };

  MethodName nameOf(const ClassFile& file, const Member& method) const {
    return {std::string(file.name()), std::string(file.utf8(method.nameIndex)),
            std::string(file.utf8(method.descriptorIndex))};
  }

  void compareClasses(const Version& old, const Version& now) {
    if (const std::string why = whyWhole(old, now); !why.empty()) return changeClass(now.file, why);
    for (const Member& method : old.file.methods) {
      const std::string_view name = old.file.utf8(method.nameIndex);
      if (now.method(old.keyOf(method)) != nullptr || name == kStaticInitializer) continue;
      // Its callers name it, and are compared by what they find then. What overrides something may also be called by the library.
      if (name == "<init>" || (method.accessFlags & (classfile::ACC_STATIC | classfile::ACC_PRIVATE)) != 0) {
        change_.fragments.push_back({false, bytecode::dotted(old.file.name()), nameIn(old.file, method),
                                     sourceFileOf(old.file), 0, 0, "the method is gone"});
        continue;
      }
      const std::string why = fmt::format("{} is gone", name);
      uses_.push_back({false, std::string(now.file.name()), std::string(name),
                       std::string(old.file.utf8(method.descriptorIndex)), why});
      return changeClass(now.file, why);
    }
    for (const Member& field : old.file.fields) {
      const Member* const other = now.field(old.file.utf8(field.nameIndex), old.file.utf8(field.descriptorIndex));
      if (other == nullptr || ((field.accessFlags ^ other->accessFlags) & kFieldFlags) == 0) continue;
      const std::string_view name = old.file.utf8(field.nameIndex);
      const bool isVolatile = ((field.accessFlags ^ other->accessFlags) & classfile::ACC_VOLATILE) != 0;
      uses_.push_back({true, std::string(now.file.name()), std::string(name),
                       std::string(now.file.utf8(other->descriptorIndex)),
                       fmt::format("{} of {} has changed", isVolatile ? "volatile" : "the kind", name)});
    }
    for (const Member& method : now.file.methods) compareMethods(old, now, method);
  }

  static std::string whyWhole(const Version& old, const Version& now) {
    if (old.superclass() != now.superclass()) return "its superclass has changed";
    if (old.interfaces() != now.interfaces()) return "its interfaces have changed";
    if (((old.file.accessFlags ^ now.file.accessFlags) & kClassFlags) != 0) return "its kind has changed";
    if (old.initialization() != now.initialization()) return "its static initialiser has changed";
    return "";
  }

  void compareMethods(const Version& old, const Version& now, const Member& method) {
    const std::string_view name = now.file.utf8(method.nameIndex);
    if (name == kStaticInitializer) return;
    const Member* const other = old.method(now.keyOf(method));
    if (other == nullptr) return changeMethod(now.file, method, "the method is new");
    const int flags = (other->accessFlags ^ method.accessFlags) & kMethodFlags;
    if ((flags & classfile::ACC_SYNCHRONIZED) != 0) return changeMethod(now.file, method, "synchronized has changed");
    if (flags != 0 || other->code.has_value() != method.code.has_value())
      return changeMethod(now.file, method, "the kind of method has changed");
    if (!method.code) return;
    const std::vector<Instruction> before = old.code(*other), after = now.code(method);
    const std::vector<ChangedCode> changed = changedCode(before, after, stackDepths(now.file, *method.code, after));
    for (const ChangedCode& code : changed) add(now.file, method, code.range, code.isNew, "");
  }

  void changeClass(const ClassFile& file, const std::string& why) {
    if (!whole_.insert(&file).second) return;
    Lines lines;
    for (const Member& method : file.methods) {
      if (!method.code) continue;
      const CodeRange all{0, static_cast<std::uint32_t>(method.code->code.size())};
      addRange(nameOf(file, method), all);
      const Lines own = linesOf(*method.code, all);
      if (own.first == 0) continue;
      lines.first = lines.first == 0 ? own.first : std::min(lines.first, own.first);
      lines.last = std::max(lines.last, own.last);
    }
    change_.fragments.push_back(
        {true, bytecode::dotted(file.name()), "", sourceFileOf(file), lines.first, lines.last, why});
  }

  void changeMethod(const ClassFile& file, const Member& method, const std::string& why) {
    if (method.code)
      add(file, method, {0, static_cast<std::uint32_t>(method.code->code.size())}, true, why);
    else  // no thread can be in it
      uses_.push_back({false, std::string(file.name()), std::string(file.utf8(method.nameIndex)),
                       std::string(file.utf8(method.descriptorIndex)), why});
  }

  static std::string nameIn(const ClassFile& file, const Member& method) {
    return std::string(file.utf8(method.nameIndex));
  }

  void add(const ClassFile& file, const Member& method, CodeRange range, bool isNew, const std::string& why) {
    addRange(nameOf(file, method), range);
    const Lines lines = linesOf(*method.code, range);
    change_.fragments.push_back(
        {isNew, bytecode::dotted(file.name()), nameIn(file, method), sourceFileOf(file), lines.first, lines.last, why});
  }

  void addRange(MethodName method, CodeRange range) { change_.code[std::move(method)].push_back(range); }

  // Accesses to fields and calls of methods that mean something else now, though they look the same.
  void markUses() {
    if (uses_.empty()) return;
    after_.forEach([&](const ClassFile& file) {
      for (const Member& method : file.methods) {
        if (!method.code) continue;
        markUses(file, method);
      }
    });
  }

  void markUses(const ClassFile& file, const Member& method) {
    const classfile::Bytes code = method.code->code;
    for (std::uint32_t bci = 0, length = 0; bci < code.size(); bci += length) {
      length = bytecode::instructionLength(code, bci);
      if (length == 0) return;
      const std::uint8_t op = code[bci];
      if (op < OP_getstatic || op > OP_invokeinterface) continue;
      const auto use = std::ranges::find_if(
          uses_, [&](const Use& one) { return isUse(file, op, bytecode::u2(code, bci + 1), one); });
      if (use == uses_.end()) continue;
      const std::vector<CodeRange>& known = change_.code[nameOf(file, method)];
      if (std::ranges::none_of(known, [&](const CodeRange& range) { return range.holds(bci); }))
        add(file, method, {bci, bci + length}, true, use->why);
    }
  }

  void markOtherMeanings() {
    for (const OtherMeaning& other : otherMeanings(before_, after_, inOldTerms_)) {
      if (other.method == nullptr) {
        changeClass(*other.file, other.why);
        continue;
      }
      if (!other.method->code || whole_.contains(other.file)) continue;
      const CodeRange range = other.end == 0 ? CodeRange{0, static_cast<std::uint32_t>(other.method->code->code.size())}
                                             : CodeRange{other.bci, other.end};
      const std::vector<CodeRange>& known = change_.code[nameOf(*other.file, *other.method)];
      if (std::ranges::none_of(known,
                               [&](const CodeRange& one) { return one.begin <= range.begin && range.end <= one.end; }))
        add(*other.file, *other.method, range, true, other.why);
    }
  }

  bool isUse(const ClassFile& file, std::uint8_t op, std::uint16_t index, const Use& use) const {
    if (use.isField != (op <= OP_putfield) || index >= file.constants.size()) return false;
    const classfile::Constant& member = file.constants[index];
    if (member.tag < classfile::Tag::Fieldref || member.tag > classfile::Tag::InterfaceMethodref) return false;
    const classfile::Constant& nameAndType = file.constants[member.second];
    if (file.utf8(nameAndType.first) != use.name) return false;
    if (file.utf8(static_cast<std::uint16_t>(nameAndType.second)) != use.descriptor) return false;
    if (!use.isField) return true;  // whatever it is called by, it may be it
    const ClassFile* const holder = after_.find(file.className(member.first));
    if (holder == nullptr) return false;
    return std::ranges::any_of(after_.lineageOf(*holder),
                               [&](const ClassFile* one) { return one->name() == use.holder; });
  }

  Change finish() {
    for (auto& [method, ranges] : change_.code) {
      std::ranges::sort(ranges, {}, &CodeRange::begin);
      std::vector<CodeRange> apart;
      for (const CodeRange& range : ranges) {
        if (!apart.empty() && range.begin <= apart.back().end)
          apart.back().end = std::max(apart.back().end, range.end);
        else
          apart.push_back(range);
      }
      ranges = std::move(apart);
    }
    std::vector<Fragment> once;
    for (Fragment& fragment : change_.fragments)
      if (std::ranges::find(once, fragment) == once.end()) once.push_back(std::move(fragment));
    change_.fragments = std::move(once);
    return std::move(change_);
  }

  const ClassSet& before_;
  const ClassSet& after_;
  const NumberedNames names_;
  const Naming inOldTerms_;
  Change change_;
  std::vector<Use> uses_;
  std::set<const ClassFile*> whole_;  // changed as a whole
};

}  // namespace

Change compareVersions(const ClassSet& before, const ClassSet& after) { return Comparing(before, after).run(); }

bool addLines(Change& change, const ClassSet& classes, const std::string& className, std::string_view method, int first,
              int last) {
  const ClassFile* const file = classes.find(className);
  if (file == nullptr) return false;
  bool found = false;
  for (const Member& member : file->methods) {
    const std::string_view name = file->utf8(member.nameIndex);
    const bool isOfMethod = name == method || (isLambda(name) && name.starts_with(fmt::format("lambda${}$", method)));
    if (!isOfMethod || !member.code) continue;
    std::vector<CodeRange> ranges;
    if (first == 0)
      ranges = {{0, static_cast<std::uint32_t>(member.code->code.size())}};
    else
      ranges = codeOn(*member.code, {first, last});
    if (ranges.empty()) continue;
    found = true;
    std::vector<CodeRange>& known =
        change.code[{std::string(file->name()), std::string(name), std::string(file->utf8(member.descriptorIndex))}];
    known.insert(known.end(), ranges.begin(), ranges.end());
    const Lines lines = linesOf(*member.code, {ranges.front().begin, ranges.back().end});
    change.fragments.push_back({true, bytecode::dotted(file->name()), std::string(name), sourceFileOf(*file),
                                first == 0 ? lines.first : std::max(first, lines.first),
                                first == 0 ? lines.last : std::min(last, lines.last), ""});
  }
  return found;
}

std::string placeOf(const Fragment& fragment) {
  return fragment.method.empty() ? "class " + fragment.className : fragment.className + "." + fragment.method;
}

std::string textOf(const Fragment& fragment) {
  std::string text = fmt::format("{} {}", fragment.isNew ? '+' : '-', placeOf(fragment));
  if (!fragment.file.empty()) text += " " + fragment.file;
  if (fragment.first != 0) text += fmt::format("{}{}", fragment.file.empty() ? " line " : ":", fragment.first);
  if (fragment.last > fragment.first) text += fmt::format("-{}", fragment.last);
  if (!fragment.why.empty()) text += fmt::format(" ({})", fragment.why);
  return text;
}

}  // namespace weaveproof::change
