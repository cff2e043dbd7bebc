#include "por_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "por_runs.hpp"
#include "statistics.hpp"
#include "table.hpp"

namespace bench {
namespace {

constexpr const char *kJpf = "JPF", *kS = "S-POR", *kDe = "DE-S-POR", *kDl = "DL-S-POR", *kOptimal = "O-DPOR",
                     *kDeJpf = "DE-JPF", *kDlJpf = "DL-JPF";

using Pairs = std::vector<std::pair<const StudyRow*, const StudyRow*>>;

double meanOf(const std::vector<double>& values) { return meanAndDeviation(values).mean; }

std::string ratioText(const std::vector<double>& values) {
  return values.empty() ? "" : withDigits(geometricMean(values), 2);
}

// How many times as fast the second is as the first.
std::string speedUpText(const PorResults& results, const char* slow, const char* fast) {
  const Pairs pairs = results.pairs(kAllStates, fast, slow);
  if (pairs.empty()) return "no client done by both";
  const std::vector<double> times = ratios(pairs, secondsOf), states = ratios(pairs, statesOf);
  return fmt::format("{:.2f}; geometric {:.2f}, of states {:.2f} ({} clients)", meanOf(times), geometricMean(times),
                     geometricMean(states), pairs.size());
}

bool isStateless(const std::string& name) { return name.ends_with(", stateless"); }

// The names of a group in an order that a reader expects: those of the paper, their variants, ours.
std::vector<std::string> inOrder(std::vector<std::string> names) {
  static const std::vector<std::string> first = {kJpf, kS, kDe, kDl, kDeJpf, kDlJpf, kOptimal};
  const auto place = [](const std::string& name) {
    const std::size_t known = static_cast<std::size_t>(std::ranges::find(first, name) - first.begin());
    const std::size_t comma = name.find(", ");
    if (known < first.size()) return known;
    return first.size() + (comma == std::string::npos ? 3 : isStateless(name) ? 1 : 2);
  };
  std::ranges::stable_sort(names, {}, place);
  return names;
}

}  // namespace

std::string structuresTable(const PorResults& results) {
  Table table({"<structure", "<in the paper", "clients", "calls, mean", "clients with careless calls"});
  const std::vector<std::string> right = results.clients(kAllStates), careless = results.clients(kOrders);
  for (const PorStructure& structure : porStructures()) {
    std::vector<double> calls;
    std::size_t carelessClients = 0;
    for (const std::string& name : right) {
      if (const PorClient client = clientNamed(name); client.structure == structure.name)
        calls.push_back(static_cast<double>(client.calls()));
    }
    for (const std::string& name : careless) carelessClients += clientNamed(name).structure == structure.name;
    table.add({structure.name, structure.inThePaper, fmt::format("{}", calls.size()),
               calls.empty() ? "" : withDigits(meanOf(calls), 1), fmt::format("{}", carelessClients)});
  }
  return table.text();
}

std::string algorithmsTable(const PorResults& results) {
  Table table({"<algorithm", "clients", "done", "proved", "median s", "s / S-POR", "states / S-POR",
               "transitions / S-POR", "memory / S-POR", "sooner than S-POR"});
  for (const std::string& name : inOrder(results.names(kAllStates))) {
    std::size_t clients = 0, done = 0, proved = 0;
    std::vector<double> seconds;
    for (const auto& [client, rows] : results.of(kAllStates, name)) {
      ++clients;
      done += isDone(*rows.front());
      proved += rows.front()->ending == "no-violation";
      seconds.push_back(rows.front()->seconds);
    }
    const Pairs beside = results.pairs(kAllStates, kS, name);
    const std::vector<double> times = ratios(beside, secondsOf);
    table.add(
        {name, fmt::format("{}", clients), fmt::format("{}", done), fmt::format("{}", proved),
         significant(median(seconds)), ratioText(times), ratioText(ratios(beside, statesOf)),
         ratioText(ratios(beside, transitionsOf)), ratioText(ratios(beside, memoryOf)),
         fmt::format("{} of {}", std::ranges::count_if(times, [](double ratio) { return ratio < 1; }), times.size())});
  }
  return table.text();
}

std::string byStructureTable(const PorResults& results) {
  const std::vector<std::string> names = {kJpf, kS, kDe, kDl, kOptimal, "full"};
  std::vector<std::string> titles = {"<structure", "clients"};
  for (const std::string& name : names) titles.push_back(name + " done");
  for (const char* title :
       {"S-POR / DL-S-POR, s", "S-POR / DL-S-POR, states", "S-POR / full, s", "S-POR / full, states"})
    titles.emplace_back(title);
  Table table(titles);
  for (const PorStructure& structure : porStructures()) {
    const auto isOfStructure = [&](const std::string& client) {
      return clientNamed(client).structure == structure.name;
    };
    std::vector<std::string> line = {structure.name};
    const std::vector<std::string> clients = results.clients(kAllStates);
    line.push_back(fmt::format("{}", std::ranges::count_if(clients, isOfStructure)));
    for (const std::string& name : names) {
      std::size_t done = 0;
      for (const auto& [client, rows] : results.of(kAllStates, name))
        done += isOfStructure(client) && isDone(*rows.front());
      line.push_back(fmt::format("{}", done));
    }
    for (const char* name : {kDl, "full"}) {
      Pairs pairs = results.pairs(kAllStates, name, kS);
      std::erase_if(pairs, [&](const auto& pair) { return !isOfStructure(pair.first->program); });
      line.push_back(ratioText(ratios(pairs, secondsOf)));
      line.push_back(ratioText(ratios(pairs, statesOf)));
    }
    table.add(line);
  }
  return table.text();
}

std::string paperTable(const PorResults& results) {
  Table table({"<what", "<in the paper", "<here"});
  table.add({"DL-S-POR is so many times as fast as S-POR, mean", "2.6", speedUpText(results, kS, kDl)});
  table.add({"S-POR, as JPF", "2.5, 2.9, 3.3 (in three groups)", speedUpText(results, kJpf, kS)});
  table.add({"DL-S-POR, as JPF", "6.7, 7.8, 5.3", speedUpText(results, kJpf, kDl)});
  table.add({"the lazy one, as the eager one (DE-S-POR)", "more", speedUpText(results, kDe, kDl)});
  table.add({"the same without the static filter (DL-JPF, DE-JPF)", "more", speedUpText(results, kDeJpf, kDlJpf)});
  table.add({"DL-S-POR, as DL-JPF", "more", speedUpText(results, kDlJpf, kDl)});
  table.add({"DE-S-POR, as DE-JPF", "more", speedUpText(results, kDeJpf, kDe)});
  table.add({"full, as DL-S-POR", "", speedUpText(results, kDl, "full")});

  const Pairs both = results.pairs(kAllStates, kDl, kS);
  std::vector<double> times = ratios(both, secondsOf);
  table.add(
      {"clients in which S-POR is the faster one", "few",
       fmt::format("{} of {}", std::ranges::count_if(times, [](double ratio) { return ratio < 1; }), both.size())});
  table.add({"where more states are saved, the gain is larger: Spearman's ρ", "yes",
             both.empty() ? "" : withDigits(spearman(times, ratios(both, statesOf)), 2)});
  std::vector<double> portfolio;
  for (const double ratio : times) portfolio.push_back(std::max(1.0, ratio));
  table.add(
      {"S-POR and DL-S-POR beside each other, as S-POR", "", both.empty() ? "" : withDigits(meanOf(portfolio), 2)});

  std::size_t withoutLocks = 0, cut = 0, all = 0, cutOfAll = 0, stateless = 0, statelessDone = 0;
  for (const auto& [client, rows] : results.of(kAllStates, kOptimal)) {
    const bool hasLocks = porStructure(clientNamed(client).structure).hasLocks;
    ++all;
    cutOfAll += !isDone(*rows.front());
    withoutLocks += !hasLocks;
    cut += !hasLocks && !isDone(*rows.front());
  }
  table.add({"clients that O-DPOR does not finish", "39 of 46, without locks",
             fmt::format("{} of {} without locks, {} of {} in all", cut, withoutLocks, cutOfAll, all)});
  for (const std::string& name : results.names(kAllStates)) {
    if (!isStateless(name)) continue;
    for (const auto& [client, rows] : results.of(kAllStates, name)) {
      ++stateless;
      statelessDone += isDone(*rows.front());
    }
  }
  table.add({"stateless runs that finish", "none", fmt::format("{} of {}", statelessDone, stateless)});
  return table.text();
}

// By the larger overhead of the two beside JPF: at most 2, at most 4, more.
std::string memoryTable(const PorResults& results) {
  constexpr double kBounds[] = {2, 4, std::numeric_limits<double>::infinity()};
  constexpr const char *kNames[] = {"at most 2", "2 to 4", "more"},
                       *kPaper[] = {"32 %; 1.00, 1.34; 2.54, 6.67", "50 %; 2.20, 2.63; 2.86, 7.81",
                                    "18 %; 4.11, 5.39; 3.28, 5.31"};
  struct Group {
    std::vector<double> s, dl, sSpeed, dlSpeed;
  } groups[3];
  std::size_t all = 0;
  for (const auto& [jpf, dl] : results.pairs(kAllStates, kJpf, kDl)) {
    const StudyRow* s = results.row(kAllStates, kS, jpf->program);
    if (s == nullptr || !isDone(*s)) continue;
    ++all;
    const double ofS = memoryOf(*s) / memoryOf(*jpf), ofDl = memoryOf(*dl) / memoryOf(*jpf);
    Group& group = groups[std::ranges::lower_bound(kBounds, std::max(ofS, ofDl)) - kBounds];
    group.s.push_back(ofS);
    group.dl.push_back(ofDl);
    group.sSpeed.push_back(secondsOf(*jpf) / secondsOf(*s));
    group.dlSpeed.push_back(secondsOf(*jpf) / secondsOf(*dl));
  }
  Table table({"<memory / JPF", "clients", "S-POR", "DL-S-POR", "times as fast: S-POR", "DL-S-POR", "<in the paper"});
  for (std::size_t i = 0; i < 3; ++i) {
    const Group& group = groups[i];
    const auto text = [](const std::vector<double>& values) {
      return values.empty() ? "" : withDigits(meanOf(values), 2);
    };
    table.add({kNames[i], fmt::format("{} of {}", group.s.size(), all), text(group.s), text(group.dl),
               text(group.sSpeed), text(group.dlSpeed), kPaper[i]});
  }
  return table.text();
}

std::string publishedTable(const PorResults& results) {
  Table table({"<algorithm", "clients", "that lose outcomes", "outcomes", "lost"});
  const auto number = [](const std::string& outcomes) {
    return std::stoull("0" + outcomes.substr(0, outcomes.find(':')));
  };
  for (const std::string& name : results.names(kAllStates)) {
    if (!name.ends_with(", as published")) continue;
    std::size_t clients = 0, losing = 0;
    std::uint64_t outcomes = 0, lost = 0;
    for (const auto& [client, rows] : results.of(kAllStates, name)) {
      const std::string& complete = results.outcomesOf(client);
      if (complete.empty() || !isDone(*rows.front())) continue;
      ++clients;
      losing += rows.front()->outcomes != complete;
      outcomes += number(complete);
      lost += number(complete) - std::min(number(complete), number(rows.front()->outcomes));
    }
    table.add(
        {name, fmt::format("{}", clients), fmt::format("{}", losing), withThousands(outcomes), withThousands(lost)});
  }
  return table.text();
}

}  // namespace bench
