#include "clients/subject.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/error.hpp"
#include "bytecode/descriptor.hpp"
#include "clients/public_methods.hpp"
#include "clients/values.hpp"

namespace weaveproof::clients {

namespace {

// The name with slashes: dots in it may stand before packages and before nested classes.
std::string find(const std::string& name, ClassSource& classes) {
  std::string path = name;
  std::ranges::replace(path, '.', '/');
  for (;;) {
    if (classes.find(path) != nullptr) return path;
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) throw base::Error("there is no class " + name);
    path[slash] = '$';
  }
}

// Why no object of the class can be made by one of its constructors; empty if there is nothing in the way.
std::string hindrance(const KnownClass& known) {
  const std::uint16_t modifiers = known.modifiers();
  if (modifiers & classfile::ACC_INTERFACE) return "is an interface";
  if (modifiers & classfile::ACC_ABSTRACT) return "is abstract";
  if (modifiers & classfile::ACC_ENUM) return "is an enum";
  if (known.isNested() && !(modifiers & classfile::ACC_STATIC)) return "is an inner class";
  return "";
}

void requireAccess(const KnownClass& known, const std::string& name) {
  const std::uint16_t modifiers = known.modifiers();
  if (known.isNameless()) throw base::Error(name + " is a local class, which has no name for others");
  if (modifiers & classfile::ACC_PRIVATE) throw base::Error(name + " is private, so that no client can use it");
  if (known.isOfJdk && !(modifiers & classfile::ACC_PUBLIC))
    throw base::Error(name + " is not public, so that no client can use it");
}

std::string sourceNameOf(std::string_view type, ClassSource& classes) {
  std::string name =
      type.starts_with('L') ? classes.sourceName(std::string(bytecode::classNameOf(type))) : bytecode::readable(type);
  if (name.starts_with("java.lang.") && name.find('.', 10) == std::string::npos) name.erase(0, 10);
  return name;
}

// "remove((Object) 1)": a cast where there are several methods of the name, else the value as it is.
std::string argumentText(const Value& value, std::string_view type, bool isOverloaded, ClassSource& classes) {
  if (!isOverloaded || value.text.starts_with('(')) return value.text;
  return fmt::format("({}) {}", sourceNameOf(type, classes), value.text);
}

// A call of the constructor with the fewest parameters that there are values for.
std::string constructorOf(const KnownClass& known, const std::string& sourceName, const Wishes& wishes,
                          ClassSource& classes) {
  const std::string why = hindrance(known);
  if (!why.empty()) throw base::Error(fmt::format("{} {}: --new has to say how an object is made", sourceName, why));
  const bool isPublic = known.modifiers() & classfile::ACC_PUBLIC;
  std::map<std::size_t, std::vector<std::vector<std::string_view>>> bySize;  // the types of their parameters
  for (const classfile::Member& method : known.file.methods) {
    const bool canCall = isPublic ? (method.accessFlags & classfile::ACC_PUBLIC) != 0
                                  : (method.accessFlags & classfile::ACC_PRIVATE) == 0;
    if (known.file.utf8(method.nameIndex) != "<init>" || !canCall) continue;
    const auto types = bytecode::parameterTypes(known.file.utf8(method.descriptorIndex));
    bySize[types.size()].push_back(types);
  }
  for (const auto& [size, constructors] : bySize)
    for (const auto& types : constructors) {
      std::vector<std::string> arguments;
      for (const std::string_view type : types)
        if (const std::vector<Value> values = valuesFor(type, wishes.values, classes); !values.empty())
          arguments.push_back(argumentText(values.front(), type, constructors.size() > 1, classes));
      if (arguments.size() == size) return fmt::format("new {}({})", sourceName, fmt::join(arguments, ", "));
    }
  throw base::Error(
      fmt::format("{} has no public constructor with arguments that can be made up: "
                  "--new has to say how an object is made",
                  sourceName));
}

// Streams and the like are no results that could be compared, and reading them is not one call.
bool isComparable(std::string_view type) {
  return !type.starts_with("Ljava/util/stream/") && !type.starts_with("Ljava/util/Spliterator");
}

// "1, 2" for Object...; in an array if another method could be meant, or null.
std::string varargsText(const std::vector<Value>& values, std::string_view arrayType, bool isOverloaded,
                        ClassSource& classes) {
  std::vector<std::string> texts;
  for (const Value& value : values) texts.push_back(value.text);
  const std::string list = fmt::format("{}", fmt::join(texts, ", "));
  if (!isOverloaded && std::ranges::find(texts, "null") == texts.end()) return list;
  const std::string_view type = arrayType.substr(1);
  return fmt::format("new {}[] {{{}}}", sourceNameOf(type, classes), list);
}

// The calls with each value of the last parameter alone, and with all at once: whether such a call is one step is what may
// go wrong.
void addVarargs(std::vector<Call>& calls, const PublicMethod& method, const std::string& comma, bool isOverloaded,
                const Wishes& wishes, ClassSource& classes) {
  const std::string_view type = bytecode::parameterTypes(method.descriptor).back();
  const std::vector<Value> values = valuesFor(type.substr(1), wishes.values, classes);
  std::vector<std::vector<Value>> lists;
  for (const Value& value : values) lists.push_back({value});
  if (values.size() > 1) lists.push_back(values);
  std::vector<Call> longer;
  for (const Call& call : calls)
    for (const std::vector<Value>& list : lists) {
      longer.push_back({call.text + comma + varargsText(list, type, isOverloaded, classes),
                        fmt::format("{} with {}", call.shape, list.size()), call.arguments});
      for (const Value& value : list) longer.back().arguments.push_back(value.written);
    }
  calls = std::move(longer);
}

// The first of its parameter types that there is no value for.
std::string_view typeWithoutValues(const PublicMethod& method, const Wishes& wishes, ClassSource& classes) {
  const std::vector<std::string_view> types = bytecode::parameterTypes(method.descriptor);
  const auto found = std::ranges::find_if(
      types, [&](std::string_view type) { return valuesFor(type, wishes.values, classes).empty(); });
  return found == types.end() ? types.back() : *found;
}

void addCalls(const PublicMethod& method, bool isOverloaded, const Wishes& wishes, ClassSource& classes,
              Subject& subject) {
  std::vector<Call> calls{{method.name + "(", method.name + method.descriptor, {}}};
  const char* comma = "";
  std::vector<std::string_view> types = bytecode::parameterTypes(method.descriptor);
  if (method.isVarargs) types.pop_back();
  for (const std::string_view type : types) {
    std::vector<Call> longer;
    for (const Call& call : calls)
      for (const Value& value : valuesFor(type, wishes.values, classes)) {
        longer.push_back(
            {call.text + comma + argumentText(value, type, isOverloaded, classes), call.shape, call.arguments});
        longer.back().arguments.push_back(value.written);
      }
    calls = std::move(longer);
    comma = ", ";
  }
  if (method.isVarargs) addVarargs(calls, method, comma, isOverloaded, wishes, classes);
  const std::string_view result = bytecode::DescriptorReader(method.descriptor).returnType();
  const std::string signature = signatureOf(method);
  if (calls.empty()) {
    subject.notCalled.push_back(
        {signature, fmt::format("no values are known for a parameter of type {}",
                                sourceNameOf(typeWithoutValues(method, wishes, classes), classes))});
    return;
  }
  if (!isComparable(result)) {
    subject.notCalled.push_back({signature, fmt::format("results of type {} cannot be compared", sourceNameOf(result, classes))});
    return;
  }
  for (Call& call : calls) {
    call.text += ")";
    call.method = signature;
    subject.calls.push_back(std::move(call));
  }
}

void takeMethods(const std::vector<PublicMethod>& methods, const Wishes& wishes, ClassSource& classes,
                 Subject& subject) {
  const auto isIn = [](const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
  };
  for (const auto* names : {&wishes.methods, &wishes.without})
    for (const std::string& name : *names)
      if (std::ranges::find(methods, name, &PublicMethod::name) == methods.end())
        throw base::Error(fmt::format("{} has no public method {}", subject.sourceName, name));
  for (const PublicMethod& method : methods) {
    if (isIn(wishes.without, method.name)) {
      subject.notCalled.push_back({signatureOf(method), "--without", true});
      continue;
    }
    if (!wishes.methods.empty() && !isIn(wishes.methods, method.name)) {
      subject.notCalled.push_back({signatureOf(method), "--methods", true});
      continue;
    }
    const auto isRival = [&](const PublicMethod& other) {
      const std::size_t parameters = bytecode::parameterTypes(method.descriptor).size(),
                        others = bytecode::parameterTypes(other.descriptor).size();
      return other.name == method.name && (others == parameters || method.isVarargs || other.isVarargs);
    };
    addCalls(method, std::ranges::count_if(methods, isRival) > 1, wishes, classes, subject);
  }
}

// Those that the user has written.
void takeCalls(const Wishes& wishes, Subject& subject) {
  for (const std::string& pattern : wishes.calls)
    for (Call& call : callsOf(pattern)) {
      call.method = call.text.substr(0, call.text.find('('));
      subject.calls.push_back(std::move(call));
    }
}

// Of methods with one name it is not known which of them a written call means.
void noteUnnamed(const std::vector<PublicMethod>& methods, Subject& subject) {
  for (const PublicMethod& method : methods)
    if (std::ranges::find(subject.calls, method.name, &Call::method) == subject.calls.end())
      subject.notCalled.push_back({signatureOf(method), "--calls", true});
}

}  // namespace

