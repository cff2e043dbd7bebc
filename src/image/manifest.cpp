#include "image/manifest.hpp"

#include <strings.h>

#include <algorithm>

namespace weaveproof::image {

namespace {

// One line without its end (LF, CR or CR LF), taken off the front of `text`.
std::string_view takeLine(std::string_view& text) {
  std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
  std::string_view line = text.substr(0, end);
  text.remove_prefix(end);
  if (text.starts_with("\r\n")) {
    text.remove_prefix(2);
  } else if (!text.empty()) {
    text.remove_prefix(1);
  }
  return line;
}

bool equalsIgnoringCase(std::string_view a, std::string_view b) {
  return a.size() == b.size() && strncasecmp(a.data(), b.data(), a.size()) == 0;
}

constexpr std::string_view kBlank = " \t\r\n\f";

}  // namespace

Manifest::Manifest(std::string_view text) {
  while (!text.empty()) {
    std::string_view line = takeLine(text);
    if (line.empty()) break;  // what follows are sections about single files
    if (line[0] == ' ') {     // lines end after 72 bytes and continue like this
      if (!attributes_.empty()) attributes_.back().second += line.substr(1);
      continue;
    }
    std::size_t colon = line.find(": ");
    if (colon != std::string_view::npos) attributes_.emplace_back(line.substr(0, colon), line.substr(colon + 2));
  }
}

std::string_view Manifest::value(std::string_view name) const {
  auto found = std::find_if(attributes_.rbegin(), attributes_.rend(),
                            [name](const auto& attribute) { return equalsIgnoringCase(attribute.first, name); });
  return found == attributes_.rend() ? std::string_view{} : found->second;
}

std::string Manifest::mainClass() const {
  std::string_view name = value("Main-Class");
  std::size_t first = name.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return std::string(name.substr(first, name.find_last_not_of(kBlank) - first + 1));
}

std::vector<std::string> Manifest::classPath() const {
  std::vector<std::string> urls;
  std::string_view rest = value("Class-Path");
  for (;;) {
    rest.remove_prefix(std::min(rest.find_first_not_of(kBlank), rest.size()));
    if (rest.empty()) return urls;
    std::size_t end = std::min(rest.find_first_of(kBlank), rest.size());
    urls.emplace_back(rest.substr(0, end));
    rest.remove_prefix(end);
  }
}

bool Manifest::isMultiRelease() const { return equalsIgnoringCase(value("Multi-Release"), "true"); }

}  // namespace weaveproof::image
