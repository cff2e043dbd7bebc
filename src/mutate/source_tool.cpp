#include "mutate/source_tool.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/regular_file.hpp"
#include "image/javac.hpp"

namespace weaveproof::mutate {

namespace fs = std::filesystem;

namespace {

std::string fullName(const fs::path& path) { return fs::absolute(path).lexically_normal().string(); }

// What is said to the program has a line for each thing.
std::string inOneLine(const std::string& path) {
  if (path.find('\n') != std::string::npos)
    throw base::Error("a file's name must not have more than one line: " + path);
  return path;
}

Site siteOf(const nlohmann::json& json) {
  Site site;
  site.operatorName = json["operator"];
  site.className = json["class"];
  site.file = json["file"];
  site.line = json["line"];
  site.what = json["what"];
  for (const nlohmann::json& edit : json["edits"])
    site.edits.push_back({edit["file"], edit["start"], edit["end"], edit["text"], edit["shared"]});
  for (const nlohmann::json& reach : json["reach"])
    site.reach.push_back({reach["file"], "", reach["first"], reach["last"]});
  return site;
}

}  // namespace

SourceTool::SourceTool(image::Jdk jdk, fs::path jar, fs::path scratch, const SourceSet& sources)
    : jdk_(std::move(jdk)),
      jar_(std::move(jar)),
      scratch_(std::move(scratch)),
      files_(sources.open),
      open_(sources.open.size()),
      classPath_(sources.classPath),
      original_(sources.original) {
  files_.insert(files_.end(), sources.other.begin(), sources.other.end());
}

std::string SourceTool::request() const {
  std::string text = "classpath " + inOneLine(classPath_) + "\n";
  text += "original " + inOneLine(fullName(original_)) + "\n";
  for (const fs::path& file : files_) text += "source " + inOneLine(fullName(file)) + "\n";
  return text;
}

std::string SourceTool::asGiven(std::string messages) const {
  for (const fs::path& file : files_) {
    const std::string full = fullName(file), given = file.string();
    for (std::size_t at = 0; (at = messages.find(full, at)) != std::string::npos; at += given.size())
      messages.replace(at, full.size(), given);
  }
  return messages;
}

std::string SourceTool::run(const std::string& what, const std::string& request) {
  std::error_code error;
  if (!fs::exists(jdk_.javac(), error))
    throw base::Error(fmt::format("the JDK in {} has no compiler to mutate sources with", jdk_.home.string()));
  const fs::path asked = scratch_ / (what + ".request"), answered = scratch_ / (what + ".answer");
  std::ofstream(asked, std::ios::binary) << request;
  // It ends within seconds: the better of the two compilers would not earn its keep.
  const image::CompilerRun run = image::runCompiler(
      jdk_.home / "bin" / "java", {"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", jar_.string(),
                                   "weaveproof.mutate.Mutator", what, asked.string(), answered.string()});
  if (!run.succeeded) {
    const std::string messages = asGiven(run.messages);
    std::fwrite(messages.data(), 1, messages.size(), stderr);
    throw base::Error(what == "sites" ? "the sources to mutate do not compile" : "the mutants cannot be compiled");
  }
  return base::readText(answered, std::uint64_t{2} << 30);
}

Sites SourceTool::findSites() {
  Sites all;
  std::istringstream lines(run("sites", request()));
  std::string line;
  for (std::size_t i = 0; i < files_.size() && std::getline(lines, line); ++i) {
    std::string package = nlohmann::json::parse(line)["package"];
    for (char& c : package)
      if (c == '.') c = '/';
    all.files.push_back({files_[i], fs::path(package) / files_[i].filename(), base::readText(files_[i]), i < open_});
  }
  while (std::getline(lines, line)) {
    Site site = siteOf(nlohmann::json::parse(line));
    bool isOpen = all.files.at(site.file).isOpen;
    for (const Edit& edit : site.edits) isOpen = isOpen && all.files.at(edit.file).isOpen;
    if (!isOpen) continue;
    site.id = static_cast<std::uint32_t>(all.sites.size() + 1);
    all.sites.push_back(std::move(site));
  }
  return all;
}

void SourceTool::compile(std::vector<Compilation>& compilations) {
  std::string text = request();
  for (const Compilation& one : compilations) {
    text += "mutant " + inOneLine(fullName(one.classes)) + "\n";
    for (const Compilation::Change& change : one.changes)
      text += fmt::format("changed {} {}\n", change.file, inOneLine(fullName(change.text)));
  }
  std::istringstream lines(run("compile", text));
  std::string line;
  for (Compilation& one : compilations) {
    if (!std::getline(lines, line)) throw base::Error("the compiler did not answer for every mutant");
    const nlohmann::json json = nlohmann::json::parse(line);
    one.errors = asGiven(json["errors"]);
    if (!json["compiled"].get<bool>() && one.errors.empty()) one.errors = "it does not compile";
  }
}

}  // namespace weaveproof::mutate
