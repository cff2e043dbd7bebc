// Which clients there are, counted by hand; which results are admitted; which calls a class has.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "clients/admitted.hpp"
#include "clients/client.hpp"
#include "clients/made_objects.hpp"
#include "clients/public_methods.hpp"
#include "clients/result.hpp"
#include "clients/source.hpp"
#include "clients/subject.hpp"
#include "image/javac.hpp"
#include "unit/base/temporary_folder.hpp"

namespace weaveproof::clients {
namespace {

std::vector<Call> callsOfAll(const std::vector<std::string>& patterns) {
  std::vector<Call> calls;
  for (const std::string& pattern : patterns)
    for (Call& call : callsOf(pattern)) calls.push_back(std::move(call));
  return calls;
}

std::size_t count(const std::vector<std::string>& patterns, std::size_t threads, std::size_t operations,
                  bool alike = false) {
  Bounds bounds;
  bounds.threads = threads;
  bounds.operations = operations;
  bounds.valuesAreAlike = alike;
  bounds.number = 1000;
  const Clients clients = clientsOf(callsOfAll(patterns), bounds);
  EXPECT_EQ(clients.all, clients.clients.size());
  EXPECT_EQ(std::set<Client>(clients.clients.begin(), clients.clients.end()).size(), clients.clients.size());
  return clients.clients.size();
}

TEST(Clients, ObjectsThatAreMadeForACallAreKnown) {
  const std::pair<const char*, const char*> kCalls[] = {
      {"add(1)", "add(1)"},
      {"put(new Object())", "put(made.by(new Object()))"},
      {"put((Object) new p.Box<String, int[]>(new A(), \"new B()\"), 'x')",
       "put((Object) made.by(new p.Box<String, int[]>(made.by(new A()), \"new B()\")), 'x')"},
      {"put(new int[] {1, 2}, new A[] {new A()})", "put(new int[] {1, 2}, new A[] {made.by(new A())})"},
      {"put(new A() { int x = f(new B()); }, new C())",
       "put(made.by(new A() { int x = f(new B()); }), made.by(new C()))"},
      {"compute(1, k -> new A(), new B())", "compute(1, k -> new A(), made.by(new B()))"},
      {"run(() -> { return g(new A(), 1); })", "run(() -> { return g(new A(), 1); })"},
      {"renew(newest)", "renew(newest)"},
  };
  for (const auto& [call, made] : kCalls) {
    EXPECT_EQ(withMade(call), made);
    EXPECT_EQ(withoutMade(withMade(call)), call);
    EXPECT_EQ(withoutMade(withMade(call, "first")), call);
  }
}

TEST(Clients, ThreadsInAnotherOrderAreTheSameClient) {
  EXPECT_EQ(count({"get()"}, 2, 1), 1u);
  EXPECT_EQ(count({"get()", "set(1)"}, 2, 1), 3u);        // of 2 * 2: get get, get set, set set
  EXPECT_EQ(count({"get()", "set({1..2})"}, 2, 2), 45u);  // 9 sequences: 9 * 10 / 2
  EXPECT_EQ(count({"get()", "set(1)"}, 3, 2), 20u);       // 4 sequences: 4 * 5 * 6 / (1 * 2 * 3)
  EXPECT_EQ(count({"get()", "set(1)"}, 2, 3), 36u);       // 8 sequences: 8 * 9 / 2
}

TEST(Clients, ValuesAreAlikeIfThatIsAskedForAndSo) {
  EXPECT_EQ(count({"add({1..2})", "size()"}, 2, 1), 6u);
  // add(1) add(1), add(1) add(2), add(1) size, size size
  EXPECT_EQ(count({"add({1..2})", "size()"}, 2, 1, true), 4u);
  // There is no get(2), or nothing that says the same of 2 as of 1: they are not alike.
  EXPECT_EQ(count({"add({1..2})", "get(1)"}, 2, 1, true), 6u);
  Bounds filled;
  filled.operations = 1;
  filled.valuesAreAlike = true;
  filled.written = {"add(2)"};
  EXPECT_EQ(clientsOf(callsOfAll({"add({1..2})", "size()"}), filled).clients.size(), 6u);
  filled.written = {"add(21)", "new p.Set2()"};
  EXPECT_EQ(clientsOf(callsOfAll({"add({1..2})", "size()"}), filled).clients.size(), 4u);
  // put(1, 1) put(1, 1), beside put(1, 2), beside put(2, 1), beside put(2, 2); put(1, 2) beside itself, beside put(2, 1).
  EXPECT_EQ(count({"put({1..2}, {1..2})"}, 2, 1, true), 6u);
}

TEST(Clients, ASampleIsOfTheSeedAndHasNoClientTwice) {
  const std::vector<Call> calls = callsOfAll({"add({1..20})", "remove({1..20})"});
  for (const std::size_t threads : {2, 3}) {  // 1,280,800 clients are drawn from, some 683 million, too
    Bounds bounds;
    bounds.threads = threads;
    bounds.number = 50;
    const Clients some = clientsOf(calls, bounds), again = clientsOf(calls, bounds);
    bounds.seed = 2;
    const Clients others = clientsOf(calls, bounds);
    EXPECT_EQ(some.clients, again.clients);
    EXPECT_NE(some.clients, others.clients);
    EXPECT_EQ(std::set<Client>(some.clients.begin(), some.clients.end()).size(), 50u);
    EXPECT_EQ(some.all, threads == 2 ? 1600u * 1601 / 2 : 1600ull * 1601 * 1602 / 6);
  }
  Bounds small;
  small.number = 10;
  const Clients of45 = clientsOf(callsOfAll({"get()", "set({1..2})"}), small);
  EXPECT_EQ(of45.clients.size(), 10u);
  EXPECT_EQ(of45.all, 45u);
}

TEST(Clients, Orders) {
  EXPECT_EQ(countOrders(2, 1, 1000), 2u);
  EXPECT_EQ(countOrders(2, 2, 1000), 6u);
  EXPECT_EQ(countOrders(2, 3, 1000), 20u);
  EXPECT_EQ(countOrders(3, 2, 1000), 90u);
  EXPECT_EQ(countOrders(3, 3, 1680), 1680u);
  EXPECT_EQ(countOrders(3, 3, 1679), std::nullopt);
  EXPECT_EQ(countOrders(8, 8, 10000), std::nullopt);
}

TEST(Clients, PatternsOfCalls) {
  std::vector<std::string> texts;
  for (const Call& call : callsOfAll({" put({-1..1}, {null|\"a\"}) ", "add(new int[]{1, 2})", "{"}))
    texts.push_back(call.text);
  EXPECT_EQ(texts, (std::vector<std::string>{"put(-1, null)", "put(-1, \"a\")", "put(0, null)", "put(0, \"a\")",
                                             "put(1, null)", "put(1, \"a\")", "add(new int[]{1, 2})", "{"}));
  EXPECT_THROW(callsOf("f({2..1})"), base::Error);
  EXPECT_THROW(callsOf("f({1..1000000000})"), base::Error);
}

TEST(Clients, AnOrderThatEndsWhereAllWaitIsAdmitted) {
  // A takes; B puts and takes. Whoever takes from nothing waits for ever.
  const std::vector<std::string> outcomes = {"0 : (waits) | (waits) | (not called)",
                                             "0 A?",
                                             "0 B?",
                                             "0 B: (waits) | void | (waits)",
                                             "0 BA?",
                                             "0 BA: 1 | void | (waits)",
                                             "0 BAB?",
                                             "0 BB?",
                                             "0 BB: (waits) | void | 1",
                                             "0 BBA?",
                                             "1 : (waits)",
                                             "1 A?",
                                             "1 A: true",
                                             "something that the class says",
                                             "7 A: of no client"};
  const std::vector<std::vector<Order>> admitted = admittedOf(outcomes, 2);
  EXPECT_EQ(admitted[0], (std::vector<Order>{{"BA", "1 | void | (waits)"}, {"BB", "(waits) | void | 1"}}));
  EXPECT_EQ(admitted[1], (std::vector<Order>{{"A", "true"}}));
  EXPECT_TRUE(mayWait(admitted[0]));
  EXPECT_FALSE(mayWait(admitted[1]));
  EXPECT_FALSE(mayWait({{"A", "\"(waits)\""}}));
}

TEST(Clients, WhatIsWrongWithResults) {
  const auto late = brokenIn("Assertion failed: java.lang.AssertionError: not linearizable: 0 | void | | B1 before A1");
  ASSERT_TRUE(late);
  EXPECT_EQ(late->results, (std::vector<std::string>{"0", "void"}));
  EXPECT_EQ(late->precedences, "B1 before A1");
  const auto lost = brokenIn("not sequentially consistent: 1 | 1");
  ASSERT_TRUE(lost);
  EXPECT_EQ(lost->results.size(), 2u);
  EXPECT_TRUE(lost->precedences.empty());
  EXPECT_FALSE(brokenIn("Deadlock: the only thread left waits for ever"));
}

TEST(Clients, TheWorstDecides) {
  Results results;
  EXPECT_EQ(results.status(), 0);
  using verdict::Verdict;
  const auto add = [&](Verdict verdict) {
    results.clients.emplace_back();
    results.checks.rows.emplace_back().verdict = verdict;
    return results.status();
  };
  EXPECT_EQ(add(Verdict::NoViolation), 0);
  EXPECT_EQ(add(Verdict::Inconclusive), 3);
  EXPECT_EQ(add(Verdict::Unsupported), 4);
  EXPECT_EQ(add(Verdict::Error), 5);
  EXPECT_EQ(add(Verdict::Violation), 1);
}

// Classes that are compiled once for all tests below.
class ClientsOfClasses : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = std::make_unique<TemporaryFolder>();
    jdk_ = image::locateJdk("");
    const auto file = folder_->write("All.java", R"(package p;
      abstract class Base<T> {
        public boolean add(T value) { return true; }
        public T get() { return null; }
        protected void hidden() { }
        public static void none() { }
        public String toString() { return ""; }
      }
      interface Named { default String name() { return ""; } int rank(); }
      class Numbers extends Base<Integer> implements Named {
        enum Colour { RED, GREEN, BLUE }
        @Override public boolean add(Integer value) { return false; }
        @Override public Integer get() { return 1; }
        public int rank() { return 0; }
        public void over(int i) { }
        public void over(Object o) { }
        public void paint(Colour c) { }
        public void all(java.util.Collection<?> c) { }
        public java.util.stream.Stream<?> stream() { return null; }
        public boolean equals(Object o) { return true; }
        public void wide(long l, short s) { }
        static class Nested { public Nested(String s, int i) { } public Nested(Thread t) { } public void m() { } }
        class Inner { public void m() { } }
        private static class Secret { public void m() { } }
      }
      class Closed { private Closed() { } public void m() { } }
      class Empty { }
    )");
    const image::CompilerRun run = image::runCompiler(jdk_.javac(), {"-d", folder_->path().string(), file.string()});
    ASSERT_TRUE(run.succeeded) << run.messages;
  }
  static void TearDownTestSuite() { folder_.reset(); }

