// Figures 5 to 8 of dfs-rb.txt from the rows of a study.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "study_ranking.hpp"
#include "study_techniques.hpp"

namespace bench {

std::string speedFigure(const Study& study);      // Figure 5: average / median, sorted, up to 10
std::string variationFigure(const Study& study);  // Figure 6: σ/μ of states, sorted, up to 2
std::string findingFigure(const Study& study);    // Figure 7: share of runs that found the error, descending
// Figure 8, of one program: the averages of all techniques; a cross where no run found the error.
std::string techniquesFigure(const Study& study, const std::vector<Technique>& techniques, const std::string& program);

// All of them, into files of a folder; returns their names.
std::vector<std::string> writeStudyFigures(const Study& study, const std::vector<Technique>& techniques,
                                           const std::filesystem::path& folder);

}  // namespace bench
