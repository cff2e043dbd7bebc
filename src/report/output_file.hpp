// Where a report is written to: files, and standard output.
#pragma once

#include <stdexcept>
#include <string>

namespace weaveproof::report {

// what() is a sentence without its full stop.
class OutputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A report that is to go to the file "-" goes to standard output.
inline bool isStandardOutput(const std::string& file) { return file == "-"; }

// Before a long search: throws OutputError if the file could not be written at its end. Changes nothing.
void requireWritable(const std::string& file);

// These throw OutputError unless all of the text was written.
void writeText(const std::string& file, const std::string& text);
void writeToStandardOutput(const std::string& text);
void writeToStandardError(const std::string& text);

}  // namespace weaveproof::report
