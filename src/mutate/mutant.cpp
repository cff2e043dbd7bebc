#include "mutate/mutant.hpp"

#include <algorithm>
#include <random>
#include <set>

namespace weaveproof::mutate {

namespace {

bool isTheSame(const Edit& one, const Edit& other) {
  return one.isShared && other.isShared && one.file == other.file && one.start == other.start && one.text == other.text;
}

bool touches(const Edit& one, const Edit& other) {
  if (one.file != other.file || (one.isShared && other.isShared)) return false;
  return one.start <= other.end && other.start <= one.end;
}

// A number below `bound`, the same with every standard library.
std::size_t below(std::mt19937_64& random, std::size_t bound) { return static_cast<std::size_t>(random() % bound); }

}  // namespace

std::string placeOf(const Sites& all, const Site& site) {
  const std::string file = all.files[site.file].path.string();
  return site.line == 0 ? file : file + ":" + std::to_string(site.line);
}

bool goTogether(const Site& one, const Site& other) {
  for (const Edit& a : one.edits)
    for (const Edit& b : other.edits)
      if (touches(a, b)) return false;
  return true;
}

std::vector<Mutant> eachAlone(const std::vector<const Site*>& sites) {
  std::vector<Mutant> mutants;
  for (const Site* site : sites) mutants.push_back({{site}});
  return mutants;
}

std::vector<Mutant> draw(const std::vector<const Site*>& sites, std::size_t number, std::size_t perMutant,
                         std::uint64_t seed) {
  std::map<std::string, std::vector<const Site*>> byOperator;
  for (const Site* site : sites) byOperator[site->operatorName].push_back(site);
  if (byOperator.empty() || perMutant > sites.size()) return {};
  std::mt19937_64 random(seed);
  std::set<std::vector<std::uint32_t>> known;
  std::vector<Mutant> mutants;
  // There may be fewer than are asked for. So many draws without a new one are taken for the end.
  constexpr int kTries = 10000;
  for (int tries = 0; mutants.size() < number && tries < kTries; ++tries) {
    Mutant mutant;
    for (std::size_t i = 0; i < perMutant; ++i) {
      auto some = byOperator.begin();
      std::advance(some, below(random, byOperator.size()));
      const Site* site = some->second[below(random, some->second.size())];
      const auto clashes = [&](const Site* other) { return other == site || !goTogether(*site, *other); };
      if (std::ranges::none_of(mutant.sites, clashes)) mutant.sites.push_back(site);
    }
    if (mutant.sites.size() < perMutant) continue;
    std::ranges::sort(mutant.sites, {}, &Site::id);
    std::vector<std::uint32_t> ids;
    for (const Site* site : mutant.sites) ids.push_back(site->id);
    if (!known.insert(ids).second) continue;
    mutants.push_back(std::move(mutant));
    tries = 0;
  }
  return mutants;
}

std::map<std::size_t, std::string> changedFiles(const Sites& all, const Mutant& mutant) {
  std::map<std::size_t, std::vector<const Edit*>> edits;
  for (const Site* site : mutant.sites)
    for (const Edit& edit : site->edits) {
      std::vector<const Edit*>& here = edits[edit.file];
      if (std::ranges::none_of(here, [&](const Edit* other) { return isTheSame(*other, edit); })) here.push_back(&edit);
    }
  std::map<std::size_t, std::string> files;
  for (auto& [file, here] : edits) {
    // What is inserted comes before what is replaced there.
    std::ranges::stable_sort(here, {}, [](const Edit* edit) { return std::pair(edit->start, edit->end); });
    const std::string& before = all.files[file].bytes;
    std::string& after = files[file];
    std::size_t at = 0;
    for (const Edit* edit : here) {
      after.append(before, at, edit->start - at);
      after += edit->text;
      at = edit->end;
    }
    after.append(before, at);
  }
  return files;
}

}  // namespace weaveproof::mutate
