#include "mine/division.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace weaveproof::mine {
namespace {

constexpr std::size_t kMostClusters = 4095;  // there are no more threads

std::vector<std::string> namesOf(const std::vector<MinedThread>& threads) {
  std::vector<std::string> names;
  for (const MinedThread& thread : threads) names.push_back(thread.name);
  return names;
}

// Each cluster has a thread as long as there are enough.
std::vector<std::uint32_t> randomPartition(std::size_t threads, std::size_t clusters,
                                           const std::function<double()>& rnd) {
  const auto draw = [&](std::size_t range) {
    return std::min(static_cast<std::size_t>(rnd() * static_cast<double>(range)), range - 1);
  };
  std::vector<std::uint32_t> partition;
  for (std::size_t i = 0; i < threads; ++i)
    partition.push_back(static_cast<std::uint32_t>(i < clusters ? i : draw(clusters)));
  for (std::size_t i = threads; i > 1; --i) std::swap(partition[i - 1], partition[draw(i)]);
  return partition;
}

}  // namespace

std::string ClusterChoice::text() const {
  switch (way) {
    case Way::Usual:
    case Way::Number:
      return "by k-means";
    case Way::File:
      return "by " + partition.file;
    case Way::RunClass:
      return "by their run classes";
    case Way::Random:
      return "at random";
  }
  return "";
}

std::optional<ClusterChoice> readClusterChoice(const std::string& text) {
  using Way = ClusterChoice::Way;
  if (text == "auto") return ClusterChoice{};
  if (text == "run-class") return ClusterChoice{Way::RunClass, 0, {}};
  if (text == "random") return ClusterChoice{Way::Random, 0, {}};
  if (text.find_first_not_of("0123456789") != std::string::npos || text.empty())
    return ClusterChoice{Way::File, 0, readPartition(text)};
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || number == 0 || number > kMostClusters) return std::nullopt;
  return ClusterChoice{Way::Number, number, {}};
}

std::vector<Behaviour> Division::behaviours() const {
  std::vector<Behaviour> all;
  for (const MinedThread& thread : mined.threads) all.push_back(thread.behaviour);
  return all;
}

std::string Division::text() const {
  std::string text;
  for (std::uint32_t cluster = 0; cluster < clusters.centres.size(); ++cluster) {
    text += cluster == 0 ? "{" : ", {";
    bool first = true;
    for (std::size_t i = 0; i < mined.threads.size(); ++i) {
      if (clusters.of[i] != cluster) continue;
      text += (first ? "" : ", ") + mined.threads[i].name;
      first = false;
    }
    text += "}";
  }
  return text;
}

Division divide(MinedThreads mined, const ClusterChoice& choice, const std::function<double()>& rnd) {
  using Way = ClusterChoice::Way;
  Division division;
  division.mined = std::move(mined);
  division.how = choice.text();
  const std::vector<MinedThread>& threads = division.mined.threads;
  const std::vector<Behaviour> points = division.behaviours();
  const std::size_t usual = std::min(usualNumberOfClusters(threads.size()), std::max<std::size_t>(threads.size(), 1));
  switch (choice.way) {
    case Way::Usual:
      division.clusters = kMeans(points, usual, rnd);
      break;
    case Way::Number:
      division.clusters = kMeans(points, choice.number, rnd);
      break;
    case Way::File:
      choice.partition.requireAllNames(namesOf(threads));
      division.clusters = clustersOf(points, numberedInOrder(partitionOf(threads, choice.partition)));
      break;
    case Way::RunClass:
      division.clusters = clustersOf(points, runClassesOf(threads));
      break;
    case Way::Random:
      division.clusters = clustersOf(points, numberedInOrder(randomPartition(threads.size(), usual, rnd)));
      break;
  }
  return division;
}

// Those that the file does not name: with their run class, if it names one of that, else by themselves.
std::vector<std::uint32_t> partitionOf(const std::vector<MinedThread>& threads, const Partition& partition) {
  std::map<std::string, std::uint32_t> byRunClass;
  for (const MinedThread& thread : threads)
    if (const auto cluster = partition.clusterOf(thread.name)) byRunClass.try_emplace(thread.runClass, *cluster);
  auto next = static_cast<std::uint32_t>(partition.clusters.size());
  std::vector<std::uint32_t> result;
  for (const MinedThread& thread : threads) {
    const auto named = partition.clusterOf(thread.name);
    const auto ofClass = byRunClass.find(thread.runClass);
    result.push_back(named ? *named : ofClass != byRunClass.end() ? ofClass->second : next++);
  }
  return result;
}

std::vector<std::uint32_t> runClassesOf(const std::vector<MinedThread>& threads) {
  std::map<std::string, std::uint32_t> numbers;
  std::vector<std::uint32_t> result;
  for (const MinedThread& thread : threads)
    result.push_back(numbers.try_emplace(thread.runClass, static_cast<std::uint32_t>(numbers.size())).first->second);
  return result;
}

ThreadClusters::ThreadClusters(const Division& division)
    : count_(static_cast<std::uint32_t>(division.clusters.centres.size())) {
  std::set<std::string> twice;
  for (std::size_t i = 0; i < division.mined.threads.size(); ++i) {
    const MinedThread& thread = division.mined.threads[i];
    const std::uint32_t cluster = division.clusters.of[i];
    byRunClass_.try_emplace(thread.runClass, cluster);
    if (!division.mined.sameNumbers) {
      if (!byName_.try_emplace(thread.name, cluster).second) twice.insert(thread.name);
      continue;
    }
    if (thread.number >= clusters_.size()) clusters_.resize(thread.number + 1, kUnknown);
    clusters_[thread.number] = cluster;
  }
  for (const std::string& name : twice) byName_.erase(name);  // it says nothing
}

std::uint32_t ThreadClusters::meet(program::Program& program, program::ThreadNumber thread) {
  for (const program::DescribedThread& text : program.facts().threads()) {
    if (text.number >= clusters_.size()) clusters_.resize(text.number + 1, kUnknown);
    if (clusters_[text.number] == kUnknown) clusters_[text.number] = clusterFor(text);
  }
  if (thread >= clusters_.size()) clusters_.resize(thread + 1, kUnknown);
  if (clusters_[thread] == kUnknown) clusters_[thread] = count_++;
  return clusters_[thread];
}

std::uint32_t ThreadClusters::clusterFor(const program::DescribedThread& text) {
  if (const auto named = byName_.find(text.name); named != byName_.end()) return named->second;
  const auto [ofClass, isNew] = byRunClass_.try_emplace(text.runClass, count_);
  if (isNew) ++count_;
  return ofClass->second;
}

}  // namespace weaveproof::mine
