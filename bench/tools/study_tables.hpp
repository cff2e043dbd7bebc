// Tables 2 to 7, 9 and 10 of dfs-rb.txt, from the rows of a study. (Tables 1 and 8 are bench/characteristics; 11 to 22
// are in study_techniques.hpp.)
#pragma once

#include <string>

#include "study_ranking.hpp"

namespace bench {

std::string extremesTable(const Study& study);                                   // Table 2
std::string criteriaTable(const Ranking& ranking);                               // Table 3
std::string combinedTable(const Ranking& ranking, std::size_t entries);          // Table 4
std::string correlationTable(const Ranking& ranking);                            // Table 5
std::string pairwiseTable(const Study& study, const Ranking& ranking);           // Table 6
std::string leaveOneOutTable(const Study& study);                                // Table 7
std::string topConfigurationsTable(const Study& study, const Ranking& ranking);  // Table 9
std::string deepThresholdsTable(const Study& study);                             // Table 10

// All of them, with a heading and what the paper has beside.
std::string studyTables(const Study& study);

}  // namespace bench
