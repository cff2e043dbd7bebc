// What the static half of the hybrid analyses says of small classes: what each method may access, from its beginning and from places
// within it. Every class is compiled once, all together.
#include "change/future_accesses.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <utility>

#include "image/javac.hpp"
#include "image/jdk.hpp"
#include "unit/base/temporary_folder.hpp"

namespace weaveproof::change {
namespace {

constexpr const char* kSource = R"(
class A { int x, y; static int s; void inherited() { x = 1; } int get() { return y; } }
class B extends A { int z; void own() { z = x; } void named() { this.x = 2; } }
interface Named { default void hello() { set(); } void set(); }
class Greeter implements Named { int greeted; public void set() { greeted = 1; } }
class Straight {
  int a, b, c;
  void m() { a = 1; b = 2; c = 3; }
  int branch(boolean p) { if (p) return a; b = 2; return c; }
  void loop(int n) { for (int i = 0; i < n; i++) { a = i; } b = 0; }
  void caught() { try { a = 1; other(); } catch (RuntimeException e) { c = 1; } }
  void other() { b = 1; }
  void calls() { m(); }
}
class Arrays8 {
  int[] ints; Object[] objects; boolean[] flags;
  int read(int i) { return ints[i]; }
  void write(Object o) { objects[0] = o; flags[0] = true; }
  void copy(int[] from, int[] to) { System.arraycopy(from, 0, to, 0, 1); }
  int[] cloned(int[] from) { return from.clone(); }
  void sort(long[] all) { java.util.Arrays.sort(all); }
}
class Library {
  static class Key { int k; public int hashCode() { return k; } public boolean equals(Object o) { return this == o; } }
  static class Task implements Runnable { static int ran; public void run() { ran = 1; } }
  static int lambda;
  void sum(java.util.Map<Key, Key> m, Key k) { m.get(k); }
  void maths(int n) { Math.abs(n); }
  void start(Thread t) { t.start(); }
  void join(Thread t) throws InterruptedException { t.join(); }
  void made() { Runnable r = () -> lambda = 1; r.run(); }
  void reflect(java.lang.reflect.Method m) throws Exception { m.invoke(null); }
}
class Initialised { static int first = 1; static int f() { return 0; } }
class Uses { int n; void use() { n = Initialised.f(); } }
class Recursive { int r, e; void even(int n) { e = n; if (n > 0) odd(n - 1); } void odd(int n) { r = n; if (n > 0) even(n - 1); } }
class Handler implements Thread.UncaughtExceptionHandler {
  static int failed; public void uncaughtException(Thread t, Throwable e) { failed = 1; }
}
)";

class FutureAccessesTest : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    TemporaryFolder folder;
    folder.write("All.java", kSource);
    const image::CompilerRun run = image::runCompiler(
        image::locateJdk("").javac(), {"-nowarn", "-d", (folder / "classes").string(), (folder / "All.java").string()});
    ASSERT_TRUE(run.succeeded) << run.messages;
    auto all = std::make_shared<ClassSet>();
    for (const auto& file : std::filesystem::directory_iterator(folder / "classes")) {
      std::ifstream in(file.path(), std::ios::binary);
      all->add({std::istreambuf_iterator<char>(in), {}});
    }
    future_ = new FutureAccesses(all);
  }
  static void TearDownTestSuite() { delete std::exchange(future_, nullptr); }

  using Texts = std::set<std::string>;  // "r A.x", "w A.x"
  static Texts textsOf(const AccessSet& set) {
    Texts texts;
    for (FutureAccesses::Field field = 0; field < future_->fields(); ++field) {
      if (set.reads(field)) texts.insert("r " + future_->textOf(field));
      if (set.writes(field)) texts.insert("w " + future_->textOf(field));
    }
    return texts;
  }
  static Texts from(const char* className, const char* method, const char* descriptor = "()V", std::size_t bci = 0) {
    const FutureAccesses::OfMethod told = future_->of(className, method, descriptor);
    return bci < told.ahead.size() ? textsOf(told.ahead[bci]) : Texts{"nothing is known"};
  }
  static Texts behind(const char* className, const char* method, std::size_t bci, const char* descriptor = "()V") {
    return textsOf(future_->of(className, method, descriptor).behind[bci]);
  }

  static const FutureAccesses* future_;
};

const FutureAccesses* FutureAccessesTest::future_ = nullptr;

