// What a program can read of the host: files, directories and standard input.
//
// A file that a program has open is a number here and a position in the machine's state (OpenFiles), and every read names
// its position. So a machine that was restored to an earlier state reads the same bytes again, and a state means the
// same in every machine. The host is assumed not to change while a program has a file open: a directory is listed at
// once. If the descriptor of a file was closed to make room for others, the file is opened again by its path.
#pragma once

#include <sys/stat.h>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "vm/shared_input.hpp"

namespace weaveproof::vm {

struct OpenFile {
  enum class Kind : std::uint8_t { Closed, File, Directory, Random, Null };
  Kind kind = Kind::Closed;
  std::uint32_t file = 0;     // its number in HostFiles
  std::int64_t position = 0;  // of a directory: how many entries were listed
};

// The files that a machine has open; part of its state.
struct OpenFiles {
  static constexpr int kFirst = 3;  // the descriptors below are standard input, output and error
  std::vector<OpenFile> table;      // by descriptor - kFirst
  std::int64_t inputRead = 0;       // bytes taken from standard input
  std::uint64_t randomDrawn = 0;    // bytes taken from the host's random devices

  int add(const OpenFile& file);   // the lowest free descriptor, as on the host
  OpenFile* find(int descriptor);  // null if it is not open, or one of the standard three
  void close(int descriptor);
};

// What a program has read of standard input, so that it can read the same again elsewhere.
struct StandardInput {
  std::string bytes;
  std::optional<int> ending;            // what follows them: 0 the end, else the host's error number; empty: not known
  std::int64_t start = -1, length = 0;  // if it is a file: where the program found it, and what was left of it
};

class HostFiles {
 public:
  HostFiles();
  ~HostFiles();
  HostFiles(const HostFiles&) = delete;

  // Opens for reading; `flags` may have O_NOFOLLOW and O_DIRECTORY. Gives 0 or the host's error number; a file that is
  // neither a regular file nor a directory, the null device or a random device is refused with ENOTSUP.
  int open(const std::string& path, int flags, OpenFile& opened);

  // These give the host's error number negated when they fail.
  std::int64_t read(std::uint32_t file, void* to, std::size_t size, std::int64_t position);
  int status(std::uint32_t file, struct stat& status);
  std::int64_t list(std::uint32_t file, std::int64_t position, std::string& entry);  // 1: got one, 0: at the end

  std::string path(std::uint32_t file);

  // Standard input. All that was read is kept. A position is the distance from where the program found it. A read after
  // the end asks the host again only if `again` is set, because a terminal may have more by then. Otherwise the end is
  // the same on every schedule.
  std::int64_t readInput(void* to, std::size_t size, std::int64_t position, bool again);
  std::int64_t availableInput(std::int64_t position);
  std::int64_t inputStart() const { return input_.start; }
  int inputStatus(struct stat& status);
  std::function<void()> whileWaiting;  // called now and then while there is nothing to read; may throw

  static StandardInput inputSoFar();
  static void keepInput(
      StandardInput soFar);  // that another process has read, which shares standard input with this one
  static void replayInput(StandardInput recorded);  // instead of the host's
  static void shareInput();  // with processes that are forked from now on (vm/shared_input.hpp). Throws base::Error

 private:
  struct File {
    std::string path;
    int descriptor = -1;  // given up when too many are open
    std::uint64_t lastUse = 0;
    bool listed = false;
    std::vector<std::string> entries;
  };
  int descriptorOf(File& file);  // or the error number negated
  void giveUpOldest();

  std::mutex mutex_;
  std::vector<File> files_;
  std::map<std::string, std::uint32_t> numbers_;
  std::size_t open_ = 0;
  std::uint64_t uses_ = 0;
  // Of the process, and not of this object: a program that is opened a second time reads the same input again.
  void awaitInput() const;
  static inline std::mutex inputMutex_;  // apart, since reading standard input may take for ever
  static inline StandardInput input_;
  static inline bool inputIsReplayed_ = false;
  static inline std::unique_ptr<SharedInput> shared_;  // null: the input is that of this process alone
  static void noteStart();
};

}  // namespace weaveproof::vm
