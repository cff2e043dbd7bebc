#include "clients/public_methods.hpp"

#include <fmt/format.h>

#include <set>
#include <utility>

#include "bytecode/descriptor.hpp"

namespace weaveproof::clients {

namespace {

constexpr const char* kObject = "java/lang/Object";

class Collector {
 public:
  explicit Collector(ClassSource& classes) : classes_(classes) {
    if (const KnownClass* object = classes_.find(kObject))
      for (const classfile::Member& method : object->file.methods) seen_.insert(nameOf(*object, method));
  }

  // A superclass before interfaces: its code wins over theirs.
  void visit(const std::string& name) {
    if (name == kObject || !visited_.insert(name).second) return;
    const KnownClass* known = classes_.find(name);
    if (known == nullptr) return;
    const classfile::ClassFile& file = known->file;
    for (const classfile::Member& method : file.methods) add(*known, method);
    if (file.superClass != 0) visit(std::string(file.className(file.superClass)));
    for (const std::uint16_t parent : file.interfaces) visit(std::string(file.className(parent)));
  }

  std::vector<PublicMethod> methods;

 private:
  using Name = std::pair<std::string, std::string>;

  static Name nameOf(const KnownClass& known, const classfile::Member& method) {
    std::string descriptor(known.file.utf8(method.descriptorIndex));
    descriptor.erase(descriptor.find(')') + 1);  // an override may return something more special
    return {std::string(known.file.utf8(method.nameIndex)), descriptor};
  }

  // A bridge stands for a method of another type that the class has, and hides the one that it overrides.
  void add(const KnownClass& known, const classfile::Member& method) {
    constexpr int kNotToBeCalled = classfile::ACC_STATIC | classfile::ACC_BRIDGE | classfile::ACC_SYNTHETIC;
    const Name name = nameOf(known, method);
    if (name.first.starts_with('<') || (method.accessFlags & (classfile::ACC_PRIVATE | classfile::ACC_STATIC))) return;
    const bool isBridge = method.accessFlags & classfile::ACC_BRIDGE;
    if (isBridge && hasSibling(known, name)) return;
    if (!seen_.insert(name).second) return;
    if (!(method.accessFlags & classfile::ACC_PUBLIC) || (method.accessFlags & kNotToBeCalled)) return;
    const std::string descriptor(known.file.utf8(method.descriptorIndex));
    const auto types = bytecode::parameterTypes(descriptor);
    const bool isVarargs =
        (method.accessFlags & classfile::ACC_VARARGS) && !types.empty() && types.back().starts_with('[');
    methods.push_back({name.first, descriptor, isVarargs});
  }

  // The bridge of a method that only returns something more special has the same parameters as that.
  static bool hasSibling(const KnownClass& known, const Name& name) {
    for (const classfile::Member& other : known.file.methods)
      if (!(other.accessFlags & classfile::ACC_BRIDGE) && nameOf(known, other) == name) return true;
    return false;
  }

  ClassSource& classes_;
  std::set<std::string> visited_;
  std::set<Name> seen_;  // with their parameters
};

}  // namespace

std::vector<PublicMethod> publicMethodsOf(const std::string& className, ClassSource& classes) {
  Collector collector(classes);
  collector.visit(className);
  return std::move(collector.methods);
}

std::string signatureOf(const PublicMethod& method) {
  std::vector<std::string> types;
  for (const std::string_view type : bytecode::parameterTypes(method.descriptor)) {
    const std::string name = bytecode::readable(type);
    types.push_back(name.substr(name.find_last_of(".$") + 1));
  }
  if (method.isVarargs) types.back().replace(types.back().size() - 2, 2, "...");
  return fmt::format("{}({})", method.name, fmt::join(types, ", "));
}

}  // namespace weaveproof::clients
