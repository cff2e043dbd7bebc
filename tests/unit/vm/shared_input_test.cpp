// Standard input that several processes read: each gets the same bytes, and the host is asked once for each of them.
#include "vm/shared_input.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

namespace weaveproof::vm {
namespace {

TEST(SharedInput, WhatOneProcessHasReadTheNextOneFinds) {
  const SharedInput input;
  const std::function<void()> nothing;
  if (const pid_t child = fork(); child == 0) {
    const SharedInput::Turn turn(input, nothing);
    turn.add(0, "abc", std::nullopt);
    turn.add(3, "de", 0);
    _exit(0);
  } else {
    waitpid(child, nullptr, 0);
  }
  std::string bytes = "ab";  // read before
  std::optional<int> ending;
  const SharedInput::Turn turn(input, nothing);
  EXPECT_TRUE(turn.takeNew(bytes, ending));
  EXPECT_EQ(bytes, "abcde");
  EXPECT_FALSE(ending);
  EXPECT_TRUE(turn.takeNew(bytes, ending));
  EXPECT_EQ(ending, 0);
  EXPECT_FALSE(turn.takeNew(bytes, ending));
  turn.add(5, "f", std::nullopt);  // a terminal goes on behind an end
  EXPECT_TRUE(turn.takeNew(bytes, ending));
  EXPECT_EQ(bytes, "abcdef");
  EXPECT_FALSE(ending);
}

// Bytes are numbered by the host, here a pipe: no two processes get different ones, and none is lost.
TEST(SharedInput, AllProcessesReadTheSame) {
  constexpr int kProcesses = 4, kBytes = 300;
  std::array<int, 2> host{}, seen{};
  ASSERT_EQ(pipe(host.data()), 0);
  ASSERT_EQ(pipe(seen.data()), 0);
  std::string all;
  for (int i = 0; i < kBytes; ++i) all += static_cast<char>(i % 100 + 1);
  ASSERT_EQ(write(host[1], all.data(), all.size()), kBytes);
  close(host[1]);
  const SharedInput input;
  std::vector<pid_t> children;
  for (int i = 0; i < kProcesses; ++i) {
    const pid_t child = fork();
    if (child != 0) {
      children.push_back(child);
      continue;
    }
    std::string bytes;
    std::optional<int> ending;
    while (!ending) {
      const SharedInput::Turn turn(input, {});
      if (turn.takeNew(bytes, ending)) continue;
      std::array<char, 7> fresh{};
      const ssize_t n = read(host[0], fresh.data(), fresh.size());
      if (n <= 0) ending = 0;
      turn.add(bytes.size(), {fresh.data(), static_cast<std::size_t>(std::max<ssize_t>(n, 0))}, ending);
      bytes.append(fresh.data(), static_cast<std::size_t>(std::max<ssize_t>(n, 0)));
    }
    const char good = bytes == all ? 'y' : 'n';
    _exit(write(seen[1], &good, 1) == 1 ? 0 : 1);
  }
  for (const pid_t child : children) waitpid(child, nullptr, 0);
  close(seen[1]);
  std::string answers(kProcesses + 1, ' ');
  const ssize_t n = read(seen[0], answers.data(), answers.size());
  EXPECT_EQ(answers.substr(0, static_cast<std::size_t>(n)), std::string(kProcesses, 'y'));
}

}  // namespace
}  // namespace weaveproof::vm
