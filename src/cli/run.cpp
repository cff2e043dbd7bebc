#include "cli/run.hpp"

#include <chrono>
#include <cstdio>

#include "cli/command_line.hpp"
#include "cli/jpf_settings.hpp"
#include "cli/usage_error.hpp"
#include "natives/registry.hpp"
#include "verdict/exit_status.hpp"
#include "vm/machine.hpp"

namespace weaveproof::cli {

namespace {

constexpr const char* kRunGroup = "Options";

const std::vector<OptionText>& runOptionTexts() {
  static const std::vector<OptionText> texts = {
      {"classpath", "PATHS", "Find classes in these directories and jars (or -cp)", kRunGroup},
      {"jdk", "DIR", "Use this JDK (default: JAVA_HOME, or java on the PATH)", kRunGroup},
      {"define", "NAME=VALUE", "Set a system property (or -DNAME=VALUE)", kRunGroup},
      {"enable-assertions", "", "Enable assertions in the program's classes (or -ea)", kRunGroup},
      {"enable-preview", "", "Enable preview features of the JDK", kRunGroup},
      {"stress-restore", "", "Save, scramble and restore the whole machine at every visible action (for tests)",
       kRunGroup},
  };
  return texts;
}

}  // namespace

std::optional<RunOptions> parseRunOptions(int argc, char** argv) {
  CommandLine line = parseCommandLine(runOptionTexts(), argc, argv);
  if (line.help) return std::nullopt;
  RunOptions options;
  if (namesJpfFile(line))
    for (const Setting& setting : takeJpfFile(line, runOptionTexts()).settings)
      for (const std::string& value : setting.values) line.options.insert(line.options.begin(), {setting.name, value});
  for (const auto& [name, value] : line.options) {
    if (name == "classpath") options.program.classPath = value, options.program.hasClassPath = true;
    if (name == "jdk") options.jdk = value;
    if (name == "define") options.properties.push_back(parseDefinition(value));
    if (name == "enable-assertions") options.enableAssertions = value == "true";
    if (name == "enable-preview") options.preview = value == "true";
    if (name == "stress-restore") options.stressRestore = value == "true";
  }
  if (line.help) return std::nullopt;
  if (line.rest.empty() || line.rest.front().empty()) throw UsageError{"no program is given"};
  options.program.program = line.rest.front();
  options.arguments.assign(line.rest.begin() + 1, line.rest.end());
  return options;
}

std::string runHelp() {
  return helpText(runOptionTexts(),
                  "usage: weaveproof run [options] PROGRAM [program arguments]\n"
                  "PROGRAM is MainClass, File.class, File.java, app.jar or File.jpf.\n");
}

int run(const RunOptions& options) {
  const image::Jdk jdk = image::supportedJdk(options.jdk, options.preview);
  LocatedProgram program = locateProgram(options.program, jdk);
  vm::World world(jdk, std::move(program.classPath), natives::nativesOf);
  vm::MachineOptions machineOptions;
  machineOptions.properties = {{"java.class.path", program.shownClassPath}};
  machineOptions.properties.insert(machineOptions.properties.end(), options.properties.begin(),
                                   options.properties.end());
  machineOptions.enableAssertions = options.enableAssertions;
  vm::Machine machine(world, machineOptions);
  machine.epochMillisAtStart =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
          .count();
  machine.stressRestore = options.stressRestore;
  int status = 0;
  try {
    vm::Thread& main = machine.boot();
    startMain(machine, main, program.mainClass, options.arguments);
    if (machine.runAll() == vm::Machine::Outcome::Deadlock) {
      machine.flush();
      std::fprintf(stderr, "weaveproof: the program is deadlocked:\n%s", describeDeadlock(machine).c_str());
      return 1;
    }
    status = machine.exitStatus;
  } catch (const vm::ProgramExit& exit) {
    status = exit.status & 0xff;
  } catch (const vm::Unsupported& unsupported) {
    machine.flush();
    std::fprintf(stderr, "weaveproof: %s\n", unsupported.sentence.c_str());
    return verdict::kUnsupported;
  }
  machine.flush();
  return status;
}

}  // namespace weaveproof::cli
