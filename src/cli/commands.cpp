#include "cli/commands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "base/crash_message.hpp"
#include "base/interrupt.hpp"
#include "base/mapped_file.hpp"
#include "base/nearest.hpp"
#include "base/version.hpp"
#include "batch/problem.hpp"
#include "cli/check.hpp"
#include "cli/check_tests.hpp"
#include "cli/clients.hpp"
#include "cli/cluster.hpp"
#include "cli/command_line.hpp"
#include "cli/diff.hpp"
#include "cli/mutate.hpp"
#include "cli/process.hpp"
#include "cli/replay.hpp"
#include "cli/run.hpp"
#include "cli/usage_error.hpp"
#include "published/published.hpp"
#include "report/output_file.hpp"
#include "search/dfs_rb.hpp"
#include "verdict/exit_status.hpp"
#include "words/unsupported_text.hpp"

namespace weaveproof::cli {

namespace {

constexpr const char* kUsage =
    "usage: weaveproof run     [options] PROGRAM [program arguments]\n"
    "       weaveproof check   [options] PROGRAM [program arguments]\n"
    "       weaveproof check   [options] --junit TESTS\n"
    "       weaveproof replay  [options] trace.json\n"
    "       weaveproof cluster [options] PROGRAM [program arguments]\n"
    "       weaveproof diff    [options] OLD NEW MainClass [program arguments]\n"
    "       weaveproof mutate  [options] (--list | --out DIR | --check) PROGRAM [program arguments]\n"
    "       weaveproof clients [options] CLASS\n"
    "       weaveproof configs dfs-rb\n"
    "       weaveproof (File.java | File.class | app.jar | File.jpf) [program arguments]\n"
    "       weaveproof --version\n"
    "\n"
    "run      executes the program once, as java would\n"
    "check    explores the schedules of the program, and reports violations\n"
    "replay   shows a violation again that check has found\n"
    "diff     checks what has changed from one version of a program to the next\n"
    "mutate   makes mutants of a program, and says which of them its assertions find\n"
    "clients  says whether a class is linearizable\n"
    "cluster  divides the threads of a program by how they read and write\n"
    "configs  lists the configurations of a search technique\n"
    "\n"
    "PROGRAM is MainClass, File.class, File.java or app.jar; for run and check also\n"
    "File.jpf. weaveproof COMMAND --help lists the options of a command.\n";

int print(const std::string& text) {
  report::writeToStandardOutput(text);
  return 0;
}

int runOnce(int argc, char** argv) {
  const std::optional<RunOptions> options = parseRunOptions(argc, argv);
  return options ? run(*options) : print(runHelp());
}

int runCheck(int argc, char** argv) {
  const base::Interrupt interrupt;  // from the first moment: javac may run for longer than the search
  const std::optional<CheckOptions> options = parseCheckOptions(argc, argv);
  if (!options) return print(checkHelp(helpTopicOf(argc, argv)));
  return options->junit ? checkTests(*options, argv[0], program::ProgramSpace::open)
                        : check(*options, argv[0], program::ProgramSpace::open);
}

int runReplay(int argc, char** argv) {
  const std::optional<ReplayOptions> options = parseReplayOptions(argc, argv);
  return options ? replay(*options, program::ProgramSpace::open) : print(replayHelp());
}

int runCluster(int argc, char** argv) {
  const std::optional<ClusterOptions> options = parseClusterOptions(argc, argv);
  return options ? cluster(*options, program::ProgramSpace::open) : print(clusterHelp());
}

int runMutate(int argc, char** argv) {
  const base::Interrupt interrupt;
  const std::optional<MutateOptions> options = parseMutateOptions(argc, argv);
  return options ? mutateProgram(*options) : print(mutateHelp(helpTopicOf(argc, argv)));
}

int runClients(int argc, char** argv) {
  const base::Interrupt interrupt;
  const std::optional<ClientsOptions> options = parseClientsOptions(argc, argv);
  return options ? checkClients(*options) : print(clientsHelp(helpTopicOf(argc, argv)));
}

int runDiff(int argc, char** argv) {
  const base::Interrupt interrupt;
  const std::optional<DiffOptions> options = parseDiffOptions(argc, argv);
  return options ? diff(*options, argv[0], program::ProgramSpace::open) : print(diffHelp(helpTopicOf(argc, argv)));
}

int listConfigurations(int argc, char** argv) {
  if (argc == 3 && (std::string(argv[2]) == "--help" || std::string(argv[2]) == "-h"))
    return print("usage: weaveproof configs dfs-rb\n");
  if (argc != 3 || std::string(argv[2]) != "dfs-rb")
    throw UsageError{"configs lists the configurations of dfs-rb, and of nothing else"};
  std::string text;
  for (const search::DfsRbConfiguration& configuration : search::allDfsRbConfigurations())
    text += search::toString(configuration) + "\n";
  return print(text);
}

// Whether it is the file of a program, and no command.
bool isProgram(const std::string& word) {
  return word.ends_with(".java") || word.ends_with(".class") || word.ends_with(".jar") || word.ends_with(".jpf");
}

int checkProgram(int argc, char** argv) {
  std::string command = "check";
  std::vector<char*> words = {argv[0], command.data()};
  words.insert(words.end(), argv + 1, argv + argc);
  words.push_back(nullptr);
  return runCheck(static_cast<int>(words.size()) - 1, words.data());
}

int dispatch(int argc, char** argv) {
  const std::string command = argc > 1 ? argv[1] : "";
  if (command.empty()) throw UsageError{"no command is given"};
  if (command == "-h" || command == "--help") return print(kUsage);
  if (command == "--version") return print(fmt::format("weaveproof {}\n", base::kWeaveproofVersion));
  if (command == "check") return runCheck(argc, argv);
  if (command == "replay") return runReplay(argc, argv);
  if (command == "diff") return runDiff(argc, argv);
  if (command == "run") return runOnce(argc, argv);
  if (command == "cluster") return runCluster(argc, argv);
  if (command == "mutate") return runMutate(argc, argv);
  if (command == "clients") return runClients(argc, argv);
  if (command == "configs") return listConfigurations(argc, argv);
  if (isProgram(command)) return checkProgram(argc, argv);
  throw UsageError{
      "unknown command " + command +
      base::didYouMean(command, {"run", "check", "replay", "cluster", "diff", "mutate", "clients", "configs"})};
}

// Sentences come from several places; the user sees them in one form: no capital, no full stop. A file's name stays as it is.
std::string inOneForm(std::string sentence) {
  if (sentence.ends_with('.') && !sentence.ends_with("..")) sentence.pop_back();
  const auto isLower = [](char c) { return c == '-' || std::islower(static_cast<unsigned char>(c)) != 0; };
  const std::string_view rest = std::string_view(sentence).substr(std::min<std::size_t>(sentence.size(), 1));
  if (!sentence.empty() && std::ranges::all_of(rest.substr(0, rest.find(' ')), isLower))
    sentence[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(sentence[0])));
  return sentence;
}

int complain(int status, const std::string& sentence) {
  std::fprintf(stderr, "weaveproof: %s\n", sentence.c_str());
  return status;
}

}  // namespace

