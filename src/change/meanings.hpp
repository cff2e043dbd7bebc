// What the names in class files mean in one version of a program: what linking them finds (JVM specification, 5.4.3 to 5.5).
//
// Each question has a text for an answer, and the answers of two versions are the same exactly if the texts are. A text holds all
// that the rules of the specification look at, on the way that they go, as far as it is the program's: the library is the same in
// both versions, so of a class of the library the name is enough. Classes and methods are called as in the old version.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "change/class_set.hpp"
#include "change/instructions.hpp"

namespace weaveproof::change {

// What begins every answer about a class that is nowhere to be found. It is never the same as another one.
inline constexpr std::string_view kMissing = "missing ";

class Meanings {
 public:
  // Both must outlive it.
  Meanings(const ClassSet& classes, const Naming& inOldTerms) : classes_(classes), naming_(inOldTerms) {}

  // What loading the class needs, and what it is then a subtype of: kinds and access of all its supertypes, which class
  // may extend which, and which final methods are overridden.
  const std::string& kinship(std::string_view className);

  // Which static initialisers run when the class is initialised.
  const std::string& initialization(std::string_view className);

  // Of a constant: what resolution finds, and whether the class `caller` may use it.
  std::string field(std::string_view caller, std::string_view holder, std::string_view name,
                    std::string_view descriptor);
  std::string method(std::string_view caller, std::string_view holder, std::string_view name,
                     std::string_view descriptor);

  // Which methods calls on an object of this class may select: by name and descriptor, in the order of their rank.
  struct Candidate {
    const classfile::ClassFile* holder = nullptr;
    const classfile::Member* method = nullptr;
  };
  std::map<std::string, std::vector<Candidate>> selection(const classfile::ClassFile& file) const;
  std::string textOf(const Candidate& candidate) const;

  // The pairs of classes that the verifier of this class relies on, and whether the first can be assigned to the second.
  static constexpr const char *kAssignable = "yes", *kRefused = "no";
  using Pairs = std::map<std::string, std::string>;
  const Pairs& verification(const classfile::ClassFile& file);

  const ClassSet& classes() const { return classes_; }
  const Naming& naming() const { return naming_; }

 private:
  std::string makeKinship(std::string_view className) const;
  std::string makeInitialization(std::string_view className) const;
  Pairs makeVerification(const classfile::ClassFile& file) const;
  std::string assignable(std::string_view from, std::string_view to) const;
  void addFields(const classfile::ClassFile& file, std::string_view name, std::string_view descriptor,
                 std::string_view caller, std::string& text, bool& found) const;
  std::string access(const classfile::ClassFile& holder, std::uint16_t flags, std::string_view caller) const;
  std::string nestHostOf(std::string_view className) const;
  std::string nameOf(std::string_view className) const;

  const ClassSet& classes_;
  const Naming& naming_;
  std::map<std::string, std::string, std::less<>> kinship_, initialization_;
  std::map<std::string, Pairs, std::less<>> verification_;
};

// What a static initialiser does, but for the switch of assertions; empty if that is nothing.
std::string initializerText(const classfile::ClassFile& file, const Naming& naming);

}  // namespace weaveproof::change
