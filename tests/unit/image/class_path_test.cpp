// Directories, jars and manifests.
#include "image/class_path.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zip.h>

#include <atomic>
#include <map>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "base/mapped_file.hpp"
#include "image/manifest.hpp"
#include "unit/base/temporary_folder.hpp"

namespace weaveproof::image {
namespace {

namespace fs = std::filesystem;

void writeJar(const fs::path& file, const std::map<std::string, std::string>& entries) {
  fs::create_directories(file.parent_path());
  int code = 0;
  zip_t* archive = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &code);
  ASSERT_NE(archive, nullptr) << code;
  for (const auto& [name, content] : entries) {
    zip_source_t* source = zip_source_buffer(archive, content.data(), content.size(), 0);
    ASSERT_GE(zip_file_add(archive, name.c_str(), source, 0), 0);
  }
  ASSERT_EQ(zip_close(archive), 0);
}

std::string manifest(const std::string& lines) { return "Manifest-Version: 1.0\r\n" + lines + "\r\n"; }

class ClassPathTest : public ::testing::Test {
 protected:
  TemporaryFolder folder_;
  ClassPath path_;

  std::string in(const std::string& name) const { return (folder_ / name).string(); }
  // The content at a path, or "-".
  std::string contentOf(std::string_view name) const {
    auto found = path_.find(name);
    return found ? std::string(found->bytes.begin(), found->bytes.end()) : "-";
  }
};

TEST_F(ClassPathTest, FirstEntryWins) {
  folder_.write("one/a/C.class", "from one");
  folder_.write("two/a/C.class", "from two");
  folder_.write("two/D.class", "D");
  path_.add(in("one") + ":" + in("missing") + ":" + in("two"));
  EXPECT_EQ(contentOf("a/C.class"), "from one");
  EXPECT_EQ(path_.find("D.class")->origin, folder_ / "two");
  EXPECT_EQ(contentOf("E.class"), "-");
  EXPECT_EQ(path_.text(), in("one") + ":" + in("missing") + ":" + in("two"));
}

TEST_F(ClassPathTest, NeverLeavesADirectory) {
  folder_.write("secret.class", "secret");
  folder_.write("dir/A.class", "A");
  path_.add(in("dir"));
  EXPECT_EQ(contentOf("A.class"), "A");
  std::string absolute = in("secret.class");
  std::string zero("A.class\0", 8);
  for (const std::string& name : {std::string("../secret.class"), std::string("x/../../secret.class"), absolute,
                                  std::string("./A.class"), std::string(""), std::string("//A.class"), zero}) {
    EXPECT_EQ(contentOf(name), "-") << name;
  }
}

TEST_F(ClassPathTest, OnlyRegularFiles) {
  fs::create_directories(folder_ / "dir/Folder.class");
  ASSERT_EQ(mkfifo((folder_ / "dir/Pipe.class").c_str(), 0600), 0);
  folder_.write("dir/Empty.class", "");
  path_.add(in("dir"));
  EXPECT_EQ(contentOf("Folder.class"), "-");
  EXPECT_EQ(contentOf("Pipe.class"), "-");  // and does not wait for a writer
  EXPECT_EQ(contentOf("Empty.class"), "");
  EXPECT_EQ(contentOf("Empty.class/x"), "-");
}

TEST_F(ClassPathTest, UnreadableFileIsAnError) {
  if (geteuid() == 0) GTEST_SKIP() << "root may read everything";
  fs::path file = folder_.write("dir/A.class", "A");
  fs::permissions(file, fs::perms::none);
  path_.add(in("dir"));
  EXPECT_THROW(path_.find("A.class"), base::Error);
}

TEST_F(ClassPathTest, LargeFiles) {
  std::string large(3'000'000, 'x');
  large += "end";
  folder_.write("dir/big", large);
  writeJar(folder_ / "big.jar", {{"inside", large}});
  path_.add(in("dir") + ":" + in("big.jar"));
  EXPECT_EQ(contentOf("big"), large);
  EXPECT_EQ(contentOf("inside"), large);
}

TEST_F(ClassPathTest, EmptyElementIsTheCurrentDirectory) {
  fs::path before = fs::current_path();
  folder_.write("A.class", "A");
  fs::current_path(folder_.path());
  ClassPath empty, between;
  empty.add("");
  between.add("x::y");
  fs::current_path(before);
  EXPECT_EQ(empty.text(), "");
  EXPECT_EQ(between.text(), "x::y");
  fs::current_path(folder_.path());
  EXPECT_TRUE(empty.find("A.class").has_value());
  EXPECT_TRUE(between.find("A.class").has_value());
  fs::current_path(before);
}

TEST_F(ClassPathTest, Jars) {
  writeJar(folder_ / "a.jar", {{"a/C.class", "C"}, {"a/", ""}});
  folder_.write("not.jar", "this is no zip");
  path_.add(in("not.jar") + ":" + in("a.jar"));
  EXPECT_EQ(contentOf("a/C.class"), "C");
  EXPECT_EQ(contentOf("A/C.class"), "-");  // case matters
  EXPECT_EQ(contentOf("a/c.class"), "-");
  EXPECT_EQ(contentOf("a/"), "-");
  EXPECT_EQ(path_.find("a/C.class")->origin, folder_ / "a.jar");
}

TEST_F(ClassPathTest, Wildcard) {
  writeJar(folder_ / "lib/b.jar", {{"x", "b"}});
  writeJar(folder_ / "lib/a.JAR", {{"x", "a"}});
  writeJar(folder_ / "lib/deep/c.jar", {{"y", "c"}});
  folder_.write("lib/Loose.class", "loose");
  fs::create_directories(folder_ / "none");
  path_.add(in("lib/*") + ":" + in("none/*"));
  EXPECT_EQ(contentOf("x"), "a");
  EXPECT_EQ(contentOf("y"), "-");
  EXPECT_EQ(contentOf("Loose.class"), "-");
  EXPECT_EQ(path_.text(), in("lib/a.JAR") + ":" + in("lib/b.jar") + ":" + in("none/*"));
}

TEST_F(ClassPathTest, MainClass) {
  writeJar(folder_ / "app.jar", {{"META-INF/MANIFEST.MF", manifest("Main-Class:  a.b.Main \r\n")}});
  EXPECT_EQ(path_.addJar(folder_ / "app.jar"), "a.b.Main");
  EXPECT_EQ(path_.text(), in("app.jar"));
  writeJar(folder_ / "plain.jar", {{"x", "x"}});
  EXPECT_EQ(path_.addJar(folder_ / "plain.jar"), "");
}

TEST_F(ClassPathTest, StrictJar) {
  folder_.write("text.jar", "this is no zip");
  EXPECT_THROW(path_.addJar(folder_ / "text.jar"), base::Error);
  EXPECT_THROW(path_.addJar(folder_ / "missing.jar"), base::Error);
  EXPECT_THROW(path_.addJar(folder_.path()), base::Error);
}

TEST_F(ClassPathTest, ManifestClassPath) {
  std::string listed =
      "Class-Path: lib/one.jar lib/with%20space.jar classes/ missing.jar\r\n  http://host/x.jar folder\r\n";
  writeJar(folder_ / "app/app.jar", {{"META-INF/MANIFEST.MF", manifest(listed)}});
  writeJar(folder_ / "app/lib/one.jar",
           {{"META-INF/MANIFEST.MF", manifest("Class-Path: ../app.jar deep.jar one.jar\r\n")}, {"x", "one"}});
  writeJar(folder_ / "app/lib/deep.jar", {{"x", "deep"}, {"y", "deep"}});
  writeJar(folder_ / "app/lib/with space.jar", {{"y", "space"}, {"z", "space"}});
  folder_.write("app/classes/z", "classes");
  folder_.write("app/classes/w", "classes");
  folder_.write("app/folder/v", "named without its slash");
  writeJar(folder_ / "last.jar", {{"w", "last"}, {"v", "last"}});
  path_.addJar(folder_ / "app/app.jar");
  path_.add(in("last.jar"));
  EXPECT_EQ(contentOf("x"), "one");
  EXPECT_EQ(contentOf("y"), "deep");  // right behind the jar that names it
  EXPECT_EQ(contentOf("z"), "space");
  EXPECT_EQ(contentOf("w"), "classes");
  EXPECT_EQ(contentOf("v"), "last");
  EXPECT_EQ(path_.text(), in("app/app.jar") + ":" + in("last.jar"));
}

TEST_F(ClassPathTest, MultiRelease) {
  std::map<std::string, std::string> entries = {{"META-INF/MANIFEST.MF", manifest("Multi-Release: true\r\n")},
                                                {"A.class", "base"},
                                                {"META-INF/versions/9/A.class", "9"},
                                                {"META-INF/versions/17/A.class", "17"},
                                                {"META-INF/versions/18/A.class", "18"},
                                                {"META-INF/versions/11/B.class", "11"},
                                                {"C.class", "base"}};
  writeJar(folder_ / "multi.jar", entries);
  path_.add(in("multi.jar"));
  EXPECT_EQ(contentOf("A.class"), "17");
  EXPECT_EQ(contentOf("B.class"), "11");
  EXPECT_EQ(contentOf("C.class"), "base");
  entries["META-INF/MANIFEST.MF"] = manifest("");
  writeJar(folder_ / "single.jar", entries);
  ClassPath single;
  single.add(in("single.jar"));
  auto found = single.find("A.class");
  EXPECT_EQ(std::string(found->bytes.begin(), found->bytes.end()), "base");
}

TEST_F(ClassPathTest, DamagedEntryIsAnError) {
  std::string content(5000, 'a');
  std::mt19937 random(1);
  for (char& c : content) c = static_cast<char>('a' + random() % 26);
  writeJar(folder_ / "a.jar", {{"C.class", content}});
  std::string bytes;
  {
    base::MappedFile file(folder_ / "a.jar");
    bytes.assign(file.bytes().begin(), file.bytes().end());
  }
  for (std::size_t i = 60; i < 90; ++i) bytes[i] = static_cast<char>(~bytes[i]);  // inside the compressed data
  folder_.write("a.jar", bytes);
  path_.addJar(folder_ / "a.jar");
  EXPECT_THROW(path_.find("C.class"), base::Error);
}

TEST_F(ClassPathTest, FromSeveralThreads) {
  std::map<std::string, std::string> entries;
  for (int i = 0; i < 50; ++i)
    entries["c" + std::to_string(i)] = std::string(1000 + i, static_cast<char>('a' + i % 26));
  writeJar(folder_ / "a.jar", entries);
  path_.add(in("a.jar"));
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      for (int round = 0; round < 10; ++round) {
        for (const auto& [name, content] : entries) wrong += contentOf(name) == content ? 0 : 1;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

TEST(ManifestTest, LinesAndContinuations) {
  Manifest parsed(
      "Manifest-Version: 1.0\nMain-Class: a.b.\n C\nclass-path: one.jar\r\n  two.jar th\r\n ree.jar\rno colon here\n"
      "\nName: x\nMain-Class: Other\n");
  EXPECT_EQ(parsed.mainClass(), "a.b.C");
  EXPECT_EQ(parsed.classPath(), (std::vector<std::string>{"one.jar", "two.jar", "three.jar"}));
  EXPECT_EQ(parsed.value("MANIFEST-VERSION"), "1.0");
  EXPECT_EQ(parsed.value("Name"), "");
  EXPECT_FALSE(parsed.isMultiRelease());
  EXPECT_TRUE(Manifest("Multi-Release: TRUE").isMultiRelease());
  EXPECT_EQ(Manifest("").mainClass(), "");
  EXPECT_EQ(Manifest(" lost continuation\nMain-Class: M").mainClass(), "M");
}

}  // namespace
}  // namespace weaveproof::image
