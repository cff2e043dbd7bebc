// Objects, locations and values as facts: what their names are, what they hold.
#include <algorithm>
#include <bit>
#include <set>

#include "heap/references.hpp"
#include "jdk/call_words.hpp"
#include "jdk/lock_words.hpp"
#include "jdk/special_names.hpp"
#include "program/class_names.hpp"
#include "program/code_owner.hpp"
#include "program/java_program.hpp"

namespace weaveproof::program {

namespace {

// Whether an instance has the field there from a class of the library, which may be a superclass.
bool isOfLibrary(const vm::Class& c, std::uint32_t offset) {
  for (const vm::Class* type = &c; type; type = type->super)
    for (const vm::Field& field : type->fields)
      if (!field.isStatic() && field.offset == offset) return type->trusted;
  return false;
}

}  // namespace

// Objects of a class are numbered in the order in which reports first mention them.
ObjectName JavaFacts::nameOfObject(heap::Ref object) {
  if (!object) return {"null"};
  const heap::Object& header = vm_.at(object);
  if (!header.klass) return {"object " + std::to_string(object)};
  const vm::Class& type = vm::classOf(header);
  if (&type == vm_.known.klass) return {"class " + vm::subjectOf(header).externalName()};
  std::lock_guard lock(space_.shared->mutex);
  auto& numbers = space_.shared->displayNumbers;
  const auto [it, isNew] = numbers.try_emplace(object, 0);
  if (isNew) it->second = ++space_.shared->displayCounts[&type];
  const std::string name = type.readableName();
  return {name.substr(name.rfind('.') + 1), it->second};
}

// The field or element at this offset: its name, and what kind of value it holds.
std::pair<Location, bytecode::Kind> JavaFacts::memberAt(heap::Ref object, std::uint32_t offset) const {
  const heap::Object& header = vm_.at(object);
  const vm::Class& type = vm::classOf(header);
  Location member;
  if (type.isArray()) {
    member.element = (offset - heap::kArrayBase) >> type.elementShift;
    return {std::move(member), type.elementKind};
  }
  const bool isStatic = &type == vm_.known.klass && offset >= vm_.known.klass->instanceBytes;
  for (const vm::Class* holder = isStatic ? &vm::subjectOf(header) : &type; holder;
       holder = isStatic ? nullptr : holder->super)
    for (const vm::Field& field : holder->fields)
      if (field.isStatic() == isStatic && field.offset == offset) {
        member.field = field.name->string();
        return {std::move(member), type.name->text() == jdk::kAtomicBoolean ? bytecode::Kind::Boolean : field.kind};
      }
  member.offset = offset;
  return {std::move(member), bytecode::Kind::Int};
}

Value JavaFacts::valueOf(bytecode::Kind kind, std::int64_t bits) {
  switch (kind) {
    case bytecode::Kind::Boolean:
      return {.kind = Value::Kind::Boolean, .number = bits & 1};
    case bytecode::Kind::Byte:
      return {.kind = Value::Kind::Integer, .number = static_cast<std::int8_t>(bits)};
    case bytecode::Kind::Char:
      return {.kind = Value::Kind::Char, .number = static_cast<std::uint16_t>(bits)};
    case bytecode::Kind::Short:
      return {.kind = Value::Kind::Integer, .number = static_cast<std::int16_t>(bits)};
    case bytecode::Kind::Int:
      return {.kind = Value::Kind::Integer, .number = static_cast<std::int32_t>(bits)};
    case bytecode::Kind::Long:
      return {.kind = Value::Kind::Integer, .number = bits};
    case bytecode::Kind::Float:
      return {.kind = Value::Kind::Float, .real = std::bit_cast<float>(static_cast<std::uint32_t>(bits))};
    case bytecode::Kind::Double:
      return {.kind = Value::Kind::Double, .real = std::bit_cast<double>(bits)};
    default: {
      const auto ref = static_cast<heap::Ref>(bits);
      if (!ref || !vm_.at(ref).klass) return {.kind = Value::Kind::Null};
      if (&vm_.classOf(ref) == vm_.known.string && vm_.getReference(ref, vm_.known.stringValue))
        return {.kind = Value::Kind::String, .text = vm_.utf8(ref)};
      if (std::string constant = constantName(ref); !constant.empty())
        return {.kind = Value::Kind::Constant, .text = std::move(constant)};
      if (vm_.classOf(ref).name->text().find(jdk::kLambda) != std::string_view::npos)
        return {.kind = Value::Kind::Lambda};
      return {.kind = Value::Kind::Object, .object = nameOfObject(ref)};
    }
  }
}

// Of an enum: "RUNNING". Empty if it is something else.
std::string JavaFacts::constantName(heap::Ref object) const {
  for (const vm::Class* type = &vm_.classOf(object); type; type = type->super) {
    if (type->name->text() != jdk::kEnumName.holder) continue;
    const heap::Ref name = fieldOf(object, jdk::kEnumName);
    return name ? vm_.utf8(name) : std::string();
  }
  return {};
}

Value JavaFacts::valueAt(heap::Ref object, std::uint32_t offset, bytecode::Kind kind) {
  const heap::Object& header = vm_.at(object);
  switch (kind) {
    case bytecode::Kind::Boolean:
    case bytecode::Kind::Byte:
      return valueOf(kind, header.get<std::uint8_t>(offset));
    case bytecode::Kind::Char:
    case bytecode::Kind::Short:
      return valueOf(kind, header.get<std::uint16_t>(offset));
    case bytecode::Kind::Long:
    case bytecode::Kind::Double:
      return valueOf(kind, header.get<std::int64_t>(offset));
    default:
      return valueOf(kind, header.get<std::uint32_t>(offset));
  }
}

Value JavaFacts::plainValue(heap::Ref object) {
  const vm::Class& type = vm_.classOf(object);
  if (type.isSubclassOf(vm_.known.thread)) return {.kind = Value::Kind::Thread, .text = nameOf(object)};
  if (type.name->text().find(jdk::kLambda) != std::string_view::npos) return {.kind = Value::Kind::Lambda};
  if (std::ranges::find(jdk::kBoxes, type.name->text()) != std::end(jdk::kBoxes))
    for (const vm::Field& field : type.fields)
      if (!field.isStatic() && field.name->text() == jdk::kBoxedValue) return valueAt(object, field.offset, field.kind);
  if (type.isOrInherits(jdk::kCondition.holder))
    return {.kind = Value::Kind::Condition, .object = nameOfObject(wholeOf(wholeOf(object)))};
  const heap::Ref whole = type.trusted ? wholeOf(object) : object;
  if (whole == object) return valueOf(bytecode::Kind::Reference, object);
  return {.kind = Value::Kind::Part, .text = std::string(type.simpleName()), .object = nameOfObject(whole)};
}

heap::Ref JavaFacts::fieldOf(heap::Ref object, const jdk::NamedField& named) const {
  const vm::Field* field = namedField(vm_.classOf(object), named);
  return field ? vm_.getReference(object, field->offset) : 0;
}

// The parts of a lock are objects of nested classes: one of the class around them refers to them, or they to it. So it is with
// the library's and with most that programs have of their own.
heap::Ref JavaFacts::wholeOf(heap::Ref part) const {
  const vm::Class& type = vm_.classOf(part);
  for (const vm::Class* nested = &type; nested; nested = nested->super) {
    const std::string_view outer = outerName(*nested);
    if (outer.empty()) return part;
    heap::Ref found = 0;
    heap::forEachReference(vm_.at(part), type, [&](std::uint32_t, heap::Ref ref) {
      if (inheritsFrom(vm_.classOf(ref), outer)) found = ref;
    });
    if (found) return found;
    space_.shared->identities.forEachLeaf([&](std::uint32_t, heap::Ref ref) {
      const heap::Object& object = vm_.at(ref);
      if (!object.klass || vm::classOf(object).isArray() || !inheritsFrom(vm::classOf(object), outer)) return;
      heap::forEachReference(object, vm::classOf(object), [&](std::uint32_t, heap::Ref held) {
        if (held == part && (!found || ref < found)) found = ref;
      });
    });
    if (found) return found;
  }
  return part;
}

// The name of a field that the program has it in; empty if there is none, or if there are several names.
std::string JavaFacts::ownFieldWith(heap::Ref object) {
  std::set<std::string> names;
  space_.shared->identities.forEachLeaf([&](std::uint32_t, heap::Ref ref) {
    const heap::Object& holder = vm_.at(ref);
    if (!holder.klass || vm::classOf(holder).isArray()) return;
    const vm::Class& type = vm::classOf(holder);
    if (!isUserCode(&type == vm_.known.klass ? vm::subjectOf(holder) : type)) return;
    heap::forEachReference(holder, type, [&](std::uint32_t offset, heap::Ref held) {
      if (held != object || isOfLibrary(type, offset)) return;
      const std::string field = memberAt(ref, offset).first.field;
      const bool isGiven = !field.empty() && field.find('$') == std::string::npos;  // and not by a compiler
      if (isGiven) names.insert(field);
    });
  });
  return names.size() == 1 ? *names.begin() : std::string();
}

NamedObject JavaFacts::named(heap::Ref object) { return {ownFieldWith(object), nameOfObject(object)}; }

Location JavaFacts::locationOf(const Pending& access) {
  if (!access.object || !vm_.at(access.object).klass) return {};
  const vm::Class& type = vm_.classOf(access.object);
  Location location = memberAt(access.object, access.offset).first;
  const bool isStatic = &type == vm_.known.klass && access.offset >= type.instanceBytes;
  location.object =
      isStatic ? ObjectName{vm::subjectOf(vm_.at(access.object)).externalName()} : nameOfObject(access.object);
  return location;
}

std::string JavaFacts::classOfField(const Pending& access) {
  if (!access.object || !vm_.at(access.object).klass) return {};
  const vm::Class& type = vm_.classOf(access.object);
  if (type.isSubclassOf(vm_.known.thread) && access.offset < vm_.known.thread->instanceBytes) return {};
  if (&type == vm_.known.klass && access.offset >= type.instanceBytes)
    return vm::subjectOf(vm_.at(access.object)).externalName();
  return type.isArray() ? std::string() : type.externalName();
}

Value JavaFacts::contentOf(const Pending& access) {
  if (!access.object || !vm_.at(access.object).klass) return {};
  return valueAt(access.object, access.offset, memberAt(access.object, access.offset).second);
}

}  // namespace weaveproof::program
