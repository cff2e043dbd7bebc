// What has changed between two versions of a class, and who comes to run it. All pairs of versions are compiled at once.
#include "change/change.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <memory>

#include "change/reach.hpp"
#include "change/same_places.hpp"
#include "image/javac.hpp"
#include "image/jdk.hpp"
#include "unit/base/temporary_folder.hpp"

namespace weaveproof::change {
namespace {

namespace fs = std::filesystem;

struct Pair {
  const char* name;  // of the class, and where the names of its others begin
  const char* before;
  const char* after;
};

// Each line of `after` is a line of the file: the fragments below count them from 1.
constexpr Pair kPairs[] = {
    {"Same", "class Same { int f; int m(int a) { return a + f; } Runnable r() { return () -> f++; } }",
     "class Same {\n\n  int f;\n  // moved\n  int m(int b) {\n    return b + f;\n  }\n  Runnable r() { return () -> "
     "f++; }\n}"},
    {"Body", "class Body { int f; void m() { f = 1; f = 2; f = 3; } void n() { f = 4; } }",
     "class Body { int f; void m() {\nf = 1;\nf = 7;\nf = 3;\n} void n() { f = 4; } }"},
    {"Added", "class Added { int f; void m() { f = 1; f = 2; } }",
     "class Added { int f; void m() {\nf = 1;\nf = f + 5;\nf = 2;\n} }"},
    {"Gone", "class Gone { int f, g; void m() { f = 1; g = 9; f = 2; } }",
     "class Gone { int f, g; void m() {\nf = 1;\nf = 2;\n} }"},
    {"Statement", "class Statement { int f, g; void m() { g = 0; f = f - g; g = 1; } }",
     "class Statement { int f, g; void m() {\ng = 0;\nf = f - g - 1;\ng = 1;\n} }"},
    {"Loop", "class Loop { int f; void m() { for (int i = 0; i < 3; i++) { f = i; } f = 7; } }",
     "class Loop { int f; void m() {\nfor (int i = 0; i < 3; i++) {\nf = i;\nif (f > 1)\nbreak;\n}\nf = 7;\n} }"},
    {"Caught", "class Caught { int f; void m() { try { f = 1; } catch (IllegalStateException e) { f = 2; } f = 3; } }",
     "class Caught { int f; void m() { try {\nf = 1; } catch (RuntimeException e) {\nf = 2; }\nf = 3; } }"},
    {"Locked", "class Locked { int f; synchronized void m() { f = 1; } void n() { f = 2; } }",
     "class Locked { int f;\nvoid m() { f = 1; }\nvoid n() { f = 2; } }"},
    {"Volatile", "class Volatile { volatile int f; int g; int m() { g = 1; return f; } void n() { f = 2; } }",
     "class Volatile { int f; int g; int m() {\ng = 1;\nreturn f; }\nvoid n() { f = 2; } }"},
    {"Method", "class Method { void m() { } }", "class Method { void m() { }\nvoid n() { }\n}"},
    {"Override",
     "class Override { static class A { void m() { } } static class B extends A { void m() { } void n() { } }"
     " static void f(A a) { a.m(); } }",
     "class Override { static class A { void m() { } }\nstatic class B extends A {\nvoid n() { } }\n"
     "static void f(A a) { a.m(); } }"},
    {"Lambdas", "class Lambdas { int f; Runnable a() { return () -> f = 1; } Runnable b() { return () -> f = 2; } }",
     "class Lambdas { int f; Runnable z() {\nreturn () -> f = 9; }\n"
     "Runnable a() { return () -> f = 1; } Runnable b() { return () -> f = 2; } }"},
    {"Inner",
     "class Inner { int f; Object a() { return new Object() { int g() { return 1; } }; }"
     " Object b() { return new Object() { int g() { return f; } }; } }",
     "class Inner { int f; Object z() {\nreturn new Object() { int h() { return 3; } }; }\n"
     "Object a() { return new Object() { int g() { return 1; } }; }\n"
     "Object b() { return new Object() { int g() { return f; } }; } }"},
    {"InLambda", "class InLambda { int f; Runnable a() { return () -> { f = 1; f = 2; }; } }",
     "class InLambda { int f; Runnable a() { return () -> {\nf = 1;\nf = 3;\n}; } }"},
    {"Super", "class Super { static class A { } static class B { void m() { } } }",
     "class Super { static class A { }\nstatic class B extends A { void m() { } } }"},
    {"Static", "class Static { static int f = 1; void m() { f++; } }",
     "class Static { static int f = 2;\nvoid m() { f++; } }"},
    {"Asserting", "class Asserting { int f; void m() { f = 1; } void n() { f = 2; } }",
     "class Asserting { int f; void m() {\nf = 1;\nassert f == 1; }\nvoid n() { f = 2; } }"},
    {"Hiding", "class Hiding { static class A { int f; } static class B extends A { int m() { return f; } } }",
     "class Hiding { static class A { int f; } static class B extends A { int f;\nint m() {\nreturn f; } } }"},
    {"Roads", "",
     "class Roads { static int f, g; static void changed() { f = 1; }\n"
     "static class A extends Thread { public void run() { g = 1; changed(); g = 2; } }\n"
     "static class B implements Runnable { public void run() { g = 3; } }\n"
     "static void byLambda() { new Thread(() -> changed()).start(); g = 5; }\n"
     "static void byLibrary(java.util.concurrent.Executor e, Runnable r) { e.execute(r); }\n"
     "static void byReflection(Class<?> c) throws Exception { c.getMethod(\"changed\").invoke(null); }\n"
     "static void loop(Runnable r) { for (int i = 0; i < 9; i++) { g = i; r.run(); } }\n"
     "static void aside(java.util.List<String> l) { l.add(\"x\"); g++; System.out.println(g + \"!\" + l); } }"},
    {"Places", "class Places { int f; void m() {\nassert f > 0;\n} Runnable r() { return () -> {\nassert f > 1; }; } }",
     "class Places { int f; Runnable a() { return () -> f++; }\nvoid m() {\nassert f > 7;\nassert f > 0;\n}\n"
     "Runnable r() { return () -> {\n\nassert f > 1; }; } void n() {\nassert f > 2; } }"},
    {"Fresh", "", "class Fresh {\nvoid m() { } }"},
    {"Old", "class Old { }", ""},
};

class Versions : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = new TemporaryFolder;
    jdk_ = new image::Jdk(image::locateJdk(""));
    for (const Pair& pair : kPairs) {
      write("before", pair.name, pair.before);
      write("after", pair.name, pair.after);
    }
    compile("before");
    compile("after");
  }
  static void TearDownTestSuite() {
    delete folder_;
    delete jdk_;
  }

