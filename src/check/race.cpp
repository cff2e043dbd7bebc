// Two threads stand right before accesses to the same location, at least one of which writes, and at least one of which
// is plain: neither happens before the other, since both could be the next thing to happen.
#include <algorithm>

#include "check/properties.hpp"

namespace weaveproof {
namespace {

bool isRace(const Pending& a, const Pending& b) {
  return (a.plain || b.plain) && dependent(accessesOf(a), accessesOf(b));
}

// A Copy has two locations and one flag; what the other access says about the location is surer.
bool concernsUserCode(const Pending& a, const Pending& b) {
  if (a.kind == ActionKind::Copy) return b.ofUserCode && (b.kind != ActionKind::Copy || a.ofUserCode);
  return a.ofUserCode;
}

struct AccessText {
  std::string line;
  std::string place;
};

AccessText textOf(Program& program, const Pending& access, const std::vector<ThreadText>& threads) {
  const ActionText action = program.describe({access.thread, 0});
  const bool library = !action.inUserCode && !action.userClass.empty();
  std::string place = action.className + "." + action.method;
  if (!action.file.empty())
    place += "(" + action.file + (action.line >= 0 ? ":" + std::to_string(action.line) : "") + ")";
  std::string line = "\"" + action.threadName + "\" " + action.what + " at " + place;
  if (library && !action.userFile.empty()) {
    line += ", called from " + action.userFile + ":" + std::to_string(action.userLine);
  }
  const auto thread = std::ranges::find(threads, access.thread, &ThreadText::number);
  if (thread == threads.end() || thread->locks.empty()) {
    line += ", holding no lock";
  } else {
    line += ", holding ";
    for (const std::string& lock : thread->locks) line += (&lock == &thread->locks.front() ? "" : ", ") + lock;
  }
  return {std::move(line), std::move(place)};
}

const char* verbOf(const Pending& access) {
  return access.kind == ActionKind::Read ? "read" : access.kind == ActionKind::Write ? "write" : "update";
}

Violation raceBetween(Program& program, const Pending& a, const Pending& b) {
  const std::vector<ThreadText> threads = program.threads();
  const AccessText first = textOf(program, a, threads);
  const AccessText second = textOf(program, b, threads);
  const auto nameOfThread = [&](ThreadNumber number) {
    const auto thread = std::ranges::find(threads, number, &ThreadText::number);
    return thread == threads.end() ? std::to_string(number) : "\"" + thread->name + "\"";
  };
  Violation violation;
  violation.kind = "race";
  violation.message = "Data race on " + program.locationText(a.kind == ActionKind::Copy ? b : a) + ": a " + verbOf(a) +
                      " by " + nameOfThread(a.thread) + " and a " + verbOf(b) + " by " + nameOfThread(b.thread) +
                      " are not ordered";
  violation.details = {first.line, second.line};
  violation.threads = {a.thread, b.thread};
  violation.key = "race " + std::min(first.place, second.place) + " " + std::max(first.place, second.place);
  return violation;
}

class RaceProperty final : public Property {
 public:
  explicit RaceProperty(bool inLibrary) : inLibrary_(inLibrary) {}
  std::string_view name() const override { return "race"; }

  std::vector<Violation> check(Program& program, const Outcome& outcome) override {
    if (outcome.kind == Outcome::Kind::Ended || outcome.kind == Outcome::Kind::Pruned) return {};
    std::vector<Violation> found;
    const std::span<const Pending> all = program.pending();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (!all[i].isAccess()) continue;
      for (std::size_t j = i + 1; j < all.size(); ++j) {
        if (!all[j].isAccess() || !isRace(all[i], all[j]) || !(inLibrary_ || concernsUserCode(all[i], all[j])))
          continue;
        const Pending a = all[i], b = all[j];
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

}  // namespace weaveproof
