#include "change/same_places.hpp"

#include <algorithm>
#include <charconv>
#include <set>
#include <sstream>

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

}  // namespace

std::optional<Place> placeOf(std::string_view text) {
  const std::size_t open = text.find('('), colon = text.rfind(':');
  if (open == std::string_view::npos || colon == std::string_view::npos || colon < open || !text.ends_with(')'))
    return std::nullopt;
  const std::size_t dot = text.rfind('.', open);
  if (dot == std::string_view::npos) return std::nullopt;
  Place place{std::string(text.substr(0, dot)), std::string(text.substr(dot + 1, open - dot - 1)), 0};
  const auto [end, error] = std::from_chars(text.data() + colon + 1, text.data() + text.size() - 1, place.line);
  if (error != std::errc{} || end != text.data() + text.size() - 1) return std::nullopt;
  std::ranges::replace(place.className, '.', '/');
  return place;
}

SamePlaces::SamePlaces(const ClassSet& before, const ClassSet& after)
    : names_(before, after), inOldTerms_(names_.inOldTerms()) {
  after.forEach([&](const ClassFile& file) {
    const ClassFile* const old = before.find(inOldTerms_.ofClass(file.name()));
    if (old == nullptr) return;
    for (const Member& method : file.methods) {
      const std::string key = keyOf(file, method, inOldTerms_);
      const auto other =
          std::ranges::find_if(old->methods, [&](const Member& one) { return keyOf(*old, one, plainNaming()) == key; });
      if (other == old->methods.end() || !other->code || !method.code) continue;
      try {
        oldLines_[std::string(file.name()) + "." + std::string(file.utf8(method.nameIndex))].merge(
            oldLinesOf(*old, *other, file, method, inOldTerms_));
      } catch (const classfile::FormatError&) {  // then its name counts
      }
    }
  });
}

bool SamePlaces::areSame(const Place& before, const Place& after) const {
  if (const auto lines = oldLines_.find(after.className + "." + after.method); lines != oldLines_.end()) {
    const auto old = lines->second.find(after.line);
    return inOldTerms_.ofClass(after.className) == before.className &&
           inOldTerms_.ofMethod(after.className, after.method) == before.method && old != lines->second.end() &&
           old->second == before.line;
  }
  return withoutNumbers(before.className) == withoutNumbers(after.className) &&
         withoutNumbers(before.method) == withoutNumbers(after.method);
}

namespace {

struct TakenApart {
  std::multiset<std::string> words;
  std::vector<Place> places;
};

TakenApart takeApart(const std::string& key) {
  TakenApart parts;
  std::istringstream text(key);
  for (std::string word; text >> word;) {
    if (std::optional<Place> place = placeOf(word))
      parts.places.push_back(std::move(*place));
    else
      parts.words.insert(withoutNumbers(word));
  }
  return parts;
}

// Each of the first with another one of the second.
bool canBePaired(const std::vector<Place>& before, std::vector<Place> after, std::size_t from,
                 const SamePlaces& places) {
  if (from == before.size()) return true;
  for (std::size_t i = from; i < after.size(); ++i) {
    if (!places.areSame(before[from], after[i])) continue;
    std::swap(after[from], after[i]);
    if (canBePaired(before, after, from + 1, places)) return true;
    std::swap(after[from], after[i]);
  }
  return false;
}

}  // namespace

bool areSameError(const std::string& before, const std::string& after, const SamePlaces& places) {
  const TakenApart old = takeApart(before), now = takeApart(after);
  return old.words == now.words && old.places.size() == now.places.size() &&
         canBePaired(old.places, now.places, 0, places);
}

}  // namespace weaveproof::change
