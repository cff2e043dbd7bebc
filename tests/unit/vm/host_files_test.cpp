// Files of the host, by number and position.
#include "vm/host_files.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>

#include <cerrno>
#include <filesystem>
#include <set>

#include "unit/base/temporary_folder.hpp"

namespace weaveproof::vm {
namespace {

class HostFilesTest : public testing::Test {
 protected:
  std::string path(const std::string& name) { return (folder_.path() / name).string(); }
  OpenFile open(const std::string& name, int flags = 0) {
    OpenFile file;
    EXPECT_EQ(host_.open(path(name), flags, file), 0);
    return file;
  }
  std::string read(const OpenFile& file, std::size_t size, std::int64_t position) {
    std::string text(size, '?');
    const std::int64_t n = host_.read(file.file, text.data(), size, position);
    EXPECT_GE(n, 0);
    return text.substr(0, static_cast<std::size_t>(n));
  }

  TemporaryFolder folder_;
  HostFiles host_;
};

TEST_F(HostFilesTest, ReadsAtPositions) {
  folder_.write("a.txt", "hello world");
  const OpenFile file = open("a.txt");
  EXPECT_EQ(file.kind, OpenFile::Kind::File);
  EXPECT_EQ(read(file, 5, 6), "world");
  EXPECT_EQ(read(file, 5, 0), "hello");
  EXPECT_EQ(read(file, 5, 11), "");
  struct stat status {};
  EXPECT_EQ(host_.status(file.file, status), 0);
  EXPECT_EQ(status.st_size, 11);
}

TEST_F(HostFilesTest, GivesTheHostsErrors) {
  OpenFile file;
  EXPECT_EQ(host_.open(path("none"), 0, file), ENOENT);
  folder_.write("a.txt", "");
  EXPECT_EQ(host_.open(path("a.txt"), O_DIRECTORY, file), ENOTDIR);
  EXPECT_EQ(host_.open("/dev/zero", 0, file), ENOTSUP);
}

TEST_F(HostFilesTest, KnowsTheHarmlessDevices) {
  OpenFile file;
  EXPECT_EQ(host_.open("/dev/null", 0, file), 0);
  EXPECT_EQ(file.kind, OpenFile::Kind::Null);
  EXPECT_EQ(host_.open("/dev/urandom", 0, file), 0);
  EXPECT_EQ(file.kind, OpenFile::Kind::Random);
}

TEST_F(HostFilesTest, ListsADirectoryOnce) {
  folder_.write("one", "");
  folder_.write("two", "");
  const OpenFile directory = open("", O_DIRECTORY);
  EXPECT_EQ(directory.kind, OpenFile::Kind::Directory);
  std::set<std::string> names;
  std::string name;
  std::int64_t position = 0;
  while (host_.list(directory.file, position, name) == 1) {
    names.insert(name);
    if (position++ == 0) folder_.write("later", "");
  }
  EXPECT_EQ(names, (std::set<std::string>{".", "..", "one", "two"}));
}

TEST_F(HostFilesTest, SeesAFileThatTookThePlaceOfAnother) {
  folder_.write("a.txt", "old");
  const OpenFile old = open("a.txt");
  EXPECT_EQ(read(old, 10, 0), "old");
  std::filesystem::rename(folder_.write("b.txt", "new one"), folder_ / "a.txt");
  EXPECT_EQ(read(old, 10, 0), "old");
  EXPECT_EQ(read(open("a.txt"), 10, 0), "new one");
}

// More files than the host lets a process have open at a time: those not used lately are opened again by their path.
TEST_F(HostFilesTest, OpensAnyNumberOfFiles) {
  constexpr int kFiles = 3000;
  std::vector<OpenFile> files;
  for (int i = 0; i < kFiles; ++i) {
    folder_.write(std::to_string(i), "content " + std::to_string(i));
    files.push_back(open(std::to_string(i)));
  }
  for (int i = 0; i < kFiles; i += 100) EXPECT_EQ(read(files[static_cast<std::size_t>(i)], 100, 8), std::to_string(i));
}

TEST(OpenFiles, GivesTheLowestFreeDescriptor) {
  OpenFiles open;
  const OpenFile file{OpenFile::Kind::File, 7, 0};
  EXPECT_EQ(open.add(file), 3);
  EXPECT_EQ(open.add(file), 4);
  EXPECT_EQ(open.add(file), 5);
  open.close(4);
  EXPECT_EQ(open.find(4), nullptr);
  EXPECT_EQ(open.add(file), 4);
  open.close(3);
  open.close(4);
  open.close(5);
  EXPECT_TRUE(open.table.empty());
  EXPECT_EQ(open.find(0), nullptr);
  EXPECT_EQ(open.find(-1), nullptr);
}

}  // namespace
}  // namespace weaveproof::vm
