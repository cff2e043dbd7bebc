// The files that check and replay write when they are asked to.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "report/output_file.hpp"
#include "report/source_lines.hpp"
#include "verdict/result.hpp"

namespace weaveproof::cli {

struct ReportFiles {
  std::string html, sarif;  // empty: not wanted
  bool internals = false;   // each step of what the library does, where a report shows calls else

  bool useStandardOutput() const { return report::isStandardOutput(html) || report::isStandardOutput(sarif); }
  bool tellMoreOfSteps() const { return !html.empty() || !sarif.empty(); }  // than the text does (lookCloser)
};

struct NamedFile {
  const char* name;  // "--html"
  std::string file;  // empty: not wanted
  bool mustBeWritable = true;
};

// Before a long search: throws OutputError if one of them could not be written, and UsageError if two are the same, as
// one would be written over the other.
void requireFiles(const std::vector<NamedFile>& files);

// One of several: reports/trace.json becomes reports/trace-bank.AccountTest.json.
std::string fileFor(const std::string& given, std::string name);

// Hands each file that is wanted, with its text, to `write`.
void writeReports(const ReportFiles& files, const verdict::CheckResult& result, report::SourceLines& sources,
                  const std::function<void(const std::string& file, const std::string& text)>& write);

std::string sarifOf(const verdict::CheckResult& result, report::SourceLines& sources, const ReportFiles& files);

}  // namespace weaveproof::cli
