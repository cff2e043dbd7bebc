// What the process says when the machine itself crashes: one sentence with what is needed to report it, then exit status 5.
#pragma once

#include <cstddef>
#include <string_view>

namespace weaveproof::base {

// Text of a bounded length, made without memory of the heap: a signal handler may write it.
class CrashText {
 public:
  void add(std::string_view text);
  std::string_view text() const { return {buffer_, length_}; }

 private:
  static constexpr std::size_t kMost = 2048;
  char buffer_[kMost];
  std::size_t length_ = 0;
};

// While this object exists, `tell` adds to the message of a crash in this operating system thread: "while it …".
class Doing {
 public:
  using Tell = void (*)(const void* subject, CrashText& text);
  Doing(Tell tell, const void* subject) : tell_(tell), subject_(subject), outer_(innermost) { innermost = this; }
  ~Doing() { innermost = outer_; }
  Doing(const Doing&) = delete;

  static void tellInnermost(CrashText& text) {
    if (innermost) innermost->tell_(innermost->subject_, text);
  }

 private:
  static constinit thread_local const Doing* innermost;

  const Tell tell_;
  const void* const subject_;
  const Doing* const outer_;
};

// From now on. The command line is copied.
void tellOfCrashes(int argc, char** argv);

// For a process that has a parent waiting for its end: writes `mark` and "while it …" to this descriptor instead. Then
// the signal ends the process as it would without this handler. So the parent sees the signal, and there may be a core
// file.
void tellOfCrashesTo(int descriptor, std::string_view mark);

}  // namespace weaveproof::base
