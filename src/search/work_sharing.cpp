#include "search/work_sharing.hpp"

namespace weaveproof::search {

std::vector<program::Action> choicesOf(const SharedPath* path) {
  std::vector<const SharedPath*> pieces;
  for (; path != nullptr; path = path->before.get()) pieces.push_back(path);
  std::vector<program::Action> choices;
  for (auto piece = pieces.rbegin(); piece != pieces.rend(); ++piece) {
    choices.insert(choices.end(), (*piece)->choices.begin(), (*piece)->choices.end());
  }
  return choices;
}

void WorkPool::give(WorkItem item) {
  const std::lock_guard lock(mutex_);
  items_.push_back(std::move(item));
  hungry_.store(waiting_ > items_.size(), std::memory_order_relaxed);
  changed_.notify_one();
}

std::optional<WorkItem> WorkPool::take() {
  std::unique_lock lock(mutex_);
  ++waiting_;
  // Work comes only from workers that have some: when all wait and nothing is here, there will never be any.
  if (waiting_ == workers_ && items_.empty()) {
    over_ = true;
    changed_.notify_all();
  }
  hungry_.store(!over_ && waiting_ > items_.size(), std::memory_order_relaxed);
  changed_.wait(lock, [&] { return over_ || !items_.empty(); });
  --waiting_;
  if (over_) return std::nullopt;
  WorkItem item = std::move(items_.front());
  items_.pop_front();
  hungry_.store(waiting_ > items_.size(), std::memory_order_relaxed);
  return item;
}

void WorkPool::end() {
  const std::lock_guard lock(mutex_);
  over_ = true;
  Together::end();
  changed_.notify_all();
}

}  // namespace weaveproof::search
