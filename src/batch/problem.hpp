// Why there is no answer: the exit status that it comes to, and a sentence.
#pragma once

#include <stdexcept>
#include <string>

namespace weaveproof::batch {

struct Problem {
  int status = 0;
  std::string sentence;
};

// Of the exception that is being handled. To be called in a catch block.
Problem problemCaught();

// A problem of another process (apart.hpp), thrown here.
struct ProblemElsewhere : std::runtime_error {
  explicit ProblemElsewhere(const Problem& problem) : std::runtime_error(problem.sentence), status(problem.status) {}
  int status;
};

}  // namespace weaveproof::batch