  ClientsOfClasses() {
    classPath_.add(folder_->path().string());
    classes_ = std::make_unique<ClassSource>(jdk_, classPath_);
  }

  std::vector<std::string> textsOf(const std::string& name, const Wishes& wishes = {}) {
    std::vector<std::string> texts;
    for (const Call& call : subjectOf(name, wishes, *classes_).calls) texts.push_back(call.text);
    return texts;
  }
  std::string refusal(const std::string& name, const Wishes& wishes = {}) {
    try {
      return "made by " + subjectOf(name, wishes, *classes_).construct;
    } catch (const base::Error& error) {
      return error.what();
    }
  }

  static std::unique_ptr<TemporaryFolder> folder_;
  static image::Jdk jdk_;
  image::ClassPath classPath_;
  std::unique_ptr<ClassSource> classes_;
};
std::unique_ptr<TemporaryFolder> ClientsOfClasses::folder_;
image::Jdk ClientsOfClasses::jdk_;

TEST_F(ClientsOfClasses, CallsOfItsOwnAndInheritedMethods) {
  const std::vector<std::string> texts = textsOf("p.Numbers");
  EXPECT_EQ(std::set<std::string>(texts.begin(), texts.end()),
            (std::set<std::string>{"add(1)", "add(2)", "get()", "rank()", "over((int) 1)", "over((int) 2)",
                                   "over((Object) 1)", "over((Object) 2)", "paint(p.Numbers.Colour.RED)",
                                   "paint(p.Numbers.Colour.GREEN)", "wide(1L, (short) 1)", "wide(1L, (short) 2)",
                                   "wide(2L, (short) 1)", "wide(2L, (short) 2)", "name()"}));
  const Subject subject = subjectOf("p.Numbers", {}, *classes_);
  ASSERT_EQ(subject.notCalled.size(), 2u);
  EXPECT_EQ(subject.notCalled[0].method, "all(Collection)");
  EXPECT_EQ(subject.notCalled[0].why, "no values are known for a parameter of type java.util.Collection");
  EXPECT_EQ(subject.notCalled[1].method, "stream()");
  EXPECT_EQ(subject.notCalled[1].why, "results of type java.util.stream.Stream cannot be compared");
  EXPECT_EQ(subject.package, "p");
  EXPECT_EQ(subject.construct, "new p.Numbers()");
}

