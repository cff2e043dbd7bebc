#include "change/class_set.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "bytecode/inline_subroutines.hpp"

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
    if (constant.tag != Tag::Methodref) return false;
    const std::string_view holder = file.className(constant.first);
    const std::string_view method = file.utf8(file.constants[constant.second].first);
    return holder == "java/util/ServiceLoader" || method == "forName" || method == "loadClass" || method == "findClass";
  });
}

}  // namespace

std::vector<std::string> ClassSet::usedFrom(const std::vector<std::string>& roots) const {
  std::set<std::string> used;
  std::vector<std::string> open;
  for (const std::string& root : roots) open.push_back(withSlashes(root));
  while (!open.empty()) {
    std::string name = std::move(open.back());
    open.pop_back();
    const ClassFile* const file = find(name);
    if (file == nullptr || !used.insert(std::move(name)).second) continue;
    if (loadsByName(*file)) {
      std::vector<std::string> all;
      forEach([&](const ClassFile& one) { all.emplace_back(one.name()); });
      return all;
    }
    std::ranges::move(namesIn(*file), std::back_inserter(open));
  }
  return {used.begin(), used.end()};
}

void ClassSet::keepOnly(const std::vector<std::string>& names) {
  std::erase_if(classes_, [&](const auto& entry) { return !std::ranges::binary_search(names, entry.first); });
}

}  // namespace weaveproof::change