Subject subjectOf(const std::string& name, const Wishes& wishes, ClassSource& classes) {
  const std::string path = find(name, classes);
  const KnownClass& known = *classes.find(path);
  Subject subject;
  subject.className = bytecode::dotted(path);
  subject.sourceName = classes.sourceName(path);
  requireAccess(known, subject.sourceName);
  const std::size_t slash = path.rfind('/');
  if (!known.isOfJdk && slash != std::string::npos) subject.package = bytecode::dotted(path.substr(0, slash));
  subject.construct =
      wishes.construct.empty() ? constructorOf(known, subject.sourceName, wishes, classes) : wishes.construct;
  takeCalls(wishes, subject);
  const std::vector<PublicMethod> methods = publicMethodsOf(path, classes);
  if (wishes.calls.empty()) takeMethods(methods, wishes, classes, subject);
  if (!wishes.calls.empty()) noteUnnamed(methods, subject);
  std::set<std::string> seen;
  std::erase_if(subject.calls, [&](const Call& call) { return !seen.insert(call.text).second; });
  if (subject.calls.empty())
    throw base::Error(
        fmt::format("{} has no public method that could be called with arguments that are known: --calls can name some",
                    subject.sourceName));
  return subject;
}

Subject referenceFor(const Subject& subject, const std::string& name, const std::string& construct,
                     const std::vector<std::string>& values, ClassSource& classes) {
  Wishes wishes;
  wishes.construct = construct;
  wishes.values = values;
  for (const Call& call : subject.calls) wishes.calls.push_back(call.text);
  Subject reference = subjectOf(name, wishes, classes);
  reference.calls = subject.calls;
  return reference;
}

}  // namespace weaveproof::clients
