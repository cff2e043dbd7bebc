// Results and traces as JSON.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/error.hpp"
#include "base/regular_file.hpp"
#include "report/byte_text.hpp"
#include "report/output_file.hpp"
#include "report/result_json.hpp"
#include "report/trace_file.hpp"
#include "unit/base/temporary_folder.hpp"
#include "unit/check/violations.hpp"
#include "unit/schedule/toy_program.hpp"
#include "words/identity_text.hpp"

namespace weaveproof::report {
namespace {

using Json = nlohmann::json;
using Op = schedule::ToyOperation;

schedule::Counterexample failing() {
  schedule::ToyProgram program(
      {{{Op::Print, 0, 0, "hello\n"}, {Op::Read, 0}, {Op::Fail, 1, 0, "one"}}, {{Op::Write, 0, 1}}}, 1, 0);
  const schedule::Properties properties = check::makeProperties({"exception"});
  schedule::Walk walk(program, {}, properties, {});
  return schedule::observe(walk, {{{1, 0}, {2, 0}, {1, 0}, {1, 0}}, {}});
}

verdict::CheckResult resultOf(verdict::Verdict verdict) {
  verdict::CheckResult result;
  result.verdict = verdict;
  result.program = "Main";
  result.arguments = {"a", "b"};
  result.config = {{"search", "dfs"}, {"all-errors", "true"}};
  result.statistics.states = 100;
  result.statistics.seconds = 2;
  result.storeBytes = 3200;
  result.seed = 7;
  return result;
}

TEST(ResultJson, WhatIsLeftAndWhatWasMet) {
  verdict::CheckResult result = resultOf(verdict::Verdict::Inconclusive);
  EXPECT_TRUE(Json::parse(jsonText(result))["estimate"].is_null());
  EXPECT_EQ(Json::parse(jsonText(result))["races"], Json::array());
  result.estimate = {0.25, 0.5};
  result.advice = {"a smaller harness"};
  result.mentions = {{verdict::Mention::Kind::Race, check::raceOn("x"), {}}};
  const Json json = Json::parse(jsonText(result));
  EXPECT_EQ(json["estimate"], (Json{{"low", 0.25}, {"high", 0.5}}));
  EXPECT_EQ(json["advice"], Json::array({"a smaller harness"}));
  const char* const kMessage = "Data race on A.x: a read by \"T1\" and a write by \"T2\" are not ordered";
  const Json accesses = {"\"T1\" reads A.x at A.run(A.java:1), holding no lock",
                         "\"T2\" writes A.x at A.run(A.java:1), holding no lock"};
  EXPECT_EQ(json["races"], Json::array({{{"message", kMessage}, {"accesses", accesses}}}));
  EXPECT_EQ(json["mentions"][0]["message"], kMessage);
  EXPECT_EQ(json["mentions"][0]["option"], "--property race");
}

TEST(ResultJson, Violation) {
  verdict::CheckResult result = resultOf(verdict::Verdict::Violation);
  result.errors.push_back(failing());
  result.traceFiles.emplace_back("t.json");
  const Json json = Json::parse(jsonText(result));
  EXPECT_EQ(json["verdict"], "violation");
  EXPECT_EQ(json["complete"], false);
  EXPECT_EQ(json["error"]["kind"], "assertion");
  EXPECT_EQ(json["error"]["class"], "java.lang.AssertionError");
  EXPECT_EQ(json["error"]["message"], "Assertion failed in thread \"T1\": java.lang.AssertionError: one");
  ASSERT_EQ(json["trace"].size(), 4u);
  EXPECT_EQ(json["trace"][0]["thread_name"], "T1");
  EXPECT_EQ(json["trace"][0]["output"], "hello\n");
  EXPECT_EQ(json["trace"][1]["thread"], 2);
  EXPECT_EQ(json["trace"][1]["action"], vm::nameOf(vm::ActionKind::Write));
  EXPECT_EQ(json["trace"][1]["switch"]["preemption"], true);
  EXPECT_EQ(json["trace"][2]["what"], "reads v0: 1");
  EXPECT_EQ(json["trace"][2]["at"]["line"], 2);
  EXPECT_EQ(json["trace"][2]["switch"]["reason"], "\"T2\" has ended");
  EXPECT_EQ(json["output"], "hello\n");
  EXPECT_EQ(json["trace_file"], "t.json");
  EXPECT_FALSE(json.contains("errors"));
  const Json threads = json["error"]["threads"];
  ASSERT_EQ(threads.size(), 1u);  // T2 has ended on its own
  EXPECT_EQ(threads[0]["name"], "T1");
  EXPECT_EQ(threads[0]["involved"], true);
}

TEST(ResultJson, AllErrors) {
  verdict::CheckResult result = resultOf(verdict::Verdict::Violation);
  result.allErrors = true;
  result.errors = {failing(), failing()};
  result.traceFiles = {"t.json", ""};
  const Json json = Json::parse(jsonText(result));
  ASSERT_EQ(json["errors"].size(), 2u);
  EXPECT_EQ(json["errors"][0]["trace_file"], "t.json");
  EXPECT_TRUE(json["errors"][1]["trace_file"].is_null());
  EXPECT_EQ(json["errors"][1]["trace"].size(), 4u);
  EXPECT_EQ(json["errors"][1]["kind"], "assertion");
}

TEST(ResultJson, EveryFieldOfTheContract) {
  const Json json = Json::parse(jsonText(resultOf(verdict::Verdict::NoViolation)));
  EXPECT_EQ(json["verdict"], "no-violation");
  EXPECT_TRUE(json["error"].is_null());
  EXPECT_TRUE(json["trace"].is_array());
  EXPECT_TRUE(json["outcomes"].is_array());
  EXPECT_TRUE(json["assumptions"].is_array());
  EXPECT_EQ(json["seed"], 7);
  EXPECT_EQ(json["config"]["program"], "Main");
  EXPECT_EQ(json["config"]["arguments"], (Json{"a", "b"}));
  EXPECT_EQ(json["config"]["all-errors"], true);
  for (const char* name : {"states", "transitions", "revisits", "choice_points", "max_depth", "instructions", "seconds",
                           "states_per_second", "peak_rss_bytes", "store_bytes", "bytes_per_state"})
    EXPECT_TRUE(json["stats"][name].is_number()) << name;
  EXPECT_EQ(json["stats"]["states_per_second"], 50);
  EXPECT_EQ(json["stats"]["bytes_per_state"], 32);
}

TEST(ResultJson, BytesThatAreNoUtf8AreReplaced) {
  verdict::CheckResult result = resultOf(verdict::Verdict::NoViolation);
  result.outcomes = {"\xff\xfe"};
  EXPECT_EQ(Json::parse(jsonText(result))["outcomes"][0], "\xef\xbf\xbd\xef\xbf\xbd");
}

TracedProgram traced() {
  TracedProgram program;
  program.program = "/home/x/Main.java";
  program.classPath = "/home/x";
  program.mainClass = "Main";
  program.arguments = {"one", "two", "\xff"};
  program.properties = {{"a", "b"}, {"c", ""}};
  program.digest = "0123";
  program.jdkVersion = "17.0.1";
  program.spec.steps = spec::Steps::All;
  program.input = vm::StandardInput{std::string("two\nwords \0\xff", 12), 0, 3, 20};
  program.spec.properties = {"deadlock", "race"};
  program.spec.raceInLibrary = true;
  return program;
}

TEST(TraceFile, ComesBackAsItWas) {
  TemporaryFolder folder;
  const std::string file = (folder.path() / "trace.json").string();
  schedule::Counterexample example = failing();
  example.schedule.cycleStart = 2;
  writeTrace(file, traced(), example);
  const Trace trace = readTrace(file);
  EXPECT_EQ(trace.program.program, "/home/x/Main.java");
  EXPECT_EQ(trace.program.classPath, "/home/x");
  EXPECT_EQ(trace.program.mainClass, "Main");
  EXPECT_EQ(trace.program.arguments, traced().arguments);
  EXPECT_EQ(trace.program.properties, traced().properties);
  ASSERT_TRUE(trace.program.input);
  EXPECT_EQ(trace.program.input->bytes, traced().input->bytes);
  EXPECT_EQ(trace.program.input->ending, 0);
  EXPECT_EQ(trace.program.input->start, 3);
  EXPECT_EQ(trace.program.input->length, 20);
  EXPECT_EQ(trace.program.digest, "0123");
  EXPECT_EQ(trace.program.jdkVersion, "17.0.1");
  EXPECT_EQ(trace.program.spec.steps, spec::Steps::All);
  EXPECT_TRUE(trace.program.spec.raceInLibrary);
  EXPECT_EQ(trace.program.spec.properties, traced().spec.properties);
  EXPECT_EQ(trace.schedule.actions, example.schedule.actions);
  EXPECT_EQ(trace.schedule.cycleStart, 2u);
  EXPECT_EQ(trace.key, words::textOf(example.violation.identity));
  EXPECT_EQ(trace.kind, "assertion");
}

// What it does not say was not to be had when it was written.
TEST(TraceFile, OlderOnesCanBeRead) {
  TemporaryFolder folder;
  const std::string file = (folder.path() / "trace.json").string();
  writeTrace(file, traced(), failing());
  Json json = Json::parse(base::readText(file, 1 << 20));
  for (const char* name : {"time", "fair", "processors", "weak-cas", "keep-alive", "library", "contracts", "contended"})
    ASSERT_EQ(json["options"].erase(name), 1U) << name;
  std::ofstream(file) << json;
  const spec::CheckSpec spec = readTrace(file).program.spec;
  EXPECT_TRUE(spec.time.isFree());
  EXPECT_EQ(spec.processors, 2);
  EXPECT_EQ(spec.steps, spec::Steps::All);
  json["options"]["time"] = "now and then";
  std::ofstream(file) << json;
  EXPECT_THROW(readTrace(file), TraceError);
  json["options"].erase("reduction");
  std::ofstream(file) << json;
  EXPECT_THROW(readTrace(file), TraceError);
}

// Of a long input the beginning is kept; that it goes on is not forgotten.
TEST(TraceFile, KeepsABoundedPartOfStandardInput) {
  TemporaryFolder folder;
  const std::string file = (folder.path() / "trace.json").string();
  TracedProgram program = traced();
  program.input = vm::StandardInput{std::string(2'000'000, 'x'), 0, -1, 0};
  writeTrace(file, program, failing());
  const Trace trace = readTrace(file);
  EXPECT_EQ(trace.program.input->bytes, std::string(1 << 20, 'x'));
  EXPECT_FALSE(trace.program.input->ending);
  EXPECT_EQ(trace.program.input->start, -1);
}

TEST(ByteText, LosesNothing) {
  EXPECT_EQ(textOfBytes("plain äöü 𝄞"), "plain äöü 𝄞");
  EXPECT_EQ(textOfBytes("\xff"), "\xF4\x8F\xBF\xBF");
  std::vector<std::string> all = {"",
                                  "\xC3",
                                  "\xC0\x80",
                                  "\xED\xA0\x80",
                                  "\xF4\x90\x80\x80",
                                  "\xF4\x8F\xBF\xBF",
                                  "a\x80\xE2\x82",
                                  std::string(3, '\0')};
  for (int first = 0; first < 256; ++first)
    for (int second = 0; second < 256; ++second)
      all.push_back({static_cast<char>(first), static_cast<char>(second), '\x80', '\xBF'});
  for (const std::string& bytes : all) {
    const std::string text = textOfBytes(bytes);
    EXPECT_EQ(bytesOfText(text), bytes);
    EXPECT_NO_THROW(Json(text).dump());  // which refuses what is no UTF-8
  }
}

std::string complaintAbout(const std::string& file) {
  try {
    readTrace(file);
  } catch (const TraceError& error) {
    return error.what();
  }
  return "";
}

TEST(TraceFile, WhatIsNoTraceIsRefused) {
  TemporaryFolder folder;
  const std::string file = (folder.path() / "trace.json").string();
  EXPECT_THROW(readTrace(file), base::Error);
  for (const char* text : {"", "{", "[]", "{}", "null", "\"x\"", "{\"format\": \"other\"}", "\xff\xfe"}) {
    writeText(file, text);
    EXPECT_EQ(complaintAbout(file), file + " is not a trace of weaveproof") << text;
  }
  writeText(file, "{\"format\": \"weaveproof trace\", \"version\": 99}");
  EXPECT_NE(complaintAbout(file).find("is a trace of version 99"), std::string::npos);
}

// Whatever is missing or of another type: a sentence, never a crash.
TEST(TraceFile, DamagedTraces) {
  TemporaryFolder folder;
  const std::string file = (folder.path() / "trace.json").string();
  writeTrace(file, traced(), failing());
  std::stringstream whole;
  whole << std::ifstream(file).rdbuf();
  const Json good = Json::parse(whole.str());
  const Json flat = good.flatten();
  int refused = 0;
  for (const auto& [pointer, value] : flat.items()) {
    Json bad = good;
    bad[Json::json_pointer(pointer)] = Json{{"not", "expected"}};
    writeText(file, bad.dump());
    refused += !complaintAbout(file).empty();
  }
  EXPECT_GT(refused, 15);
  for (std::size_t length = 0; length + 2 < whole.str().size(); length += 37) {
    writeText(file, whole.str().substr(0, length));
    EXPECT_FALSE(complaintAbout(file).empty()) << length;
  }
}

TEST(OutputFile, IsCheckedBeforehand) {
  TemporaryFolder folder;
  EXPECT_NO_THROW(requireWritable((folder.path() / "new.json").string()));
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "new.json"));
  EXPECT_THROW(requireWritable((folder.path() / "none/new.json").string()), OutputError);
  EXPECT_THROW(requireWritable(folder.path().string()), OutputError);
  EXPECT_THROW(writeText("/dev/full", std::string(100'000, 'x')), OutputError);
}

}  // namespace
}  // namespace weaveproof::report