int runCommand(int argc, char** argv) {
  published::add();
  prepareProcess();
  base::tellOfCrashes(argc, argv);
  try {
    return dispatch(argc, argv);
  } catch (const UsageError& error) {
    return complain(verdict::kUsageError, inOneForm(error.sentence) + " (see weaveproof --help)");
  } catch (const base::Error& error) {
    return complain(verdict::kUsageError, error.what());
  } catch (const report::OutputError& error) {
    return complain(verdict::kUsageError, error.what());
  } catch (const program::UnsupportedFeature& unsupported) {
    return complain(verdict::kUnsupported, words::textOf(unsupported));
  } catch (const base::Interrupted&) {
    return complain(verdict::kInconclusive, "interrupted");
  } catch (const batch::ProblemElsewhere& problem) {
    return complain(problem.status, problem.what());
  } catch (const base::MemoryLimit& limit) {
    return complain(verdict::kInconclusive, limit.what());
  } catch (const std::bad_alloc&) {
    const bool isRun = argc > 1 && std::string(argv[1]) == "run";
    return complain(isRun ? verdict::kInternalError : verdict::kInconclusive, "the system has no more memory");
  } catch (const std::exception& error) {
    return complain(verdict::kInternalError, std::string("internal error: ") + error.what());
  } catch (...) {
    return complain(verdict::kInternalError, "internal error: a signal of the machine was not handled");
  }
}

}  // namespace weaveproof::cli
