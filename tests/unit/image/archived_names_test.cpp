// The names in a class data archive: where they start, which of them count, and files that are no archive.
#include "image/archived_names.hpp"

#include <gtest/gtest.h>

#include <string>

#include "unit/base/temporary_folder.hpp"

namespace weaveproof::image {
namespace {

constexpr std::size_t kPage = 4096;

// One name as HotSpot lays it out: count, hash, length, text, up to a multiple of eight bytes.
std::string record(std::string_view text) {
  std::string bytes = "\xff\xff\x12\x34";
  bytes += static_cast<char>(text.size() & 0xff);
  bytes += static_cast<char>(text.size() >> 8);
  bytes += text;
  bytes.resize((std::max<std::size_t>(bytes.size(), 8) + 7) / 8 * 8);
  return bytes;
}

std::string records(int count) {
  std::string bytes;
  for (int i = 0; i < count; ++i) bytes += record("name" + std::to_string(i));
  return bytes;
}

TEST(ArchivedNamesTest, NamesStartAtAPageAndEndWhereTheFormEnds) {
  TemporaryFolder folder;
  std::string content(kPage * 3, '\x01');
  content.replace(kPage, 80, records(5) + std::string(80, '\0'), 0, 80);  // too few to be the place
  content.resize(kPage * 2);
  content += records(200) + record("(I)V") + record("java/lang/Object") + record("") + record("last") +
             std::string(16, '\0') + record("behind");
  const ArchivedNames names(folder.write("classes.jsa", content));
  EXPECT_EQ(names.placeOf("name0"), 0u);
  EXPECT_EQ(names.placeOf("name199"), 199u);
  EXPECT_EQ(names.placeOf("last"), 200u) << "descriptors and class names take no place";
  EXPECT_EQ(names.placeOf("java/lang/Object"), std::nullopt);
  EXPECT_EQ(names.placeOf("behind"), std::nullopt);
  EXPECT_EQ(names.placeOf("name"), std::nullopt);
  EXPECT_EQ(names.placeOf(""), std::nullopt);
}

TEST(ArchivedNamesTest, ANameThatLeavesTheFileIsTheEnd) {
  TemporaryFolder folder;
  std::string content = records(150) + record("cut off");
  content.resize(content.size() - 4);
  const ArchivedNames names(folder.write("classes.jsa", content));
  EXPECT_EQ(names.placeOf("name149"), 149u);
  EXPECT_EQ(names.placeOf("cut off"), std::nullopt);
}

TEST(ArchivedNamesTest, OtherFilesHaveNoNames) {
  TemporaryFolder folder;
  EXPECT_TRUE(ArchivedNames(folder / "missing").empty());
  EXPECT_TRUE(ArchivedNames(folder.write("empty", "")).empty());
  EXPECT_TRUE(ArchivedNames(folder.write("few", records(20))).empty());
  EXPECT_TRUE(ArchivedNames(folder.write("noise", std::string(3 * kPage, '\xff'))).empty());
  EXPECT_EQ(ArchivedNames(folder / "missing").placeOf("name0"), std::nullopt);
}

}  // namespace
}  // namespace weaveproof::image
