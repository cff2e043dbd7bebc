// The fragments of bench/pairwise: which statements are interactions, and that the rest goes on without each of them.
#include "tools/fragments.hpp"

#include <gtest/gtest.h>

#include "bytecode/verifier.hpp"
#include "image/javac.hpp"
#include "image/jdk.hpp"
#include "unit/base/temporary_folder.hpp"

namespace bench {
namespace {

namespace bytecode = weaveproof::bytecode;
namespace classfile = weaveproof::classfile;
namespace mutate = weaveproof::mutate;
using weaveproof::TemporaryFolder;
namespace image = weaveproof::image;

constexpr const char* kSource = R"(package p;
class Work extends Thread {
  int f; static int g; final int h = 1; int[] a;
  Work() { f = 3; }                                // nobody else has it yet
  void writes() { f = h; }                         // write of f
  int returns() { return f; }                      // nothing can take its place
  void keeps() { int x = g; if (x > 0) g = x; }    // x would have no value; write of g
  void locks() { synchronized (this) { f++; } }    // synchronized block; one fragment of both accesses
  void threads() throws Exception { start(); join(); }
  void chooses() { if (f > 0) g = 2; }             // read of f with the branch; write of g
  void elements() { a[0] = a[1]; }                 // one statement
  synchronized void held() { }
  void calls() throws Exception { held(); notify(); hashCode(); }
}
)";

TEST(Fragments, AreInteractionsThatCanBeTakenOut) {
  const TemporaryFolder folder;
  const std::string source = folder.write("p/Work.java", kSource);
  const image::CompilerRun run =
      image::runCompiler(image::locateJdk("").javac(), {"-d", (folder / "classes").string(), source});
  ASSERT_TRUE(run.succeeded) << run.messages;

  const Fragments fragments = fragmentsOf(folder / "classes", "p");
  std::vector<std::string> texts;
  for (const mutate::Site& site : fragments.all.sites) {
    const std::string method = site.reach.front().method;
    texts.push_back(method.substr(0, method.find('(')) + ": " + site.what);
  }
  EXPECT_EQ(texts, (std::vector<std::string>{"locks: synchronized block", "writes: write of f", "keeps: write of g",
                                             "locks: read of f", "threads: call of start", "threads: call of join",
                                             "chooses: read of f", "chooses: write of g", "elements: read of a",
                                             "calls: call of held", "calls: call of notify"}));
  EXPECT_EQ(fragments.refused.at("by the verifier"), 1);
  EXPECT_EQ(fragments.refused.at("part of a return, throw or choice"), 1);

  const std::string& whole = fragments.all.files[fragments.all.sites.front().file].bytes;
  for (const mutate::Site& site : fragments.all.sites) {
    const std::string bytes = fragments.without(site);
    EXPECT_EQ(bytes.size(), whole.size()) << site.what;
    EXPECT_NE(bytes, whole) << site.what;
    const classfile::ClassFile file =
        classfile::parse({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
    for (const classfile::Member& method : file.methods) EXPECT_NO_THROW(bytecode::verify(file, method)) << site.what;
  }
}

TEST(Fragments, OfAPackageThatIsNotThereAreNone) {
  const TemporaryFolder folder;
  EXPECT_TRUE(fragmentsOf(folder / "nowhere", "p").all.sites.empty());
}

}  // namespace
}  // namespace bench
