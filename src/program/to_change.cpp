#include "program/to_change.hpp"

#include "program/java_program.hpp"

namespace weaveproof::program {

// A bridge is a method that the machine has made. That of a lambda calls the body and returns, and so does Thread.run with its
// task; what else there is before the program's own first frame is the library.
MethodsByChange::Known MethodsByChange::lookUp(const vm::Method& method) {
  const auto known = known_.find(&method);
  if (known != known_.end()) return known->second;
  const std::string_view holder = method.holder->name->text();
  Known found{Kind::OfLibrary, nullptr};
  if (method.holder->hidden || method.hiddenFrame) {
    found.kind = Kind::Bridge;
  } else if (reach_->isOfProgram(holder)) {
    found = {Kind::OfProgram, reach_->find(holder, method.name->text(), method.descriptor->text())};
  } else if (holder == "java/lang/Thread" && method.name->text() == "run") {
    found.kind = Kind::Bridge;
  }
  known_.emplace(&method, found);
  return found;
}

// From the first frame to the last. What the library does above one of the program's frames is no more than what its call may come
// to; a frame that was called once more by the machine (to initialise a class) begins its instruction again.
ToChange MethodsByChange::of(const vm::Thread& thread) {
  if (reach_ == nullptr || thread.top == nullptr) return ToChange::Behind;
  frames_.clear();
  for (vm::Frame* frame = thread.top; frame != nullptr; frame = frame->caller()) frames_.push_back(frame);
  bool ahead = reach_->always();
  jdk::Upcalls upcalls = jdk::Upcalls::Tasks;
  for (std::size_t i = frames_.size(); i-- > 0;) {
    const vm::Frame& frame = *frames_[i];
    const bool isTop = i == 0;
    const Known known = lookUp(*frame.method);
    if (known.kind != Kind::OfProgram) {
      // A bridge may call several of the objects that it was given: to join their texts, or what a method handle combines.
      const bool isDone = !isTop && known.kind == Kind::Bridge && upcalls == jdk::Upcalls::Tasks;
      if (!isDone) ahead = ahead || reach_->by(upcalls);
      continue;
    }
    upcalls = jdk::Upcalls::None;
    if (known.told == nullptr) continue;
    if (frame.isNative() || static_cast<std::size_t>(frame.bci()) >= known.told->within.size()) {
      ahead = true;
      upcalls = jdk::Upcalls::All;
      continue;
    }
    const auto bci = static_cast<std::size_t>(frame.bci());
    if (known.told->within[bci]) return ToChange::Within;
    const bool again = isTop || (frames_[i - 1]->flags & vm::Frame::kExecuteAgain) != 0;
    ahead = ahead || (again ? known.told->ahead[bci] : known.told->behind[bci]);
    upcalls = known.told->upcalls[bci];
  }
  return ahead ? ToChange::Ahead : ToChange::Behind;
}

ToChange JavaProgram::toChange(ThreadNumber thread) { return toChange_.of(*vm_.threads[thread - 1]); }

}  // namespace weaveproof::program