// One test, since each that is run by itself compiles everything anew.
TEST_F(FutureAccessesTest, WhatMayBeAccessed) {
  {
    SCOPED_TRACE("NamesOfFieldsAreThoseOfWhoDeclaresThem");
    EXPECT_EQ(from("B", "named"), (Texts{"w A.x"}));
    EXPECT_EQ(from("B", "own"), (Texts{"r A.x", "w B.z"}));
    EXPECT_EQ(from("A", "inherited"), (Texts{"w A.x"}));
    EXPECT_EQ(from("A", "get", "()I"), (Texts{"r A.y"}));
  }
  {
    SCOPED_TRACE("WhatIsBehindAThreadIsGone");
    // putfield a, b, c stand at 2, 7 and 12, the return at 15.
    EXPECT_EQ(from("Straight", "m"), (Texts{"w Straight.a", "w Straight.b", "w Straight.c"}));
    EXPECT_EQ(from("Straight", "m", "()V", 7), (Texts{"w Straight.b", "w Straight.c"}));
    EXPECT_EQ(behind("Straight", "m", 7), (Texts{"w Straight.c"}));
    EXPECT_EQ(from("Straight", "m", "()V", 15), Texts{});
  }
  {
    SCOPED_TRACE("BranchesAreJoinedAndLoopsGoRound");
    EXPECT_EQ(from("Straight", "branch", "(Z)I"), (Texts{"r Straight.a", "w Straight.b", "r Straight.c"}));
    EXPECT_EQ(from("Straight", "branch", "(Z)I", 4), (Texts{"r Straight.a"}));  // within the if
    // for: iconst_0 istore_2 iload_2 iload_1 if_icmpge; aload_0 iload_2 putfield a at 9; what is behind it goes round.
    EXPECT_EQ(behind("Straight", "loop", 9, "(I)V"), (Texts{"w Straight.a", "w Straight.b"}));
  }
  {
    SCOPED_TRACE("CallsBringWhatIsCalledUntilTheyAreOver");
    EXPECT_EQ(from("Straight", "calls"), (Texts{"w Straight.a", "w Straight.b", "w Straight.c"}));
    EXPECT_EQ(behind("Straight", "calls", 1), Texts{});
    EXPECT_EQ(from("Recursive", "odd", "(I)V"), (Texts{"w Recursive.r", "w Recursive.e"}));
    EXPECT_EQ(from("Greeter", "set"), (Texts{"w Greeter.greeted"}));
    EXPECT_EQ(from("Named", "hello"), (Texts{"w Greeter.greeted"}));
  }
  {
    SCOPED_TRACE("HandlersAreAheadWhereTheyWouldCatch");
    // aload_0 invokevirtual other at 6: an exception of the callee's is caught here.
    EXPECT_EQ(behind("Straight", "caught", 6), (Texts{"w Straight.c"}));
    EXPECT_EQ(from("Straight", "caught"), (Texts{"w Straight.a", "w Straight.b", "w Straight.c"}));
  }
  {
    SCOPED_TRACE("ArraysAreToldApartByTheirElements");
    EXPECT_EQ(from("Arrays8", "read", "(I)I"), (Texts{"r Arrays8.ints", "r int[]"}));
    EXPECT_EQ(from("Arrays8", "write", "(Ljava/lang/Object;)V"),
              (Texts{"r Arrays8.objects", "r Arrays8.flags", "w Object[]", "w byte[]"}));
    EXPECT_EQ(from("Arrays8", "cloned", "([I)[I"), (Texts{"r int[]", "w int[]"}));
    EXPECT_EQ(from("Arrays8", "copy", "([I[I)V").size(), 2 * FutureAccesses::kArrays);
    EXPECT_TRUE(from("Arrays8", "sort", "([J)V").contains("w long[]"));
    EXPECT_FALSE(from("Arrays8", "sort", "([J)V").contains("w int[]"));
  }
  {
    SCOPED_TRACE("TheLibraryCallsBack");
    const Texts sum = from("Library", "sum", "(Ljava/util/Map;LLibrary$Key;)V");
    EXPECT_TRUE(sum.contains("r Library$Key.k"));
    EXPECT_FALSE(sum.contains("w Library$Task.ran"));
    EXPECT_EQ(from("Library", "maths", "(I)V"), Texts{});
    EXPECT_EQ(from("Library", "join", "(Ljava/lang/Thread;)V"), Texts{});
    EXPECT_TRUE(from("Library", "made").contains("w Library.lambda"));
    EXPECT_TRUE(from("Library", "reflect", "(Ljava/lang/reflect/Method;)V").contains("w Recursive.r"));
  }
  {
    SCOPED_TRACE("WhoStartsThreadsHasWhatTheyRunAhead");
    const Texts start = from("Library", "start", "(Ljava/lang/Thread;)V");
    EXPECT_TRUE(start.contains("w Library$Task.ran"));
    EXPECT_TRUE(start.contains("w Library.lambda"));
    EXPECT_FALSE(start.contains("w Recursive.r"));
  }
  {
    SCOPED_TRACE("StaticInitialisersRunWhereAClassIsFirstUsed");
    // Object is asked for the method, too, and may call back by it for all that is known.
    const Texts use = from("Uses", "use");
    EXPECT_TRUE(use.contains("w Initialised.first") && use.contains("w Uses.n"));
    EXPECT_FALSE(use.contains("w Library$Task.ran"));
  }
  {
    SCOPED_TRACE("HandlersOfUncaughtExceptionsRunAnywhere");
    EXPECT_EQ(textsOf(future_->always()), (Texts{"w Handler.failed"}));
  }
  {
    SCOPED_TRACE("WhatIsNotOfTheProgramIsNotKnown");
    EXPECT_EQ(future_->fieldOf("java/lang/Thread", "name"), FutureAccesses::kNoField);
    EXPECT_EQ(from("java/lang/Thread", "run"), (Texts{"nothing is known"}));
    EXPECT_EQ(from("Named", "set"), (Texts{"nothing is known"}));
  }
}

TEST(AccessSetTest, OneOfTwoMustWriteForAConflict) {
  AccessSet reads, writes, others;
  reads.addRead(40);
  writes.addWrite(40);
  others.addWrite(41);
  EXPECT_FALSE(reads.conflictsWith(reads));
  EXPECT_TRUE(reads.conflictsWith(writes));
  EXPECT_TRUE(writes.conflictsWith(reads));
  EXPECT_TRUE(writes.conflictsWith(writes));
  EXPECT_FALSE(writes.conflictsWith(others));
  EXPECT_FALSE(others.conflictsWith(reads));
}

TEST(AccessSetTest, FieldsBeyondAreThoseWithAnAccessThatTheOtherLacks) {
  AccessSet one, other;
  one.addRead(3);
  one.addWrite(3);
  one.addRead(70);
  other.addRead(3);
  EXPECT_EQ(one.fieldsBeyond(other), (std::vector<std::uint32_t>{3, 70}));
  EXPECT_TRUE(other.add(one));
  EXPECT_FALSE(other.add(one));
  EXPECT_TRUE(one.fieldsBeyond(other).empty());
}

}  // namespace
}  // namespace weaveproof::change
