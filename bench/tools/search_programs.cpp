#include "search_programs.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>

#include "process.hpp"
#include "record.hpp"

namespace bench {

namespace fs = std::filesystem;

std::string textOf(const fs::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

void mustWork(const std::vector<std::string>& command, const fs::path& folder, const fs::path& output) {
  const ProcessResult process = runProcess(command, output, 300, folder);
  if (process.status == 127) {
    throw std::runtime_error(command[0] + " is missing; on Debian it comes with the package '" + command[0] + "'.");
  }
  if (process.status != 0) throw std::runtime_error(command[0] + " failed:\n" + textOf(output));
}

Sample medianRun(std::vector<Sample> samples) {
  std::sort(samples.begin(), samples.end(), [](const auto& a, const auto& b) { return a.seconds < b.seconds; });
  return samples[samples.size() / 2];
}

SearchPrograms::SearchPrograms(const Setting& setting)
    : setting_(setting), work_(setting.root / "build/benchmarks/search-programs") {
  fs::create_directories(work_ / "classes");
  std::vector<std::string> command = {"javac", "-d", work_ / "classes"};
  if (const char* home = std::getenv("JAVA_HOME"); home != nullptr) command[0] = std::string(home) + "/bin/javac";
  for (const auto& entry : fs::directory_iterator(setting_.root / "bench/spin")) {
    if (entry.path().extension() == ".java") command.push_back(entry.path());
  }
  mustWork(command, work_, work_ / "command.out");
}

Sample SearchPrograms::check(const std::string& mainClass, const std::string& arguments, const std::string& options) {
  return check(mainClass, arguments, options, setting_.binary);
}

Sample SearchPrograms::check(const std::string& mainClass, const std::string& arguments, const std::string& options,
                             const fs::path& binary) {
  const fs::path json = work_ / "check.json", output = work_ / "check.out";
  fs::remove(json);
  // Searches and stores are measured on every state that there is, unless the options say otherwise.
  std::vector<std::string> command = {binary, "check", "--reduction", "local", "-cp", work_ / "classes", "--quiet", "--json", json};
  if (options.find("--search") == std::string::npos) command.insert(command.end(), {"--search", "dfs"});
  for (const std::string& word : splitWords(options)) command.push_back(word);
  command.push_back(mainClass);
  for (const std::string& word : splitWords(arguments)) command.push_back(word);
  const ProcessResult process = runProcess(command, output, 1800);
  // A search that claims no coverage is as good here as one that does, if it came to its end.
  if (process.status != 0 && process.status != 3) {
    throw std::runtime_error(mainClass + " " + arguments + " " + options + " failed:\n" + textOf(output));
  }
  const Record record = readCheckResult(json);
  return {record.states, record.transitions, record.seconds, record.bytesPerState, process.peakBytes};
}

}  // namespace bench