  static void write(const std::string& version, const std::string& name, const std::string& source) {
    if (!source.empty()) folder_->write(version + "/" + name + ".java", source);
  }

  static void compile(const std::string& version) {
    std::vector<std::string> arguments = {"-nowarn", "-d", (*folder_ / (version + "-classes")).string()};
    for (const auto& file : fs::directory_iterator(*folder_ / version)) arguments.push_back(file.path().string());
    const image::CompilerRun run = image::runCompiler(jdk_->javac(), arguments);
    ASSERT_TRUE(run.succeeded) << run.messages;
  }

  static std::shared_ptr<ClassSet> classes(const std::string& version, const std::string& name) {
    auto classes = std::make_shared<ClassSet>();
    for (const auto& file : fs::directory_iterator(*folder_ / (version + "-classes"))) {
      const std::string stem = file.path().stem().string();
      if (stem != name && !stem.starts_with(name + "$")) continue;
      std::ifstream in(file.path(), std::ios::binary);
      classes->add({std::istreambuf_iterator<char>(in), {}});
    }
    return classes;
  }

  static Change changeOf(const std::string& name) {
    return compareVersions(*classes("before", name), *classes("after", name));
  }

  static std::vector<std::string> fragmentsOf(const std::string& name) {
    std::vector<std::string> texts;
    for (const Fragment& fragment : changeOf(name).fragments) texts.push_back(textOf(fragment));
    return texts;
  }

  using Texts = std::vector<std::string>;

 private:
  static inline TemporaryFolder* folder_ = nullptr;
  static inline image::Jdk* jdk_ = nullptr;
};

