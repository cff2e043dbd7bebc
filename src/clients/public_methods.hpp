// The methods of a class that clients may call.
#pragma once

#include <string>
#include <vector>

#include "clients/class_source.hpp"

namespace weaveproof::clients {

struct PublicMethod {
  std::string name, descriptor;
  bool isVarargs;
};

// Those of the class, of its superclasses and of interfaces that have code for them; not the static ones, and none that
// Object has, overridden or not. In the order of the class files, the class itself first.
std::vector<PublicMethod> publicMethodsOf(const std::string& className, ClassSource& classes);

// "addAll(Collection)"
std::string signatureOf(const PublicMethod& method);

}  // namespace weaveproof::clients
