#include "report/trace_file.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/regular_file.hpp"
#include "base/version.hpp"
#include "report/byte_text.hpp"
#include "report/internals_json.hpp"
#include "report/json.hpp"
#include "report/output_file.hpp"
#include "words/identity_text.hpp"

namespace weaveproof::report {

using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kFormat = "weaveproof trace";
constexpr int kVersion = 2;                               // 1: the alternatives of a notify were ordinals
constexpr std::size_t kMostInput = std::size_t{1} << 20;  // of standard input, in bytes
constexpr std::uint64_t kLargestTrace = std::uint64_t{2} << 30;

Json textsOf(const std::vector<std::string>& bytes) {
  Json texts = Json::array();
  for (const std::string& one : bytes) texts.push_back(textOfBytes(one));
  return texts;
}

std::vector<std::string> bytesOf(const Json& texts) {
  auto bytes = texts.get<std::vector<std::string>>();
  for (std::string& text : bytes) text = bytesOfText(text);
  return bytes;
}

// Nothing is known of the input after the part that is kept.
Json inputJson(const vm::StandardInput& input) {
  const bool isWhole = input.bytes.size() <= kMostInput;
  return {
      {"bytes", textOfBytes(input.bytes.substr(0, kMostInput))},
      {"ending", isWhole && input.ending ? Json(*input.ending) : Json()},
      {"file_start", input.start < 0 ? Json() : Json(input.start)},
      {"file_length", input.start < 0 ? Json() : Json(input.length)},
  };
}

vm::StandardInput inputOf(const Json& json) {
  vm::StandardInput input;
  input.bytes = bytesOfText(json.at("bytes").get<std::string>());
  if (!json.at("ending").is_null()) input.ending = json.at("ending").get<int>();
  if (!json.at("file_start").is_null()) {
    input.start = json.at("file_start").get<std::int64_t>();
    input.length = json.at("file_length").get<std::int64_t>();
  }
  return input;
}

Json programJson(const TracedProgram& program) {
  Json properties = Json::array(), host = Json::object();
  for (const auto& [name, value] : program.properties) properties.push_back({textOfBytes(name), textOfBytes(value)});
  for (const auto& [name, value] : program.host) host[textOfBytes(name)] = textOfBytes(value);
  Json json = {
      {"program", textOfBytes(program.program)},
      {"classpath", textOfBytes(program.classPath)},
      {"main_class", textOfBytes(program.mainClass)},
      {"arguments", textsOf(program.arguments)},
      {"properties", properties},
      {"host", host},
      {"digest", program.digest},
      {"jdk", program.jdkVersion},
      {"thread_names", program.threads.names},
      {"thread_ids", program.threads.ids},
  };
  if (program.input) json["input"] = inputJson(*program.input);
  json["inputs"] = Json::object();
  for (const auto& [name, value] : program.inputs) json["inputs"][textOfBytes(name)] = textOfBytes(value);
  return json;
}

// What is visible of the library says how its calls are explored.
bool isTraced(const spec::Setting& setting) { return setting.name != "library"; }

bool isInEveryTrace(const spec::Setting& setting) {
  return setting.name == "reduction" || setting.name == "property" || setting.name == "race-scope";
}

Json valueOf(const spec::Setting& setting, const spec::CheckSpec& spec) {
  using Kind = spec::Setting::Kind;
  if (setting.kind == Kind::List) return spec.properties;
  const std::string text = setting.text(spec);
  return setting.kind == Kind::Word ? Json(text) : Json::parse(text);
}

Json optionsJson(const TracedProgram& program) {
  Json json;
  for (const spec::Setting& setting : spec::settings()) {
    if (isTraced(setting)) json[setting.name] = valueOf(setting, program.spec);
    if (setting.name != "reduction") continue;
    json["contended"] = program.internals.contended;
    json["library"] = program.internals.waits & ~tracking::LibraryWaits::kCalls;
    json["contracts"] = (program.internals.waits & tracking::LibraryWaits::kCalls) == 0;
    json["internals"] = internalsJson(program.internals);
  }
  return json;
}

// What an older trace does not say was not to be had then.
spec::CheckSpec specOf(const Json& options) {
  spec::CheckSpec spec;
  spec.time = {};
  for (const spec::Setting& setting : spec::settings()) {
    const auto found = options.find(setting.name);
    if (!isTraced(setting)) continue;
    if (found == options.end() && isInEveryTrace(setting)) options.at(setting.name);  // throws
    if (found == options.end()) continue;
    const std::string text = setting.kind == spec::Setting::Kind::List
                                 ? fmt::format("{}", fmt::join(found->get<std::vector<std::string>>(), ","))
                             : found->is_string() ? found->get<std::string>()
                                                  : found->dump();
    if (!setting.read(spec, text))
      throw TraceError(fmt::format("the trace has a value of --{} that this weaveproof does not know", setting.name));
  }
  return spec;
}

TracedProgram programOf(const Json& json) {
  const Json& program = json.at("program");
  const Json& options = json.at("options");
  TracedProgram result;
  result.program = bytesOfText(program.at("program").get<std::string>());
  result.classPath = bytesOfText(program.at("classpath").get<std::string>());
  result.mainClass = bytesOfText(program.at("main_class").get<std::string>());
  result.arguments = bytesOf(program.at("arguments"));
  for (const Json& pair : program.at("properties"))
    result.properties.emplace_back(bytesOfText(pair.at(0).get<std::string>()),
                                   bytesOfText(pair.at(1).get<std::string>()));
  if (program.contains("host"))
    for (const auto& [name, value] : program["host"].items())
      result.host[bytesOfText(name)] = bytesOfText(value.get<std::string>());
  if (program.contains("input")) result.input = inputOf(program["input"]);
  if (program.contains("inputs"))
    for (const auto& [name, value] : program["inputs"].items())
      result.inputs[bytesOfText(name)] = bytesOfText(value.get<std::string>());
  if (program.contains("thread_names"))
    result.threads.names = program["thread_names"].get<tracking::ThreadNumbers::Recorded>();
  if (program.contains("thread_ids"))
    result.threads.ids = program["thread_ids"].get<tracking::ThreadNumbers::Recorded>();
  result.digest = program.at("digest").get<std::string>();
  result.jdkVersion = program.at("jdk").get<std::string>();
  result.spec = specOf(options);
  result.internals = internalsOf(options.value("internals", Json("local")));
  result.internals.contended = options.value("contended", result.internals.contended);
  result.internals.waits = options.value("library", tracking::LibraryWaits::kAll) | tracking::LibraryWaits::kCalls;
  if (options.value("contracts", false)) result.internals.waits ^= tracking::LibraryWaits::kCalls;
  return result;
}

}  // namespace