// One test, since each that is run by itself compiles everything anew.
TEST_F(Versions, WhatHasChanged) {
  {
    SCOPED_TRACE("RecompiledIsNotChanged");
    EXPECT_TRUE(changeOf("Same").isEmpty());
    for (const Pair& pair : kPairs) {
      const auto both = classes("after", pair.name);
      EXPECT_TRUE(compareVersions(*both, *both).isEmpty()) << pair.name;
    }
  }
  {
    SCOPED_TRACE("StatementsOfAMethod");
    EXPECT_EQ(fragmentsOf("Body"), Texts{"+ Body.m Body.java:3"});
    EXPECT_EQ(fragmentsOf("Added"), Texts{"+ Added.m Added.java:3"});
    EXPECT_EQ(fragmentsOf("Statement"), Texts{"+ Statement.m Statement.java:3"});
  }
  {
    SCOPED_TRACE("WhereSomethingIsGoneItsNeighboursAreChanged");
    EXPECT_EQ(fragmentsOf("Gone"), Texts{"- Gone.m Gone.java:2-3"});
  }
  {
    SCOPED_TRACE("JumpsAndHandlers");
    EXPECT_EQ(fragmentsOf("Loop"), Texts{"+ Loop.m Loop.java:4-5"});
    // What is thrown in line 2 goes elsewhere now.
    EXPECT_EQ(fragmentsOf("Caught"), Texts{"+ Caught.m Caught.java:2"});
  }
  {
    SCOPED_TRACE("SynchronizedIsTheWholeMethod");
    EXPECT_EQ(fragmentsOf("Locked"), Texts{"+ Locked.m Locked.java:2 (synchronized has changed)"});
  }
  {
    SCOPED_TRACE("VolatileIsAllAccesses");
    EXPECT_EQ(fragmentsOf("Volatile"), (Texts{"+ Volatile.m Volatile.java:3 (volatile of f has changed)",
                                              "+ Volatile.n Volatile.java:4 (volatile of f has changed)"}));
  }
  {
    SCOPED_TRACE("MethodsComeAndGo");
    EXPECT_EQ(fragmentsOf("Method"), Texts{"+ Method.n Method.java:2 (the method is new)"});
    EXPECT_EQ(fragmentsOf("Override"),
              (Texts{"+ class Override$B Override.java:2-3 (m is gone)", "+ Override.f Override.java:4 (m is gone)"}));
  }
  {
    SCOPED_TRACE("LambdasAndInnerClassesAreMatchedByWhatTheyDo");
    EXPECT_EQ(fragmentsOf("Lambdas"), (Texts{"+ Lambdas.z Lambdas.java:2 (the method is new)",
                                             "+ Lambdas.lambda$z$0 Lambdas.java:2 (the method is new)"}));
    EXPECT_EQ(fragmentsOf("Inner"),
              (Texts{"+ Inner.z Inner.java:2 (the method is new)", "+ class Inner$1 Inner.java:2 (the class is new)"}));
    EXPECT_EQ(fragmentsOf("InLambda"), Texts{"+ InLambda.lambda$a$0 InLambda.java:3"});
  }
  {
    SCOPED_TRACE("WholeClasses");
    EXPECT_EQ(fragmentsOf("Super"), Texts{"+ class Super$B Super.java:2 (its superclass has changed)"});
    EXPECT_EQ(fragmentsOf("Static"), Texts{"+ class Static Static.java:1-2 (its static initialiser has changed)"});
    EXPECT_EQ(fragmentsOf("Fresh"), Texts{"+ class Fresh Fresh.java:1-2 (the class is new)"});
    EXPECT_EQ(fragmentsOf("Old"), Texts{"- class Old Old.java (the class is gone)"});
  }
  {
    SCOPED_TRACE("TheSwitchOfAssertionsIsNoInitialiser");
    EXPECT_EQ(fragmentsOf("Asserting"), Texts{"+ Asserting.m Asserting.java:3"});
  }
  {
    SCOPED_TRACE("AFieldThatHidesAnother");
    EXPECT_EQ(fragmentsOf("Hiding"), (Texts{"+ Hiding$B.m Hiding.java:3 (f means another field)"}));
  }
}

