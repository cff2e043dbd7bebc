// Standard input for several processes that run side by side: each of them reads the same bytes, from where it was before the first of
// them began. What one process takes from the host stands in a file that all of them have open, and a lock lets only one of them ask
// the host at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace weaveproof::vm {

class SharedInput {
 public:
  // To be made before the processes are forked. Throws base::Error.
  SharedInput();
  ~SharedInput();
  SharedInput(const SharedInput&) = delete;

  // The only process that may read from the host, for as long as it lives. `whileWaiting` is called now and then; it may be empty, and
  // may throw.
  class Turn {
   public:
    Turn(const SharedInput& input, const std::function<void()>& whileWaiting);
    ~Turn();
    Turn(const Turn&) = delete;

    // Appends what others have read since. False if there was nothing new.
    bool takeNew(std::string& bytes, std::optional<int>& ending) const;

    // What was read now comes after `before` bytes. An ending is 0 or the host's error number.
    void add(std::size_t before, std::string_view bytes, std::optional<int> ending) const;

   private:
    const SharedInput& input_;
  };

 private:
  int file_ = -1;
};

}  // namespace weaveproof::vm
