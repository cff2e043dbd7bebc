#include "image/contract_digest.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <set>

#include "base/error.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::image {

namespace {

constexpr std::string_view kLibraryModule = "java.base", kLibraryPackage = "java/util/concurrent/";

std::span<const std::uint8_t> libraryBytes(const Jimage& modules, const std::string& name) {
  const auto bytes = modules.find(kLibraryModule, name + ".class");
  if (!bytes) throw base::Error(fmt::format("the JDK has no class {}", name));
  return *bytes;
}

}  // namespace

std::vector<std::string> classesOfContract(const Jimage& modules, std::string_view holder) {
  std::set<std::string> known{std::string(holder)};
  std::vector<std::string> left(known.begin(), known.end());
  const auto add = [&](std::string_view name) {
    if (name.starts_with(kLibraryPackage) && known.emplace(name).second) left.emplace_back(name);
  };
  while (!left.empty()) {
    const std::string name = std::move(left.back());
    left.pop_back();
    const classfile::ClassFile file = classfile::parse(libraryBytes(modules, name), true, name);
    add(file.className(file.superClass));
    for (const std::uint16_t member : file.nestMembers) add(file.className(member));
  }
  return {known.begin(), known.end()};
}

std::uint64_t digestOfContract(const Jimage& modules, std::string_view holder) {
  std::string all;
  for (const std::string& name : classesOfContract(modules, holder)) {
    const std::span<const std::uint8_t> bytes = libraryBytes(modules, name);
    all += fmt::format("{} {:016x}\n", name, XXH3_64bits(bytes.data(), bytes.size()));
  }
  return XXH3_64bits(all.data(), all.size());
}

}  // namespace weaveproof::image
