// Running File.java: what javac is told, where its classes go, and which of them has the main method.
#include "image/source_file.hpp"

#include <gtest/gtest.h>

#include <string>

#include "base/mapped_file.hpp"
#include "classfile/class_file.hpp"
#include "image/source_attribute.hpp"
#include "image/source_scan.hpp"
#include "unit/base/environment_guard.hpp"
#include "unit/base/temporary_folder.hpp"

namespace weaveproof::image {
namespace {

namespace fs = std::filesystem;

class SourceFileTest : public ::testing::Test {
 protected:
  SourceFileTest() : cacheHome_("XDG_CACHE_HOME") { cacheHome_.set((folder_ / "cache").string()); }

  fs::path compile(const fs::path& file, const std::string& classpath = "") {
    return compileSource(locateJdk(""), file, classpath);
  }
  // What the class says its source file is.
  static std::string sourceFileOf(const fs::path& file) {
    base::MappedFile mapping(file);
    classfile::ClassFile parsed = classfile::parse(mapping.bytes());
    return std::string(parsed.utf8(parsed.sourceFile));
  }

  TemporaryFolder folder_;
  EnvironmentGuard cacheHome_;
};

TEST_F(SourceFileTest, CompilesOnceForEachContent) {
  fs::path file = folder_.write("src/Hello.java", "package p; class Hello { public static void main(String[] a) {} }");
  fs::path classes = compile(file);
  EXPECT_TRUE(fs::is_regular_file(classes / "p/Hello.class"));
  EXPECT_EQ(classes.parent_path(), folder_ / "cache/weaveproof/classes");
  EXPECT_EQ(mainClassOf(file), "p.Hello");

  auto written = fs::last_write_time(classes / "p/Hello.class");
  EXPECT_EQ(compile(file), classes);
  EXPECT_EQ(fs::last_write_time(classes / "p/Hello.class"), written);

  folder_.write("src/Hello.java", "package q; class Hello { public static void main(String[] a) {} }");
  fs::path changed = compile(file);
  EXPECT_NE(changed, classes);
  EXPECT_TRUE(fs::is_regular_file(changed / "q/Hello.class"));
  for (const auto& entry : fs::directory_iterator(folder_ / "cache/weaveproof/classes")) {
    EXPECT_NE(entry.path().filename().string()[0], '.') << "left behind: " << entry.path();
  }
}

TEST_F(SourceFileTest, ErrorsAreSentences) {
  fs::path bad = folder_.write("Bad.java", "class Bad { int x = ; }");
  ::testing::internal::CaptureStderr();
  std::string sentence;
  try {
    compile(bad);
  } catch (const base::Error& error) {
    sentence = error.what();
  }
  std::string messages = ::testing::internal::GetCapturedStderr();
  EXPECT_EQ(sentence, bad.string() + " does not compile");
  EXPECT_NE(messages.find("Bad.java:1: error: illegal start of expression"), std::string::npos) << messages;
  EXPECT_TRUE(fs::is_empty(folder_ / "cache/weaveproof/classes"));
  EXPECT_THROW(compile(folder_ / "None.java"), base::Error);
  Jdk runtimeOnly;
  runtimeOnly.home = folder_.path();
  EXPECT_THROW(compileSource(runtimeOnly, bad, ""), base::Error);
  EXPECT_THROW(mainClassOf(folder_.write("Empty.java", "// nothing\n")), base::Error);
}

// Fields or methods outside of all types make the file a class of its name. What only looks like that does not.
TEST_F(SourceFileTest, CompactSourcesAreClassesOfTheirFile) {
  const auto mainClass = [this](const std::string& source) { return mainClassOf(folder_.write("Named.java", source)); };
  for (const char* source : {
           "void main() {}",
           "import java.util.*;\nrecord Pair(int a, int b) {}\nvoid main(String[] args) {}",
           "int counter;\nclass Other {}",
           "final List<String> words = new ArrayList<>();\nclass Other {}",
           "@Deprecated\nstatic int record() { return 1; }\npublic class Other {}",
           "/** void main() */ enum Kind { A(1); Kind(int i) {} }\nString text = \"class X {}\";",
       }) {
    EXPECT_EQ(mainClass(source), "Named") << source;
  }
  for (const char* source : {
           "class Other { int field = 1; void main() {} }",
           "package p; import java.util.List; import static java.util.Map.*; record Other(int a, List<int[]> b) {};",
           "@Marked(value = 3) @java.lang.Deprecated sealed interface Other permits A, B {} ; class A {}",
           "public abstract class Other<T extends Comparable<T>> extends Base<T> implements I { ; };",
       }) {
    EXPECT_TRUE(mainClass(source).ends_with("Other")) << source;
  }
}

TEST_F(SourceFileTest, ClassPathCountsButOtherSourcesDoNot) {
  folder_.write("lib/Other.java", "public class Other { public static final int K = 1; }");
  fs::path file = folder_.write("Uses.java", "class Uses { int k = Other.K; }");
  ::testing::internal::CaptureStderr();
  EXPECT_THROW(compile(file, (folder_ / "lib").string()), base::Error);  // a source beside it is not drawn in
  ::testing::internal::GetCapturedStderr();
  fs::path other = compile(folder_ / "lib/Other.java");
  fs::path first = compile(file, other.string());
  EXPECT_TRUE(fs::exists(first / "Uses.class"));
  EXPECT_FALSE(fs::exists(first / "Other.class"));
  // Its constant is part of what was compiled: a new version of it needs a new compilation.
  fs::last_write_time(other / "Other.class", fs::file_time_type::clock::now() + std::chrono::seconds(5));
  EXPECT_NE(compile(file, other.string()), first);
}

TEST_F(SourceFileTest, PublicClassOfAnotherName) {
  fs::path file =
      folder_.write("Prog.java", "public class Main { String s = \"Main.java\"; class In {} }\nclass Two {}\n");
  fs::path classes = compile(file);
  EXPECT_EQ(mainClassOf(file), "Main");
  for (const char* name : {"Main.class", "Main$In.class", "Two.class"})
    EXPECT_EQ(sourceFileOf(classes / name), "Prog.java");
  base::MappedFile mapping(classes / "Main.class");
  classfile::ClassFile parsed = classfile::parse(mapping.bytes());
  bool keepsString = false;
  for (const classfile::Constant& c : parsed.constants) {
    if (c.tag == classfile::Tag::String) keepsString |= parsed.utf8(c.first) == "Main.java";
  }
  EXPECT_TRUE(keepsString);

  fs::path bad = folder_.write("Wrong.java", "public class Right { int x = ; }");
  ::testing::internal::CaptureStderr();
  EXPECT_THROW(compile(bad), base::Error);
  std::string messages = ::testing::internal::GetCapturedStderr();
  EXPECT_NE(messages.find("Wrong.java:1: error"), std::string::npos) << messages;
  EXPECT_EQ(messages.find("Right.java"), std::string::npos) << messages;
}

TEST_F(SourceFileTest, WithoutACache) {
  folder_.write("blocked", "a file where the cache should be");
  EnvironmentGuard home("HOME"), temporary("TMPDIR");
  cacheHome_.set((folder_ / "blocked").string());
  home.set((folder_ / "blocked").string());
  fs::create_directory(folder_ / "tmp");
  temporary.set((folder_ / "tmp").string());
  fs::path file = folder_.write("A.java", "class A {}");
  fs::path classes = compile(file);
  EXPECT_TRUE(fs::exists(classes / "A.class"));
  EXPECT_EQ(classes.string().find((folder_ / "tmp").string()), 0u) << classes;
}

TEST(SourceScanTest, FirstTypeAndPackage) {
  auto first = [](const char* source) {
    SourceOutline outline = outlineOf(source);
    std::string type = outline.types.empty() ? "-" : outline.types[0].name;
    return outline.package + ":" + type + (outline.types.empty() || !outline.types[0].isPublic ? "" : "!");
  };
  EXPECT_EQ(first("class A {}"), ":A");
  EXPECT_EQ(first("package a . b.c ; public final class A {} class B {}"), "a.b.c:A!");
  EXPECT_EQ(first("/* class X {} */ // class Y {}\npackage p; interface I {}"), "p:I");
  EXPECT_EQ(first("import a.record.B; import static c.D.*; enum E { A }"), ":E");
  EXPECT_EQ(first("@Ann(value = \"class X {\", c = String.class) @Other record R(int a) {}"), ":R");
  EXPECT_EQ(first("public @interface Mark {}"), ":Mark!");
  EXPECT_EQ(first("@a.b.Deep(@In({1, 2})) non-sealed class N<T> extends M<T> {}"), ":N");
  EXPECT_EQ(first("@Text(\"\"\"\n class Q { \"quoted\" \\\"\"\" }\n\"\"\") class A {}"), ":A");
  EXPECT_EQ(first("\xEF\xBB\xBFsealed interface S permits T {}"), ":S");
  EXPECT_EQ(first("// only a comment"), ":-");
  EXPECT_EQ(first("class \xC3\x84 { char c = '\"'; }"), ":\xC3\x84");
  SourceOutline outline = outlineOf("class A { public class In {} } ; public class B {} interface C {}");
  ASSERT_EQ(outline.types.size(), 3u);
  EXPECT_FALSE(outline.types[0].isPublic);
  EXPECT_TRUE(outline.types[1].isPublic);
  EXPECT_EQ(outline.types[2].name, "C");
}

}  // namespace
}  // namespace weaveproof::image
