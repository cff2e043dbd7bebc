// Threads in a given order: the sequential enumeration of stateful-por.txt, section 5, with each of its permutations.
#include <algorithm>
#include <vector>

#include "search/notation.hpp"
#include "search/options.hpp"
#include "search/order.hpp"

namespace weaveproof::search {
namespace {

class Permutation final : public Order {
 public:
  explicit Permutation(std::vector<program::ThreadNumber> threads) : threads_(std::move(threads)) {}

  bool isRandom() const override { return false; }
  void arrange(std::span<program::Action> actions, program::ThreadNumber, Random&) const override {
    std::ranges::stable_sort(actions, {}, [this](const program::Action& action) {
      return std::ranges::find(threads_, action.thread) - threads_.begin();
    });
  }

 private:
  const std::vector<program::ThreadNumber> threads_;
};

}  // namespace

std::shared_ptr<const Order> readPermutation(const std::string& text) {
  std::vector<program::ThreadNumber> threads;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const auto thread = parseNumber<program::ThreadNumber>(std::string_view(text).substr(begin, end - begin));
    if (!thread || *thread == 0 || std::ranges::find(threads, *thread) != threads.end())
      throw BadSearchOptions("--order: '" + text + "' must name threads by their numbers, each once: 3,1,2.");
    threads.push_back(*thread);
    begin = end + 1;
  }
  return std::make_shared<Permutation>(std::move(threads));
}

}  // namespace weaveproof::search
