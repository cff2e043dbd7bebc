#include "report/schedule_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "report/code_place.hpp"
#include "report/events.hpp"
#include "report/wrap.hpp"
#include "words/action_text.hpp"
#include "words/switch_text.hpp"
#include "words/wait_text.hpp"

namespace weaveproof::report {

namespace {

constexpr std::size_t kNarrowestColumn = 32;
constexpr std::size_t kGap = 2, kIndent = 4;
constexpr std::size_t kSourceLines = 3;  // that one line of source may take
constexpr std::size_t kRowsAtTheBeginning = 120, kRowsAtTheEnd = 240;

// What stands between two horizontal borders: in one thread's column, or across all of them.
struct Row {
  static constexpr std::size_t kAcross = static_cast<std::size_t>(-1);
  std::string label;  // step, or steps: "7", "8-12"
  std::size_t column = kAcross;
  std::vector<std::string> lines;
  std::size_t steps = 0;
};

// ", Transfer.java:12 to 14"; what is not known is omitted.
std::string stretch(const program::Place& from, const program::Place& to) {
  const std::string first = shown(from), last = shown(to);
  if (first.empty() && last.empty()) return "";
  if (first.empty()) return ", to " + last;
  if (last.empty() || first == last) return ", " + first;
  const bool sameFile = from.file == to.file && !from.file.empty() && to.line >= 0;
  return fmt::format(", {} to {}", first, sameFile ? std::to_string(to.line) : last);
}

// A line of Java without the comment at its end. (Two slashes in a string are none.)
std::string withoutComment(const std::string& source) {
  bool inString = false;
  for (std::size_t i = 0; i + 1 < source.size(); ++i) {
    if (source[i] == '\\')
      ++i;
    else if (source[i] == '"')
      inString = !inString;
    else if (!inString && source[i] == '/' && source[i + 1] == '/')
      return source.substr(0, source.find_last_not_of(' ', i ? i - 1 : 0) + 1);
  }
  return source;
}

class Page {
 public:
  Page(const schedule::Counterexample& example, SourceLines& sources, std::size_t width, bool internals)
      : example_(example), sources_(sources), internals_(internals), events_(eventsOf(example, internals)) {
    for (const schedule::Step& step : example.steps) {
      columnOf(step.action.thread, step.described.where.threadName);
      for (const program::SideEvent& side : step.sideEvents) columnOf(side, step);
    }
    for (const schedule::LastPlace& place : example.last) columnOf(place.thread.number, place.thread.name);
    const std::size_t count = std::max<std::size_t>(columns_.size(), 1);
    gutter_ = std::max<std::size_t>(6, 2 * std::to_string(example.steps.size()).size() + 3);
    const std::size_t all = width > gutter_ + kNarrowestColumn ? width - gutter_ : kNarrowestColumn;
    const std::size_t each = (all - kGap * (count - 1)) / count;
    apart_ = count == 1 || (all > kGap * (count - 1) && each >= std::max(kNarrowestColumn, longestWord()));
    width_ = apart_ ? each : all;
    page_ = gutter_ + all;
  }

  std::string text() {
    makeRows();
    if (apart_) printHeader();
    const bool tooLong = rows_.size() > kRowsAtTheBeginning + kRowsAtTheEnd + 1;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (tooLong && i == kRowsAtTheBeginning) {
        std::size_t steps = 0;
        for (; i < rows_.size() - kRowsAtTheEnd; ++i) steps += rows_[i].steps;
        text_ += fmt::format("\n  -- {} steps are not shown here; the trace file has them all\n\n", grouped(steps));
      }
      print(rows_[i]);
    }
    return std::move(text_);
  }

 private:
  // A number that another thread has taken over gets another column.
  std::size_t columnOf(program::ThreadNumber thread, const std::string& name) {
    const auto key = std::make_pair(thread, name);
    const auto known = std::find(columns_.begin(), columns_.end(), key);
    if (known != columns_.end()) return static_cast<std::size_t>(known - columns_.begin());
    columns_.push_back(key);
    lastPlace_.emplace_back();
    return columns_.size() - 1;
  }

