// Which instructions of the program's own code are executed on any path.
//
// Each instruction is translated into a cell that only says that it has not been met yet. Its first execution
// permanently puts the real cell in its place. So it costs nothing afterwards, and nothing at all if coverage is not
// requested.
#pragma once

#include <cstdint>
#include <deque>
#include <mutex>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "vm/class.hpp"

namespace weaveproof::vm {

struct CoveredMethod {
  std::string className;  // with slashes
  std::string source;     // the name of its file; empty if the class does not say
  std::string name, descriptor;
  std::vector<std::uint32_t> instructions;  // that were executed: their places in the file's code, ascending, each once
  std::vector<std::uint32_t> lines;         // of these, ascending, each once
  std::vector<std::uint32_t> missedLines;   // that no executed instruction belongs to
};

// Adds what another process has covered. Both are sorted, and so is what comes of them.
void addTo(std::vector<CoveredMethod>& all, const std::vector<CoveredMethod>& more);

// Of all that the process executes from its creation to its end. There is at most one at a time.
class Coverage {
 public:
  Coverage();
  ~Coverage();
  Coverage(const Coverage&) = delete;
  Coverage& operator=(const Coverage&) = delete;

  static Coverage* kept();  // the only one; null: coverage is not requested

  // Of a method that is being translated: its cells become unmet ones. Trusted code stays as it is.
  void watch(const Method& method, std::span<Cell> cells);

  // What the cell really is, which is about to be executed.
  Cell meet(const Method& method, std::size_t cell);

  // Methods that were called, sorted, each once.
  std::vector<CoveredMethod> covered() const;

 private:
  struct Watched {
    CoveredMethod text;
    std::vector<Cell> cells;
    std::vector<std::uint32_t> bcis;
    std::vector<std::uint32_t> lines;  // 0: unknown
    std::vector<bool> met;
  };

  mutable std::mutex mutex_;
  std::deque<Watched> all_;
  std::unordered_map<const Method*, Watched*> byMethod_;  // of the newest world that has a method there
};

}  // namespace weaveproof::vm
