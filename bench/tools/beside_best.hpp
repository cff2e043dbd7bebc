// Compares --search auto with the best technique of a table, which a user does not know beforehand.
#pragma once

#include <string>
#include <vector>

#include "study_results.hpp"
#include "study_techniques.hpp"

namespace bench {

// A row for each program: transitions until the error is found, by the best single technique and by auto; means over the
// seeds, of techniques that found it with every seed. Empty if auto is not among the rows.
std::string besideTheBest(const StudyFile& results, const std::vector<Technique>& techniques);

}  // namespace bench
