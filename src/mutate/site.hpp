// Places of a program that an operator can change, in sources and in class files alike.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace weaveproof::mutate {

// A source or a class file, as it is before any change.
struct File {
  std::filesystem::path path;    // of a source: as it was given, so that a patch fits
  std::filesystem::path inTree;  // below the root of the sources or classes: bank/Account.java
  std::string bytes;
  bool isOpen = true;  // to change; the rest of the sources are compiled with it
};

// The bytes from `start` up to `end` of a file become `text`.
struct Edit {
  std::size_t file = 0, start = 0, end = 0;
  std::string text;
  bool isShared = false;  // several sites may want the same addition, which is made once
};

// What has to be executed for a change to make a difference: lines of a source, or instructions of a method.
struct Reach {
  std::size_t file = 0;
  std::string method;  // its name and descriptor; empty: lines
  std::uint32_t first = 0, last = 0;
};

struct Site {
  std::uint32_t id = 0;  // from 1, among all sites of the program
  std::string operatorName;
  std::string className;  // with dots
  std::size_t file = 0;
  std::uint32_t line = 0;  // 0: not known
  std::string what;
  std::vector<Edit> edits;
  std::vector<Reach> reach;  // empty: whatever is executed
};

struct Sites {
  std::vector<File> files;
  std::vector<Site> sites;
};

// "Account.java:12"
std::string placeOf(const Sites& all, const Site& site);

}  // namespace weaveproof::mutate
