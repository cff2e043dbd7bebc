#include "record.hpp"

#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace bench {
namespace {

using nlohmann::json;

json toJson(const Record& record) {
  return {{"program", record.key.program},
          {"size", record.key.size},
          {"variant", record.key.variant},
          {"config", record.config},
          {"options", record.key.options},
          {"seed", record.key.seed},
          {"limits", record.key.limits},
          {"verdict", record.verdict},
          {"kind", record.kind},
          {"message", record.message},
          {"errors", record.errors},
          {"complete", record.complete},
          {"ending", record.ending},
          {"states", record.states},
          {"transitions", record.transitions},
          {"choice_points", record.choicePoints},
          {"max_depth", record.maxDepth},
          {"schedules", record.schedules},
          {"seconds", record.seconds},
          {"states_per_second", record.statesPerSecond},
          {"bytes_per_state", record.bytesPerState},
          {"peak_rss_bytes", record.peakBytes}};
}

Record fromJson(const json& object) {
  Record record;
  record.key = {object.at("program"), object.at("size"), object.at("variant"),
                object.at("options"), object.at("seed"), object.at("limits")};
  object.at("config").get_to(record.config);
  object.at("verdict").get_to(record.verdict);
  object.at("kind").get_to(record.kind);
  object.at("message").get_to(record.message);
  object.at("complete").get_to(record.complete);
  record.ending = object.value("ending", "");
  record.errors = object.value("errors", record.errors);
  object.at("states").get_to(record.states);
  object.at("transitions").get_to(record.transitions);
  object.at("choice_points").get_to(record.choicePoints);
  object.at("max_depth").get_to(record.maxDepth);
  object.at("schedules").get_to(record.schedules);
  object.at("seconds").get_to(record.seconds);
  object.at("states_per_second").get_to(record.statesPerSecond);
  object.at("bytes_per_state").get_to(record.bytesPerState);
  object.at("peak_rss_bytes").get_to(record.peakBytes);
  return record;
}

std::string quotedForCsv(const json& value) {
  std::string text = value.is_string() ? value.get<std::string>() : value.dump();
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  for (std::size_t at = 0; (at = text.find('"', at)) != std::string::npos; at += 2) text.insert(at, "\"");
  return '"' + text + '"';
}

std::ofstream openToWrite(const std::filesystem::path& file, std::ios::openmode mode = std::ios::out) {
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path());
  std::ofstream out(file, mode);
  if (!out) throw std::runtime_error(file.string() + " cannot be written.");
  return out;
}

}  // namespace

ResultFile::ResultFile(const std::filesystem::path& file) : file_(file) {
  if (load().empty()) throw std::runtime_error("There is no file " + file.string() + ".");
}

ResultFile::ResultFile(std::filesystem::path file, const std::string& binaryId) : file_(std::move(file)) {
  const std::string madeBy = load();
  if (madeBy.empty()) {
    openToWrite(file_) << json{{"weaveproof_bench", 1}, {"binary", binaryId}}.dump() << '\n';
  } else if (madeBy != binaryId) {
    throw std::runtime_error(file_.string() +
                             " has results of another binary; use --fresh to drop them, or --results to "
                             "name another file.");
  }
}

std::string ResultFile::load() {
  std::ifstream in(file_);
  std::string line;
  if (!in || !std::getline(in, line)) return "";
  const json header = json::parse(line, nullptr, false);
  if (!header.is_object() || !header.contains("weaveproof_bench")) {
    throw std::runtime_error(file_.string() + " is no file of results.");
  }
  while (std::getline(in, line)) {
    const json object = json::parse(line, nullptr, false);
    if (object.is_discarded()) break;  // the last line, when the writer was killed
    Record record = fromJson(object);
    records_[record.key] = std::move(record);
  }
  return header.at("binary");
}

const Record* ResultFile::find(const RunKey& key) const {
  const auto found = records_.find(key);
  return found == records_.end() ? nullptr : &found->second;
}

const Record& ResultFile::add(const Record& record) {
  openToWrite(file_, std::ios::app) << toJson(record).dump() << '\n';
  return records_[record.key] = record;
}

void writeCsv(const std::vector<Record>& records, const std::filesystem::path& file) {
  constexpr const char* kColumns[] = {
      "program",         "size",           "variant",       "config",    "options", "seed",
      "limits",          "verdict",        "kind",          "complete",  "ending",  "states",
      "transitions",     "schedules",      "choice_points", "max_depth", "seconds", "states_per_second",
      "bytes_per_state", "peak_rss_bytes", "message"};
  std::ofstream out = openToWrite(file);
  for (const char* column : kColumns) out << (column == kColumns[0] ? "" : ",") << column;
  out << '\n';
  for (const Record& record : records) {
    const json object = toJson(record);
    for (const char* column : kColumns) out << (column == kColumns[0] ? "" : ",") << quotedForCsv(object.at(column));
    out << '\n';
  }
}

void writeJson(const std::vector<Record>& records, const std::filesystem::path& file) {
  json array = json::array();
  for (const Record& record : records) array.push_back(toJson(record));
  openToWrite(file) << array.dump(1) << '\n';
}

Record readCheckResult(const std::filesystem::path& file) {
  std::ifstream in(file);
  const json result = json::parse(in, nullptr, false);
  if (!result.is_object()) throw std::runtime_error("no result was written");
  Record record;
  result.at("verdict").get_to(record.verdict);
  result.at("complete").get_to(record.complete);
  result.at("ending").get_to(record.ending);
  if (const auto error = result.find("error"); error != result.end() && error->is_object()) {
    record.kind = error->value("kind", "");
    if (record.kind == "exception") record.kind += " " + error->value("class", "");
    record.message = error->value("message", "");
    record.errors = {error->value("key", "")};
  }
  if (const auto errors = result.find("errors"); errors != result.end()) {
    record.errors.clear();
    for (const json& one : *errors) record.errors.push_back(one.value("key", ""));
  }
  if (const auto lack = result.find("unsupported"); lack != result.end() && lack->is_object()) {
    record.message = lack->value("what", "") + " " + lack->value("where", "");
  }
  const json& stats = result.at("stats");
  const auto count = [&stats](const char* name) {
    const auto found = stats.find(name);
    return found == stats.end() || !found->is_number() ? 0 : found->get<std::uint64_t>();
  };
  record.states = count("states");
  record.transitions = count("transitions");
  record.choicePoints = count("choice_points");
  record.maxDepth = count("max_depth");
  record.schedules = count("schedules");
  record.peakBytes = count("peak_rss_bytes");
  record.seconds = stats.value("seconds", 0.0);
  record.statesPerSecond = stats.value("states_per_second", 0.0);
  record.bytesPerState = stats.value("bytes_per_state", 0.0);
  return record;
}

}  // namespace bench
