#include "tracking/library_calls.hpp"

#include <array>
#include <cassert>

#include "base/log.hpp"
#include "base/name_list.hpp"
#include "jdk/library_calls.hpp"
#include "jdk/special_names.hpp"
#include "tracking/marks.hpp"
#include "tracking/tracker.hpp"
#include "vm/identity_hash.hpp"

namespace weaveproof::tracking {
namespace {

using jdk::CallRole;

constexpr std::uint32_t kCallsKind = 0xca115;  // no offset of a field
// What was learned of a class besides that: its calls interrupt threads.
constexpr std::uint64_t interruptsKind(const Class& c) { return c.callsKind + 1; }

// The frames of calls with a role that lie above the last frame of the program's own code, the innermost first.
class Calls {
 public:
  Calls(const SharedFacts& shared, const Thread& thread) {
    for (Frame* frame = thread.top; frame && frame->method->holder->trusted; frame = frame->caller()) {
      const Class& holder = *frame->method->holder;
      if (looker_ && base::listsName(jdk::kWalkThreads, holder.name->text())) looker_ = nullptr;
      if (!holder.callsKind) continue;
      contracts_ |= holder.contract;
      if ((frame->method->callRole & CallRole::kExact) || shared.shown.contended.contains(holder.callsKind)) {
        isExact_ = true;
      } else if (!(frame->method->callRole & kTakesPart)) {
        if (!(frame->method->callRole & CallRole::kSimple)) looker_ = &holder;
      } else {
        looker_ = nullptr;  // the library looks for itself, within a call
        if (count_ < frames_.size()) frames_[count_++] = frame;
      }
    }
  }

  // From the outermost to the first that is an operation of its own.
  template <class Visit>
  void forEach(Visit&& visit) const {
    for (std::size_t i = count_; i-- > 0;)
      if (!visit(*frames_[i])) return;
  }

  bool isExact() const { return isExact_; }
  std::uint64_t contracts() const { return contracts_; }
  const Class* looker() const { return looker_; }

