// A counterexample in a file, and back: what `weaveproof replay` needs to show it again, and what other tools may want.
#pragma once

#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "schedule/counterexample.hpp"
#include "spec/check_spec.hpp"
#include "tracking/thread_numbers.hpp"
#include "tracking/visible_internals.hpp"
#include "vm/host_files.hpp"
#include "vm/host_inputs.hpp"

namespace weaveproof::report {

// Which program, and which way of looking at it, a schedule belongs to.
struct TracedProgram {
  std::string program;    // class, File.java or app.jar, with absolute paths
  std::string classPath;  // likewise; empty for a jar
  std::string mainClass;
  std::vector<std::string> arguments;
  std::vector<std::pair<std::string, std::string>> properties;  // -Dname=value
  std::map<std::string, std::string> host;                      // where it was checked (natives/host/host.hpp)
  std::optional<vm::StandardInput> input;                       // what was read of it; empty: not recorded
  vm::HostInputs::Values inputs;                                // what else it has learned of the host
  tracking::RecordedThreads threads;                            // see ProgramOptions
  std::string digest;                                           // of all classes that it can come to use
  std::string jdkVersion;
  spec::CheckSpec spec;
  tracking::VisibleInternals internals;
};

struct Trace {
  TracedProgram program;
  schedule::Schedule schedule;
  std::string kind, key, message;  // of the violation
};

// A file that is no trace; what() is a sentence.
class TraceError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Throws OutputError.
void writeTrace(const std::string& file, const TracedProgram& program, const schedule::Counterexample& example);
// Throws TraceError, base::Error.
Trace readTrace(const std::string& file);

}  // namespace weaveproof::report