TEST_F(ClientsOfClasses, Wishes) {
  Wishes wishes;
  wishes.values = {"7", "\"x\""};
  wishes.methods = {"add", "over"};
  EXPECT_EQ(textsOf("p.Numbers", wishes),
            (std::vector<std::string>{"add(7)", "over((int) 7)", "over((Object) 7)", "over((Object) \"x\")"}));
  wishes.without = {"over"};
  EXPECT_EQ(textsOf("p.Numbers", wishes), std::vector<std::string>{"add(7)"});
  wishes.methods = {"hidden"};
  EXPECT_EQ(refusal("p.Numbers", wishes), "p.Numbers has no public method hidden");
}

TEST_F(ClientsOfClasses, HowAnObjectIsMade) {
  EXPECT_EQ(refusal("p.Numbers$Nested"), "made by new p.Numbers.Nested(\"a\", 1)");
  EXPECT_EQ(refusal("p.Numbers.Nested"), refusal("p.Numbers$Nested"));
  EXPECT_EQ(refusal("java.util.concurrent.ArrayBlockingQueue"),
            "made by new java.util.concurrent.ArrayBlockingQueue(1)");
  Wishes wishes;
  wishes.construct = "new p.Numbers().new Inner()";
  EXPECT_EQ(refusal("p.Numbers.Inner", wishes), "made by new p.Numbers().new Inner()");
  EXPECT_EQ(refusal("p.Numbers.Inner"), "p.Numbers.Inner is an inner class: --new has to say how an object is made");
  EXPECT_EQ(refusal("p.Base"), "p.Base is abstract: --new has to say how an object is made");
  EXPECT_EQ(refusal("p.Named"), "p.Named is an interface: --new has to say how an object is made");
  EXPECT_EQ(refusal("p.Numbers.Secret"), "p.Numbers.Secret is private, so that no client can use it");
  EXPECT_EQ(refusal("java.util.JumboEnumSet"), "java.util.JumboEnumSet is not public, so that no client can use it");
  EXPECT_NE(refusal("p.Closed").find("p.Closed has no public constructor"), std::string::npos);
  EXPECT_NE(refusal("p.Empty").find("p.Empty has no public method"), std::string::npos);
  EXPECT_EQ(refusal("p.Missing"), "there is no class p.Missing");
}

