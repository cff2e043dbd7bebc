// The rankings of dfs-rb.txt, sections 6 and 7, from the rows of a study.
//
// Where the paper leaves open how a criterion is combined over the programs, it is the mean over them, of what is no
// product: of the distances, and of 1 + the coefficient of variation. The best average of a program, from which
// distances are measured, is that of the configurations that find its error in at least half of their runs, as in Table
// 2 ("LA"), if there is one.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "study_results.hpp"

namespace bench {

// What one technique did on one program, over all its runs.
struct Summary {
  std::size_t runs = 0;
  std::vector<double> states, choices, seconds;  // of the runs that found the error; states as StudyRow::effort
  std::vector<double> all;                       // states of all, infinite where nothing was found; ascending
  std::map<std::string, std::size_t> endings;    // of those that did not find it

  bool found() const { return !states.empty(); }
  double share() const { return static_cast<double>(states.size()) / static_cast<double>(runs); }
  double average() const;  // of states; infinite if nothing was found
};

class Study {
 public:
  explicit Study(const StudyFile& file);

  const StudySetting& setting() const { return setting_; }
  // What there are rows of: programs in the order of the paper, configurations by name.
  const std::vector<std::string>& programs() const { return programs_; }
  const std::vector<std::string>& trainingPrograms() const { return training_; }
  const std::vector<std::string>& configurations() const { return configurations_; }  // of DFS-RB, but not of Table 10

  // Null if there are no such rows.
  const Summary* find(const std::string& program, const std::string& technique) const;

  // What the third criterion is about. Running times (as in the paper) if the limit is one in time; else states, which
  // are the same on every machine.
  const std::vector<double>& varying(const Summary& summary) const;

 private:
  StudySetting setting_;
  std::vector<std::string> programs_, training_, configurations_;
  std::map<std::pair<std::string, std::string>, Summary> summaries_;
};

// Ranks are places from 1, shared by equals. They are places among the successful configurations, which found the error
// of every program in some run.
struct Ranked {
  std::string configuration;
  double errors = 0, distance = 0, variation = 0;  // scores, 1 the best
  double errorsRank = 0, distanceRank = 0, variationRank = 0;

  double combined() const { return errorsRank + distanceRank + variationRank; }
};

struct Ranking {
  std::vector<Ranked> successful;    // by the combined rank
  std::vector<std::string> failing;  // the others that were run on all these programs
};

Ranking rankingOf(const Study& study, const std::vector<std::string>& programs);

// Table 5.
struct CriteriaCorrelation {
  std::string pair;
  double printed = 0, withTies = 0;  // by the paper's formula, and as it is right if there are ties
};
std::vector<CriteriaCorrelation> correlationsOf(const Ranking& ranking);

// Table 6: for every pair of configurations the one that Â12 says is likely to need fewer states gets 1 and the other
// one -1, the mean over the programs. Pairs that are equal give nothing. By score, the highest first.
std::vector<std::pair<std::string, double>> pairwiseScores(const Study& study,
                                                           const std::vector<std::string>& programs);

// Table 7: Spearman's ρ of the ranking without this program and the ranking of this program alone.
struct LeftOut {
  std::string program;
  double withFailures = 0, justSuccess = 0;
  std::size_t configurations = 0, successful = 0;
};
std::vector<LeftOut> leaveOneOut(const Study& study, const std::vector<std::string>& programs);

// Table 9: the share of all configurations with a better average; negative if it found nothing.
double shareOfBetter(const Study& study, const std::string& program, const std::string& configuration);

}  // namespace bench
