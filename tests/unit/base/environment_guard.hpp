// An environment variable that a test changes, put back afterwards.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace weaveproof {

class EnvironmentGuard {
 public:
  explicit EnvironmentGuard(std::string name) : name_(std::move(name)) {
    if (const char* value = std::getenv(name_.c_str())) before_ = value;
  }
  ~EnvironmentGuard() { before_ ? set(*before_) : unset(); }
  EnvironmentGuard(const EnvironmentGuard&) = delete;
  EnvironmentGuard& operator=(const EnvironmentGuard&) = delete;

  void set(const std::string& value) { setenv(name_.c_str(), value.c_str(), 1); }
  void unset() { unsetenv(name_.c_str()); }

 private:
  std::string name_;
  std::optional<std::string> before_;
};

}  // namespace weaveproof
