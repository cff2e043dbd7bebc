#include "batch/refreshed.hpp"

#include <filesystem>

#include "report/output_file.hpp"

namespace weaveproof::batch {

void Refreshed::change() {
  isOld_ = true;
  look();
}

void Refreshed::look() {
  const Clock::time_point begin = Clock::now();
  if (!isOld_ || begin < next_) return;
  isOld_ = false;
  try {
    write_();
  } catch (const report::OutputError&) {
    isOld_ = true;
  }
  constexpr int kShare = 10;
  const Clock::time_point end = Clock::now();
  next_ = end + (end - begin) * kShare;
}

bool canBeRefreshed(const std::string& file) {
  if (file.empty() || report::isStandardOutput(file)) return false;
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(file, error);
  return !std::filesystem::exists(status) || std::filesystem::is_regular_file(status);
}

void writeAll(const std::vector<ReportFile>& files) {
  for (const ReportFile& one : files)
    if (!one.file.empty()) report::writeText(one.file, one.text());
}

void writeSoFar(const std::vector<ReportFile>& files) {
  for (const ReportFile& one : files)
    if (canBeRefreshed(one.file)) report::writeText(one.file, one.text());
}

}  // namespace weaveproof::batch
