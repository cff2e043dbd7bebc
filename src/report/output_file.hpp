// The files that a report is written to.
#pragma once

#include <stdexcept>
#include <string>

namespace weaveproof {

// what() is a sentence without its full stop.
class OutputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Before a long search: throws OutputError if the file could not be written at its end. Changes nothing.
void requireWritable(const std::string& file);

void writeText(const std::string& file, const std::string& text);  // throws OutputError

}  // namespace weaveproof
