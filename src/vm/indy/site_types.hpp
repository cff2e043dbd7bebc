// The types that a call site names. Code that links a call site first checks with them whether its arguments fit
// together. If javac would not write these arguments, the JDK's own bootstrap method links the call site, and reports
// the error.
#pragma once

#include "vm/indy/call_site.hpp"

namespace weaveproof::vm::indy {

class SiteTypes {
 public:
  SiteTypes(Machine& vm, Class& from) : vm_(vm), from_(from) {}

  // To find a class by its name, a class loader of the program runs code, which must not happen here. Then all answers
  // below are yes, and an error is found when the type is used. The JDK's own call sites are correct.
  bool areOpen() const { return from_.trusted || from_.loader->kind == Loader::User; }

  // Types as descriptors write them. All answers are no for a type that does not exist or may not be used here.
  bool exist(std::string_view methodType) const;
  bool isInterface(std::string_view type) const;
  bool isAssignable(std::string_view from, std::string_view to) const;
  // What LambdaMetafactory calls adaptable: by boxing, unboxing, widening, and where it is not strict by casting.
  bool isAdaptable(std::string_view from, std::string_view to, bool strict) const;
  // The method that a MethodHandle constant names is there, and of that kind.
  bool isMethod(std::uint16_t handle) const;

 private:
  Class* find(std::string_view type) const;  // null if there is none, or it may not be used

  Machine& vm_;
  Class& from_;
};

// 'I' for Ljava/lang/Integer;, 0 if it is no box.
char unboxed(std::string_view descriptor);

}  // namespace weaveproof::vm::indy