 private:
  static constexpr CallRole::Bits kTakesPart = CallRole::kOperation | CallRole::kDivided;
  static constexpr std::size_t kMost = 16;
  std::array<Frame*, kMost> frames_{};
  std::size_t count_ = 0;
  std::uint64_t contracts_ = 0;
  bool isExact_ = false;
  const Class* looker_ = nullptr;
};

bool hasBegun(const Frame& frame) { return frame.flags & Frame::kBegun; }
std::string_view outermost(std::string_view name) { return name.substr(0, name.find('$')); }
bool isOperation(const Frame& frame) { return frame.method->callRole & CallRole::kOperation; }

}  // namespace

void markLibraryCalls(Class& c, int version) {
  for (Method& method : c.methods) method.continuesInternal |= Frame::kOfDivided;
  if (!c.trusted) return;
  // What is nested in a class belongs to it.
  const std::string_view name = c.name->text(), outer = outermost(name);
  for (const jdk::LibraryCalls& calls : jdk::libraryCalls(version)) {
    if (outermost(calls.holder) != outer) continue;
    c.callsKind = std::uint64_t{mixText(kNoText, outer)} << 32 | kCallsKind;
    c.contract = jdk::contractBit(outer);
    if (!base::listsName(calls.holder, name)) continue;
    for (Method& method : c.methods)
      if (base::listsName(calls.methods, method.name->text()) &&
          method.descriptor->text().find(calls.signature) != std::string_view::npos)
        method.callRole = calls.role;
  }
  for (Method& method : c.methods)
    if (method.name->text().starts_with('<')) method.callRole = CallRole::kSimple;
}

CallPosition Tracker::callPositionOf(const Thread& thread) const {
  CallPosition position;
  // Most threads stand in the program's own code, and this is asked of each of them in each state.
  if (!thread.top || !thread.top->method->holder->trusted) return position;
  const Calls calls(shared, thread);
  if (calls.isExact()) return position;
  position.contracts = calls.contracts();
  calls.forEach([&](const Frame& frame) {
    if (!hasBegun(frame)) {
      position.where = CallPosition::Where::AtStart;
      position.waits = frame.method->callRole & CallRole::kWaits;
      position.call = frame.method.get();
      // An operation within a part that begins with it decides.
      return !isOperation(frame);
    }
    position.where = CallPosition::Where::Within;
    return !isOperation(frame);
  });
  return position;
}

void Tracker::beginCalls(Thread& thread) const {
  thread.partEnded = false;
  const Calls calls(shared, thread);
  if (calls.isExact()) return;
  calls.forEach([&](Frame& frame) {
    if (!hasBegun(frame)) {
      frame.flags |= Frame::kBegun;
      if (frame.method->callRole & CallRole::kDivided) frame.flags |= Frame::kOfDivided;
      if (&frame < thread.lowest) thread.lowest = &frame;
    }
    return !isOperation(frame);
  });
}

// What called-back code of the program has done is a step of its own, even if no other thread can see it.
void Tracker::noteReturn(Thread& thread, Frame& frame) {
  const Method& method = *frame.method;
  if (method.callRole & CallRole::kEnds) thread.partEnded = true;
  if ((method.callRole & CallRole::kEndsOnceInterrupted) &&
      shared.shown.contended.contains(interruptsKind(*method.holder)))
    thread.partEnded = true;
  if (method.holder->trusted) return;
  if (Frame* const caller = frame.caller(); caller && caller->method->holder->trusted) thread.partEnded = true;
}

bool isSeenWaiting(const Thread& thread) {
  for (Frame* frame = thread.top; frame && frame->method->holder->trusted; frame = frame->caller())
    if (frame->method->callRole & CallRole::kMeets) return true;
  return false;
}

const Class* Tracker::lookerOf(const Thread& thread) const { return Calls(shared, thread).looker(); }

namespace {

// The innermost method that the thread is in, of a class that is in the table.
const Method* innermostOf(const Thread& thread) {
  for (Frame* frame = thread.top; frame && frame->method->holder->trusted; frame = frame->caller())
    if (frame->method->holder->callsKind) return frame->method.get();
  return nullptr;
}

}  // namespace

const Class* Tracker::innermostCallee(const Thread& thread) const {
  const Method* const method = innermostOf(thread);
  return method && !shared.shown.contended.contains(method->holder->callsKind) ? method->holder : nullptr;
}

bool Tracker::isOpen(const Thread& thread) const {
  const Method* const method = innermostOf(thread);
  return method && (method->callRole & CallRole::kOpenOnceInterrupted) &&
         shared.shown.contended.contains(interruptsKind(*method->holder));
}

const Method* Tracker::interruptingCall(const Thread& thread) const {
  const PendingAction& pending = thread.pending;
  if (pending.kind != ActionKind::Write || pending.offset != known_.threadInterrupted ||
      pending.object == thread.object || !vm_.classOf(pending.object).isSubclassOf(known_.thread))
    return nullptr;
  for (Frame* frame = thread.top; frame && frame->method->holder->trusted; frame = frame->caller())
    if (frame->method->callRole & CallRole::kInterrupts) return frame->method.get();
  return nullptr;
}

bool Tracker::learnInterrupts(const Method& call) {
  const std::uint64_t kind = interruptsKind(*call.holder);
  if (shared.shown.contended.contains(kind)) return false;
  LOG(Calls, "a call of {} interrupts a thread", call.holder->externalName());
  learnContended(kind);
  return true;
}

void Tracker::learnExactCalls(const Class& c) {
  assert(c.callsKind && "a class that has such calls");
  LOG(Calls, "calls of {} are explored step by step from now on", c.externalName());
  learnContended(c.callsKind);
}

const Method* calledBackBy(const Thread& thread) {
  bool inProgram = false;
  for (Frame* frame = thread.top; frame; frame = frame->caller()) {
    if (!frame->method->holder->trusted) inProgram = true;
    const CallRole::Bits role = frame->method->callRole;
    if (inProgram && hasBegun(*frame) && (role & CallRole::kOperation) && !(role & CallRole::kDivided))
      return frame->method.get();
  }
  return nullptr;
}

}  // namespace weaveproof::tracking
