#include "cli/run.hpp"

#include <chrono>
#include <cstdio>
#include <filesystem>

#include "cli/commands.hpp"
#include "image/source_file.hpp"
#include "natives/registry.hpp"
#include "vm/machine.hpp"

namespace weaveproof {

namespace {

bool endsWith(const std::string& text, std::string_view suffix) {
  return text.size() > suffix.size() && text.compare(text.size() - suffix.size(), suffix.size(), suffix) == 0;
}

struct Program {
  image::ClassPath classPath;
  std::string mainClass;  // with dots
};

Program locateProgram(const RunOptions& options, const image::Jdk& jdk) {
  Program program;
  if (endsWith(options.program, ".jar")) {
    program.mainClass = program.classPath.addJar(options.program);
    if (program.mainClass.empty()) throw image::Error("no main manifest attribute, in " + options.program);
    return program;
  }
  const char* environment = std::getenv("CLASSPATH");
  const std::string paths = options.hasClassPath ? options.classPath : environment && *environment ? environment : ".";
  if (endsWith(options.program, ".java")) {
    const auto classes = image::compileSource(jdk, options.program, paths);
    program.mainClass = image::mainClassOf(options.program);
    program.classPath.add(classes.string());
    program.classPath.add(paths);
    return program;
  }
  program.mainClass = options.program;
  program.classPath.add(paths);
  return program;
}

}  // namespace

int run(const RunOptions& options) {
  const image::Jdk jdk = image::locateJdk(options.jdk);
  image::requireSupported(jdk);
  Program program = locateProgram(options, jdk);
  World world(jdk, std::move(program.classPath), nativesOf);
  MachineOptions machineOptions;
  machineOptions.properties = options.properties;
  machineOptions.enableAssertions = options.enableAssertions;
  Machine machine(world, machineOptions);
  machine.epochMillisAtStart =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
  machine.stressRestore = options.stressRestore;
  int status = 0;
  try {
    Thread& main = machine.boot();
    machine.startMain(main, program.mainClass, options.arguments);
    if (machine.runAll() == Machine::Outcome::Deadlock) {
      machine.flush();
      std::fprintf(stderr, "weaveproof: the program is deadlocked:\n%s", machine.describeDeadlock().c_str());
      return 1;
    }
    status = machine.exitStatus;
  } catch (const ProgramExit& exit) {
    status = exit.status & 0xff;
  } catch (const Unsupported& unsupported) {
    machine.flush();
    std::fprintf(stderr, "weaveproof: %s\n", unsupported.sentence.c_str());
    return kUnsupported;
  }
  machine.flush();
  return status;
}

}  // namespace weaveproof
