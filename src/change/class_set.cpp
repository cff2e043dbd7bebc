#include "change/class_set.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "bytecode/inline_subroutines.hpp"
#include "jdk/questions.hpp"

namespace weaveproof::change {

using classfile::ClassFile;
using classfile::Tag;

void ClassSet::add(std::vector<std::uint8_t> bytes) {
  auto entry = std::make_unique<Entry>();
  entry->bytes = std::move(bytes);
  try {
    entry->file = classfile::parse(entry->bytes);
    bytecode::inlineSubroutines(entry->file);  // as the machine does: places in the code are compared
  } catch (const classfile::FormatError&) {
    return;
  }
  std::string name(entry->file.name());
  classes_.try_emplace(std::move(name), std::move(entry));
}

const ClassFile* ClassSet::find(std::string_view name) const {
  const auto found = classes_.find(name);
  return found == classes_.end() ? nullptr : &found->second->file;
}

std::vector<const ClassFile*> ClassSet::lineageOf(const ClassFile& file) const {
  std::vector<const ClassFile*> lineage = {&file};
  const auto add = [&](std::string_view name) {
    const ClassFile* const super = find(name);
    if (super != nullptr && std::ranges::find(lineage, super) == lineage.end()) lineage.push_back(super);
  };
  for (std::size_t i = 0; i < lineage.size(); ++i) {
    const ClassFile& next = *lineage[i];
    if (next.superClass != 0) add(next.className(next.superClass));
    for (const std::uint16_t interface : next.interfaces) add(next.className(interface));
  }
  return lineage;
}

namespace {

void addNamesIn(std::string_view descriptor, std::vector<std::string>& names) {
  for (std::size_t at = 0; (at = descriptor.find('L', at)) != std::string_view::npos;) {
    const std::size_t end = descriptor.find(';', at);
    if (end == std::string_view::npos) return;
    names.emplace_back(descriptor.substr(at + 1, end - at - 1));
    at = end;
  }
}

std::string withSlashes(std::string_view name) {
  std::string slashes(name);
  std::ranges::replace(slashes, '.', '/');
  return slashes;
}

std::vector<std::string> namesIn(const ClassFile& file) {
  std::vector<std::string> names;
  for (const classfile::Constant& constant : file.constants) {
    const auto first = [&] { return file.utf8(constant.first); };
    if (constant.tag == Tag::Class && first().starts_with('['))
      addNamesIn(first(), names);
    else if (constant.tag == Tag::Class)
      names.emplace_back(first());
    else if (constant.tag == Tag::NameAndType)
      addNamesIn(file.utf8(static_cast<std::uint16_t>(constant.second)), names);
    else if (constant.tag == Tag::MethodType)
      addNamesIn(first(), names);
    else if (constant.tag == Tag::String)
      names.push_back(withSlashes(first()));
  }
  for (const auto* members : {&file.fields, &file.methods})
    for (const classfile::Member& member : *members) addNamesIn(file.utf8(member.descriptorIndex), names);
  return names;
}

bool loadsByName(const ClassFile& file) {
  return std::ranges::any_of(file.constants, [&](const classfile::Constant& constant) {
    if (constant.tag != Tag::Methodref && constant.tag != Tag::InterfaceMethodref) return false;
    const std::string_view method = file.utf8(file.constants[constant.second].first);
    // A loader of the program's own inherits these.
    return method == "forName" || method == "loadClass" || method == "findClass" || method == "defineClass";
  });
}

bool mayNameClass(std::string_view text) {
  constexpr std::size_t kLongest = 512;
  return !text.empty() && text.size() < kLongest &&
         std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) <= ' '; });
}

}  // namespace

ClassSet ClassSet::ofProgram(const ClassSource& source, const std::vector<std::string>& roots) {
  ClassSet set;
  set.isOfLibrary_ = source.isOfLibrary;
  std::set<std::string, std::less<>> met;
  std::vector<std::string> open;
  const auto come = [&](std::string name) {
    if (mayNameClass(name) && met.insert(name).second) open.push_back(std::move(name));
  };
  for (const std::string& root : roots) come(withSlashes(root));
  set.providers_ = source.providers();
  for (const std::string& provider : set.providers_) come(withSlashes(provider));
  while (!open.empty()) {
    const std::string name = std::move(open.back());
    open.pop_back();
    std::optional<std::vector<std::uint8_t>> bytes = source.find(name);
    if (!bytes) continue;
    set.add(std::move(*bytes));
    const ClassFile* const file = set.find(name);
    if (file == nullptr) continue;
    for (std::string& other : namesIn(*file)) come(std::move(other));
    if (set.asksForAll_ || !set.asks(*file)) continue;
    set.askForResources(source);
    for (std::string& other : source.all()) come(std::move(other));
  }
  return set;
}

void ClassSet::addNamed(const ClassSource& source, const std::set<std::string, std::less<>>& names) {
  for (const std::string& name : names) {
    if (find(name) != nullptr) continue;
    if (std::optional<std::vector<std::uint8_t>> bytes = source.find(name)) add(std::move(*bytes));
  }
}

void ClassSet::askForResources(const ClassSource& source) {
  if (asksForAll_) return;
  asksForAll_ = true;
  resources_ = source.resources();
}

bool ClassSet::asks(const ClassFile& file) const {
  return loadsByName(file) || std::ranges::any_of(file.constants, [&](const classfile::Constant& constant) {
           if (constant.tag != Tag::Methodref && constant.tag != Tag::InterfaceMethodref) return false;
           const std::string_view holder = file.className(constant.first);
           if (!isOfLibrary_ || holder.starts_with('[') || !isOfLibrary_(std::string(holder))) return false;
           const classfile::Constant& nameAndType = file.constants[constant.second];
           return jdk::asksForClasses(jdk::questionOf(holder, file.utf8(nameAndType.first),
                                                      file.utf8(static_cast<std::uint16_t>(nameAndType.second))));
         });
}

bool ClassSet::isMissing(std::string_view name) const {
  return isOfLibrary_ && !name.starts_with('[') && find(name) == nullptr && !isOfLibrary_(std::string(name));
}

std::set<std::string, std::less<>> ClassSet::names() const {
  std::set<std::string, std::less<>> all;
  for (const auto& [name, entry] : classes_) all.insert(name);
  return all;
}

}  // namespace weaveproof::change
