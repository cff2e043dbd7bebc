#include "bytecode/verification/assignability.hpp"

#include <algorithm>
#include <set>

namespace weaveproof::bytecode::verification {
namespace {

// What every array is, whatever its elements.
bool isSupertypeOfArrays(std::string_view name) {
  return name == "java/lang/Object" || name == "java/lang/Cloneable" || name == "java/io/Serializable";
}

bool contains(const std::vector<Type>& types, const Type& type) {
  return std::find(types.begin(), types.end(), type) != types.end();
}

}  // namespace

void Assignability::requireSubclass(std::string_view from, std::string_view to) {
  if (from == to || to == "java/lang/Object") return;
  const Assumption assumption{from, to};
  if (assumptions_.empty() || assumptions_.back() != assumption) assumptions_.push_back(assumption);
}

bool Assignability::assignable(const Type& from, const Type& to) {
  count(1);
  if (to.kind == TypeKind::Top || from == to) return true;
  if (to.kind != TypeKind::Object) return false;
  if (from.kind == TypeKind::Null) return true;
  if (from.kind == TypeKind::Object) return instanceAssignable(from, to);
  if (from.kind != TypeKind::AnyOf) return false;
  count(members(from).size());
  return std::all_of(members(from).begin(), members(from).end(),
                     [&](const Type& member) { return instanceAssignable(member, to); });
}

bool Assignability::instanceAssignable(const Type& from, const Type& to) {
  if (from.dimensions < to.dimensions) return false;
  if (from.dimensions > to.dimensions) return to.element == 'L' && isSupertypeOfArrays(to.name());
  if (from.element != to.element) return false;
  if (from.element == 'L') requireSubclass(from.name(), to.name());
  return true;
}

Type Assignability::elementsOf(const Type& array) {
  if (array.kind == TypeKind::Null) return kNull;
  if (array.isArray()) return elementOf(array);
  if (array.kind != TypeKind::AnyOf) return kTop;
  const std::vector<Type> arrays = members(array);
  Type elements = kNull;
  for (const Type& member : arrays) {
    if (!member.isArray()) return kTop;
    elements = merge(elements, elementOf(member));
  }
  return elements;
}

bool Assignability::isArrayOf(const Type& array, char letter) const {
  if (array.kind == TypeKind::Null) return true;
  if (array.kind == TypeKind::AnyOf) {
    return std::all_of(members(array).begin(), members(array).end(),
                       [&](const Type& member) { return isArrayOf(member, letter); });
  }
  if (!array.isArray()) return false;
  return letter == 'L' ? array.dimensions > 1 || array.element == 'L'
                       : array.dimensions == 1 && array.element == letter;
}

bool Assignability::isAnyArray(const Type& array) const {
  if (array.kind != TypeKind::AnyOf) return array.kind == TypeKind::Null || array.isArray();
  return std::all_of(members(array).begin(), members(array).end(), [](const Type& member) { return member.isArray(); });
}

Type Assignability::merge(const Type& one, const Type& other) {
  count(1);
  if (one == other) return one;
  if (one.kind == TypeKind::AnyOf)
    count(members(one).size() * (other.kind == TypeKind::AnyOf ? members(other).size() : 1));
  if (one.kind == TypeKind::AnyOf && other.kind == TypeKind::Object && contains(members(one), other)) return one;
  const auto isInitialized = [](const Type& type) { return type.isReference() && !type.isUninitialized(); };
  if (!isInitialized(one) || !isInitialized(other)) return kTop;
  if (one.kind == TypeKind::Null) return other;
  if (other.kind == TypeKind::Null) return one;
  std::vector<Type> all = one.kind == TypeKind::AnyOf ? members(one) : std::vector<Type>{one};
  const std::size_t before = all.size();
  for (const Type& type : other.kind == TypeKind::AnyOf ? members(other) : std::vector<Type>{other}) {
    if (!contains(all, type)) all.push_back(type);
  }
  return all.size() == before ? one : unionOf(std::move(all));
}

Type Assignability::unionOf(std::vector<Type> members) {
  if (members.size() > kLargestUnion || contains(members, kObject)) return kObject;
  unions_.push_back(std::move(members));
  return {.kind = TypeKind::AnyOf, .number = static_cast<std::uint32_t>(unions_.size() - 1)};
}

std::vector<Assignability::Assumption> Assignability::takeAssumptions() {
  // In the order of the code: checking them loads classes, and a class loader of the program sees that order.
  std::set<Assumption> seen;
  std::erase_if(assumptions_, [&](const Assumption& assumption) { return !seen.insert(assumption).second; });
  return std::move(assumptions_);
}

}  // namespace weaveproof::bytecode::verification
