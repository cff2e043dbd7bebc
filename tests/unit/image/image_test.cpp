// The JDK's module image, whole and damaged; and finding the JDK.
#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include "base/mapped_file.hpp"
#include "base/regular_file.hpp"
#include "image/jdk.hpp"
#include "image/jimage.hpp"
#include "unit/base/environment_guard.hpp"
#include "unit/base/temporary_folder.hpp"

namespace weaveproof::image {
namespace {

namespace fs = std::filesystem;

// The sentence of the base::Error that `action` throws.
template <typename Action>
std::string sentenceOf(Action action) {
  try {
    action();
  } catch (const base::Error& error) {
    return error.what();
  }
  return "no error";
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(MappedFileTest, ReadsAndRefuses) {
  TemporaryFolder folder;
  folder.write("a", "hello");
  folder.write("empty", "");
  base::MappedFile file(folder / "a");
  EXPECT_EQ(std::string(file.bytes().begin(), file.bytes().end()), "hello");
  base::MappedFile moved = std::move(file);
  EXPECT_EQ(moved.bytes().size(), 5u);
  EXPECT_TRUE(file.bytes().empty());  // NOLINT(bugprone-use-after-move): it was moved
  EXPECT_TRUE(base::MappedFile(folder / "empty").bytes().empty());
  EXPECT_TRUE(contains(sentenceOf([&] { base::MappedFile(folder / "none"); }), "No such file"));
  EXPECT_TRUE(contains(sentenceOf([&] { base::MappedFile{folder.path()}; }), "it is a directory"));
  EXPECT_EQ(base::readText(folder / "a"), "hello");
  EXPECT_EQ(base::readText(folder / "a", 5), "hello");
  EXPECT_TRUE(contains(sentenceOf([&] { base::readText(folder / "a", 4); }), "it has more than"));
  EXPECT_TRUE(contains(sentenceOf([&] { base::readText("/dev/zero"); }), "it is not a regular file"));
  EXPECT_TRUE(
      contains(sentenceOf([&] { base::readText("/proc/self/maps", 4); }), "it has more than"));  // whose size is 0
  EXPECT_FALSE(base::RegularFile::ifAny(folder.path()));
  EXPECT_FALSE(base::RegularFile::ifAny(folder / "a" / "b"));
  EXPECT_TRUE(base::RegularFile::ifAny(folder / "empty")->read().empty());
}

TEST(JimageTest, FindsClassesAndResources) {
  Jimage jimage(locateJdk("").modules());
  auto object = jimage.find("java.base", "java/lang/Object.class");
  ASSERT_TRUE(object.has_value());
  EXPECT_EQ((*object)[0], 0xCA);
  EXPECT_TRUE(jimage.find("java.base", "module-info.class").has_value());
  EXPECT_FALSE(jimage.find("java.base", "java/lang/Nothing.class").has_value());
  EXPECT_FALSE(jimage.find("java.sql", "java/lang/Object.class").has_value());
  EXPECT_FALSE(jimage.find("java.base", "java/lang/Object").has_value());
  EXPECT_FALSE(jimage.find("java.base", "").has_value());
  EXPECT_FALSE(jimage.find("", "").has_value());
}

TEST(JimageTest, ModuleOfPackage) {
  Jimage jimage(locateJdk("").modules());
  EXPECT_EQ(jimage.moduleOfPackage("java/lang"), "java.base");
  EXPECT_EQ(jimage.moduleOfPackage("java/util/concurrent/atomic"), "java.base");
  EXPECT_EQ(jimage.moduleOfPackage("java/util/logging"), "java.logging");
  EXPECT_EQ(jimage.moduleOfPackage("java"), "");  // has no classes of its own
  EXPECT_EQ(jimage.moduleOfPackage("no/such"), "");
}

TEST(JimageTest, ForEachAgreesWithFind) {
  Jimage jimage(locateJdk("").modules());
  std::size_t resources = 0;
  jimage.forEach([&](std::string_view module, std::string_view path, std::span<const std::uint8_t> bytes) {
    ++resources;
    auto found = jimage.find(module, path);
    ASSERT_TRUE(found.has_value()) << module << " " << path;
    ASSERT_EQ(found->data(), bytes.data());
    ASSERT_EQ(found->size(), bytes.size());
    if (!path.ends_with(".class") || path == "module-info.class") return;
    ASSERT_EQ(jimage.moduleOfPackage(path.substr(0, path.rfind('/'))), module) << path;
  });
  EXPECT_GT(resources, 6000u);
}

// The header and index of the real image, without most of its contents.
std::string indexOfJdk() {
  base::MappedFile file(locateJdk("").modules());
  std::uint32_t header[7];
  std::memcpy(header, file.bytes().data(), sizeof header);
  std::size_t index = sizeof header + 8 * std::size_t{header[4]} + header[5] + header[6];
  return {reinterpret_cast<const char*>(file.bytes().data()), index + 4096};
}

void readEverything(const fs::path& file) {
  Jimage jimage(file);
  jimage.find("java.base", "java/lang/Object.class");
  jimage.moduleOfPackage("java/lang");
  jimage.forEach([](std::string_view, std::string_view, std::span<const std::uint8_t>) {});
}

TEST(JimageTest, RefusesOtherFiles) {
  TemporaryFolder folder;
  fs::path file = folder / "modules";
  auto refusal = [&](const std::string& content) {
    folder.write("modules", content);
    return sentenceOf([&] { readEverything(file); });
  };
  EXPECT_TRUE(contains(sentenceOf([&] { Jimage{folder / "none"}; }), "none"));
  EXPECT_EQ(refusal(""), file.string() + " is damaged: it is too short");
  EXPECT_EQ(refusal(std::string(100, 'x')), file.string() + " is not a JDK module image");
  std::string index = indexOfJdk();
  std::string other = index;
  std::swap(other[0], other[3]);
  std::swap(other[1], other[2]);
  EXPECT_EQ(refusal(other), file.string() + " was made for a machine of the other byte order");
  other = index;
  other[6] = 2;
  EXPECT_EQ(refusal(other), file.string() + " is a JDK module image of format 2.0, but only 1.0 is understood");
  EXPECT_EQ(refusal(index), file.string() + " is damaged: a resource lies outside of the file");
  EXPECT_EQ(refusal(index.substr(0, index.size() / 2)), file.string() + " is damaged: its index is truncated");
}

// An image of one resource, /m/a/B.class, made by hand.
std::string smallImage(std::uint8_t compressedSize, std::uint32_t size) {
  std::string strings("\0m\0a\0B\0class\0", 13);
  std::string locations("\x08\x01\x10\x03\x18\x05\x20\x07", 8);  // the four names, by their offsets
  locations += {'\x28', '\0', '\x30', static_cast<char>(compressedSize), '\x38', static_cast<char>(size), '\0'};
  std::int32_t numbers[] = {static_cast<std::int32_t>(0xCAFEDADA),
                            1 << 16,
                            0,
                            1,
                            1,
                            static_cast<std::int32_t>(locations.size()),
                            static_cast<std::int32_t>(strings.size()),
                            /* redirect: slot 0 */ -1,
                            /* its offset */ 0};
  return std::string(reinterpret_cast<const char*>(numbers), sizeof numbers) + locations + strings + "body";
}

TEST(JimageTest, SmallImage) {
  TemporaryFolder folder;
  folder.write("modules", smallImage(0, 4));
  Jimage jimage(folder / "modules");
  auto found = jimage.find("m", "a/B.class");
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(std::string(found->begin(), found->end()), "body");
  for (const char* path : {"a/B", "a/C.class", "aB.class", "a/B.class2", "B.class"}) {
    EXPECT_FALSE(jimage.find("m", path).has_value()) << path;
  }
  folder.write("compressed", smallImage(2, 4));
  Jimage compressed(folder / "compressed");
  EXPECT_EQ(sentenceOf([&] { compressed.find("m", "a/B.class"); }),
            "/m/a/B.class in " + (folder / "compressed").string() +
                " is compressed, which is not supported: use a JDK image made without compression");
  folder.write("long", smallImage(0, 5));
  Jimage tooLong(folder / "long");
  EXPECT_TRUE(contains(sentenceOf([&] { tooLong.find("m", "a/B.class"); }), "damaged"));
}

TEST(JimageTest, DamagedIndexNeverCrashes) {
  TemporaryFolder folder;
  std::string small = smallImage(0, 4);
  for (std::size_t at = 0; at < small.size(); ++at) {
    for (unsigned bit = 0; bit < 8; ++bit) {
      std::string damaged = small;
      damaged[at] = static_cast<char>(damaged[at] ^ 1 << bit);
      folder.write("modules", damaged);
      sentenceOf([&] {
        Jimage jimage(folder / "modules");
        jimage.find("m", "a/B.class");
        jimage.moduleOfPackage("a");
        jimage.forEach([](std::string_view, std::string_view, std::span<const std::uint8_t>) {});
      });
    }
    folder.write("modules", small.substr(0, at));
    std::string sentence = sentenceOf([&] {
      Jimage jimage(folder / "modules");
      jimage.find("m", "a/B.class");
    });
    EXPECT_NE(sentence, "no error") << at;
  }
  std::string index = indexOfJdk();
  std::mt19937 random(5);
  for (int round = 0; round < 20; ++round) {
    std::string damaged = index;
    for (int n = 0; n < 2000; ++n) damaged[28 + random() % (damaged.size() - 28)] = static_cast<char>(random());
    folder.write("modules", damaged);
    EXPECT_NE(sentenceOf([&] { readEverything(folder / "modules"); }), "no error");
  }
}

class JdkTest : public ::testing::Test {
 protected:
  TemporaryFolder folder_;

  fs::path makeJdk(const std::string& name, const std::string& release, bool modules = true) {
    folder_.write(name + "/release", release);
    folder_.write(name + "/bin/java", "#!/bin/sh\n");
    fs::permissions(folder_ / (name + "/bin/java"), fs::perms::owner_all);
    if (modules) folder_.write(name + "/lib/modules", "");
    return fs::canonical(folder_ / name);
  }
};

TEST_F(JdkTest, ReadsTheRelease) {
  fs::path home = makeJdk("jdk", "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"17.0.21\"\nJAVA_VERSION_DATE=\"now\"\n");
  Jdk jdk = locateJdk(home.string());
  EXPECT_EQ(jdk.home, home);
  EXPECT_EQ(jdk.version, "17.0.21");
  EXPECT_EQ(jdk.feature, 17);
  EXPECT_NO_THROW(requireSupported(jdk));
  EXPECT_EQ(locateJdk(makeJdk("old", "JAVA_VERSION=\"1.8.0_402\"\n").string()).feature, 8);
  Jdk newer = locateJdk(makeJdk("new", "JAVA_VERSION=\"26\"\n").string());
  EXPECT_EQ(newer.feature, 26);
  EXPECT_EQ(
      sentenceOf([&] { requireSupported(newer); }),
      "the JDK in " + newer.home.string() + " is version 26, but only JDK 17, 21 and 25 are supported: give --jdk DIR");
}

TEST_F(JdkTest, Refusals) {
  std::string none = (folder_ / "none").string();
  EXPECT_EQ(sentenceOf([&] { locateJdk(none); }), "--jdk: there is no directory " + none);
  std::string empty = (folder_ / "empty").string();
  fs::create_directory(empty);
  EXPECT_EQ(sentenceOf([&] { locateJdk(empty); }),
            "--jdk: " + empty + " is not a JDK (its file release gives no JAVA_VERSION)");
  std::string bare = makeJdk("bare", "JAVA_VERSION=\"17\"\n", false).string();
  EXPECT_EQ(sentenceOf([&] { locateJdk(bare); }), "--jdk: the JDK 17 in " + bare + " has no lib/modules");
}

TEST_F(JdkTest, OrderOfSearch) {
  fs::path byOption = makeJdk("option", "JAVA_VERSION=\"17.0.1\"\n");
  fs::path byHome = makeJdk("home", "JAVA_VERSION=\"17.0.2\"\n");
  fs::path byPath = makeJdk("path", "JAVA_VERSION=\"17.0.3\"\n");
  fs::create_directory(folder_ / "links");
  fs::create_symlink(byPath / "bin/java", folder_ / "links/java");
  EnvironmentGuard javaHome("JAVA_HOME"), path("PATH");
  javaHome.set(byHome.string());
  path.set("/nonexistent::" + (folder_ / "links").string());
  EXPECT_EQ(locateJdk(byOption.string()).home, byOption);
  EXPECT_EQ(locateJdk("").home, byHome);
  javaHome.unset();
  EXPECT_EQ(locateJdk("").home, byPath);
  path.set("/nonexistent");
  EXPECT_EQ(sentenceOf([] { locateJdk(""); }), "no JDK found: give --jdk DIR, set JAVA_HOME, or put java on the PATH");
  javaHome.set((folder_ / "none").string());
  EXPECT_TRUE(contains(sentenceOf([] { locateJdk(""); }), "JAVA_HOME: there is no directory"));
}

}  // namespace
}  // namespace weaveproof::image
