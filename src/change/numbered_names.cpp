// What does the same has the same colour: to begin with, all that differ only in their numbers do; and then, again and again, those
// that do the same, where what they call or create is called by its colour. (So a lambda within a lambda counts for the outer one.)
#include "change/numbered_names.hpp"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

#include "base/mix.hpp"

namespace weaveproof::change {

using classfile::ClassFile;
using classfile::Member;

namespace {

constexpr int kRounds =
    6;  // how deep numbered things may be nested before those that differ at the bottom alone look alike

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

std::uint64_t hashOf(std::string_view text) {
  std::uint64_t hash = text.size();
  for (const char c : text) hash = base::mixWords(hash, static_cast<unsigned char>(c));
  return hash;
}

std::string keyOf(std::string_view className, std::string_view method) {
  return std::string(className) + "." + std::string(method);
}

using Colours = std::map<std::string, std::uint64_t, std::less<>>;

class Colouring {
 public:
  explicit Colouring(const ClassSet& classes) : classes_(classes) {
    classes.forEach([&](const ClassFile& file) {
      if (isNumberedClass(file.name())) colours_[std::string(file.name())] = hashOf(withoutNumbers(file.name()));
      for (const Member& method : file.methods) {
        const std::string_view name = file.utf8(method.nameIndex);
        if (isLambda(name)) colours_[keyOf(file.name(), name)] = hashOf(withoutNumbers(keyOf(file.name(), name)));
      }
    });
    for (int round = 0; round < kRounds && !colours_.empty(); ++round) refine();
  }

  std::uint64_t of(std::string_view key) const {
    const auto found = colours_.find(key);
    return found == colours_.end() ? 0 : found->second;
  }

 private:
  void refine() {
    const Naming naming{[this](std::string_view name) { return shown(name, name); },
                        [this](std::string_view className, std::string_view method) {
                          return shown(keyOf(className, method), method);
                        }};
    Colours next;
    classes_.forEach([&](const ClassFile& file) {
      const bool isNumbered = isNumberedClass(file.name());
      std::uint64_t whole = isNumbered ? headColour(file, naming) : 0;
      for (const Member& method : file.methods) {
        const std::string_view name = file.utf8(method.nameIndex);
        if (!isNumbered && !isLambda(name)) continue;
        const std::uint64_t colour = bodyColour(file, method, naming);
        if (isLambda(name))
          next[keyOf(file.name(), name)] = base::mixWords(colour, colours_[keyOf(file.name(), name)]);
        else
          whole += base::mixWords(colour, hashOf(name));  // whatever their order
      }
      if (isNumbered) next[std::string(file.name())] = base::mixWords(whole, colours_[std::string(file.name())]);
    });
    colours_ = std::move(next);
  }

  std::string shown(std::string_view key, std::string_view otherwise) const {
    const auto found = colours_.find(key);
    return found == colours_.end() ? std::string(otherwise) : "#" + std::to_string(found->second);
  }

  static std::uint64_t headColour(const ClassFile& file, const Naming& naming) {
    std::string text = file.superClass == 0 ? "" : naming.ofType(file.className(file.superClass));
    for (const std::uint16_t interface : file.interfaces) text += " " + naming.ofType(file.className(interface));
    for (const Member& field : file.fields) {
      text += " " + std::string(file.utf8(field.nameIndex)) + naming.ofDescriptor(file.utf8(field.descriptorIndex)) +
              std::to_string(field.accessFlags);
    }
    return hashOf(text);
  }

  static std::uint64_t bodyColour(const ClassFile& file, const Member& method, const Naming& naming) {
    std::uint64_t colour =
        base::mixWords(hashOf(naming.ofDescriptor(file.utf8(method.descriptorIndex))), method.accessFlags);
    if (!method.code) return colour;
    try {
      for (const Instruction& instruction : instructionsOf(file, *method.code, naming)) {
        colour = base::mixWords(colour, hashOf(instruction.text));
        for (const std::uint32_t target : instruction.targets) colour = base::mixWords(colour, target);
      }
    } catch (const classfile::FormatError&) {
      return colour;
    }
    return colour;
  }

