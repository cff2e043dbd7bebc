#include "junit/source_order.hpp"

#include <algorithm>
#include <map>

#include "base/error.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::junit {

namespace {

// The names of a class's methods, numbered as they stand in its file.
std::map<std::string, std::size_t> numbersIn(const image::ClassPath& classPath, std::string className) {
  std::map<std::string, std::size_t> numbers;
  std::replace(className.begin(), className.end(), '.', '/');
  try {
    const std::optional<image::Found> found = classPath.find(className + ".class");
    if (!found) return numbers;
    const classfile::ClassFile file = classfile::parse(found->bytes);
    for (const classfile::Member& method : file.methods)
      numbers.try_emplace(std::string(file.utf8(method.nameIndex)), numbers.size());
  } catch (const base::Error&) {
  } catch (const classfile::FormatError&) {
  }
  return numbers;
}

}  // namespace

void putInSourceOrder(std::vector<Test>& tests, const image::ClassPath& classPath) {
  for (auto begin = tests.begin(); begin != tests.end();) {
    const auto end = std::find_if(begin, tests.end(), [&](const Test& t) { return t.className != begin->className; });
    const std::map<std::string, std::size_t> numbers = numbersIn(classPath, begin->declaredAs);
    const auto place = [&](const Test& test) {
      const auto found = numbers.find(test.method.substr(0, test.method.find('(')));
      return found == numbers.end() ? numbers.size() : found->second;
    };
    std::stable_sort(begin, end, [&](const Test& a, const Test& b) { return place(a) < place(b); });
    begin = end;
  }
}

}  // namespace weaveproof::junit
