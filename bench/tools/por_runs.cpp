#include "por_runs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace bench {
namespace {

// A limit in states, so that the sample is the same on every machine.
constexpr const char* kSampleOptions = "--search dfs --reduction full --state-limit 20000";
constexpr std::size_t kMostPerClient = 200;  // clients that are tried for one with an error

bool hasOrders(const Technique& technique) { return technique.options.find("{order}") != std::string::npos; }

std::string replaced(std::string text, const std::string& mark, const std::string& by) {
  for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos; at += by.size())
    text.replace(at, mark.size(), by);
  return text;
}

}  // namespace

std::string orderOfThreads(std::uint64_t n) {
  std::vector<int> workers = {2, 3, 4};  // the main thread is 1
  for (std::uint64_t i = 0; i < n; ++i) std::ranges::next_permutation(workers);
  return fmt::format("1,{}", fmt::join(workers, ","));
}

std::vector<std::string> argumentsOf(const PorClient& client, bool observes) {
  std::vector<std::string> words = {observes ? "observe" : "check", client.structure};
  words.insert(words.end(), client.threads.begin(), client.threads.end());
  return words;
}

PorRuns::PorRuns(const PorSizes& sizes, const std::vector<Technique>& techniques, const Run& run)
    : sizes_(sizes), techniques_(techniques) {
  for (const PorClient& client : rightClients()) addRuns(client, kAllStates);
  std::vector<const PorStructure*> structures;
  for (const PorStructure& structure : porStructures())
    if (structure.carelessCalls > 0) structures.push_back(&structure);
  for (std::size_t i = 0; i < std::size(kCareless); ++i) {
    const std::size_t ofClass = share(sizes_.careless, i, std::size(kCareless));
    for (std::size_t k = 0; k < structures.size(); ++k) {
      for (const PorClient& client :
           carelessClients(*structures[k], kCareless[i], share(ofClass, k, structures.size()), run)) {
        addRuns(client, kOrders);
        if (kCareless[i] != Careless::None) addRuns(client, kFirstError);
      }
    }
  }
}

std::vector<PorClient> PorRuns::rightClients() const {
  std::vector<PorClient> clients;
  const auto structures = porStructures();
  for (std::size_t i = 0; i < structures.size(); ++i) {
    const unsigned calls = sizes_.calls == 0 ? structures[i].calls : sizes_.calls;
    PorDraw draw(structures[i], Careless::None, calls, sizes_.drawSeed);
    for (std::size_t left = share(sizes_.clients, i, structures.size()); left > 0; --left) {
      std::optional<PorClient> client = draw.next();
      if (!client)
        throw std::runtime_error(
            fmt::format("{} has not so many clients with {} calls a thread.", structures[i].name, calls));
      clients.push_back(std::move(*client));
    }
  }
  return clients;
}

std::vector<PorClient> PorRuns::carelessClients(const PorStructure& structure, Careless careless, std::size_t number,
                                                const Run& run) {
  const unsigned calls = sizes_.carelessCalls == 0 ? structure.carelessCalls : sizes_.carelessCalls;
  PorDraw draw(structure, careless, calls, sizes_.drawSeed);
  std::vector<PorClient> clients;
  for (std::size_t tried = 0; clients.size() < number;) {
    std::vector<PorClient> candidates;
    std::vector<StudyRun> runs;
    for (std::size_t left = number - clients.size(); left > 0; --left) {
      std::optional<PorClient> client = draw.next();
      if (!client || ++tried > kMostPerClient * number) {
        throw std::runtime_error(
            fmt::format("There are not so many clients of {} with {} calls a thread, careless: {}, that have an error.",
                        structure.name, calls, nameOf(careless)));
      }
      candidates.push_back(std::move(*client));
    }
    if (careless == Careless::None) return candidates;
    for (const PorClient& client : candidates)
      runs.push_back({&programOf(client), argumentsOf(client, false), kSample, kSampleOptions, 0});
    const StudyFile results = run(runs);
    for (PorClient& client : candidates) {
      const auto row = results.rows.find({client.name(), kSample, 0});
      if (row != results.rows.end() && row->second.found) clients.push_back(std::move(client));
    }
  }
  return clients;
}

void PorRuns::addRuns(const PorClient& client, const std::string& group) {
  const Benchmark& program = programOf(client);
  const std::string classes = porStructure(client.structure).visibleClasses;
  for (const Technique& technique : techniques_) {
    if (technique.group != group) continue;
    const std::uint64_t runs = hasOrders(technique) ? kOrdersOfThreads : technique.random ? sizes_.randomSeeds : 1;
    for (std::uint64_t seed = 0; seed < runs; ++seed) {
      std::string options = replaced(technique.options, "{classes}", classes);
      options = replaced(std::move(options), "{order}", orderOfThreads(seed));
      runs_.push_back({&program, argumentsOf(client, group == kOrders), technique.key(), std::move(options), seed});
    }
  }
}

const Benchmark& PorRuns::programOf(const PorClient& client) {
  Benchmark program;
  program.name = client.name();
  program.mainClass = "CallClient";
  return programs_.emplace_back(std::move(program));
}

}  // namespace bench
