#include "report/code_place.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace weaveproof::report {

CodePlace codePlaceOf(const program::ActionText& text) {
  if (text.inUserCode || text.userClass.empty()) return {text.className, text.method, text.file, text.line};
  return {text.userClass, text.userMethod, text.userFile, text.userLine};
}

CodePlace codePlaceOf(const std::string& frame) {
  CodePlace place;
  const std::size_t open = frame.rfind('('), colon = frame.rfind(':');
  if (open == std::string::npos) return place;
  const std::size_t dot = frame.rfind('.', open);
  if (dot != std::string::npos) {
    place.className = frame.substr(0, dot);
    place.method = frame.substr(dot + 1, open - dot - 1);
  }
  if (colon != std::string::npos && colon > open) {
    place.file = frame.substr(open + 1, colon - open - 1);
    place.line = std::atoi(frame.c_str() + colon + 1);
  }
  return place;
}

CodePlace userPlaceOf(const std::vector<std::string>& stack) {
  const auto ofLibrary = [](const std::string& frame) {
    return frame.starts_with("java.") || frame.starts_with("jdk.") || frame.starts_with("sun.");
  };
  const auto frame = std::find_if_not(stack.begin(), stack.end(), ofLibrary);
  return frame == stack.end() ? CodePlace() : codePlaceOf(*frame);
}

std::string shown(const CodePlace& place) {
  if (place.file.empty()) return place.className;
  return place.line < 0 ? place.file : fmt::format("{}:{}", place.file, place.line);
}

}  // namespace weaveproof::report
