#include "vm/host_files.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "vm/host_inputs.hpp"
#include "vm/signals.hpp"

namespace weaveproof::vm {

namespace {

constexpr std::size_t kMostOpen = 128;  // host descriptors at a time
constexpr const char* kInput = "standard input";
constexpr int kAlways = O_RDONLY | O_CLOEXEC | O_NONBLOCK;

OpenFile::Kind kindOfFile(const struct stat& status) {
  if (S_ISREG(status.st_mode)) return OpenFile::Kind::File;
  if (S_ISDIR(status.st_mode)) return OpenFile::Kind::Directory;
  if (S_ISCHR(status.st_mode) && major(status.st_rdev) == 1) {  // Linux: memory devices
    if (minor(status.st_rdev) == 3) return OpenFile::Kind::Null;
    if (minor(status.st_rdev) == 8 || minor(status.st_rdev) == 9) return OpenFile::Kind::Random;
  }
  return OpenFile::Kind::Closed;
}

std::string absolute(const std::string& path) {
  std::error_code ignored;
  return path.empty() || path[0] == '/' ? path : (std::filesystem::current_path(ignored) / path).string();
}

}  // namespace

int OpenFiles::add(const OpenFile& file) {
  auto free =
      std::find_if(table.begin(), table.end(), [](const OpenFile& f) { return f.kind == OpenFile::Kind::Closed; });
  if (free == table.end()) free = table.insert(table.end(), file);
  *free = file;
  return kFirst + static_cast<int>(free - table.begin());
}

OpenFile* OpenFiles::find(int descriptor) {
  const std::size_t index = static_cast<std::size_t>(descriptor - kFirst);
  if (descriptor < kFirst || index >= table.size() || table[index].kind == OpenFile::Kind::Closed) return nullptr;
  return &table[index];
}

void OpenFiles::close(int descriptor) {
  if (OpenFile* file = find(descriptor)) *file = OpenFile();
  while (!table.empty() && table.back().kind == OpenFile::Kind::Closed) table.pop_back();
}

HostFiles::HostFiles() { noteStart(); }

void HostFiles::noteStart() {
  const std::lock_guard lock(inputMutex_);
  struct stat status {};
  if (inputIsReplayed_ || input_.start >= 0 || !input_.bytes.empty()) return;
  if (fstat(STDIN_FILENO, &status) != 0 || !S_ISREG(status.st_mode)) return;
  input_.start = lseek(STDIN_FILENO, 0, SEEK_CUR);
  input_.length = status.st_size - input_.start;
}

HostFiles::~HostFiles() {
  for (File& file : files_)
    if (file.descriptor >= 0) ::close(file.descriptor);
}

void HostFiles::giveUpOldest() {
  File* oldest = nullptr;
  for (File& file : files_)
    if (file.descriptor >= 0 && (!oldest || file.lastUse < oldest->lastUse)) oldest = &file;
  if (!oldest) return;
  ::close(oldest->descriptor);
  oldest->descriptor = -1;
  --open_;
}

int HostFiles::descriptorOf(File& file) {
  file.lastUse = ++uses_;
  if (file.descriptor >= 0) return file.descriptor;
  if (open_ >= kMostOpen) giveUpOldest();
  file.descriptor = ::open(file.path.c_str(), kAlways);
  if (file.descriptor < 0) return -errno;
  ++open_;
  return file.descriptor;
}

int HostFiles::open(const std::string& path, int flags, OpenFile& opened) {
  HostInputs::note("file " + path);
  const std::lock_guard lock(mutex_);
  if (open_ >= kMostOpen) giveUpOldest();
  const int descriptor = ::open(path.c_str(), kAlways | flags);
  if (descriptor < 0) return errno;
  struct stat status {};
  const int failed = fstat(descriptor, &status) == 0 ? 0 : errno;
  opened = OpenFile{kindOfFile(status), 0, 0};
  if (failed || (opened.kind != OpenFile::Kind::File && opened.kind != OpenFile::Kind::Directory)) {
    ::close(descriptor);
    return failed ? failed : opened.kind == OpenFile::Kind::Closed ? ENOTSUP : 0;
  }
  const auto [number, isNew] = numbers_.emplace(absolute(path), static_cast<std::uint32_t>(files_.size()));
  if (isNew) files_.push_back({number->first, -1, 0, false, {}});
  File& file = files_[number->second];
  // The new descriptor counts: there may be another file at this path by now.
  if (file.descriptor >= 0)
    ::close(file.descriptor);
  else
    ++open_;
  file.descriptor = descriptor;
  file.listed = false;
  file.lastUse = ++uses_;
  opened.file = number->second;
  return 0;
}

std::int64_t HostFiles::read(std::uint32_t number, void* to, std::size_t size, std::int64_t position) {
  const std::lock_guard lock(mutex_);
  const int descriptor = descriptorOf(files_[number]);
  if (descriptor < 0) return descriptor;
  ssize_t n;
  do {
    n = ::pread(descriptor, to, size, position);
  } while (n < 0 && errno == EINTR);
  return n < 0 ? -errno : n;
}

int HostFiles::status(std::uint32_t number, struct stat& status) {
  const std::lock_guard lock(mutex_);
  const int descriptor = descriptorOf(files_[number]);
  if (descriptor < 0) return descriptor;
  return fstat(descriptor, &status) == 0 ? 0 : -errno;
}

std::int64_t HostFiles::list(std::uint32_t number, std::int64_t position, std::string& entry) {
  const std::lock_guard lock(mutex_);
  File& file = files_[number];
  if (!file.listed) {
    HostInputs::note("entries " + file.path);
    DIR* directory = opendir(file.path.c_str());
    if (!directory) return -errno;
    file.entries.clear();
    while (const dirent* found = readdir(directory)) file.entries.emplace_back(found->d_name);
    closedir(directory);
    file.listed = true;
  }
  if (position >= static_cast<std::int64_t>(file.entries.size())) return 0;
  entry = file.entries[static_cast<std::size_t>(position)];
  return 1;
}

std::string HostFiles::path(std::uint32_t number) {
  const std::lock_guard lock(mutex_);
  return files_[number].path;
}

StandardInput HostFiles::inputSoFar() {
  const std::lock_guard lock(inputMutex_);
  return input_;
}

void HostFiles::keepInput(StandardInput soFar) {
  const std::lock_guard lock(inputMutex_);
  input_ = std::move(soFar);
}

void HostFiles::replayInput(StandardInput recorded) {
  const std::lock_guard lock(inputMutex_);
  input_ = std::move(recorded);
  inputIsReplayed_ = true;
}

void HostFiles::shareInput() {
  noteStart();  // before another process moves on in the file
  shared_ = std::make_unique<SharedInput>();
}

// The host's is waited for in pieces, so that the wait can be given up.
void HostFiles::awaitInput() const {
  constexpr int kMillis = 100;
  pollfd input{STDIN_FILENO, POLLIN, 0};
  while (whileWaiting && poll(&input, 1, kMillis) <= 0) whileWaiting();
}

std::int64_t HostFiles::readInput(void* to, std::size_t size, std::int64_t position, bool again) {
  HostInputs::note(kInput);
  const std::lock_guard lock(inputMutex_);
  const auto start = static_cast<std::size_t>(position);
  while (start >= input_.bytes.size()) {
    if (input_.ending && (inputIsReplayed_ || !again)) return -*input_.ending;
    if (inputIsReplayed_)
      throw Unsupported{"the program reads more of standard input than the trace has of it: " +
                        std::to_string(input_.bytes.size()) + " bytes"};
    std::optional<SharedInput::Turn> turn;
    if (shared_) {
      turn.emplace(*shared_, whileWaiting);
      if (turn->takeNew(input_.bytes, input_.ending)) continue;
    }
    awaitInput();
    std::vector<char> fresh(std::clamp<std::size_t>(size, 1, 1 << 20));
    ssize_t n;
    do {
      n = ::read(STDIN_FILENO, fresh.data(), fresh.size());
    } while (n < 0 && errno == EINTR);
    if (n <= 0) {
      input_.ending = n < 0 ? errno : 0;
      if (turn) turn->add(input_.bytes.size(), {}, input_.ending);
      return -*input_.ending;
    }
    input_.ending.reset();
    if (turn) turn->add(input_.bytes.size(), {fresh.data(), static_cast<std::size_t>(n)}, std::nullopt);
    input_.bytes.append(fresh.data(), static_cast<std::size_t>(n));
  }
  const std::size_t n = std::min(size, input_.bytes.size() - start);
  std::memcpy(to, input_.bytes.data() + start, n);
  return static_cast<std::int64_t>(n);
}

std::int64_t HostFiles::availableInput(std::int64_t position) {
  HostInputs::note(kInput);
  const std::lock_guard lock(inputMutex_);
  const std::int64_t kept = static_cast<std::int64_t>(input_.bytes.size()) - position;
  struct stat status {};
  if (inputIsReplayed_) return input_.start >= 0 ? input_.length - position : kept;
  if (input_.start >= 0 && fstat(STDIN_FILENO, &status) == 0) return status.st_size - input_.start - position;
  int waiting = 0;
  if (ioctl(STDIN_FILENO, FIONREAD, &waiting) != 0) waiting = 0;
  return kept + waiting;
}

int HostFiles::inputStatus(struct stat& status) {
  HostInputs::note(kInput);
  const int failed = fstat(STDIN_FILENO, &status) == 0 ? 0 : -errno;
  const std::lock_guard lock(inputMutex_);
  if (!inputIsReplayed_) return failed;
  const bool isFile = input_.start >= 0;
  status.st_mode = (status.st_mode & ~static_cast<mode_t>(S_IFMT)) | (isFile ? S_IFREG : S_IFIFO);
  status.st_size = isFile ? input_.start + input_.length : 0;
  return 0;
}

}  // namespace weaveproof::vm
