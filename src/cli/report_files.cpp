#include "cli/report_files.hpp"

#include <fmt/format.h>

#include <cctype>
#include <filesystem>

#include "cli/usage_error.hpp"
#include "report/output_file.hpp"
#include "report/page.hpp"
#include "report/sarif.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

namespace {

// Devices and pipes take several texts.
bool sameFile(const std::string& one, const std::string& other) {
  std::error_code error;
  const auto whole = [&](const std::string& file) { return fs::weakly_canonical(fs::absolute(file, error), error); };
  const fs::path path = whole(one);
  if (path.empty() || path != whole(other)) return false;
  return !fs::exists(path, error) || fs::is_regular_file(path, error);
}

}  // namespace

void requireFiles(const std::vector<NamedFile>& files) {
  for (const NamedFile& file : files)
    if (!file.file.empty() && file.mustBeWritable) report::requireWritable(file.file);
  for (auto one = files.begin(); one != files.end(); ++one)
    for (auto other = one + 1; other != files.end(); ++other)
      if (!one->file.empty() && !other->file.empty() && sameFile(one->file, other->file))
        throw UsageError{
            fmt::format("{} and {} must be two files, but both are {}", one->name, other->name, one->file)};
}

std::string fileFor(const std::string& given, std::string name) {
  for (char& c : name)
    if (c == '/' || std::iscntrl(static_cast<unsigned char>(c)) != 0) c = '_';
  const std::size_t slash = given.rfind('/'), dot = given.rfind('.');
  const bool hasEnding = dot != std::string::npos && (slash == std::string::npos || dot > slash + 1) && dot > 0;
  const std::size_t end = hasEnding ? dot : given.size();
  return fmt::format("{}-{}{}", given.substr(0, end), name, given.substr(end));
}

void writeReports(const ReportFiles& files, const verdict::CheckResult& result, report::SourceLines& sources,
                  const std::function<void(const std::string& file, const std::string& text)>& write) {
  if (!files.html.empty()) write(files.html, report::pageText(result, sources));
  if (!files.sarif.empty()) write(files.sarif, sarifOf(result, sources, files));
}

std::string sarifOf(const verdict::CheckResult& result, report::SourceLines& sources, const ReportFiles& files) {
  std::error_code error;
  return report::sarifText(result, sources, fs::current_path(error), files.internals);
}

}  // namespace weaveproof::cli
