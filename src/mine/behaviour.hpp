// How a thread reads and writes, as a Markov chain over {read, write}: tici.txt, section 3.1, equations 3 and 4. The
// chain is made of counts, which are exact; its probabilities are the vector by which threads are compared.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace weaveproof::mine {

// (Prr, Prw, Pwr, Pww): how likely a read, a write follows a read; a read, a write a write.
using Behaviour = std::array<double, 4>;

struct AccessCounts {
  std::uint64_t reads = 0, writes = 0;
  std::uint64_t readRead = 0, readWrite = 0, writeRead = 0, writeWrite = 0;  // the first, then the second

  void operator+=(const AccessCounts& other) {
    reads += other.reads;
    writes += other.writes;
    readRead += other.readRead;
    readWrite += other.readWrite;
    writeRead += other.writeRead;
    writeWrite += other.writeWrite;
  }

  // The paper does not say what becomes of 0/0: a row of a thread that never reads, or reads only at its end, is (0,
  // 0).
  Behaviour behaviour() const {
    const auto share = [](std::uint64_t part, std::uint64_t other) {
      return part == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(part + other);
    };
    return {share(readRead, readWrite), share(readWrite, readRead), share(writeRead, writeWrite),
            share(writeWrite, writeRead)};
  }

  friend bool operator==(const AccessCounts&, const AccessCounts&) = default;
};

// Counts the accesses of one thread in one trace as they come.
class AccessChain {
 public:
  void read() {
    if (lastWrote_) ++(*lastWrote_ ? counts_.writeRead : counts_.readRead);
    ++counts_.reads;
    lastWrote_ = false;
  }
  void write() {
    if (lastWrote_) ++(*lastWrote_ ? counts_.writeWrite : counts_.readWrite);
    ++counts_.writes;
    lastWrote_ = true;
  }
  const AccessCounts& counts() const { return counts_; }

 private:
  AccessCounts counts_;
  std::optional<bool> lastWrote_;
};

}  // namespace weaveproof::mine
