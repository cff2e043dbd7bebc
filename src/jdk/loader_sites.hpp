// The frames that the application's class loader has on a stack when it defines a class, does not find one, or is asked for one
// (vm/loader_frames.cpp).
#pragma once

#include "jdk/version.hpp"

namespace weaveproof::jdk {

struct LoaderSite {
  const char* className;
  const char* method;
  const char* descriptor;
  const char* callee;  // the frame stands at the last call of this method in it; null: the frame's method is native
  Versions versions = kAllVersions;
};

// From the innermost frame outwards.
inline constexpr LoaderSite kDefiningSites[] = {
    {"java/lang/ClassLoader", "defineClass1", nullptr, nullptr},
    {"java/lang/ClassLoader", "defineClass",
     "(Ljava/lang/String;[BIILjava/security/ProtectionDomain;)Ljava/lang/Class;", "defineClass1"},
    {"java/security/SecureClassLoader", "defineClass",
     "(Ljava/lang/String;[BIILjava/security/CodeSource;)Ljava/lang/Class;", "defineClass"},
    {"jdk/internal/loader/BuiltinClassLoader", "defineClass",
     "(Ljava/lang/String;Ljdk/internal/loader/Resource;)Ljava/lang/Class;", "defineClass"},
    {"jdk/internal/loader/BuiltinClassLoader", "findClassOnClassPathOrNull", nullptr, "defineClass"},
    {"jdk/internal/loader/BuiltinClassLoader", "loadClassOrNull", "(Ljava/lang/String;Z)Ljava/lang/Class;",
     "findClassOnClassPathOrNull"},
    {"jdk/internal/loader/BuiltinClassLoader", "loadClass", nullptr, "loadClassOrNull"}};
inline constexpr LoaderSite kNotFoundSites[] = {
    {"jdk/internal/loader/BuiltinClassLoader", "loadClass", nullptr, "<init>"}};
inline constexpr LoaderSite kAskingSites[] = {
    {"jdk/internal/loader/ClassLoaders$AppClassLoader", "loadClass", nullptr, "loadClass", kUntil21},
    {"java/lang/ClassLoader", "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;", "loadClass"}};

}  // namespace weaveproof::jdk
