// The options that the studies have in common, whatever they run.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "experiment.hpp"
#include "study_run.hpp"

namespace bench {

struct StudyFlags {
  std::string limit = "20000", memoryLimit = "2G";
  unsigned workers = 1;

  void add(CLI::App& app, Setting& setting);
  StudySetting settingOf(const Setting& setting, const std::string& size) const;
  StudyPlace placeOf(const Setting& setting) const;  // drops the results that are there if the user wants that
};

// On standard error; of many, the first.
void tellComplaints(const StudyFile& results);

}  // namespace bench
