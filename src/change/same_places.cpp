#include "change/same_places.hpp"

#include <algorithm>
#include <set>

#include "change/align.hpp"
#include "change/lines.hpp"

namespace weaveproof::change {

using classfile::ClassFile;
using classfile::Member;

namespace {

std::string keyOf(const ClassFile& file, const Member& method, const Naming& naming) {
  return naming.ofMethod(file.name(), file.utf8(method.nameIndex)) + ":" +
         naming.ofDescriptor(file.utf8(method.descriptorIndex));
}

// For each new line, the old one that most of its instructions were on.
std::map<int, int> oldLinesOf(const ClassFile& oldFile, const Member& oldMethod, const ClassFile& newFile,
                              const Member& newMethod, const Naming& inOldTerms) {
  const std::vector<Instruction> before = instructionsOf(oldFile, *oldMethod.code, plainNaming());
  const std::vector<Instruction> after = instructionsOf(newFile, *newMethod.code, inOldTerms);
  const auto partners = alignedCode(before, after, stackDepths(newFile, *newMethod.code, after));
  std::map<int, std::map<int, int>> votes;
  for (std::size_t i = 0; i < after.size(); ++i) {
    std::map<int, int>& ofLine = votes[linesOf(*newMethod.code, {after[i].bci, after[i].end}).first];
    const int old =
        partners[i] ? linesOf(*oldMethod.code, {before[*partners[i]].bci, before[*partners[i]].end}).first : 0;
    ++ofLine[old];
  }
  std::map<int, int> lines;
  for (const auto& [line, ofLine] : votes)
    lines[line] = std::ranges::max_element(ofLine, {}, &std::pair<const int, int>::second)->first;
  return lines;
}

std::set<int> linesOfAll(const Member& method) {
  std::set<int> lines;
  for (const classfile::Bytes& table : method.code->lineNumberTables)  // a count, then pairs of a bci and a line
    for (std::size_t at = 4; at + 1 < table.size(); at += 4) lines.insert(table[at] << 8 | table[at + 1]);
  return lines;
}

std::string nameOf(const ClassFile& file, const Member& method) {
  return std::string(file.name()) + "." + std::string(file.utf8(method.nameIndex));
}

}  // namespace

SamePlaces::SamePlaces(const ClassSet& before, const ClassSet& after)
    : names_(before, after), inOldTerms_(names_.inOldTerms()) {
  before.forEach([&](const ClassFile& file) {
    for (const Member& method : file.methods)
      if (method.code) before_[nameOf(file, method)].merge(linesOfAll(method));
  });
  after.forEach([&](const ClassFile& file) {
    const ClassFile* const old = before.find(inOldTerms_.ofClass(file.name()));
    for (const Member& method : file.methods) {
      if (!method.code) continue;
      after_.insert(nameOf(file, method));
      if (old == nullptr) continue;
      const std::string key = keyOf(file, method, inOldTerms_);
      const auto other =
          std::ranges::find_if(old->methods, [&](const Member& one) { return keyOf(*old, one, plainNaming()) == key; });
      if (other == old->methods.end() || !other->code) continue;
      try {
        std::map<int, int> lines = oldLinesOf(*old, *other, file, method, inOldTerms_);
        for (const auto& [line, oldLine] : lines) kept_[nameOf(*old, *other)].insert(oldLine);
        oldLines_[nameOf(file, method)].merge(lines);
      } catch (const classfile::FormatError&) {  // then it has no counterpart
      }
    }
  });
}

bool SamePlaces::areSame(const Place& before, const Place& after) const {
  const std::string name = after.className + "." + after.method;
  const bool isSameMethod = inOldTerms_.ofClass(after.className) == before.className &&
                            inOldTerms_.ofMethod(after.className, after.method) == before.method;
  if (const auto lines = oldLines_.find(name); lines != oldLines_.end()) {
    if (after.line == 0) return isSameMethod;  // of a method as a whole
    const auto old = lines->second.find(after.line);
    return isSameMethod && old != lines->second.end() && old->second == before.line;
  }
  const bool isOfProgram = after_.contains(name) || before_.contains(before.className + "." + before.method);
  return !isOfProgram && before.className == after.className && before.method == after.method;
}

bool SamePlaces::mayHaveMoved(const Place& before, const Place& after) const {
  const std::string oldName = before.className + "." + before.method, newName = after.className + "." + after.method;
  if (!before_.contains(oldName) || !after_.contains(newName)) return false;
  const auto lines = oldLines_.find(newName);
  const auto kept = kept_.find(oldName);
  const bool isNewMethod = lines == oldLines_.end(), isGoneMethod = kept == kept_.end();
  if (!isNewMethod && !isGoneMethod) return false;
  const bool isGone = isGoneMethod || before.line == 0 || !kept->second.contains(before.line);
  const bool isNew = isNewMethod || after.line == 0 || !lines->second.contains(after.line) ||
                     lines->second.find(after.line)->second == 0;
  return isGone && isNew;
}

namespace {

// Each of the first with another one of the second.
template <class AreAlike>
bool canBePaired(const std::vector<Place>& before, std::vector<Place> after, std::size_t from, AreAlike&& areAlike) {
  if (from == before.size()) return true;
  for (std::size_t i = from; i < after.size(); ++i) {
    if (!areAlike(before[from], after[i])) continue;
    std::swap(after[from], after[i]);
    if (canBePaired(before, after, from + 1, areAlike)) return true;
    std::swap(after[from], after[i]);
  }
  return false;
}

// Their numbers may differ: of lambdas and of classes without a name.
std::multiset<std::string> namesOf(const Fault& fault) {
  std::multiset<std::string> names;
  for (const std::string& name : fault.names) names.insert(withoutNumbers(name));
  return names;
}

}  // namespace

Likeness likenessOf(const Fault& before, const Fault& after, const SamePlaces& places) {
  if (before.kind != after.kind || before.early != after.early || before.places.size() != after.places.size())
    return Likeness::Different;
  const bool sameNames = namesOf(before) == namesOf(after);
  const auto areSame = [&](const Place& a, const Place& b) { return places.areSame(a, b); };
  if (sameNames && canBePaired(before.places, after.places, 0, areSame)) return Likeness::Same;
  if (!sameNames && !before.namesMayMove) return Likeness::Different;
  const bool mayBe = canBePaired(before.places, after.places, 0, [&](const Place& a, const Place& b) {
    return places.areSame(a, b) || places.mayHaveMoved(a, b);
  });
  const bool anyMoved = std::ranges::any_of(before.places, [&](const Place& a) {
    return std::ranges::any_of(after.places, [&](const Place& b) { return places.mayHaveMoved(a, b); });
  });
  return mayBe && anyMoved ? Likeness::Perhaps : Likeness::Different;
}

}  // namespace weaveproof::change
