// Workers of which one works at a time, strictly in turn, each for so many transitions. What one of them does depends on
// nothing but these numbers, so the same seeds give the same result, as if one thread did it all; and a search can stand
// still in the midst of its work without knowing that it does.
//
// A round goes once around the table. The first turns of each worker have lengths of their own, each twice the one
// before. From then on a turn is its worker's share of a round, and rounds become longer, because a switch to another
// worker means cold caches.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <vector>

namespace weaveproof::search {

class Turns {
 public:
  struct Share {
    std::uint64_t first;     // transitions of the first turn
    std::uint64_t later;     // and of the others, in the shortest round
    std::uint64_t most = 0;  // up to which the first turns double; 0: there is one of them
  };

  explicit Turns(const std::vector<Share>& shares) {
    for (const Share& share : shares) seats_.push_back({share.later, share.first, 0, true, share.first, share.most});
  }

  // Waits for the first turn.
  void sitDown(std::size_t seat) {
    std::unique_lock lock(mutex_);
    waitFor(seat, lock);
  }

  // How many transitions are left of the turn of a worker that has executed so many in all; at its end, waits for the
  // next one.
  std::uint64_t left(std::size_t seat, std::uint64_t executed) {
    Seat& mine = seats_[seat];
    if (executed < mine.end) return mine.end - executed;
    std::unique_lock lock(mutex_);
    pass(seat);
    waitFor(seat, lock);
    const bool doubles = mine.first != 0 && mine.first <= mine.most / 2;
    mine.end = executed + (doubles ? mine.first *= 2 : mine.share << std::min(mine.rounds++, kMostDoublings));
    return mine.end - executed;
  }

  // For good.
  void getUp(std::size_t seat) {
    const std::lock_guard lock(mutex_);
    seats_[seat].taken = false;
    if (turn_ == seat) pass(seat);
  }

 private:
  static constexpr unsigned kMostDoublings = 6;

  struct Seat {
    std::uint64_t share;
    std::uint64_t end;  // of its turn, in transitions of its worker
    unsigned rounds;
    bool taken;
    std::uint64_t first, most;  // of the turns before its share counts
  };

  void pass(std::size_t from) {
    for (std::size_t i = 1; i <= seats_.size(); ++i) {
      turn_ = (from + i) % seats_.size();
      if (seats_[turn_].taken) break;
    }
    changed_.notify_all();
  }

  void waitFor(std::size_t seat, std::unique_lock<std::mutex>& lock) {
    changed_.wait(lock, [&] { return turn_ == seat; });
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Seat> seats_;
  std::size_t turn_ = 0;
};

}  // namespace weaveproof::search
