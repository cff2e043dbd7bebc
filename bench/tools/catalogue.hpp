// The benchmark programs, as the comments at the top of their main classes describe them.
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bench {

inline constexpr std::array<std::string_view, 3> kSizes = {"small", "medium", "large"};
inline constexpr std::array<std::string_view, 2> kVariants = {"buggy", "correct"};

struct Benchmark {
  std::string name;
  std::string mainClass;
  std::string threads;                  // as written: "2 / 3 / 4"
  std::array<std::string, 2> expected;  // verdict of each variant: "deadlock", "exception CLASS", "no-violation"
  std::vector<std::string> options;     // of weaveproof check, for every run
  // Arguments by size, then by variant; a size that a program does not have is missing.
  std::map<std::string, std::array<std::vector<std::string>, 2>, std::less<>> arguments;
  int lines = 0;  // of Java that are neither empty nor comment, in its folder
};

// Those of every folder below `benchmarks`, by name. Throws std::runtime_error with a sentence that names file and
// field.
std::vector<Benchmark> readCatalogue(const std::filesystem::path& benchmarks);

// The benchmarks with a name that matches one of the patterns, in which * stands for anything; all, if there are no
// patterns. Throws std::runtime_error when a pattern matches nothing.
std::vector<Benchmark> chosen(const std::vector<Benchmark>& catalogue, const std::vector<std::string>& patterns);

// Which of kSizes, kVariants it is; throws std::runtime_error if it is none.
std::size_t sizeIndex(std::string_view size);
std::size_t variantIndex(std::string_view variant);

std::string trimmed(const std::string& text);  // without the blanks at its ends
std::vector<std::string> splitAt(const std::string& text, char separator);
std::vector<std::string> splitWords(const std::string& text);  // at blanks; "…" and '…' keep blanks

}  // namespace bench
