#include "cli/commands.hpp"

#include <cstdio>
#include <exception>
#include <string>

#include "cli/run.hpp"
#include "image/mapped_file.hpp"

namespace weaveproof {

namespace {

constexpr const char* kUsage =
    "usage: weaveproof run [options] (MainClass | File.java | app.jar) [program arguments]\n"
    "\n"
    "options of run:\n"
    "  -cp, --classpath PATHS   where the program's classes are (directories and jars, separated by ':')\n"
    "  --jdk DIR                the JDK to use (default: JAVA_HOME, else the java on the PATH)\n"
    "  -DNAME=VALUE             sets a system property\n"
    "  -ea, --enable-assertions turns assertions on in the program's classes\n"
    "  --stress-restore         saves, scrambles and restores the whole machine at every visible action\n"
    "  -h, --help               shows this\n";

struct UsageError {
  std::string sentence;
};

// Options end at the program's name: what follows is the program's.
RunOptions parseRun(int argc, char** argv) {
  RunOptions options;
  int i = 2;
  auto value = [&](const std::string& option) -> std::string {
    if (++i >= argc) throw UsageError{"the option " + option + " needs a value"};
    return argv[i];
  };
  for (; i < argc; ++i) {
    const std::string argument = argv[i];
    const auto equals = argument.find('=');
    const std::string name = argument.substr(0, equals);
    auto valueOf = [&] { return equals == std::string::npos ? value(name) : argument.substr(equals + 1); };
    if (name == "-cp" || name == "--classpath" || name == "-classpath" || name == "--class-path") {
      options.classPath = valueOf();
      options.hasClassPath = true;
    } else if (name == "--jdk") {
      options.jdk = valueOf();
    } else if (argument.rfind("-D", 0) == 0) {
      const std::string definition = argument.substr(2);
      const auto split = definition.find('=');
      options.properties.emplace_back(definition.substr(0, split),
                                      split == std::string::npos ? "" : definition.substr(split + 1));
    } else if (argument == "-ea" || argument == "--enable-assertions" || argument == "-enableassertions") {
      options.enableAssertions = true;
    } else if (argument == "--stress-restore") {
      options.stressRestore = true;
    } else if (argument == "-jar") {
      continue;
    } else if (argument.size() > 1 && argument[0] == '-') {
      throw UsageError{"unknown option " + argument};
    } else {
      break;
    }
  }
  if (i >= argc) throw UsageError{"no program is given"};
  options.program = argv[i++];
  for (; i < argc; ++i) options.arguments.push_back(argv[i]);
  return options;
}

}  // namespace

int runCommand(int argc, char** argv) {
  try {
    const std::string command = argc > 1 ? argv[1] : "";
    if (command == "-h" || command == "--help" || (argc > 2 && (std::string(argv[2]) == "--help" || std::string(argv[2]) == "-h"))) {
      std::fputs(kUsage, stdout);
      return 0;
    }
    if (command.empty()) throw UsageError{"no command is given"};
    if (command == "run") return run(parseRun(argc, argv));
    throw UsageError{"unknown command " + command};
  } catch (const UsageError& error) {
    std::fprintf(stderr, "weaveproof: %s (see weaveproof --help)\n", error.sentence.c_str());
    return kUsageError;
  } catch (const image::Error& error) {
    std::fprintf(stderr, "weaveproof: %s\n", error.what());
    return kUsageError;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "weaveproof: internal error: %s\n", error.what());
    return kInternalError;
  }
}

}  // namespace weaveproof
