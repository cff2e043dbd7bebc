// The handler does only what is safe in a signal handler: it copies bytes, writes them and exits. What the machine is
// doing is read from structures that may be broken. If that crashes too, the handler is called again for the second
// signal (SA_NODEFER), and skips that part.
#include "base/crash_message.hpp"

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <string>

#include "base/shell_words.hpp"
#include "base/version.hpp"

namespace weaveproof::base {

constinit thread_local const Doing* Doing::innermost = nullptr;

void CrashText::add(std::string_view text) {
  const std::size_t count = std::min(text.size(), kMost - length_);
  std::memcpy(buffer_ + length_, text.data(), count);
  length_ += count;
}

namespace {

constexpr int kInternalError = 5;
constexpr std::size_t kStackBytes = std::size_t{64} << 10;

struct Told {
  int signal;
  std::string_view name;
};
constexpr Told kSignals[] = {
    {SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"}, {SIGFPE, "SIGFPE"}, {SIGILL, "SIGILL"}, {SIGABRT, "SIGABRT"}};

std::string* reportWith = nullptr;  // never freed: a thread may crash while the process ends
volatile std::sig_atomic_t crashes = 0;
volatile std::sig_atomic_t waitingProcess = -1;  // the descriptor of tellOfCrashesTo
std::string* markOfCrash = nullptr;

void say(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(descriptor, text.data(), text.size());
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void addDoing(CrashText& message) {
  CrashText doing;
  Doing::tellInnermost(doing);
  if (!doing.text().empty()) message.add(" while it ");
  message.add(doing.text());
}

void crash(int signal) {
  const int before = crashes;
  crashes = before + 1;
  if (before > 1) _exit(kInternalError);
  if (waitingProcess >= 0) {
    CrashText message;
    message.add(*markOfCrash);
    if (before == 0) addDoing(message);
    say(waitingProcess, message.text());
    std::signal(signal, SIG_DFL);
    raise(signal);
  }
  CrashText message;
  message.add("weaveproof: internal error: ");
  for (const Told& told : kSignals)
    if (told.signal == signal) message.add(told.name);
  if (before == 0) addDoing(message);
  message.add("; please report this line: weaveproof ");
  message.add(kWeaveproofVersion);
  message.add(*reportWith);
  say(STDERR_FILENO, message.text());
  say(STDERR_FILENO, "\n");
  _exit(kInternalError);
}

}  // namespace

void tellOfCrashes(int argc, char** argv) {
  reportWith = new std::string(", called as");
  for (int i = 0; i < argc; ++i) *reportWith += ' ' + (i == 0 ? std::string("weaveproof") : shellWord(argv[i]));
  std::ranges::replace(*reportWith, '\n', ' ');  // one line
  // A stack of its own, as the usual one may be what is full.
  stack_t stack{};
  stack.ss_sp = new std::uint8_t[kStackBytes];
  stack.ss_size = kStackBytes;
  sigaltstack(&stack, nullptr);
  struct sigaction action {};
  action.sa_handler = crash;
  action.sa_flags = static_cast<int>(SA_ONSTACK | SA_NODEFER);
  sigemptyset(&action.sa_mask);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // the sanitizers' own reports say more
  for (const Told& told : kSignals) sigaction(told.signal, &action, nullptr);
#endif
}

void tellOfCrashesTo(int descriptor, std::string_view mark) {
  markOfCrash = new std::string(mark);
  waitingProcess = descriptor;
}

}  // namespace weaveproof::base
