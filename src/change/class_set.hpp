// The classes of one version of a program, taken apart.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_file.hpp"

namespace weaveproof::change {

class ClassSet {
 public:
  // Takes over the bytes of a class. One that is damaged is left out: it is the machine's to complain about.
  void add(std::vector<std::uint8_t> bytes);

  // Names have slashes. Null if there is none.
  const classfile::ClassFile* find(std::string_view name) const;

  // Those that a program of these can come to use: what the roots (classes, with dots or slashes) name, directly or not. Strings
  // count as names, too. A program that loads classes by names that it may make up itself can come to use all.
  std::vector<std::string> usedFrom(const std::vector<std::string>& roots) const;

  void keepOnly(const std::vector<std::string>& names);  // sorted

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
  std::map<std::string, std::unique_ptr<Entry>, std::less<>> classes_;
};

}  // namespace weaveproof::change
