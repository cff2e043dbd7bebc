#include "batch/problem.hpp"

#include <new>

#include "base/error.hpp"
#include "base/interrupt.hpp"
#include "base/memory_budget.hpp"
#include "program/outcome.hpp"
#include "report/output_file.hpp"
#include "verdict/exit_status.hpp"
#include "words/unsupported_text.hpp"

namespace weaveproof::batch {

Problem problemCaught() {
  try {
    throw;
  } catch (const base::Error& error) {
    return {verdict::kUsageError, error.what()};
  } catch (const report::OutputError& error) {
    return {verdict::kUsageError, error.what()};
  } catch (const program::UnsupportedFeature& unsupported) {
    return {verdict::kUnsupported, words::textOf(unsupported)};
  } catch (const base::MemoryLimit& limit) {
    return {verdict::kInconclusive, limit.what()};
  } catch (const std::bad_alloc&) {
    return {verdict::kInconclusive, "The system has no more memory."};
  } catch (const base::Interrupted&) {
    return {verdict::kInconclusive, "It was interrupted."};
  } catch (const ProblemElsewhere& problem) {
    return {problem.status, problem.what()};
  } catch (const std::exception& error) {
    return {verdict::kInternalError, std::string("internal error: ") + error.what()};
  } catch (...) {
    return {verdict::kInternalError, "internal error: an exception of an unknown type"};
  }
}

}  // namespace weaveproof::batch