TEST_F(ClientsOfClasses, OfTheJdk) {
  const std::vector<std::string> texts = textsOf("java.util.concurrent.ConcurrentLinkedQueue");
  const auto has = [&](const char* text) { return std::ranges::find(texts, text) != texts.end(); };
  EXPECT_TRUE(has("offer(1)") && has("poll()") && has("element()") && has("size()") && has("toArray()"));
  EXPECT_TRUE(has("remove((Object) 2)") || has("remove(2)"));
  EXPECT_FALSE(has("toString()") || has("hashCode()") || has("equals(1)"));
  EXPECT_EQ(subjectOf("java.util.Map.Entry", {"null", {}, {"getKey()"}, {}, {}}, *classes_).sourceName,
            "java.util.Map.Entry");
}

TEST_F(ClientsOfClasses, Source) {
  const Subject subject = subjectOf("p.Numbers$Nested", {}, *classes_);
  const std::string source =
      sourceOf({subject, {"m()"}, "toString()"}, {{{0, 0}, {0, 0}}}, 7, kLinearizable, {{"ABAB", "\"\\\\\" | void"}});
  EXPECT_EQ(source, R"(package p;

import weaveproof.clients.Client;

// A client of p.Numbers.Nested: the results of its calls have to be linearizable.
@SuppressWarnings({"rawtypes", "unchecked"})
final class Numbers_NestedClient7 {
  static Client client() throws Throwable {
    p.Numbers.Nested object = new p.Numbers.Nested("a", 1);
    object.m();
    return new Client(object)
        .thread("A")
        .call(() -> object.m())
        .call(() -> object.m())
        .thread("B")
        .call(() -> object.m())
        .call(() -> object.m())
        .content(() -> object.toString());
  }

  public static void main(String[] args) throws Throwable {
    client().check(
        "linearizable",
        "ABAB: \"\\\\\" | void");
  }
}
)");
  EXPECT_EQ(fileOf(subject, 7), "p/Numbers_NestedClient7.java");
}

}  // namespace
}  // namespace weaveproof::clients
