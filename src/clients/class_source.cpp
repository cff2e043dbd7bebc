#include "clients/class_source.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "bytecode/descriptor.hpp"

namespace weaveproof::clients {

namespace {

const classfile::InnerClass* entryOf(const classfile::ClassFile& file) {
  const auto own = std::ranges::find_if(file.innerClasses, [&](const classfile::InnerClass& inner) {
    return file.className(inner.inner) == file.name();
  });
  return own == file.innerClasses.end() ? nullptr : &*own;
}

}  // namespace

std::uint16_t KnownClass::modifiers() const {
  const classfile::InnerClass* nested = entryOf(file);
  return nested == nullptr ? file.accessFlags : nested->accessFlags;
}

bool KnownClass::isNested() const {
  const classfile::InnerClass* nested = entryOf(file);
  return nested != nullptr && nested->outer != 0;
}

bool KnownClass::isNameless() const {
  const classfile::InnerClass* nested = entryOf(file);
  return nested != nullptr && nested->outer == 0;
}

ClassSource::ClassSource(const image::Jdk& jdk, const image::ClassPath& classPath)
    : modules_(jdk.modules()), classPath_(classPath) {}

const KnownClass* ClassSource::find(const std::string& name) {
  const auto [entry, isNew] = known_.try_emplace(name);
  if (isNew) entry->second = read(name);
  return entry->second.get();
}

std::unique_ptr<KnownClass> ClassSource::read(const std::string& name) const {
  auto known = std::make_unique<KnownClass>();
  const std::size_t slash = name.rfind('/');
  const std::string package = slash == std::string::npos ? "" : name.substr(0, slash);
  try {
    if (const std::string_view module = modules_.moduleOfPackage(package); !package.empty() && !module.empty()) {
      if (const auto bytes = modules_.find(module, name + ".class")) {
        known->isOfJdk = true;
        known->file = classfile::parse(*bytes, true, name);
        return known;
      }
    }
    std::optional<image::Found> found = classPath_.find(name + ".class");
    if (!found) return nullptr;
    known->bytes = std::move(found->bytes);
    known->file = classfile::parse(known->bytes, false, name);
    return known;
  } catch (const classfile::FormatError& error) {
    throw base::Error(fmt::format("the class {} cannot be read: {}", bytecode::dotted(name), error.what()));
  }
}

std::string ClassSource::sourceName(const std::string& name) {
  const KnownClass* known = find(name);
  if (known == nullptr || !known->isNested()) return bytecode::dotted(name);
  const classfile::InnerClass* own = entryOf(known->file);
  return sourceName(std::string(known->file.className(own->outer))) + "." + std::string(known->file.utf8(own->name));
}

}  // namespace weaveproof::clients
