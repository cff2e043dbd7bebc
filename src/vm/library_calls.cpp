#include "vm/library_calls.hpp"

#include <array>

#include "base/name_list.hpp"
#include "jdk/library_calls.hpp"

namespace weaveproof::vm {
namespace {

using jdk::CallRole;

// The frames of calls with a role that lie above the last frame of the program's own code, the innermost first.
class Calls {
 public:
  explicit Calls(const Thread& thread) {
    for (Frame* frame = thread.top; frame && frame->method->holder->trusted; frame = frame->caller())
      if (frame->method->callRole != CallRole::kNone && count_ < frames_.size()) frames_[count_++] = frame;
  }

  // From the outermost to the first that is an operation of its own.
  template <class Visit>
  void forEach(Visit&& visit) const {
    for (std::size_t i = count_; i-- > 0;)
      if (!visit(*frames_[i])) return;
  }

 private:
  static constexpr std::size_t kMost = 16;
  std::array<Frame*, kMost> frames_{};
  std::size_t count_ = 0;
};

bool hasBegun(const Frame& frame) { return frame.flags & Frame::kBegun; }
bool isOperation(const Frame& frame) { return frame.method->callRole & CallRole::kOperation; }

}  // namespace

void markLibraryCalls(Class& c) {
  if (!c.trusted) return;
  const std::string_view name = c.name->text();
  for (const jdk::LibraryCalls& calls : jdk::libraryCalls()) {
    if (calls.holder != name) continue;
    for (Method& method : c.methods)
      if (base::listsName(calls.methods, method.name->text()) &&
          (calls.descriptor.empty() || calls.descriptor == method.descriptor->text()))
        method.callRole = calls.role;
  }
}

CallPosition callPositionOf(const Thread& thread) {
  CallPosition position;
  const Calls calls(thread);
  calls.forEach([&](const Frame& frame) {
    if (!hasBegun(frame)) {
      position.where = CallPosition::Where::AtStart;
      position.waits = frame.method->callRole & CallRole::kWaits;
      // An operation within a part that begins with it decides.
      return !isOperation(frame);
    }
    position.where = CallPosition::Where::Within;
    return !isOperation(frame);
  });
  return position;
}

void beginCalls(Thread& thread) {
  const Calls calls(thread);
  calls.forEach([&](Frame& frame) {
    if (!hasBegun(frame)) {
      frame.flags |= Frame::kBegun;
      if (&frame < thread.lowest) thread.lowest = &frame;
    }
    return !isOperation(frame);
  });
}

bool isCalledBack(const Thread& thread) {
  bool inProgram = false;
  for (Frame* frame = thread.top; frame; frame = frame->caller()) {
    if (!frame->method->holder->trusted) inProgram = true;
    const std::uint8_t role = frame->method->callRole;
    if (inProgram && hasBegun(*frame) && (role & CallRole::kOperation) && !(role & CallRole::kDivided)) return true;
  }
  return false;
}

}  // namespace weaveproof::vm
