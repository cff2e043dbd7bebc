// Work in processes of its own: what becomes of a piece that crashes, is killed, throws or does not stop, and of the others.
#include "batch/apart.hpp"

#include <gtest/gtest.h>
#include <sys/types.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <optional>
#include <thread>

#include "base/crash_message.hpp"
#include "base/error.hpp"
#include "base/interrupt.hpp"
#include "base/process_memory.hpp"
#include "base/regular_file.hpp"
#include "cli/usage_error.hpp"
#include "unit/base/temporary_folder.hpp"

namespace weaveproof::batch {
namespace {

// The default action, whatever a sanitizer does with it.
[[noreturn]] void die(int signal) {
  std::signal(signal, SIG_DFL);
  raise(signal);
  std::abort();
}

ApartJob jobOf(std::function<std::string()> work) { return {std::move(work), {}, {}, true}; }

std::vector<ApartEnd> run(const std::vector<ApartJob>& jobs, std::size_t parallel, ApartWatch watch = {}) {
  std::vector<ApartEnd> ends(jobs.size());
  if (!watch.wanted) watch.wanted = [&] { return jobs.size(); };
  const auto also = watch.ended;
  watch.ended = [&](std::size_t job, ApartEnd end) {
    ends[job] = std::move(end);
    if (also) also(job, ends[job]);
  };
  runApart(jobs, parallel, watch);
  return ends;
}

TEST(Apart, ACrashIsOneEndAndTheOthersGoOn) {
  for (const std::size_t parallel : {1, 3}) {
    const std::vector<ApartEnd> ends =
        run({jobOf([] { return std::string("first"); }), jobOf([]() -> std::string { die(SIGSEGV); }),
             jobOf([] { return std::string("third"); }), jobOf([]() -> std::string { die(SIGABRT); }),
             jobOf([]() -> std::string { die(SIGKILL); }), jobOf([]() -> std::string { _exit(7); }),
             jobOf([] { return std::string(1 << 20, 'x'); })},
            parallel);
    EXPECT_EQ(ends[0].answer, "first");
    EXPECT_EQ(ends[2].answer, "third");
    EXPECT_EQ(ends[6].answer, std::string(1 << 20, 'x'));
    for (const std::size_t crashed : {1, 3, 4, 5}) {
      EXPECT_FALSE(ends[crashed].answer);
      EXPECT_TRUE(ends[crashed].crashed);
      EXPECT_EQ(ends[crashed].problem.status, 5);
    }
    EXPECT_NE(ends[1].problem.sentence.find("signal 11"), std::string::npos);
    EXPECT_NE(ends[3].problem.sentence.find("signal 6"), std::string::npos);
    EXPECT_NE(ends[4].problem.sentence.find("no more memory"), std::string::npos);
    EXPECT_NE(ends[5].problem.sentence.find("exit status 7"), std::string::npos);
  }
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // where no handler is installed
TEST(Apart, ACrashSaysWhatWasBeingDone) {
  const auto crash = [](bool isDoing) {
    return [isDoing]() -> std::string {
      char name[] = "test";
      char* arguments[] = {name};
      base::tellOfCrashes(1, arguments);
      std::optional<base::Doing> doing;
      if (isDoing) doing.emplace([](const void*, base::CrashText& text) { text.add("executed a test"); }, nullptr);
      raise(SIGSEGV);
      return "";
    };
  };
  const std::vector<ApartEnd> ends = run({jobOf(crash(true)), jobOf(crash(false))}, 1);
  EXPECT_TRUE(ends[0].crashed && ends[1].crashed);
  EXPECT_NE(ends[0].problem.sentence.find("signal 11 (Segmentation fault) while it executed a test. "),
            std::string::npos);
  EXPECT_NE(ends[1].problem.sentence.find("signal 11 (Segmentation fault). "), std::string::npos);
}
#endif

TEST(Apart, ACrashInTheMiddleOfTheAnswerIsNoAnswer) {
  const ApartEnd end = run({jobOf([]() -> std::string {
                             for (int descriptor = 3; descriptor < 64; ++descriptor)  // the pipe is among them
                               if (write(descriptor, "\x09\0\0\0\0\0\0\0half", 12) == 12) continue;
                             die(SIGSEGV);
                           })},
                           1)[0];
  EXPECT_FALSE(end.answer);
  EXPECT_TRUE(end.crashed);
}

TEST(Apart, WhatIsThrownComesBack) {
  const std::vector<ApartEnd> ends = run({jobOf([]() -> std::string { throw cli::UsageError("wrong"); }),
                                          jobOf([]() -> std::string { throw base::Error("no such file"); }),
                                          jobOf([]() -> std::string { throw std::bad_alloc(); }),
                                          jobOf([]() -> std::string { throw std::logic_error("broken"); })},
                                         2);
  EXPECT_EQ(ends[0].problem.sentence, "wrong");
  EXPECT_EQ(ends[0].problem.status, 2);
  EXPECT_EQ(ends[1].problem.sentence, "no such file");
  EXPECT_EQ(ends[2].problem.status, 3);
  EXPECT_EQ(ends[3].problem.status, 5);
  EXPECT_FALSE(ends[3].crashed);
  EXPECT_THROW(answerApart(jobOf([]() -> std::string { throw base::Error("x"); }), kUsualGrace), ProblemElsewhere);
  const std::function<std::vector<int>()> numbers = [] { return std::vector<int>{1, 2, 3}; };
  EXPECT_EQ(apart(numbers, kUsualGrace), (std::vector<int>{1, 2, 3}));
}

void waitUntilStopped() {
  while (!base::Interrupt::isSet()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

// The first job ends, and then nobody wants those behind the second: one of them stops and says what it knows, one does not listen.
TEST(Apart, WhatIsNotWantedIsStoppedAndTheRestNotBegun) {
  const base::Interrupt interrupt;
  std::size_t wanted = 5;
  ApartWatch watch;
  watch.wanted = [&] { return wanted; };
  watch.ended = [&](std::size_t job, const ApartEnd&) {
    if (job == 0) wanted = 2;
  };
  watch.grace = std::chrono::milliseconds(300);
  const std::vector<ApartEnd> ends = run({jobOf([] {
                                            usleep(200'000);
                                            return std::string("0");
                                          }),
                                          jobOf([] {
                                            usleep(700'000);
                                            return std::string("1");
                                          }),
                                          jobOf([] {
                                            waitUntilStopped();
                                            return std::string("so far");
                                          }),
                                          jobOf([]() -> std::string {
                                            for (;;) pause();
                                          }),
                                          jobOf([] { return std::string("4"); })},
                                         4, watch);
  EXPECT_EQ(ends[0].answer, "0");
  EXPECT_EQ(ends[1].answer, "1");
  EXPECT_EQ(ends[2].answer, "so far");
  EXPECT_FALSE(ends[3].answer);
  EXPECT_FALSE(ends[3].crashed);
  EXPECT_EQ(ends[3].problem.status, 3);
  EXPECT_FALSE(ends[4].begun);
  EXPECT_FALSE(base::Interrupt::isSet());  // that of the children is not ours
}

TEST(Apart, ASecondSignalDoesNotEndAChild) {
  const base::Interrupt interrupt;
  const ApartEnd end = run({jobOf([] {
                             raise(SIGINT);
                             raise(SIGINT);
                             raise(SIGTERM);
                             return std::string(base::Interrupt::isSet() ? "set" : "not set");
                           })},
                           1)[0];
  EXPECT_EQ(end.answer, "set");
}

TEST(Apart, OutputGoesToFiles) {
  const TemporaryFolder folder;
  const auto output = folder.path() / "output", errors = folder.path() / "errors";
  run({{[] {
          std::puts("out");
          std::fputs("err\n", stderr);
          return std::string();
        },
        output, errors, true}},
      1);
  EXPECT_EQ(base::readText(output), "out\n");
  EXPECT_EQ(base::readText(errors), "err\n");
}

TEST(Apart, AChildCountsItsOwnMemory) {
  EXPECT_GT(base::residentBytes(), 0u);
  constexpr std::size_t kSize = std::size_t{64} << 20;
  const std::function<bool()> grows = [] {
    const std::uint64_t before = base::residentBytes();
    const std::string large(kSize, 'x');
    return base::residentBytes() > before + kSize / 2 && large.back() == 'x';
  };
  EXPECT_TRUE(apart(grows, kUsualGrace));
}

TEST(Interrupt, AnInnerOneTakesNothingBack) {
  const base::Interrupt outer;
  EXPECT_FALSE(base::Interrupt::isSet());
  raise(SIGTERM);
  {
    const base::Interrupt inner;
    EXPECT_TRUE(base::Interrupt::isSet());
  }
  EXPECT_TRUE(base::Interrupt::isSet());
}

}  // namespace
}  // namespace weaveproof::batch
