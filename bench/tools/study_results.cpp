#include "study_results.hpp"

#include <fmt/format.h>

#include <fstream>
#include <optional>
#include <stdexcept>
#include <string_view>

#include "catalogue.hpp"
#include "search/notation.hpp"

namespace bench {
namespace {

// Another one when columns change. Rows of the first had no bytes and outcomes.
constexpr const char *kFirstMark = "weaveproof-study-1", *kMark = "weaveproof-study-2";
constexpr std::size_t kFirstColumns = 9, kColumns = 11;

struct Heading {
  StudySetting setting;
  std::size_t columns = kColumns;  // of each row
};

std::optional<Heading> headingOf(const std::string& line) {
  const std::vector<std::string> columns = splitAt(line, '\t');
  if (columns.size() != 4 || (columns[0] != kMark && columns[0] != kFirstMark)) return std::nullopt;
  return Heading{{columns[1], columns[2], columns[3]}, columns[0] == kMark ? kColumns : kFirstColumns};
}

// A line that was cut off within its last column is damaged, too.
bool isOutcomes(const std::string& text) {
  constexpr std::size_t kDigits = 16;
  const std::size_t colon = text.find(':');
  return text == "-" || (colon != std::string::npos && colon > 0 && text.size() == colon + 1 + kDigits &&
                         text.find_first_not_of("0123456789abcdef:") == std::string::npos);
}

std::optional<StudyRow> rowOf(const std::string& line, std::size_t expectedColumns) {
  const std::vector<std::string> columns = splitAt(line, '\t');
  if (columns.size() != expectedColumns || columns[0].empty() || columns[1].empty() || columns[4].empty())
    return std::nullopt;
  if (columns[3] != "yes" && columns[3] != "no") return std::nullopt;
  const auto count = [&columns](std::size_t i) { return weaveproof::search::parseNumber<std::uint64_t>(columns[i]); };
  const auto seed = count(2), states = count(5), choices = count(6), transitions = count(7);
  const auto seconds = weaveproof::search::parseNumber<double>(columns[8]);
  if (!seed || !states || !choices || !transitions || !seconds || *seconds < 0) return std::nullopt;
  StudyRow row{columns[0], columns[1],   *seed,   columns[3] == "yes", columns[4], *states,
               *choices,   *transitions, *seconds};
  if (expectedColumns == kFirstColumns) return row;
  const auto bytes = count(9);
  if (!bytes || !isOutcomes(columns[10])) return std::nullopt;
  row.bytes = *bytes;
  if (columns[10] != "-") row.outcomes = columns[10];
  return row;
}

bool sameResult(const StudyRow& a, const StudyRow& b) {
  return a.found == b.found && a.ending == b.ending && a.states == b.states && a.choices == b.choices &&
         a.transitions == b.transitions && a.outcomes == b.outcomes;
}

void readInto(StudyFile& study, const std::filesystem::path& file) {
  std::ifstream in(file);
  std::string line;
  const auto complain = [&](std::size_t number, const std::string& what) {
    study.complaints.push_back(fmt::format("{}:{}: {}", file.string(), number, what));
  };
  if (!in) return complain(1, "the file cannot be read.");
  std::getline(in, line);
  const std::string first = line;
  const std::optional<Heading> heading = headingOf(first);
  if (!heading) return complain(1, "this is no file of this version of the study; all of it is skipped.");
  const StudySetting& setting = heading->setting;
  if (study.setting == StudySetting{}) study.setting = setting;
  if (study.setting != setting) {
    return complain(1,
                    fmt::format("these runs ({}, {}, limit {}) are not comparable with the others ({}, {}, limit {}); "
                                "all of the file is skipped.",
                                setting.version, setting.size, setting.limit, study.setting.version, study.setting.size,
                                study.setting.limit));
  }
  for (std::size_t number = 2; std::getline(in, line); ++number) {
    if (line.empty() || line == first) continue;  // files may be put together with cat
    const std::optional<StudyRow> row = rowOf(line, heading->columns);
    if (!row) {
      complain(number, "the line is damaged and skipped.");
      continue;
    }
    if (row->ending == "failed") complain(number, "this run failed, and counts for nothing.");
    const auto [known, isNew] = study.rows.emplace(keyOf(*row), *row);
    if (!isNew && !sameResult(known->second, *row)) complain(number, "another line has another result of this run.");
  }
}

}  // namespace

StudyKey keyOf(const StudyRow& row) { return {row.program, row.technique, row.seed}; }

std::string lineOf(const StudySetting& setting) {
  return fmt::format("{}\t{}\t{}\t{}", kMark, setting.version, setting.size, setting.limit);
}

std::string lineOf(const StudyRow& row) {
  return fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{:.6f}\t{}\t{}", row.program, row.technique, row.seed,
                     row.found ? "yes" : "no", row.ending, row.states, row.choices, row.transitions, row.seconds,
                     row.bytes, row.outcomes.empty() ? "-" : row.outcomes);
}

StudyFile readStudy(const std::vector<std::filesystem::path>& files) {
  StudyFile study;
  for (const std::filesystem::path& file : files) readInto(study, file);
  if (!study.rows.empty()) return study;
  std::string sentence = "There is no result left to look at.";
  for (const std::string& complaint : study.complaints) sentence += "\n" + complaint;
  throw std::runtime_error(sentence);
}

StudyFile prepareStudy(const std::filesystem::path& file, const StudySetting& setting) {
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path());
  StudyFile study;
  study.setting = setting;
  bool endsInLine = true, isEmpty = true;
  if (std::ifstream in(file, std::ios::ate); in) {
    isEmpty = in.tellg() == 0;
    if (!isEmpty) {
      in.seekg(-1, std::ios::end);
      endsInLine = in.get() == '\n';
    }
  }
  std::ofstream out(file, std::ios::app);
  if (isEmpty) {
    out << lineOf(setting) << '\n';
  } else if (!endsInLine) {
    out << '\n';
  }
  out.close();
  if (!out) throw std::runtime_error(file.string() + " cannot be written.");
  readInto(study, file);
  if (study.rows.empty() && !study.complaints.empty() && study.complaints[0].find(":1: ") != std::string::npos) {
    throw std::runtime_error(study.complaints[0] + " Name another file with --results.");
  }
  return study;
}

}  // namespace bench
