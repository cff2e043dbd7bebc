// Two threads stand right before accesses to the same location, at least one of which writes, and at least one of which
// is plain: neither happens before the other, since both could be the next thing to happen.
#include <algorithm>

#include "check/properties.hpp"

namespace weaveproof::check {
namespace {

bool isRace(const program::Pending& a, const program::Pending& b) {
  return (a.plain || b.plain) && program::dependent(program::accessesOf(a), program::accessesOf(b));
}

// A Copy has two locations and one flag; what the other access says about the location is surer.
bool concernsUserCode(const program::Pending& a, const program::Pending& b) {
  if (a.kind == program::ActionKind::Copy) return b.ofUserCode && (b.kind != program::ActionKind::Copy || a.ofUserCode);
  return a.ofUserCode;
}

struct AccessText {
  std::string line;
  std::string place;
};

AccessText textOf(program::Program& program, const program::Pending& access,
                  const std::vector<program::ThreadText>& threads) {
  const program::ActionText action = program.describe({access.thread, 0});
  const bool library = !action.inUserCode && !action.userClass.empty();
  std::string place = action.className + "." + action.method;
  if (!action.file.empty())
    place += "(" + action.file + (action.line >= 0 ? ":" + std::to_string(action.line) : "") + ")";
  std::string line = "\"" + action.threadName + "\" " + action.what + " at " + place;
  if (library && !action.userFile.empty()) {
    line += ", called from " + action.userFile + ":" + std::to_string(action.userLine);
  }
  const auto thread = std::ranges::find(threads, access.thread, &program::ThreadText::number);
  if (thread == threads.end() || thread->locks.empty()) {
    line += ", holding no lock";
  } else {
    line += ", holding ";
    for (const std::string& lock : thread->locks) line += (&lock == &thread->locks.front() ? "" : ", ") + lock;
  }
  return {std::move(line), std::move(place)};
}

const char* verbOf(const program::Pending& access) {
  return access.kind == program::ActionKind::Read    ? "read"
         : access.kind == program::ActionKind::Write ? "write"
                                                     : "update";
}

Violation raceBetween(program::Program& program, const program::Pending& a, const program::Pending& b) {
  const std::vector<program::ThreadText> threads = program.threads();
  const AccessText first = textOf(program, a, threads);
  const AccessText second = textOf(program, b, threads);
  const auto nameOfThread = [&](program::ThreadNumber number) {
    const auto thread = std::ranges::find(threads, number, &program::ThreadText::number);
    return thread == threads.end() ? std::to_string(number) : "\"" + thread->name + "\"";
  };
  Violation violation;
  violation.kind = "race";
  violation.message = "Data race on " + program.locationText(a.kind == program::ActionKind::Copy ? b : a) + ": a " +
                      verbOf(a) + " by " + nameOfThread(a.thread) + " and a " + verbOf(b) + " by " +
                      nameOfThread(b.thread) + " are not ordered";
  violation.details = {first.line, second.line};
  violation.threads = {a.thread, b.thread};
  violation.key = "race " + std::min(first.place, second.place) + " " + std::max(first.place, second.place);
  return violation;
}

class RaceProperty final : public Property {
 public:
  explicit RaceProperty(bool inLibrary) : inLibrary_(inLibrary) {}
  std::string_view name() const override { return "race"; }

  std::vector<Violation> check(program::Program& program, const program::Outcome& outcome) override {
    if (outcome.kind == program::Outcome::Kind::Ended || outcome.kind == program::Outcome::Kind::Pruned) return {};
    std::vector<Violation> found;
    const std::span<const program::Pending> all = program.pending();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (!all[i].isAccess()) continue;
      for (std::size_t j = i + 1; j < all.size(); ++j) {
        if (!all[j].isAccess() || !isRace(all[i], all[j]) || !(inLibrary_ || concernsUserCode(all[i], all[j])))
          continue;
        const program::Pending a = all[i], b = all[j];
        found.push_back(raceBetween(program, a, b));
      }
    }
    return found;
  }

 private:
  const bool inLibrary_;
};

}  // namespace

std::unique_ptr<Property> makeRaceProperty(bool inLibrary) { return std::make_unique<RaceProperty>(inLibrary); }

}  // namespace weaveproof::check
