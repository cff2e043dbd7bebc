#include "por_clients.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <stdexcept>

#include "catalogue.hpp"

namespace bench {
namespace {

constexpr unsigned kThreads = 3;
constexpr std::size_t kKeys = 5;         // at most
constexpr std::size_t kFewestCalls = 4;  // of a client with careless calls: one of them is not half of them
constexpr unsigned kTries = 10'000;

// The library's locks and atomics are native methods to the paper's filter, and so visible; to ours they are classes.
constexpr PorStructure kStructures[] = {
    {"list-set-read-write", "RWLockCoarseGrainedListIntSet",
     "listsetreadwrite.ReadWriteListSet,java.util.concurrent.locks.ReentrantReadWriteLock,"
     "java.util.concurrent.locks.AbstractQueuedSynchronizer,java.util.concurrent.locks.AbstractOwnableSynchronizer",
     true, 5, 3},
    {"list-set-optimistic", "OptimisticListSortedSetWaitFreeContains", "listsetoptimistic.OptimisticListSet", true, 4,
     4},
    {"tree-set-cas", "a set based on a binary search tree and CAS",
     "treesetcas.NonBlockingTreeSet,java.util.concurrent.atomic.AtomicReference", false, 2, 0},
    {"linked-queue-wrapper", "a wrapper on top of ConcurrentLinkedQueue",
     "linkedqueuewrapper.LinkedQueueWrapper,java.util.concurrent.ConcurrentLinkedQueue", false, 3, 0},
    {"concurrent-hash-map", "java.util.concurrent.ConcurrentHashMap", "java.util.concurrent.ConcurrentHashMap", false,
     2, 0},
    {"hash-map-wrapper", "a wrapper on top of ConcurrentHashMap",
     "hashmapwrapper.HashMapWrapper,java.util.concurrent.ConcurrentHashMap", false, 2, 0},
    {"hash-set-coarse", "a hash map based on coarse-grain locking", "hashsetcoarse.CoarseHashSet", true, 5, 0}};

bool isCareless(char call) { return call == 'A' || call == 'R'; }

}  // namespace

std::span<const PorStructure> porStructures() { return kStructures; }

const PorStructure& porStructure(const std::string& name) {
  const auto* found = std::ranges::find(kStructures, name, &PorStructure::name);
  if (found == std::end(kStructures)) throw std::runtime_error(fmt::format("There is no structure {}.", name));
  return *found;
}

const char* nameOf(Careless careless) {
  switch (careless) {
    case Careless::None:
      return "none";
    case Careless::One:
      return "one";
    case Careless::Half:
      return "half";
    default:
      return "all";
  }
}

std::string PorClient::name() const { return fmt::format("{} {}", structure, fmt::join(threads, " ")); }

std::size_t PorClient::calls() const {
  std::size_t count = 0;
  for (const std::string& thread : threads) count += thread.size() / 2;
  return count;
}

Careless PorClient::careless() const {
  std::size_t count = 0;
  for (const std::string& thread : threads)
    count += static_cast<std::size_t>(std::ranges::count_if(thread, isCareless));
  if (count == 0) return Careless::None;
  if (count == calls()) return Careless::All;
  return count == 1 ? Careless::One : Careless::Half;
}

PorClient clientNamed(const std::string& name) {
  std::vector<std::string> words = splitWords(name);
  if (words.size() < 2) throw std::runtime_error(fmt::format("'{}' is no client.", name));
  PorClient client{porStructure(words[0]).name, {words.begin() + 1, words.end()}};
  for (const std::string& thread : client.threads) {
    bool isGood = thread.size() % 2 == 0;
    for (std::size_t i = 0; isGood && i < thread.size(); i += 2) {
      isGood = std::string_view("arAR").find(thread[i]) != std::string_view::npos && thread[i + 1] >= '1' &&
               thread[i + 1] <= '9';
    }
    if (!isGood) throw std::runtime_error(fmt::format("'{}' is no client: {} are no calls as a1r2.", name, thread));
  }
  return client;
}

PorDraw::PorDraw(const PorStructure& structure, Careless careless, unsigned mostCalls, std::uint64_t seed)
    : structure_(structure), careless_(careless), mostCalls_(mostCalls) {
  std::seed_seq seeds{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32),
                      static_cast<std::uint32_t>(&structure - kStructures), static_cast<std::uint32_t>(careless)};
  random_.seed(seeds);
}

std::optional<PorClient> PorDraw::next() {
  for (unsigned i = 0; i < kTries; ++i) {
    PorClient client = draw();
    if (careless_ != Careless::None && client.calls() < kFewestCalls) continue;
    if (known_.insert(client).second) return client;
  }
  return std::nullopt;
}

PorClient PorDraw::draw() {
  const std::size_t keys = 1 + below(kKeys);
  PorClient client{structure_.name, {}};
  std::vector<std::pair<std::size_t, std::size_t>> places;  // of the calls
  for (unsigned thread = 0; thread < kThreads; ++thread) {
    std::string calls;
    for (std::size_t left = 1 + below(mostCalls_); left > 0; --left) {
      places.emplace_back(thread, calls.size());
      calls += below(2) == 0 ? 'a' : 'r';
      calls += static_cast<char>('1' + below(keys));
    }
    client.threads.push_back(calls);
  }
  std::size_t careless = 0;
  if (careless_ == Careless::One) careless = 1;
  if (careless_ == Careless::Half) careless = places.size() / 2;
  if (careless_ == Careless::All) careless = places.size();
  for (std::size_t i = 0; i < careless; ++i) {
    std::swap(places[i], places[i + below(places.size() - i)]);
    char& call = client.threads[places[i].first][places[i].second];
    call = static_cast<char>(std::toupper(static_cast<unsigned char>(call)));
  }
  return client;
}

}  // namespace bench