TEST_F(Versions, WhatIsTheSameError) {
  const auto before = classes("before", "Places"), after = classes("after", "Places");
  const SamePlaces places(*before, *after);
  const auto at = [](const char* method, int line) { return Place{"Places", method, line}; };
  const auto fails = [](const char* kind, Place place) { return Fault{kind, {"E"}, {std::move(place)}}; };
  const auto waits = [](Place place) { return Fault{"deadlock", {}, {std::move(place)}}; };
  const auto races = [](Place one, Place other) {
    return Fault{"race", {"Places.f"}, {std::move(one), std::move(other)}, false, true};
  };
  const auto same = [&](const Fault& old, const Fault& now) { return likenessOf(old, now, places) == Likeness::Same; };
  EXPECT_TRUE(same(fails("assertion", at("m", 2)), fails("assertion", at("m", 4))));
  EXPECT_FALSE(same(fails("assertion", at("m", 2)), fails("assertion", at("m", 3))));  // put before it
  EXPECT_FALSE(same(fails("assertion", at("m", 2)), fails("exception", at("m", 4))));
  EXPECT_FALSE(same(fails("assertion", at("m", 2)), fails("assertion", at("lambda$r$1", 8))));
  Fault early = fails("assertion", at("m", 4));
  early.early = true;
  EXPECT_FALSE(same(fails("assertion", at("m", 2)), early));
  EXPECT_TRUE(same({"assertion", {"Places$1"}, {}}, {"assertion", {"Places$2"}, {}}));
  EXPECT_FALSE(same({"assertion", {"Places$1"}, {}}, {"assertion", {"Other$1"}, {}}));
  // The lambda of r is the second one now; and places come in any order, each once.
  EXPECT_TRUE(same(races(at("lambda$r$0", 4), at("m", 2)), races(at("m", 4), at("lambda$r$1", 8))));
  EXPECT_FALSE(same(races(at("m", 2), at("m", 2)), races(at("m", 4), at("lambda$r$1", 8))));
  // Of methods that one version does not have, names are all there is; and of the library.
  EXPECT_TRUE(same(waits(at("gone", 9)), waits(at("gone", 2))));
  EXPECT_FALSE(same(waits(at("m", 2)), waits(at("n", 9))));
  EXPECT_TRUE(same(waits({"java/lang/Object", "wait", 0}), waits({"java/lang/Object", "wait", 0})));
}

TEST_F(Versions, WhoComesToIt) {
  {
    SCOPED_TRACE("ThreadsThatComeToChangedCode");
    const auto all = classes("after", "Roads");
    Change change;
    ASSERT_TRUE(addLines(change, *all, "Roads", "changed", 0, 0));
    const Reach reach(all, change);
    const Reach::OfMethod* run = reach.find("Roads$A", "run", "()V");
    ASSERT_NE(run, nullptr);
    // iconst_1, putstatic, invokestatic at 4, iconst_2 at 7
    EXPECT_TRUE(run->ahead[0] && run->ahead[4] && !run->ahead[7]);
    EXPECT_TRUE(run->behind[0] && !run->behind[4]);
    EXPECT_FALSE(run->within[4]);
    EXPECT_TRUE(reach.find("Roads", "changed", "()V")->within[0]);
    EXPECT_EQ(reach.find("Roads$B", "run", "()V"), nullptr);
    EXPECT_EQ(reach.find("Roads", "byLambda", "()V"), nullptr);  // another thread will
    EXPECT_NE(reach.find("Roads", "lambda$byLambda$0", "()V"), nullptr);
    EXPECT_NE(reach.find("Roads", "byLibrary", "(Ljava/util/concurrent/Executor;Ljava/lang/Runnable;)V"), nullptr);
    EXPECT_NE(reach.find("Roads", "byReflection", "(Ljava/lang/Class;)V"), nullptr);
    EXPECT_EQ(reach.find("Roads", "aside", "(Ljava/util/List;)V"), nullptr);
    const Reach::OfMethod* loop = reach.find("Roads", "loop", "(Ljava/lang/Runnable;)V");
    ASSERT_NE(loop, nullptr);
    EXPECT_TRUE(loop->ahead[2] && !loop->ahead[loop->ahead.size() - 1]);
    EXPECT_EQ(reach.threads(), (Texts{"Roads$A.run", "Roads.lambda$byLambda$0"}));
    EXPECT_FALSE(reach.by(jdk::Upcalls::OfObjects));
    EXPECT_TRUE(reach.by(jdk::Upcalls::Tasks));
    EXPECT_FALSE(reach.always());
  }
  {
    SCOPED_TRACE("LinesThatTheUserNames");
    const auto all = classes("after", "Body");
    Change change;
    EXPECT_TRUE(addLines(change, *all, "Body", "m", 2, 3));
    ASSERT_EQ(change.fragments.size(), 1U);
    EXPECT_EQ(textOf(change.fragments[0]), "+ Body.m Body.java:2-3");
    EXPECT_EQ(change.code.begin()->second, (std::vector<CodeRange>{{0, 11}}));
    EXPECT_FALSE(addLines(change, *all, "Body", "m", 70, 80));
    EXPECT_FALSE(addLines(change, *all, "Body", "absent", 0, 0));
    EXPECT_FALSE(addLines(change, *all, "Absent", "m", 0, 0));
  }
}

}  // namespace
}  // namespace weaveproof::change
