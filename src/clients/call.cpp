#include "clients/call.hpp"

#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "base/error.hpp"

namespace weaveproof::clients {

namespace {

constexpr long kLongestRange = 1000;

std::string trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return std::string(text);
}

std::optional<long> numberIn(const std::string& text) {
  long number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::optional<std::vector<std::string>> rangeIn(std::string_view text) {
  const std::size_t dots = text.find("..");
  if (dots == std::string_view::npos) return std::nullopt;
  const std::optional<long> first = numberIn(trimmed(text.substr(0, dots)));
  const std::optional<long> last = numberIn(trimmed(text.substr(dots + 2)));
  if (!first || !last) return std::nullopt;
  if (*last < *first || *last - *first >= kLongestRange)
    throw base::Error(fmt::format("{{{}}} is no range of 1 to {} numbers", text, kLongestRange));
  std::vector<std::string> values;
  for (long value = *first; value <= *last; ++value) values.push_back(std::to_string(value));
  return values;
}

std::optional<std::vector<std::string>> alternativesIn(std::string_view text) {
  if (text.find('|') == std::string_view::npos) return rangeIn(text);
  std::vector<std::string> values;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('|', at), text.size());
    values.push_back(trimmed(text.substr(at, end - at)));
    at = end + 1;
  }
  return values;
}

}  // namespace

std::vector<Call> callsOf(std::string_view pattern) {
  std::vector<Call> calls{{}};
  const auto add = [&](std::string_view text) {
    for (Call& call : calls) call.text += text, call.shape += text;
  };
  for (std::string text = trimmed(pattern); !text.empty();) {
    const std::size_t open = std::min(text.find('{'), text.size());
    const std::size_t close = text.find('}', open);
    add(std::string_view(text).substr(0, open));
    if (open == text.size()) break;
    const auto values = close == std::string::npos
                            ? std::nullopt
                            : alternativesIn(std::string_view(text).substr(open + 1, close - open - 1));
    if (!values) {
      add("{");
      text.erase(0, open + 1);
      continue;
    }
    std::vector<Call> longer;
    for (const Call& call : calls)
      for (const std::string& value : *values) {
        longer.push_back({call.text + value, call.shape + "{}", call.arguments});
        longer.back().arguments.push_back(value);
      }
    calls = std::move(longer);
    text.erase(0, close + 1);
  }
  return calls;
}

}  // namespace weaveproof::clients
