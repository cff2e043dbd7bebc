// The classes of one version of a program, taken apart, and the files beside them.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_file.hpp"

namespace weaveproof::change {

// A class path, and the library below it. Names have slashes.
struct ClassSource {
  std::function<std::optional<std::vector<std::uint8_t>>(const std::string& name)> find;  // the program's own classes
  std::function<std::vector<std::string>()> all;                                          // their names
  std::function<std::map<std::string, std::string>()> resources;  // all other files by name, with a digest of each
  std::function<std::vector<std::string>()> providers;       // what files in META-INF/services name for the library
  std::function<bool(const std::string& name)> isOfLibrary;  // the JDK, and the API for harnesses
};

class ClassSet {
 public:
  // Those that a program can come to use: what the roots (classes, with dots or slashes) and the providers of services name,
  // directly or not. Strings count as names, too. A program that asks for classes by names that it may make up itself can come to
  // use all of them, and all resources. This is the only place that decides what belongs to a program.
  static ClassSet ofProgram(const ClassSource& source, const std::vector<std::string>& roots);

  // Takes over the bytes of a class. A damaged class is skipped: the machine reports it when it loads the class, and
  // classes that use it count it as missing.
  void add(std::vector<std::uint8_t> bytes);
  void addNamed(const ClassSource& source, const std::set<std::string, std::less<>>& names);  // that are not there yet

  // Names have slashes. Null if there is none.
  const classfile::ClassFile* find(std::string_view name) const;
  // Neither of the program nor of the library. Without a source, all that is not of the program is of the library.
  bool isMissing(std::string_view name) const;

  // Whether it asks for classes or resources by names that its code does not show.
  bool asksForAll() const { return asksForAll_; }
  void askForResources(const ClassSource& source);  // as if it did, as far as resources go
  const std::map<std::string, std::string>& resources() const { return resources_; }
  // Of services of the library, which it looks for at any time.
  const std::vector<std::string>& providers() const { return providers_; }

  std::set<std::string, std::less<>> names() const;

  // By name.
  template <class Visit>
  void forEach(Visit&& visit) const {
    for (const auto& [name, entry] : classes_) visit(entry->file);
  }

  // The class itself, then all that it is a subtype of as far as they are in the set, each once.
  std::vector<const classfile::ClassFile*> lineageOf(const classfile::ClassFile& file) const;

 private:
  struct Entry {
    std::vector<std::uint8_t> bytes;
    classfile::ClassFile file;
  };
  bool asks(const classfile::ClassFile& file) const;

  std::map<std::string, std::unique_ptr<Entry>, std::less<>> classes_;
  std::map<std::string, std::string> resources_;
  std::vector<std::string> providers_;
  std::function<bool(const std::string&)> isOfLibrary_;
  bool asksForAll_ = false;
};

}  // namespace weaveproof::change
