// The objects that stand for members of a class: java.lang.reflect.Method, Constructor, Field.
#pragma once

#include "jdk/special_names.hpp"
#include "natives/machine.hpp"

namespace weaveproof::natives {

// Make them; each throws the errors of loading the types that the member mentions.
Ref newMethodObject(Machine& vm, Method& method);       // java.lang.reflect.Method
Ref newConstructorObject(Machine& vm, Method& method);  // java.lang.reflect.Constructor
Ref newFieldObject(Machine& vm, Field& field);

// Whether the loader is one of those that older JDKs make for the classes that reflection generates.
inline bool isOfReflection(const Machine& vm, Ref loader) {
  return vm.classOf(loader).name->text() == jdk::kReflectionLoader;
}

// A java.lang.invoke.ResolvedMethodName; its class is initialised.
Ref newResolvedMethod(Machine& vm, Method& method);

// The method that a java.lang.reflect.Method or Constructor stands for.
Method& methodOfObject(Machine& vm, Ref object);

// Sets fields of an object by name; the class that declares them is given, since names are private to it.
class FieldsOf {
 public:
  FieldsOf(Machine& vm, const Class& declaring, Ref object) : vm_(vm), declaring_(declaring), object_(object) {}
  void set(std::string_view name, Ref value) { vm_.setReference(object_, fieldNamed(declaring_, name).offset, value); }
  void setInt(std::string_view name, std::int32_t value) {
    vm_.at(object_).set<std::int32_t>(fieldNamed(declaring_, name).offset, value);
  }
  void setBoolean(std::string_view name, bool value) {
    vm_.at(object_).set<std::uint8_t>(fieldNamed(declaring_, name).offset, value);
  }
  Ref object() const { return object_; }
  Ref get(std::string_view name) const { return vm_.getReference(object_, fieldNamed(declaring_, name).offset); }
  std::int32_t getInt(std::string_view name) const {
    return vm_.at(object_).get<std::int32_t>(fieldNamed(declaring_, name).offset);
  }

 private:
  Machine& vm_;
  const Class& declaring_;
  Ref object_;
};

// Parts of a class file as Java sees them; null for what is absent.
Ref bytesOrNull(Machine& vm, classfile::Bytes bytes);
Ref textOrNull(Machine& vm, const classfile::ClassFile& file, std::uint16_t utf8Index);
Ref internedText(Machine& vm, std::string_view modifiedUtf8);
Ref mirrorArray(Machine& vm, const std::vector<Class*>& classes);

}  // namespace weaveproof::natives
