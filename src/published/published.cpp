#include "published/published.hpp"

namespace weaveproof::published {

void add() { search::add({reductions(), heuristics(), pairwise}); }

}  // namespace weaveproof::published
