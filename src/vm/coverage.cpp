#include "vm/coverage.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "vm/instructions.hpp"
#include "vm/machine.hpp"

namespace weaveproof::vm {

namespace {

Coverage* theOne = nullptr;  // set before there are other threads

}  // namespace

Coverage::Coverage() { theOne = this; }
Coverage::~Coverage() { theOne = nullptr; }
Coverage* Coverage::kept() { return theOne; }

void Coverage::watch(const Method& method, std::span<Cell> cells) {
  const Class& holder = *method.holder;
  if (holder.trusted || holder.file == nullptr || cells.empty()) return;
  const std::lock_guard lock(mutex_);
  Watched& watched = all_.emplace_back();
  watched.text.className = holder.name->text();
  if (holder.file->sourceFile != 0) watched.text.source = holder.file->utf8(holder.file->sourceFile);
  watched.text.name = method.name->text();
  watched.text.descriptor = method.descriptor->text();
  watched.cells.assign(cells.begin(), cells.end());
  watched.met.assign(cells.size(), false);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::uint32_t bci = method.bciOfCell[i];
    watched.bcis.push_back(method.member->code->placeInFile(bci));
    watched.lines.push_back(static_cast<std::uint32_t>(std::max(0, lineNumber(method, static_cast<int>(bci)))));
    cells[i] = makeCell(I_unmet, 0, 0);
  }
  // A thread that calls a synchronized method may wait for its monitor for ever. The method counts as called all the
  // same.
  if (method.isSynchronized()) watched.met[0] = true;
  byMethod_[&method] = &watched;
}

Cell Coverage::meet(const Method& method, std::size_t cell) {
  const std::lock_guard lock(mutex_);
  Watched& watched = *byMethod_.at(&method);
  watched.met[cell] = true;
  return watched.cells[cell];
}

std::vector<CoveredMethod> Coverage::covered() const {
  const std::lock_guard lock(mutex_);
  std::map<std::tuple<std::string, std::string, std::string>, std::pair<const Watched*, std::set<std::uint32_t>>>
      methods;
  for (const Watched& watched : all_) {
    auto& [text, met] = methods[{watched.text.className, watched.text.name, watched.text.descriptor}];
    text = &watched;
    for (std::size_t i = 0; i < watched.met.size(); ++i)
      if (watched.met[i]) met.insert(static_cast<std::uint32_t>(i));
  }
  std::vector<CoveredMethod> all;
  for (const auto& [key, method] : methods) {
    const auto& [watched, met] = method;
    CoveredMethod& text = all.emplace_back(watched->text);
    std::set<std::uint32_t> instructions, lines;
    for (const std::uint32_t i : met) {
      instructions.insert(watched->bcis[i]);
      if (watched->lines[i] != 0) lines.insert(watched->lines[i]);
    }
    text.instructions.assign(instructions.begin(), instructions.end());
    text.lines.assign(lines.begin(), lines.end());
    std::set<std::uint32_t> missed(watched->lines.begin(), watched->lines.end());
    std::erase_if(missed, [&](std::uint32_t line) { return line == 0 || lines.contains(line); });
    text.missedLines.assign(missed.begin(), missed.end());
  }
  return all;
}

void addTo(std::vector<CoveredMethod>& all, const std::vector<CoveredMethod>& more) {
  const auto nameOf = [](const CoveredMethod& method) { return std::tie(method.className, method.name, method.descriptor); };
  const auto addNumbers = [](std::vector<std::uint32_t>& numbers, const std::vector<std::uint32_t>& others) {
    std::vector<std::uint32_t> both;
    std::ranges::set_union(numbers, others, std::back_inserter(both));
    numbers = std::move(both);
  };
  for (const CoveredMethod& method : more) {
    const auto at = std::ranges::lower_bound(all, nameOf(method), {}, nameOf);
    if (at == all.end() || nameOf(*at) != nameOf(method)) {
      all.insert(at, method);
      continue;
    }
    addNumbers(at->instructions, method.instructions);
    addNumbers(at->lines, method.lines);
    addNumbers(at->missedLines, method.missedLines);
    std::erase_if(at->missedLines, [&](std::uint32_t line) { return std::ranges::binary_search(at->lines, line); });
  }
}

}  // namespace weaveproof::vm
