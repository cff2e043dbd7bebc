#include "vm/class.hpp"

#include <algorithm>
#include <cassert>

namespace weaveproof::vm {

std::string Method::readableName() const {
  return bytecode::readableMethod(holder->externalName(), name->text(), descriptor->text());
}

bool Class::implements(const Class* interface) const {
  if (lastInterface.load(std::memory_order_relaxed) == interface) return true;
  for (Class* candidate : allInterfaces)
    if (candidate == interface) {
      lastInterface.store(candidate, std::memory_order_relaxed);
      return true;
    }
  return false;
}

bool Class::isSubclassSlow(const Class* other) const {
  if (other->isInterface()) return implements(other);
  if (other->component) {
    if (!component) return false;
    if (other->component->primitive || component->primitive) return component == other->component;
    return component->isSubclassOf(other->component);
  }
  for (const Class* c = this; c; c = c->super)
    if (c == other) return true;
  return false;
}

bool Class::isOrInherits(std::string_view wanted) const {
  for (const Class* c = this; c; c = c->super)
    if (c->name->text() == wanted) return true;
  return std::ranges::any_of(allInterfaces, [&](const Class* one) { return one->name->text() == wanted; });
}

Method* Class::findMethod(const Symbol* wantedName, const Symbol* wantedDescriptor) const {
  for (Method& method : methods)
    if (method.name == wantedName && method.descriptor == wantedDescriptor) return &method;
  return nullptr;
}

Field* Class::findField(const Symbol* wantedName, const Symbol* wantedDescriptor) const {
  for (Field& field : fields)
    if (field.name == wantedName && field.descriptor == wantedDescriptor) return &field;
  return nullptr;
}

Method* Class::initializer() const {
  if (!hasInitializer) return nullptr;
  for (Method& method : methods)
    if (method.name->text() == "<clinit>") return &method;
  return nullptr;
}

std::string Class::externalName() const {
  std::string text = bytecode::dotted(name->text());
  if (hidden) {  // "a/B+0x1" is written "a.B/0x1"
    const auto plus = text.rfind('+');
    if (plus != std::string::npos) text[plus] = '/';
  }
  return text;
}

std::string Class::readableName() const {
  if (primitive) return name->string();
  return component ? bytecode::readable(name->text()) : externalName();
}

std::string Class::simpleName() const {
  if (component) return component->simpleName() + "[]";
  if (file)
    for (const classfile::InnerClass& inner : file->innerClasses)
      if (inner.name && file->className(inner.inner) == file->name()) return std::string(file->utf8(inner.name));
  const std::string text = externalName();
  const auto dot = text.rfind('.');
  return dot == std::string::npos ? text : text.substr(dot + 1);
}

std::string Class::moduleText() const {
  const Class& c = *elementClass();
  return (c.module ? "module " + c.module->string() : std::string("unnamed module")) + " of loader " +
         (c.loader->shown ? c.loader->shown->string() : std::string("?"));
}

std::string inModules(const Class& a, const Class& b) {
  const std::string inA = a.moduleText(), inB = b.moduleText();
  if (inA == inB) return a.externalName() + " and " + b.externalName() + " are in " + inA;
  return a.externalName() + " is in " + inA + "; " + b.externalName() + " is in " + inB;
}

// Of a class that is no array: itself.
const Class* Class::elementClass() const {
  const Class* element = this;
  while (element->component) element = element->component;
  return element;
}

std::uint32_t accessOf(const Field& field) {
  std::uint32_t access =
      (field.isVolatile() ? 0 : FieldAccess::kPlain) | (field.holder->trusted ? 0 : FieldAccess::kUser);
  if (field.isFinal() && !field.holder->finalsChange) {
    const bool stream =
        field.isStatic() && field.kind == Kind::Reference && field.holder->name->text() == "java/lang/System";
    access |= stream ? FieldAccess::kSettable : FieldAccess::kFinal;
  }
  return access | field.special;
}

}  // namespace weaveproof::vm
