#include "junit/uses_junit.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::junit {

namespace {

// Calls `visit` with the parsed class; not if it is missing or damaged, which others will find out.
template <class Visit>
void visitClass(const image::ClassPath& classPath, const std::string& name, Visit visit) {
  try {
    const std::optional<image::Found> found = classPath.find(name + ".class");
    if (found) visit(classfile::parse(found->bytes));
  } catch (const base::Error&) {
  } catch (const classfile::FormatError&) {
  }
}

// Annotations are in the constant pool as texts: their types as descriptors.
template <class Visit>
void visitTexts(const classfile::ClassFile& file, Visit visit) {
  for (std::size_t i = 0; i < file.constants.size(); ++i)
    if (file.constants[i].tag == classfile::Tag::Utf8) visit(file.utf8(static_cast<std::uint16_t>(i)));
}

}  // namespace

bool UsesJUnit::mayHaveTests(const std::string& className) {
  const auto [entry, isNew] = known_.try_emplace(className, false);
  if (!isNew) return entry->second;
  bool uses = false;
  std::vector<std::string> parents;
  visitClass(classPath_, className, [&](const classfile::ClassFile& file) {
    visitTexts(file, [&](std::string_view text) {
      uses = uses || text.starts_with("Lorg/junit/") || text == "junit/framework/TestCase";
    });
    if (file.superClass != 0) parents.emplace_back(file.className(file.superClass));
    for (const std::uint16_t parent : file.interfaces) parents.emplace_back(file.className(parent));
  });
  for (const std::string& parent : parents) uses = uses || mayHaveTests(parent);
  return known_[className] = uses;
}

std::optional<std::string> UsesJUnit::missingAnnotation(const std::string& className) {
  std::optional<std::string> missing;
  visitClass(classPath_, className, [&](const classfile::ClassFile& file) {
    visitTexts(file, [&](std::string_view text) {
      const bool isType = text.starts_with("Lorg/junit/") && text.find(';') == text.size() - 1;
      if (missing || !isType || text.find('<') != std::string_view::npos) return;
      std::string name(text.substr(1, text.size() - 2));
      try {
        if (classPath_.find(name + ".class")) return;
      } catch (const base::Error&) {
      }
      std::replace(name.begin(), name.end(), '/', '.');
      missing = name;
    });
  });
  return missing;
}

}  // namespace weaveproof::junit
