#include "published/visibility.hpp"

#include <algorithm>

namespace weaveproof::published {

bool Visibility::isWatched(program::Program& program, const program::Pending& pending) const {
  if (classes_.empty() || pending.kind > program::ActionKind::Update) return false;
  const std::string name = program.facts().classOfField(pending);
  if (name.empty()) return false;
  return std::ranges::none_of(classes_, [&](const std::string& listed) {
    return name.starts_with(listed) && (name.size() == listed.size() || name[listed.size()] == '$');
  });
}

namespace {

std::string placeText(program::Program& program, const program::Pending& access) {
  const program::Location location = program.facts().locationOf(access);
  return location.field.empty() ? location.object.type : program.facts().classOfField(access) + "." + location.field;
}

}  // namespace

void Visibility::note(program::Program& program, const program::Pending& pending) {
  Use& use = uses_[std::uint64_t{pending.object} << 32 | pending.offset];
  if (use.thread == 0) use.thread = pending.thread;
  use.isShared |= use.thread != pending.thread;
  use.isWritten |= pending.writes();
  use.isHidden |= isHidden(program, pending);
  if (use.isShared && use.isWritten && use.isHidden && broken_.empty()) broken_ = placeText(program, pending);
}

}  // namespace weaveproof::published