  // The thread may have got another name in the step.
  std::size_t columnOf(const program::SideEvent& side, const schedule::Step& step) {
    const bool isOwn = side.thread == step.action.thread;
    return columnOf(side.thread, isOwn ? step.described.where.threadName : side.where.threadName);
  }

  // A column that is narrower would cut it in two.
  std::size_t longestWord() const {
    std::size_t longest = 0;
    const auto look = [&](const std::string& text, std::size_t indent) {
      for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        longest = std::max(longest, indent + widthOf(std::string_view(text).substr(at, end - at)));
        at = end + 1;
      }
    };
    for (const Event& event : events_) {
      look(printable(event.what), kIndent);
      look(shown((event.side ? event.side->where : example_.steps[event.first].described.where).ownPlace()), 1);
    }
    for (const schedule::LastPlace& place : example_.last)
      look(printable(place.blocked ? words::textOf(place.thread.wait) : words::textOf(place.next)), kIndent);
    for (const auto& [number, name] : columns_) longest = std::max(longest, widthOf(printable(name)));
    return longest;
  }

  // ---- rows

  void makeRows() {
    const auto isSwitch = [&](const Event& event) { return !event.side && example_.steps[event.first].switched; };
    const auto beginOf = [](const Event& event) { return event.side ? event.first + 1 : event.first; };
    const auto beginsCycle = [&](const Event& event) {
      return !event.side && example_.schedule.cycleStart == event.first;
    };
    for (std::size_t i = 0; i < events_.size();) {
      if (beginsCycle(events_[i])) across("from here on the steps can repeat for ever:");
      if (i == 0 || isSwitch(events_[i])) switchTo(example_.steps[events_[i].first]);
      std::size_t end = i;  // of events that concern no other thread
      while (end + 1 < events_.size() && !events_[end].interacts &&
             (end == i || (!isSwitch(events_[end]) && !beginsCycle(events_[end]))))
        ++end;
      if (end - i >= 2)
        fold(events_[i].first, beginOf(events_[end])), i = end;
      else
        show(events_[i]), ++i;
    }
    if (example_.schedule.cycleStart)
      across(fmt::format("the program is where it was before step {}", *example_.schedule.cycleStart + 1));
    else
      for (const schedule::LastPlace& place : example_.last) showLast(place);
  }

  void across(const std::string& remark) {
    Row row;
    row.lines = {"-- " + remark};
    rows_.push_back(std::move(row));
  }

  void switchTo(const schedule::Step& step) {
    if (step.switched) {
      const std::string inShort = internals_ ? "" : words::shortTextOf(*step.switched);
      across(printable(inShort.empty() ? words::textOf(*step.switched) : inShort));
    }
    if (!apart_)
      rows_.push_back({.label = "", .lines = {fmt::format("[{}]", printable(step.described.where.threadName))}});
    lastPlace_[columnOf(step.action.thread, step.described.where.threadName)].clear();
  }

  void show(const Event& event) {
    const schedule::Step& step = example_.steps[event.first];
    Row row;
    if (event.side) {
      row.column = columnOf(*event.side, step);
      addPlace(row, event.side->where.ownPlace());
      row.lines.push_back("  " + printable(event.what));
      return rows_.push_back(std::move(row));
    }
    row.label = event.last == event.first ? std::to_string(event.first + 1)
                                          : fmt::format("{}-{}", event.first + 1, event.last + 1);
    row.column = columnOf(step.action.thread, step.described.where.threadName);
    row.steps = event.last - event.first + 1;
    // A thread without the program's own code on its stack is at no line of it.
    if (event.isCall && !step.described.where.user.isKnown())
      lastPlace_[row.column].clear();
    else
      addPlace(row, step.described.where.ownPlace());
    row.lines.push_back("  " + printable(event.what));
    rows_.push_back(std::move(row));
  }

