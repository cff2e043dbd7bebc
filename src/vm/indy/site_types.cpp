#include "vm/indy/site_types.hpp"

#include <algorithm>

#include "vm/resolve.hpp"

namespace weaveproof::vm::indy {

using namespace classfile;

namespace {

// Widening primitive conversion (Java language specification 5.1.2), the identity included.
bool isWidening(char from, char to) {
  if (from == to) return true;
  constexpr std::string_view kNumbers = "BSIJFD";
  if (from == 'C') return to != 'B' && to != 'S' && kNumbers.find(to) != kNumbers.npos;
  const std::size_t small = kNumbers.find(from), large = kNumbers.find(to);
  return small != kNumbers.npos && large != kNumbers.npos && small < large;
}

}  // namespace

Class* SiteTypes::find(std::string_view type) const try {
  Class* c = from_.hidden && bytecode::classNameOf(type) == from_.file->name()
                 ? &from_
                 : vm_.classFromDescriptor(from_.loader, type);
  return canAccessClass(from_, *c) ? c : nullptr;
} catch (const JavaThrow&) {
  return nullptr;
}

bool SiteTypes::exist(std::string_view methodType) const {
  if (areOpen()) return true;
  const auto parameters = bytecode::parameterTypes(methodType);
  return find(bytecode::DescriptorReader(methodType).returnType()) &&
         std::all_of(parameters.begin(), parameters.end(), [this](std::string_view type) { return find(type); });
}

bool SiteTypes::isInterface(std::string_view type) const {
  if (type[0] != 'L') return false;
  if (areOpen()) return true;
  const Class* c = find(type);
  return c && c->isInterface();
}

bool SiteTypes::isAssignable(std::string_view from, std::string_view to) const {
  if (from == to) return true;
  if (isPrimitive(from) || isPrimitive(to)) return false;
  if (areOpen()) return true;
  const Class *a = find(from), *b = find(to);
  return a && b && a->isSubclassOf(b);
}

bool SiteTypes::isAdaptable(std::string_view from, std::string_view to, bool strict) const {
  if (from == to) return true;
  if (from == "V" || to == "V") return false;
  if (isPrimitive(from))
    return isPrimitive(to) ? isWidening(from[0], to[0]) : isAssignable(bytecode::descriptorOf(boxClass(from[0])), to);
  if (!isPrimitive(to)) return !strict || isAssignable(from, to);
  if (const char value = unboxed(from); value && isWidening(value, to[0])) return true;
  return !unboxed(from) && !strict;
}

bool SiteTypes::isMethod(std::uint16_t index) const try {
  if (areOpen()) return true;
  const Constant& handle = from_.file->constants[index];
  const Method& method = *resolveMethod(vm_, from_, static_cast<std::uint16_t>(handle.second));
  if (method.isStatic() != (handle.first == kInvokeStatic)) return false;
  if (handle.first == kInvokeSpecial && method.holder != &from_) return false;
  return handle.first != kNewInvokeSpecial || !method.holder->isAbstract();
} catch (const JavaThrow&) {
  return false;
}

}  // namespace weaveproof::vm::indy
