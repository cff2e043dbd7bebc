// Report files that are written again whenever more is known, so that they hold what is known when the process is
// killed. A large report is not written so often that this would take more than a tenth of the time.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

namespace weaveproof::batch {

class Refreshed {
 public:
  explicit Refreshed(std::function<void()> write) : write_(std::move(write)) {}

  void change();  // more is known
  void look();    // some time has passed

 private:
  using Clock = std::chrono::steady_clock;

  std::function<void()> write_;  // may throw report::OutputError: reported when the files are written for the last time
  bool isOld_ = false;
  Clock::time_point next_;
};

// Standard output, devices and pipes take one text only.
bool canBeRefreshed(const std::string& file);

struct ReportFile {
  std::string file;  // empty: not wanted
  std::function<std::string()> text;
};

// These throw report::OutputError. The second one writes those that can be written again.
void writeAll(const std::vector<ReportFile>& files);
void writeSoFar(const std::vector<ReportFile>& files);

}  // namespace weaveproof::batch
