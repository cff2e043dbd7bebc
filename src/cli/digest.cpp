// Folders of classes often hold several programs; a change in another one must not matter. So the digest follows the
// names in the constant pools instead of taking all files. Strings are taken for names, too: reflection loads classes
// by them.
#include "cli/digest.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "base/mapped_file.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::cli {

namespace {

using classfile::Tag;

// Calls visit for each class name (with slashes) in a descriptor or in the name of an array class.
template <class Visit>
void namesIn(std::string_view descriptor, Visit visit) {
  for (std::size_t at = 0; (at = descriptor.find('L', at)) != std::string_view::npos;) {
    const std::size_t end = descriptor.find(';', at);
    if (end == std::string_view::npos) return;
    visit(descriptor.substr(at + 1, end - at - 1));
    at = end;
  }
}

template <class Visit>
void namesIn(const classfile::ClassFile& file, Visit visit) {
  for (const classfile::Constant& constant : file.constants) {
    const auto first = [&] { return file.utf8(constant.first); };
    if (constant.tag == Tag::Class) {
      const std::string_view name = first();
      if (name.starts_with('['))
        namesIn(name, visit);
      else
        visit(name);
    } else if (constant.tag == Tag::NameAndType) {
      namesIn(file.utf8(static_cast<std::uint16_t>(constant.second)), visit);
    } else if (constant.tag == Tag::MethodType) {
      namesIn(first(), visit);
    } else if (constant.tag == Tag::String && first().size() < 256 && first().find('/') == std::string_view::npos) {
      std::string name(first());
      std::replace(name.begin(), name.end(), '.', '/');
      visit(name);
    }
  }
  for (const auto* members : {&file.fields, &file.methods})
    for (const classfile::Member& member : *members) namesIn(file.utf8(member.descriptorIndex), visit);
}

// A class that is damaged or cannot be read is the machine's to complain about.
std::optional<image::Found> findClass(const image::ClassPath& classPath, const std::string& name) {
  try {
    return classPath.find(name + ".class");
  } catch (const base::Error&) {
    return std::nullopt;
  }
}

std::string hex(XXH128_hash_t hash) { return fmt::format("{:016x}{:016x}", hash.high64, hash.low64); }

}  // namespace

std::string digestOf(const image::ClassPath& classPath, const std::string& mainClass,
                     const std::vector<std::string>& arguments, const std::filesystem::path& except) {
  std::set<std::string, std::less<>> seen;
  std::vector<std::string> open;
  const auto add = [&](std::string name) {
    std::replace(name.begin(), name.end(), '.', '/');
    if (seen.insert(name).second) open.push_back(std::move(name));
  };
  add(mainClass);
  for (const std::string& argument : arguments)
    if (argument.find('/') == std::string::npos) add(argument);
  std::map<std::string, std::string> digests;  // sorted by the class's name
  while (!open.empty()) {
    const std::string name = std::move(open.back());
    open.pop_back();
    const auto found = findClass(classPath, name);
    if (!found || (!except.empty() && found->origin == except)) continue;
    digests[name] = hex(XXH3_128bits(found->bytes.data(), found->bytes.size()));
    try {
      namesIn(classfile::parse(found->bytes), [&](std::string_view other) {
        if (seen.insert(std::string(other)).second) open.emplace_back(other);
      });
    } catch (const classfile::FormatError&) {
      continue;
    }
  }
  std::string all;
  for (const auto& [name, digest] : digests) all += name + '\n' + digest + '\n';
  return hex(XXH3_128bits(all.data(), all.size()));
}

}  // namespace weaveproof::cli
