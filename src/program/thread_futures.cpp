#include "program/thread_futures.hpp"

#include <cassert>

#include "base/mix.hpp"
#include "vm/identity_hash.hpp"

namespace weaveproof::program {

std::size_t ThreadFutures::Hash::operator()(const change::AccessSet& set) const {
  std::uint64_t hash = 0;
  for (const std::uint64_t word : set.words()) hash = (hash ^ word) * base::kMix1 + 1;
  return hash;
}

ThreadFutures::ThreadFutures(vm::Machine& vm, const change::FutureAccesses& future, base::MemoryAccount& account)
    : vm_(vm),
      future_(future),
      account_(account),
      numbers_(decltype(numbers_)::allocator_type(account)),
      sets_(decltype(sets_)::allocator_type(account)),
      unions_(decltype(unions_)::allocator_type(account)) {
  numberOf({});
  always_ = numberOf(future.always());
  tasks_ = numberOf(future.by(jdk::Upcalls::Tasks));
  all_ = numberOf(future.by(jdk::Upcalls::All));
}

ThreadFutures::Set ThreadFutures::numberOf(const change::AccessSet& set) {
  if (const auto known = numbers_.find(set); known != numbers_.end()) return known->second;
  const std::uint64_t bytes = set.words().size() * sizeof(std::uint64_t);
  account_.charge(bytes);
  bytesOfSets_ += bytes;
  const auto number = static_cast<Set>(sets_.size());
  sets_.push_back(nullptr);
  sets_.back() = &numbers_.try_emplace(set, number).first->first;
  return number;
}

ThreadFutures::Set ThreadFutures::unite(Set a, Set b) {
  if (a == b || b == 0) return a;
  if (a == 0) return b;
  const std::uint64_t pair = std::uint64_t{std::min(a, b)} << 32 | std::max(a, b);
  if (const auto known = unions_.find(pair); known != unions_.end()) return known->second;
  change::AccessSet both = at(a);
  both.add(at(b));
  return unions_.try_emplace(pair, numberOf(both)).first->second;
}

// As in to_change.cpp. A class that is neither the program's as it was analysed nor the library's, such as a harness or what a class
// loader of the program has made, may come to anything.
const ThreadFutures::Known& ThreadFutures::lookUp(const vm::Method& method) {
  const auto [it, isNew] = methods_.try_emplace(&method);
  Known& found = it->second;
  if (!isNew) return found;
  const std::string_view holder = method.holder->name->text();
  if (method.holder->hidden || method.hiddenFrame) {
    found.kind = Kind::Bridge;
  } else if (future_.isOfProgram(holder)) {
    found.kind = Kind::OfProgram;
    const auto told = future_.of(holder, method.name->text(), method.descriptor->text());
    for (const change::AccessSet& set : told.ahead) found.ahead.push_back(numberOf(set));
    for (const change::AccessSet& set : told.behind) found.behind.push_back(numberOf(set));
  } else if (!method.holder->trusted) {
    found.kind = Kind::Unknown;
  } else if (holder == "java/lang/Thread" && method.name->text() == "run") {
    found.kind = Kind::Bridge;
  }
  return found;
}

// The first frame of a thread is the machine's own. It calls Thread.run, or main; then, if an exception was not caught,
// the code that handles it, which is among what every thread may come to; and then it ends the thread. Gives what that
// frame may still do.
ThreadFutures::Set ThreadFutures::ofFirstFrame(const vm::Frame& first, const vm::Frame* second, bool& isDone) const {
  const bool isMain = first.method->name->text() == "main";
  isDone = false;
  if (first.resume == 0) return isMain ? all_ : tasks_;
  isDone = second == nullptr || second->method->name->text() != (isMain ? "main" : "run");
  return 0;
}

// From the first frame to the last. If a frame of the program has called another method of the program, what is left of
// it is what follows this call. If the library runs above it, what the library may do or call is part of the call. If
// there is no frame of the program below, the library may run any task; but Thread.run, and frames that the machine has
// made, have already called what they are there for.
ThreadFutures::Set ThreadFutures::of(const vm::Thread& thread) {
  frames_.clear();
  for (vm::Frame* frame = thread.top; frame != nullptr; frame = frame->caller()) frames_.push_back(frame);
  if (frames_.empty()) return always_;
  std::size_t i = frames_.size() - 1;
  bool isDone = false;
  Set set = unite(always_, ofFirstFrame(*frames_[i], i == 0 ? nullptr : frames_[i - 1], isDone));
  if (isDone) return set;
  bool isBegun = false;  // there is a frame of the program below
  while (i-- > 0) {
    const vm::Frame& frame = *frames_[i];
    const Known& known = lookUp(*frame.method);
    const bool again = i == 0 || (frames_[i - 1]->flags & vm::Frame::kExecuteAgain) != 0;
    if (known.kind == Kind::Unknown) set = unite(set, all_);
    if (known.kind != Kind::OfProgram) {
      if (!isBegun && (again || known.kind != Kind::Bridge)) set = unite(set, tasks_);
      continue;
    }
    isBegun = true;
    const auto bci = static_cast<std::size_t>(frame.isNative() ? 0 : frame.bci());
    if (bci >= known.ahead.size()) {  // a native method
      set = unite(set, all_);
      continue;
    }
    const bool hasCalledProgram = !again && lookUp(*frames_[i - 1]->method).kind == Kind::OfProgram;
    set = unite(set, hasCalledProgram ? known.behind[bci] : known.ahead[bci]);
  }
  return set;
}

// ---- fields

const std::vector<ThreadFutures::Field>& ThreadFutures::layoutOf(const vm::Class& type, bool statics) {
  const auto [it, isNew] = layouts_[statics].try_emplace(&type);
  std::vector<Field>& layout = it->second;
  if (!isNew) return layout;
  const auto put = [&](const vm::Field& field) {
    if (field.isStatic() != statics) return;
    if (layout.size() <= field.offset) layout.resize(field.offset + 1, kNoField);
    layout[field.offset] = future_.fieldOf(field.holder->name->text(), field.name->text());
  };
  for (const vm::Class* one = &type; one != nullptr; one = statics ? nullptr : one->super)
    for (const vm::Field& field : one->fields) put(field);
  return layout;
}

// Arrays of the library are its own business; how it uses those that the program has made is seen.
ThreadFutures::Field ThreadFutures::fieldAt(heap::Ref ref, std::uint64_t offset) {
  assert(ref != 0 && offset >= heap::kHeaderBytes && "a place in an object");
  const vm::Class& type = vm_.classOf(ref);
  Field field = kNoField;
  if (type.isArray()) {
    const heap::Chain* const chain = tracking::trackerOf(vm_).shared.identities.chainOf(ref);
    if (chain != nullptr && chain->byUserCode) field = change::FutureAccesses::arrayOf(type.name->text()[1]);
  } else {
    const bool isMirror = &type == vm_.known.klass;
    const std::vector<Field>& layout = layoutOf(isMirror ? vm_.classOfMirror(ref) : type, isMirror);
    if (offset < layout.size()) field = layout[offset];
  }
  return field == kNoField || isUnforeseen(field) ? kNoField : field;
}

// ---- where the analyses were wrong

// In the same set as kinds of memory that turned out to be contended (tracking/lock_discipline.hpp), under numbers that these do not have.
tracking::LockDiscipline::Kind ThreadFutures::kindOf(Field field) const {
  constexpr std::uint32_t kUnforeseen = UINT32_MAX - 1;
  return std::uint64_t{vm::mixText(vm::kNoText, future_.textOf(field))} << 32 | kUnforeseen;
}

void ThreadFutures::learnUnforeseen(Field field) {
  if (!isUnforeseen(field)) tracking::trackerOf(vm_).learnContended(kindOf(field));
}

bool ThreadFutures::isUnforeseen(Field field) {
  const std::set<tracking::LockDiscipline::Kind>& known = tracking::trackerOf(vm_).shared.shown.contended;
  if (known.size() != kindsSeen_) {  // between two searches
    kindsSeen_ = known.size();
    unforeseen_.assign(future_.fields(), false);
    for (Field one = 0; one < future_.fields(); ++one) unforeseen_[one] = known.contains(kindOf(one));
  }
  return unforeseen_[field];
}

}  // namespace weaveproof::program
