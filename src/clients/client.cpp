#include "clients/client.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <string_view>

#include "clients/java_word.hpp"

namespace weaveproof::clients {

namespace {

// More clients than this are never listed to choose from: they are drawn.
constexpr std::uint64_t kMostListed = 200'000;

std::optional<std::uint64_t> times(std::optional<std::uint64_t> a, std::uint64_t b) {
  std::uint64_t product = 0;
  if (!a || __builtin_mul_overflow(*a, b, &product)) return std::nullopt;
  return product;
}

std::optional<std::uint64_t> power(std::uint64_t base, std::size_t exponent) {
  std::optional<std::uint64_t> result = 1;
  for (std::size_t i = 0; i < exponent; ++i) result = times(result, base);
  return result;
}

// Multisets of `size` out of `from` things: (from + size - 1 over size).
std::optional<std::uint64_t> multisets(std::uint64_t from, std::size_t size) {
  std::optional<std::uint64_t> result = 1;
  for (std::size_t i = 0; i < size && result; ++i) {
    result = times(result, from + i);  // after i + 1 factors the product is divisible by i + 1
    if (result) *result /= i + 1;
  }
  return result;
}

bool hasWord(std::string_view text, std::string_view word) {
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string_view::npos; ++at) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !isPartOfWord(text[at - 1])) && (end == text.size() || !isPartOfWord(text[end]))) return true;
  }
  return false;
}

// The renamings of values that map every call to a call, as maps from calls to calls. A value that stands in the code
// itself, in add({1..2}); get(1) the 1, keeps its name.
std::vector<std::vector<std::size_t>> renamingsOf(const std::vector<Call>& calls, std::vector<std::string> written) {
  std::set<std::string> distinct;
  std::map<std::pair<std::string, std::vector<std::string>>, std::size_t> numbers;
  for (std::size_t i = 0; i < calls.size(); ++i) {
    distinct.insert(calls[i].arguments.begin(), calls[i].arguments.end());
    numbers[{calls[i].shape, calls[i].arguments}] = i;
    written.push_back(calls[i].shape);
  }
  const auto isWritten = [&](const std::string& value) {
    return std::ranges::any_of(written, [&](const std::string& text) { return hasWord(text, value); });
  };
  const std::vector<std::string> values(distinct.begin(), distinct.end());
  constexpr std::size_t kMostValues = 6;
  std::vector<std::vector<std::size_t>> renamings;
  if (values.size() > kMostValues) return renamings;
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), 0);
  while (std::ranges::next_permutation(order).found) {
    bool keepsWritten = true;
    for (std::size_t i = 0; i < order.size(); ++i) keepsWritten &= order[i] == i || !isWritten(values[i]);
    if (!keepsWritten) continue;
    std::vector<std::size_t> renaming;
    for (const Call& call : calls) {
      std::vector<std::string> renamed;
      for (const std::string& value : call.arguments)
        renamed.push_back(
            values[order[static_cast<std::size_t>(std::ranges::lower_bound(values, value) - values.begin())]]);
      const auto found = numbers.find({call.shape, renamed});
      if (found == numbers.end()) break;
      renaming.push_back(found->second);
    }
    if (renaming.size() == calls.size()) renamings.push_back(std::move(renaming));
  }
  return renamings;
}

class Generator {
 public:
  Generator(const std::vector<Call>& calls, const Bounds& bounds) : calls_(calls), bounds_(bounds) {
    if (bounds.valuesAreAlike) renamings_ = renamingsOf(calls, bounds.written);
  }

  Clients generate() {
    const std::optional<std::uint64_t> sequences = power(calls_.size(), bounds_.operations);
    const std::optional<std::uint64_t> all = sequences ? multisets(*sequences, bounds_.threads) : std::nullopt;
    if (all && *all <= std::max<std::uint64_t>(kMostListed, bounds_.number)) {
      list({});
      const std::uint64_t found = listed_.size();
      if (found > bounds_.number) shuffle();
      return {std::move(listed_), found};
    }
    draw();
    return {std::move(listed_), renamings_.empty() ? all : std::nullopt};
  }

 private:
  // All continuations of a client with given first threads.
  void list(Client client) {
    if (client.threads.size() == bounds_.threads) {
      if (representative(client) == client) listed_.push_back(std::move(client));
      return;
    }
    std::vector<std::size_t> sequence(bounds_.operations, 0);
    if (!client.threads.empty()) sequence = client.threads.back();  // in ascending order
    do {
      client.threads.push_back(sequence);
      list(client);
      client.threads.pop_back();
    } while (advance(sequence));
  }

  bool advance(std::vector<std::size_t>& sequence) const {
    for (std::size_t i = sequence.size(); i-- > 0;) {
      if (++sequence[i] < calls_.size()) return true;
      sequence[i] = 0;
    }
    return false;
  }

  // Of clients that are the same but for the order of threads, or the names of values, the least.
  Client representative(Client client) const {
    std::ranges::sort(client.threads);
    Client least = client;
    for (const std::vector<std::size_t>& renaming : renamings_) {
      Client renamed = client;
      for (auto& thread : renamed.threads)
        for (std::size_t& call : thread) call = renaming[call];
      std::ranges::sort(renamed.threads);
      least = std::min(least, renamed);
    }
    return least;
  }

  // The same with every standard library, which std::shuffle is not.
  void shuffle() {
    std::mt19937_64 random(bounds_.seed);
    for (std::size_t i = 0; i < bounds_.number; ++i)
      std::swap(listed_[i], listed_[i + static_cast<std::size_t>(random() % (listed_.size() - i))]);
    listed_.resize(bounds_.number);
  }

  void draw() {
    std::mt19937_64 random(bounds_.seed);
    std::set<Client> known;
    // With a renaming of values there may be fewer than are asked for: so many draws without a new one are the end.
    constexpr int kTries = 10000;
    for (int tries = 0; listed_.size() < bounds_.number && tries < kTries; ++tries) {
      Client client;
      client.threads.assign(bounds_.threads, std::vector<std::size_t>(bounds_.operations));
      for (auto& thread : client.threads)
        for (std::size_t& call : thread) call = static_cast<std::size_t>(random() % calls_.size());
      client = representative(std::move(client));
      if (!known.insert(client).second) continue;
      listed_.push_back(std::move(client));
      tries = 0;
    }
  }

  const std::vector<Call>& calls_;
  const Bounds& bounds_;
  std::vector<std::vector<std::size_t>> renamings_;
  std::vector<Client> listed_;
};

}  // namespace

Clients clientsOf(const std::vector<Call>& calls, const Bounds& bounds) { return Generator(calls, bounds).generate(); }

std::optional<std::uint64_t> countOrders(std::size_t threads, std::size_t operations, std::uint64_t most) {
  std::uint64_t orders = 1, placed = 0;
  for (std::size_t thread = 0; thread < threads; ++thread)
    for (std::size_t i = 1; i <= operations; ++i) {
      orders = orders * ++placed / i;  // (placed over i), step by step
      if (orders > most) return std::nullopt;
    }
  return orders;
}

std::string textOf(const Client& client, const std::vector<Call>& calls) {
  std::vector<std::string> threads;
  for (const auto& thread : client.threads) {
    std::vector<std::string> texts;
    for (const std::size_t call : thread) texts.push_back(calls[call].text);
    threads.push_back(fmt::format("{}", fmt::join(texts, "; ")));
  }
  return fmt::format("{}", fmt::join(threads, " | "));
}

}  // namespace weaveproof::clients