  void fold(std::size_t first, std::size_t end) {
    const schedule::Step& step = example_.steps[first];
    Row row;
    row.label = fmt::format("{}-{}", first + 1, end);
    row.column = columnOf(step.action.thread, step.described.where.threadName);
    row.steps = end - first;
    const program::Place &from = step.described.where.ownPlace(),
                         &to = example_.steps[end - 1].described.where.ownPlace();
    row.lines = {fmt::format("({} steps of its own{})", end - first, stretch(from, to))};
    lastPlace_[row.column].clear();
    rows_.push_back(std::move(row));
  }

  void showLast(const schedule::LastPlace& place) {
    Row row;
    row.label = "end";
    row.column = columnOf(place.thread.number, place.thread.name);
    if (!apart_) row.lines.push_back(fmt::format("[{}]", printable(place.thread.name)));
    lastPlace_[row.column].clear();
    addPlace(row, place.blocked ? ownPlaceOf(place.thread.stack) : place.next.where.ownPlace());
    row.lines.push_back(
        "  " + printable(place.blocked ? words::textOf(place.thread.wait) : "next: " + words::textOf(place.next)));
    rows_.push_back(std::move(row));
  }

  // Where it happens, unless the row before in this column has said so.
  void addPlace(Row& row, const program::Place& place) {
    const bool isChanged = sources_.isChanged(place.className, place.file, place.line);
    const std::string name = (isChanged ? "+ " : "") + shown(place);
    if (name.empty() || name == lastPlace_[row.column]) return;
    lastPlace_[row.column] = name;
    std::string source = printable(sources_.line(place.className, place.file, place.line));
    const auto fits = [&] { return widthOf(name) + 2 + widthOf(source) <= width_; };
    if (!fits()) source = withoutComment(source);
    if (source.empty() || fits()) {
      row.lines.push_back(source.empty() ? name : name + ": " + source);
    } else {
      row.lines.push_back(name + ":");
      row.lines.push_back(cut(source, kSourceLines * (width_ - kIndent)));
    }
  }

  // ---- on paper

  void printHeader() {
    std::string names(gutter_, ' '), rule(gutter_, ' ');
    for (const auto& [number, name] : columns_) {
      names += padded(cut(printable(name), width_), width_ + kGap);
      rule += std::string(width_, '-') + std::string(kGap, ' ');
    }
    text_ += trimmed(names) + "\n" + trimmed(rule) + "\n";
  }

  // The label stands beside the last line that is not a place: what was done.
  void print(const Row& row) {
    const bool isAcross = row.column == Row::kAcross;
    const std::size_t margin = !isAcross && apart_ ? row.column * (width_ + kGap) : 0;
    for (std::size_t i = 0; i < row.lines.size(); ++i) {
      std::string label = i + 1 == row.lines.size() ? row.label : "";
      for (const std::string& line : wrap(row.lines[i], isAcross ? page_ - 2 : width_, isAcross ? 3 : kIndent)) {
        if (isAcross) {
          text_ += "  " + line + "\n";
        } else {
          text_ += trimmed(fmt::format("{:>{}}  ", label, gutter_ - 2) + std::string(margin, ' ') + line) + "\n";
          label.clear();
        }
      }
    }
  }

  static std::string trimmed(std::string text) {
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
  }

  const schedule::Counterexample& example_;
  SourceLines& sources_;
  const bool internals_;
  const std::vector<Event> events_;
  std::vector<std::pair<program::ThreadNumber, std::string>> columns_;
  std::vector<std::string> lastPlace_;  // said last, by column
  std::size_t gutter_ = 0, width_ = 0, page_ = 0;
  bool apart_ = true;  // each thread has a column
  std::vector<Row> rows_;
  std::string text_;
};

}  // namespace

std::string placeOf(const program::Standpoint& where) { return shown(where.ownPlace()); }

std::string scheduleText(const schedule::Counterexample& example, SourceLines& sources, std::size_t width,
                         bool internals) {
  return Page(example, sources, width, internals).text();
}

}  // namespace weaveproof::report