  const ClassSet& classes_;
  Colours colours_;
};

// Sorts by the numbers in the names, which shows the order as far as they can.
void inOrder(std::vector<std::string>& names) {
  std::ranges::sort(names, {}, [](const std::string& name) { return std::pair(name.size(), name); });
}

// Of names that differ only in their numbers: pairs those of equal colour, in their order, and then the rest in the
// same way. Calls `match(old, new)` for each pair.
template <class ColourOfOld, class ColourOfNew, class Match>
void pairAlike(std::vector<std::string> before, std::vector<std::string> after, ColourOfOld&& colourOfOld,
               ColourOfNew&& colourOfNew, Match&& match) {
  inOrder(before);
  inOrder(after);
  const auto pairThose = [&](auto&& same) {
    std::vector<std::string> left;
    for (const std::string& name : after) {
      const auto found = std::ranges::find_if(before, [&](const std::string& old) { return same(old, name); });
      if (found == before.end()) {
        left.push_back(name);
        continue;
      }
      match(*found, name);
      before.erase(found);
    }
    after = std::move(left);
  };
  // One that has kept both its number and what it does comes first.
  pairThose([&](const std::string& o, const std::string& n) { return o == n && colourOfOld(o) == colourOfNew(n); });
  pairThose([&](const std::string& o, const std::string& n) { return colourOfOld(o) == colourOfNew(n); });
  pairThose([](const std::string&, const std::string&) { return true; });
}

template <class ColourOfOld, class ColourOfNew, class Match>
void pairUp(const std::vector<std::string>& before, const std::vector<std::string>& after, ColourOfOld&& colourOfOld,
            ColourOfNew&& colourOfNew, Match&& match) {
  std::map<std::string, std::pair<std::vector<std::string>, std::vector<std::string>>> alike;
  for (const std::string& name : before) alike[withoutNumbers(name)].first.push_back(name);
  for (const std::string& name : after) alike[withoutNumbers(name)].second.push_back(name);
  for (const auto& [stem, names] : alike) pairAlike(names.first, names.second, colourOfOld, colourOfNew, match);
}

std::vector<std::string> numberedClasses(const ClassSet& classes) {
  std::vector<std::string> names;
  classes.forEach([&](const ClassFile& file) {
    if (isNumberedClass(file.name())) names.emplace_back(file.name());
  });
  return names;
}

std::vector<std::string> lambdasOf(const ClassFile& file) {
  std::vector<std::string> names;
  for (const Member& method : file.methods) {
    const std::string_view name = file.utf8(method.nameIndex);
    if (isLambda(name)) names.emplace_back(name);
  }
  return names;
}

}  // namespace

std::string withoutNumbers(std::string_view name) {
  std::string stem;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (i == 0 || name[i - 1] != '$' || !isDigit(name[i])) {
      stem += name[i];
      continue;
    }
    stem += '#';
    while (i + 1 < name.size() && isDigit(name[i + 1])) ++i;
  }
  return stem;
}

bool isNumberedClass(std::string_view name) {
  for (std::size_t at = 0; (at = name.find('$', at)) != std::string_view::npos; ++at) {
    if (at + 1 < name.size() && isDigit(name[at + 1])) return true;
  }
  return false;
}

bool isLambda(std::string_view method) { return method.starts_with("lambda$") && isDigit(method.back()); }

NumberedNames::NumberedNames(const ClassSet& before, const ClassSet& after) {
  const Colouring old(before), now(after);
  pairUp(
      numberedClasses(before), numberedClasses(after), [&](const std::string& name) { return old.of(name); },
      [&](const std::string& name) { return now.of(name); },
      [&](const std::string& from, const std::string& to) {
        classes_[to] = from;
        areTheSame_ = areTheSame_ && from == to;
      });
  after.forEach([&](const ClassFile& file) {
    const std::string oldName = classInOldTerms(file.name());
    const ClassFile* const counterpart = before.find(oldName);
    if (counterpart == nullptr) return;
    pairUp(
        lambdasOf(*counterpart), lambdasOf(file), [&](const std::string& name) { return old.of(keyOf(oldName, name)); },
        [&](const std::string& name) { return now.of(keyOf(file.name(), name)); },
        [&](const std::string& from, const std::string& to) {
          lambdas_[keyOf(file.name(), to)] = from;
          areTheSame_ = areTheSame_ && from == to;
        });
  });
}

std::string NumberedNames::classInOldTerms(std::string_view name) const {
  if (!isNumberedClass(name)) return std::string(name);
  const auto found = classes_.find(name);
  return found == classes_.end() ? "new " + std::string(name) : found->second;
}

Naming NumberedNames::inOldTerms() const {
  return {[this](std::string_view name) { return classInOldTerms(name); },
          [this](std::string_view className, std::string_view method) {
            if (!isLambda(method)) return std::string(method);
            const auto found = lambdas_.find(keyOf(className, method));
            return found == lambdas_.end() ? "new " + std::string(method) : found->second;
          }};
}

}  // namespace weaveproof::change
