// Which JDK to use: its class library is what programs run on.
#pragma once

#include <filesystem>
#include <string>

namespace weaveproof::image {

struct Jdk {
  std::filesystem::path home;
  std::string version;   // "17.0.21"
  int feature = 0;       // 17
  bool preview = false;  // its preview features are enabled

  std::filesystem::path modules() const { return home / "lib" / "modules"; }
  std::filesystem::path javac() const { return home / "bin" / "javac"; }
};

// The JDK in the directory `option`; if that is empty, in $JAVA_HOME; else the JDK of the `java` on the PATH.
// Throws base::Error if there is none.
Jdk locateJdk(const std::string& option);

// Throws base::Error unless the class library of the JDK's version is supported.
void requireSupported(const Jdk& jdk);

// Both, with preview features or without.
Jdk supportedJdk(const std::string& option, bool preview);

}  // namespace weaveproof::image