void writeTrace(const std::string& file, const TracedProgram& program, const schedule::Counterexample& example) {
  Json actions = Json::array();
  for (const program::Action action : example.schedule.actions) actions.push_back({action.thread, action.alternative});
  const auto& cycle = example.schedule.cycleStart;
  Json json = {
      {"format", kFormat},
      {"version", kVersion},
      {"weaveproof", base::kWeaveproofVersion},
      {"program", programJson(program)},
      {"options", optionsJson(program)},
      {"violation", jsonOf(example)},
      {"actions", actions},
      {"cycle_start", cycle ? Json(*cycle) : Json()},
      {"steps", jsonOfSteps(example)},
      {"output", example.output()},
  };
  json["violation"]["key"] = words::textOf(example.violation.identity);
  writeText(file, textOf(json));
}

Trace readTrace(const std::string& file) try {
  const Json json = Json::parse(base::readText(file, kLargestTrace), nullptr, false);
  if (!json.is_object() || json.value("format", Json()) != kFormat)
    throw TraceError(fmt::format("{} is not a trace of weaveproof", file));
  if (json.at("version") != kVersion)
    throw TraceError(fmt::format("{} is a trace of version {}; this weaveproof reads version {}", file,
                                 json.at("version").dump(), kVersion));
  Trace trace;
  trace.program = programOf(json);
  for (const Json& action : json.at("actions"))
    trace.schedule.actions.push_back({action.at(0).get<program::ThreadNumber>(), action.at(1).get<std::uint32_t>()});
  if (!json.at("cycle_start").is_null()) trace.schedule.cycleStart = json.at("cycle_start").get<std::size_t>();
  const Json& violation = json.at("violation");
  trace.kind = violation.at("kind").get<std::string>();
  trace.key = violation.at("key").get<std::string>();
  trace.message = violation.at("message").get<std::string>();
  return trace;
} catch (const Json::exception&) {
  throw TraceError(fmt::format("{} is a damaged trace: something that a trace has is missing from it", file));
}

}  // namespace weaveproof::report
