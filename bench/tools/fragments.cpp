#include "fragments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

#include "bytecode/bytecode.hpp"
#include "bytecode/frame_map.hpp"
#include "bytecode/slot_effect.hpp"
#include "bytecode/verifier.hpp"
#include "mutate/class_sites.hpp"
#include "mutate/mutant.hpp"

namespace bench {

namespace bytecode = weaveproof::bytecode;
namespace classfile = weaveproof::classfile;
namespace mutate = weaveproof::mutate;
using enum bytecode::Opcode;

namespace {

using classfile::ClassFile;
using classfile::Code;
using classfile::Member;

constexpr std::string_view kOfObjects[] = {"wait", "notify", "notifyAll"};
constexpr std::string_view kOfThreads[] = {"start", "join"};

template <class List>
bool has(const List& list, std::string_view name) {
  return std::ranges::find(list, name) != std::end(list);
}

struct Named {
  std::string_view holder, name, descriptor;
};

Named memberAt(const ClassFile& file, const Code& code, std::uint32_t bci) {
  const classfile::Constant& member = file.constants[bytecode::u2(code.code, bci + 1)];
  const classfile::Constant& signature = file.constants[member.second];
  return {file.className(member.first), file.utf8(signature.first),
          file.utf8(static_cast<std::uint16_t>(signature.second))};
}

// What the scan of one class has to know of the others.
class Hierarchy {
 public:
  explicit Hierarchy(const std::vector<ClassFile>& files) {
    for (const ClassFile& file : files) byName_.emplace(file.name(), &file);
  }

  // The field or method that a class has itself or inherits; null if the library has it.
  const Member* find(const Named& named, std::vector<Member> ClassFile::*members) const {
    for (const ClassFile* file = of(named.holder); file != nullptr; file = of(file->className(file->superClass)))
      for (const Member& member : file->*members)
        if (file->utf8(member.nameIndex) == named.name && file->utf8(member.descriptorIndex) == named.descriptor)
          return &member;
    return nullptr;
  }

  bool isThread(std::string_view name) const {
    while (const ClassFile* file = of(name)) name = file->className(file->superClass);
    return name == "java/lang/Thread";
  }

 private:
  const ClassFile* of(std::string_view name) const {
    const auto found = byName_.find(name);
    return found == byName_.end() ? nullptr : found->second;
  }

  std::map<std::string_view, const ClassFile*> byName_;
};

struct Range {
  std::uint32_t first, end;  // bcis, end excluded
};

class Scan {
 public:
  Scan(Fragments& fragments, std::size_t number, const ClassFile& file, const Hierarchy& hierarchy)
      : fragments_(fragments), number_(number), file_(file), hierarchy_(hierarchy) {}

  void run() {
    for (const Member& method : file_.methods) {
      if (!method.code || file_.utf8(method.nameIndex).starts_with('<')) continue;
      method_ = &method;
      frames_.emplace(file_, method);
      starts_.clear();
      const Code& code = *method.code;
      for (std::uint32_t bci = 0; bci < code.code.size(); bci += bytecode::instructionLength(code.code, bci))
        starts_.push_back(bci);
      for (std::size_t i = 0; i < starts_.size(); ++i)
        if (const std::optional<std::string> what = interactionAt(starts_[i]); what && frames_->isReachable(starts_[i]))
          add(i, *what);
    }
  }

 private:
  const Code& code() const { return *method_->code; }

  std::optional<std::string> interactionAt(std::uint32_t bci) const {
    const std::uint8_t op = bytecode::u1(code().code, bci);
    if (op >= OP_getstatic && op <= OP_putfield) {
      const Named field = memberAt(file_, code(), bci);
      const Member* declared = hierarchy_.find(field, &ClassFile::fields);
      if (declared == nullptr || (declared->accessFlags & classfile::ACC_FINAL) != 0) return std::nullopt;
      return fmt::format("{} of {}", op == OP_putfield || op == OP_putstatic ? "write" : "read", field.name);
    }
    if (op >= OP_iaload && op <= OP_saload) return "read of an element";
    if (op >= OP_iastore && op <= OP_sastore) return "write of an element";
    if (op >= OP_invokevirtual && op <= OP_invokeinterface) {
      const Named called = memberAt(file_, code(), bci);
      const Member* declared = hierarchy_.find(called, &ClassFile::methods);
      const bool isOfLibrary =
          declared == nullptr &&
          (has(kOfObjects, called.name) || (has(kOfThreads, called.name) && hierarchy_.isThread(called.holder)));
      if (isOfLibrary || (declared != nullptr && (declared->accessFlags & classfile::ACC_SYNCHRONIZED) != 0))
        return fmt::format("call of {}", called.name);
    }
    return std::nullopt;
  }

  std::uint32_t endOf(std::size_t i) const {
    return i + 1 < starts_.size() ? starts_[i + 1] : static_cast<std::uint32_t>(code().code.size());
  }

