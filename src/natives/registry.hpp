// The native methods of the JDK, a file a Java class or package. Each file exports its classes; registry.cpp lists the files.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "natives/machine.hpp"
#include "vm/world.hpp"

namespace weaveproof::natives {

struct ClassNatives {
  std::string_view className;  // "java/lang/Object"
  std::span<const NativeEntry> entries;
  jdk::Versions versions = jdk::kAllVersions;  // those of each entry
};

// For World: the entries of one class, or none.
std::span<const NativeEntry> nativesOf(std::string_view className);
std::vector<std::string_view> classesWithNatives();

// Does nothing: registerNatives, initIDs and their like.
NativeStatus nothing(NativeCall& call);

}  // namespace weaveproof::natives
