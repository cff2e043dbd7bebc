#include "clients/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "report/wrap.hpp"

namespace weaveproof::clients {

namespace {

constexpr std::size_t kVerdictWidth = 14, kLongestText = 80, kMostOutcomes = 20;

void addWrapped(std::string& text, const std::string& paragraph, std::size_t width, std::size_t indent) {
  for (const std::string& line : report::wrap(paragraph, width, indent)) text += line + "\n";
}

// "offer(1) = true"; a call without a result as it is.
std::string callWithResult(const std::string& call, const std::string& result) {
  if (result == "void") return call;
  if (result.starts_with("throws ") || result == "(waits)" || result == "(not called)") return call + " " + result;
  return call + " = " + result;
}

// A column a thread, and one for the content, if that is a result.
struct Columns {
  std::vector<std::vector<std::string>> cells;

  Columns(const Results& results, const ClientDetails& result, const std::vector<std::string>& values) {
    std::size_t next = 0;
    for (const auto& thread : result.client.threads) {
      cells.emplace_back();
      for (const std::size_t call : thread) {
        const std::string value = next < values.size() ? values[next++] : "";
        cells.back().push_back(callWithResult(results.subject->calls[call].text, value));
      }
    }
    if (next < values.size()) content = values[next];
  }

  std::string content;
};

std::string tableOf(const Columns& columns) {
  std::vector<std::size_t> widths;
  std::string text = "  ";
  std::size_t rows = 0;
  for (std::size_t i = 0; i < columns.cells.size(); ++i) {
    std::size_t width = 0;
    for (const std::string& cell : columns.cells[i]) width = std::max(width, report::widthOf(cell));
    widths.push_back(width + 4);
    rows = std::max(rows, columns.cells[i].size());
    text += report::padded(threadName(i), widths.back() + 3);
  }
  while (text.ends_with(' ')) text.pop_back();
  text += "\n";
  for (std::size_t row = 0; row < rows; ++row) {
    std::string line = "  ";
    for (std::size_t i = 0; i < columns.cells.size(); ++i)
      line += report::padded(fmt::format("{}. {}", row + 1, columns.cells[i][row]), widths[i] + 3);
    while (line.ends_with(' ')) line.pop_back();
    text += line + "\n";
  }
  return text;
}

// "offer(1) = true; poll() = 1 | offer(2) = true; content [2]"
std::string outcomeText(const Results& results, const ClientDetails& result, const std::string& outcome) {
  const Columns columns(results, result, splitResults(outcome));
  std::vector<std::string> threads;
  for (const auto& thread : columns.cells) threads.push_back(fmt::format("{}", fmt::join(thread, "; ")));
  return fmt::format("{}", fmt::join(threads, " | ")) +
         (columns.content.empty() ? "" : "; in the end " + columns.content);
}

}  // namespace

std::string beginning(const Results& results, const Bounds& bounds, std::size_t width) {
  const Subject& subject = *results.subject;
  const std::size_t calls = subject.calls.size(), clients = results.clients.size();
  std::string text, first = fmt::format("{}: {} call{}, {} threads with {} each: ", subject.sourceName, calls,
                                        calls == 1 ? "" : "s", bounds.threads, bounds.operations);
  if (results.all == clients)
    first += fmt::format("{} client{}.", report::grouped(clients), clients == 1 ? "" : "s");
  else
    first += fmt::format("{} of {} clients, drawn with --seed {}.", report::grouped(clients),
                         results.all ? report::grouped(*results.all) : "very many", bounds.seed);
  addWrapped(text, first, width, 2);
  std::map<std::string, std::vector<std::string>> byReason;
  for (const NotCalled& one : results.notCalled)
    byReason[one.isWish ? "by " + one.why : "as " + one.why].push_back(one.method);
  for (const auto& [why, methods] : byReason)
    addWrapped(text, fmt::format("Not called, {}: {}.", why, fmt::join(methods, ", ")), width, 2);
  return text;
}

Table::Table(const Results& results)
    : results_(results),
      table_({{.width = kVerdictWidth}, {.isRight = true}, {.gap = 2, .most = kLongestText}, {.gap = 1}}) {
  table_.fit({"", std::to_string(results.clients.size())});
  for (const ClientDetails& one : results.clients) table_.fit({"", "", textOf(one.client, results.subject->calls)});
}

std::string Table::line(std::size_t row) const {
  const ClientDetails& client = results_.clients[row];
  const batch::Result& result = results_.checks.rows[row];
  const bool passes = result.verdict == verdict::Verdict::NoViolation;
  std::string text =
      table_.line({passes ? "passes" : result.shownVerdict(), std::to_string(client.number),
                   textOf(client.client, results_.subject->calls), result.result ? figuresOf(result) : ""});
  if (!passes && !result.said.empty())
    text += std::string(table_.start(2), ' ') + report::printable(result.said) + "\n";
  return text;
}

std::string violationText(const Results& results, std::size_t row, const std::string& schedule, std::size_t width) {
  const ClientDetails& result = results.clients[row];
  std::string text = fmt::format("\nClient {} of {}: {}\n\n", result.number, results.subject->sourceName,
                                 report::printable(results.checks.rows[row].said));
  if (result.broken) {
    const Columns columns(results, result, result.broken->results);
    text += tableOf(columns);
    if (!columns.content.empty()) text += "  In the end the object holds " + columns.content + ".\n";
    if (!result.broken->precedences.empty())
      addWrapped(text,
                 fmt::format("\n  Which call had returned when which was called: {}.", result.broken->precedences),
                 width, 4);
    text += fmt::format("\nOne after the other, the calls{} have these results:\n",
                        results.reference.empty() ? "" : " of " + results.reference);
    const std::vector<std::string> outcomes = resultsOf(result.admitted);
    for (std::size_t i = 0; i < std::min(outcomes.size(), kMostOutcomes); ++i)
      addWrapped(text, "  " + outcomeText(results, result, outcomes[i]), width, 6);
    if (outcomes.size() > kMostOutcomes) text += fmt::format("  and {} more\n", outcomes.size() - kMostOutcomes);
    text += "\n";
  }
  return text + schedule;
}

}  // namespace weaveproof::clients
