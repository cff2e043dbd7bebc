#include "cli/run.hpp"

#include <chrono>
#include <cstdio>

#include "cli/commands.hpp"
#include "natives/registry.hpp"
#include "vm/machine.hpp"

namespace weaveproof {

int run(const RunOptions& options) {
  const image::Jdk jdk = image::locateJdk(options.jdk);
  image::requireSupported(jdk);
  LocatedProgram program = locateProgram(options.program, jdk);
  World world(jdk, std::move(program.classPath), nativesOf);
  MachineOptions machineOptions;
  machineOptions.properties = {{"java.class.path", program.shownClassPath}};
  machineOptions.properties.insert(machineOptions.properties.end(), options.properties.begin(),
                                   options.properties.end());
  machineOptions.enableAssertions = options.enableAssertions;
  Machine machine(world, machineOptions);
  machine.epochMillisAtStart =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
          .count();
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
