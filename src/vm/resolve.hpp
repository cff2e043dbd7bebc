// Resolution of a class file's symbolic references (JVM specification 5.4.3). Everything found is a fact and is kept in
// the class's pool (but see isFoundAnew). Throws JavaThrow with the error of the specification, and LoadingNeeded.
#pragma once

#include "vm/machine.hpp"

namespace weaveproof::vm {

// Whether what the class refers to is looked up again and again: in a check a class loader of the program is part of it, and
// whether it has been asked for a class depends on the path.
bool isFoundAnew(const Machine& vm, const Class& from);

Class* resolveClass(Machine& vm, Class& from, std::uint16_t index);
Field* resolveField(Machine& vm, Class& from, std::uint16_t index, bool wantStatic, bool forWriting, const Method& by);
// A Methodref or InterfaceMethodref as it stands, before the rules of the invoking instruction.
Method* resolveMethod(Machine& vm, Class& from, std::uint16_t index);

// Lookup without access checks: null if there is none.
Method* lookupMethodInClass(Class& c, const Symbol* name, const Symbol* descriptor);  // superclasses, then interfaces
Method* lookupMethodInInterface(Machine& vm, Class& c, const Symbol* name, const Symbol* descriptor);
// The message of a NoSuchFieldError.
std::string missingField(const Machine& vm, const Class& c, const Symbol& name, const Symbol& descriptor);
Field* lookupField(Class& c, const Symbol* name, const Symbol* descriptor);

JavaThrow abstractMethodError(const Class& receiver, const Method& called);

Class* nestHostOf(Machine& vm, Class& c);
bool canAccessClass(const Class& from, const Class& target);
bool canAccessMember(Machine& vm, Class& from, const Class& holder, std::uint16_t access, const Class& named);

struct MemberReference {  // what a Fieldref or Methodref says
  std::uint16_t classIndex;
  Symbol* name;
  Symbol* descriptor;
};
MemberReference memberReference(World& world, const Class& from, std::uint16_t index);

}  // namespace weaveproof::vm
