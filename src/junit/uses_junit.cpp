#include "junit/uses_junit.hpp"

#include <fmt/format.h>

#include <set>
#include <string_view>

#include "base/error.hpp"
#include "classfile/class_file.hpp"
#include "junit/class_names.hpp"

namespace weaveproof::junit {

namespace {

// Calls `visit` with the parsed class, if there is one. Returns what is wrong with it if it is damaged.
template <class Visit>
std::optional<std::string> visitClass(const image::ClassPath& classPath, const std::string& name, Visit visit) {
  try {
    const std::optional<image::Found> found = classPath.find(name + ".class");
    if (found) visit(classfile::parse(found->bytes));
    return std::nullopt;
  } catch (const base::Error& error) {
    return error.what();
  } catch (const classfile::FormatError& error) {
    return fmt::format("{}.class cannot be used: {}: {}", name, withDots(error.javaClass()), error.what());
  }
}

// Annotations are in the constant pool as texts: their types as descriptors.
template <class Visit>
void visitTexts(const classfile::ClassFile& file, Visit visit) {
  for (std::size_t i = 0; i < file.constants.size(); ++i)
    if (file.constants[i].tag == classfile::Tag::Utf8) visit(file.utf8(static_cast<std::uint16_t>(i)));
}

// Lbank/Account;
bool isTypeOfClass(std::string_view text) {
  return text.starts_with('L') && text.find(';') == text.size() - 1 && text.find('<') == std::string_view::npos;
}

}  // namespace

const UsesJUnit::Look& UsesJUnit::lookAt(const std::string& className) {
  const auto [entry, isNew] = looks_.try_emplace(className);
  Look& look = entry->second;
  if (!isNew) return look;
  look.damage = visitClass(classPath_, className, [&](const classfile::ClassFile& file) {
    constexpr std::uint16_t kAnnotation = 0x2000;
    look.isThere = true;
    look.isAnnotation = (file.accessFlags & kAnnotation) != 0;
    visitTexts(file, [&](std::string_view text) {
      look.namesJUnit = look.namesJUnit || text.starts_with("Lorg/junit/") || text == "junit/framework/TestCase" ||
                        text == "()Ljunit/framework/Test;";
      if (isTypeOfClass(text)) look.types.emplace_back(text.substr(1, text.size() - 2));
    });
    if (file.superClass != 0) look.kin.emplace_back(file.className(file.superClass));
    for (const std::uint16_t parent : file.interfaces) look.kin.emplace_back(file.className(parent));
    for (const classfile::InnerClass& inner : file.innerClasses)
      if (inner.outer != 0 && file.className(inner.outer) == file.name())
        look.kin.emplace_back(file.className(inner.inner));
  });
  return look;
}

bool UsesJUnit::mayHaveTests(const std::string& className) {
  std::set<std::string> seen = {className};
  std::vector<std::string> left = {className};
  while (!left.empty()) {
    const Look& look = lookAt(left.back());
    left.pop_back();
    if (look.namesJUnit) return true;
    for (const std::string& one : look.kin)
      if (seen.insert(one).second) left.push_back(one);
    for (const std::string& one : look.types)
      if (!seen.contains(one) && lookAt(one).isAnnotation && seen.insert(one).second) left.push_back(one);
  }
  return false;
}

std::optional<std::string> UsesJUnit::missingAnnotation(const std::string& className) {
  std::set<std::string> seen = {className};
  std::vector<std::string> left = {className};
  while (!left.empty()) {
    const Look& look = lookAt(left.back());
    left.pop_back();
    for (const std::string& one : look.types) {
      if (!seen.insert(one).second) continue;
      const bool isJUnits = one.starts_with("org/junit/");
      if (isJUnits && !lookAt(one).isThere) return withDots(one);
      if (!isJUnits && lookAt(one).isAnnotation) left.push_back(one);
    }
  }
  return std::nullopt;
}

}  // namespace weaveproof::junit
