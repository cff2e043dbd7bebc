// What checks have learned of a program and keep for the next one (--cache): which internals of the library it uses,
// how it can observe that threads wait there, and which memory several threads use at once. A search that begins with
// it need not restart.
//
// No verdict depends on it. What is visible although it need not be leads to more states, never to a wrong verdict. A
// file is read only if it is for the same classes and the same JDK.
#pragma once

#include <optional>
#include <string>

#include "report/trace_file.hpp"

namespace weaveproof::report {

// The file for this program in the folder of the cache.
std::string learnedFile(const std::string& folder, const TracedProgram& program);

// Nothing if there is no such file, or if it is of another JDK. Throws TraceError if it is damaged.
std::optional<tracking::VisibleInternals> readLearned(const std::string& file, const TracedProgram& program);

// Throws OutputError.
void writeLearned(const std::string& file, const TracedProgram& program, const tracking::VisibleInternals& learned);

}  // namespace weaveproof::report