  // The smallest range around an instruction with the same stack before it and after it.
  std::optional<Range> balancedAround(std::size_t i) const {
    std::size_t first = i, last = i;
    std::uint32_t floor = depthWithoutOperands(i);
    while (true) {
      while (frames_->stackDepth(starts_[first]) > floor)
        if (first-- == 0) return std::nullopt;
      if (!bytecode::fallsThrough(bytecode::u1(code().code, starts_[last])) || last + 1 == starts_.size())
        return std::nullopt;
      const std::uint32_t behind = frames_->stackDepth(starts_[last + 1]);
      if (behind == floor) return Range{starts_[first], endOf(last)};
      floor = std::min(floor, behind);  // the consumer takes what was there before, too
      if (behind > floor) ++last;
    }
  }

  // Before the operands of this instruction were loaded.
  std::uint32_t depthWithoutOperands(std::size_t i) const {
    const std::uint32_t bci = starts_[i], depth = frames_->stackDepth(bci);
    const std::uint8_t op = bytecode::u1(code().code, bci);
    const auto isWide = [&] {
      const std::string_view type = memberAt(file_, code(), bci).descriptor;
      return type == "J" || type == "D";
    };
    switch (op) {
      case OP_getstatic:
        return depth;
      case OP_getfield:
        return depth - 1;
      case OP_putstatic:
        return depth - (isWide() ? 2 : 1);
      case OP_putfield:
        return depth - (isWide() ? 3 : 2);
      case OP_lastore:
      case OP_dastore:
        return depth - 4;
      default:
        if (op >= OP_iaload && op <= OP_saload) return depth - 2;
        if (op >= OP_iastore && op <= OP_sastore) return depth - 3;
        return depth - bytecode::argumentSlots(file_, code().code, bci);
    }
  }

  void add(std::size_t i, const std::string& what) {
    const std::optional<Range> range = balancedAround(i);
    if (!range || !isStraight(*range)) {
      ++fragments_.refused["part of a return, throw or choice"];
      return;
    }
    mutate::Site site;
    site.operatorName = what.substr(0, what.find(' '));
    site.what = what;
    site.className = std::string(file_.name());
    std::ranges::replace(site.className, '/', '.');
    site.file = number_;
    const std::size_t at = static_cast<std::size_t>(code().code.data() - file_.bytes.data());
    site.edits = {{number_, at + range->first, at + range->end, std::string(range->end - range->first, OP_nop), false}};
    site.reach = {{number_, fmt::format("{}{}", file_.utf8(method_->nameIndex), file_.utf8(method_->descriptorIndex)),
                   starts_[i], starts_[i]}};
    // Two accesses of one statement, as of x += y, are one fragment.
    if (!known_.insert({&*method_, range->first, range->end}).second) return;
    fragments_.all.sites.push_back(std::move(site));
  }

  bool isStraight(const Range& range) const {
    for (std::uint32_t bci = range.first; bci < range.end; bci += bytecode::instructionLength(code().code, bci))
      if (!bytecode::fallsThrough(bytecode::u1(code().code, bci))) return false;
    return true;
  }

  Fragments& fragments_;
  const std::size_t number_;
  const ClassFile& file_;
  const Hierarchy& hierarchy_;
  const Member* method_ = nullptr;
  std::optional<bytecode::FrameMaps> frames_;
  std::vector<std::uint32_t> starts_;  // of the instructions of this method
  std::set<std::tuple<const Member*, std::uint32_t, std::uint32_t>> known_;
};

classfile::Bytes bytesOf(const std::string& text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

bool verifies(const std::string& bytes) {
  try {
    const ClassFile file = classfile::parse(bytesOf(bytes));
    for (const Member& method : file.methods) bytecode::verify(file, method);
    return true;
  } catch (const classfile::FormatError&) {
    return false;
  }
}

}  // namespace

std::string Fragments::without(const mutate::Site& site) const {
  mutate::Mutant mutant;
  mutant.sites = {&site};
  return mutate::changedFiles(all, mutant).at(site.file);
}

Fragments fragmentsOf(const std::filesystem::path& classes, const std::string& package) {
  Fragments fragments;
  fragments.all = mutate::findClassSites(classes.string());
  const auto isElsewhere = [&](const mutate::Site& site) {
    return fragments.all.files[site.file].inTree.parent_path() != package || site.operatorName != "RSB";
  };
  std::erase_if(fragments.all.sites, isElsewhere);
  for (mutate::Site& site : fragments.all.sites) site.operatorName = "lock", site.what = "synchronized block";

  std::vector<ClassFile> files;
  for (const mutate::File& file : fragments.all.files) files.push_back(classfile::parse(bytesOf(file.bytes)));
  const Hierarchy hierarchy(files);
  for (std::size_t i = 0; i < files.size(); ++i)
    if (fragments.all.files[i].inTree.parent_path() == package) Scan(fragments, i, files[i], hierarchy).run();
  fragments.refused["by the verifier"] = static_cast<int>(
      std::erase_if(fragments.all.sites, [&](const mutate::Site& site) { return !verifies(fragments.without(site)); }));
  std::uint32_t number = 0;
  for (mutate::Site& site : fragments.all.sites) site.id = ++number;
  return fragments;
}

}  // namespace bench
