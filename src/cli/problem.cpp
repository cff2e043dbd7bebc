#include "cli/problem.hpp"

#include <new>

#include "base/error.hpp"
#include "base/interrupt.hpp"
#include "base/memory_budget.hpp"
#include "cli/commands.hpp"
#include "cli/usage_error.hpp"
#include "program/outcome.hpp"
#include "report/output_file.hpp"
#include "words/unsupported_text.hpp"

namespace weaveproof::cli {

Problem problemCaught() {
  try {
    throw;
  } catch (const UsageError& error) {
    return {kUsageError, error.sentence};
  } catch (const base::Error& error) {
    return {kUsageError, error.what()};
  } catch (const report::OutputError& error) {
    return {kUsageError, error.what()};
  } catch (const program::UnsupportedFeature& unsupported) {
    return {kUnsupported, words::textOf(unsupported)};
  } catch (const base::MemoryLimit& limit) {
    return {kInconclusive, limit.what()};
  } catch (const std::bad_alloc&) {
    return {kInconclusive, "The system has no more memory."};
  } catch (const base::Interrupted&) {
    return {kInconclusive, "It was interrupted."};
  } catch (const ProblemElsewhere& problem) {
    return {problem.status, problem.what()};
  } catch (const std::exception& error) {
    return {kInternalError, std::string("internal error: ") + error.what()};
  } catch (...) {
    return {kInternalError, "internal error: an exception of an unknown type"};
  }
}

}  // namespace weaveproof::cli
