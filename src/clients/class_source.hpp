// The classes that a subject is made of, as far as its class files show: the JDK's first, as Java looks for them, then
// those of the class path.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "classfile/class_file.hpp"
#include "image/class_path.hpp"
#include "image/jdk.hpp"
#include "image/jimage.hpp"

namespace weaveproof::clients {

struct KnownClass {
  std::vector<std::uint8_t> bytes;  // of a class of the class path
  classfile::ClassFile file;
  bool isOfJdk = false;

  // The modifiers that its source gives it; those of a nested class stand elsewhere in the file.
  std::uint16_t modifiers() const;
  bool isNested() const;    // in another class, under a name
  bool isNameless() const;  // a local or an anonymous class
};

class ClassSource {
 public:
  ClassSource(const image::Jdk& jdk, const image::ClassPath& classPath);

  // The class of this name, with slashes; null if there is none. Throws base::Error if it is damaged.
  const KnownClass* find(const std::string& name);

  // As Java source names it: a/B$C is a.B.C, if C is nested in B.
  std::string sourceName(const std::string& name);

 private:
  std::unique_ptr<KnownClass> read(const std::string& name) const;

  image::Jimage modules_;
  const image::ClassPath& classPath_;
  std::map<std::string, std::unique_ptr<KnownClass>> known_;
};

}  // namespace weaveproof::clients
