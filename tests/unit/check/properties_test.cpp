// The properties, on states of the fake program and on states made by hand.
#include <gtest/gtest.h>

#include "check/met_races.hpp"
#include "check/nonprogress.hpp"
#include "unit/search/fake_program.hpp"
#include "words/identity_text.hpp"
#include "words/violation_text.hpp"

namespace weaveproof::check {

using namespace search::fake;

namespace {

// A state that consists of what its threads would do next.
class Scene final : public program::Program, private program::Footprints, private program::Facts {
 public:
  Scene() : Program(static_cast<Footprints&>(*this), static_cast<Facts&>(*this)) {}

  std::vector<program::Pending> all;
  std::map<std::uint32_t, program::ThreadNumber> owners;

  program::StateId state() const override { return {1}; }
  const program::Actions& enabled() override {
    enabled_.clear();
    for (const program::Pending& pending : all) {
      for (std::uint32_t i = 0; i < pending.alternatives; ++i) enabled_.push_back({pending.thread, i});
    }
    return enabled_;
  }
  std::span<const program::Pending> pending() override { return all; }
  program::Outcome execute(program::Action) override { return {}; }
  program::Outcome advance(program::Action) override { return {}; }
  void restore(program::StateId) override {}
  program::ThreadNumber ownerFor(const program::Pending& pending) override {
    return pending.isAccess() || pending.kind == program::ActionKind::Park ? 0 : owners[pending.object];
  }
  std::uint64_t hash() override { return 0; }
  program::DescribedAction describe(program::Action action) override {
    program::DescribedAction text;
    text.where.threadName = "T" + std::to_string(action.thread);
    const auto pending = std::ranges::find(all, action.thread, &program::Pending::thread);
    if (pending != all.end()) text.act.kind = pending->kind;
    if (pending != all.end() && pending->isAccess()) text.act.location = locationOf(*pending);
    text.where.at = text.where.user = {"Bank", "move", "Bank.java", static_cast<int>(action.thread) * 10};
    return text;
  }
  std::vector<program::DescribedThread> threads() override {
    std::vector<program::DescribedThread> texts;
    for (const program::Pending& pending : all) {
      program::DescribedThread text;
      text.number = pending.thread;
      text.name = "T" + std::to_string(pending.thread);
      text.wait.kind = program::Wait::Kind::Permit;
      text.stack = {program::Place{"Bank", "move", "Bank.java", static_cast<int>(pending.thread) * 10}};
      for (const auto& [object, owner] : owners) {
        if (owner == pending.thread) text.locks.push_back({"", nameOfObject(object)});
      }
      texts.push_back(text);
    }
    return texts;
  }
  program::ObjectName nameOfObject(std::uint32_t object) override { return {"Fork", object}; }
  program::Location locationOf(const program::Pending& access) override {
    return {.object = {"Account", access.object}, .field = "sum"};
  }
  std::uint64_t instructions() const override { return 0; }

 private:
  program::Actions enabled_;
};

program::Pending does(program::ThreadNumber thread, program::ActionKind kind, std::uint32_t object = 0,
                      bool blocked = false) {
  program::Pending pending;
  pending.thread = thread;
  pending.kind = kind;
  pending.object = object;
  pending.alternatives = blocked ? 0 : 1;
  return pending;
}

program::Pending accesses(program::ThreadNumber thread, program::ActionKind kind, std::uint32_t object,
                          std::uint32_t offset, bool plain = true) {
  program::Pending pending = does(thread, kind, object);
  pending.offset = offset;
  pending.plain = plain;
  pending.ofUserCode = true;
  return pending;
}

std::optional<Violation> check(const std::string& property, Scene& scene, const program::Outcome& outcome = {},
                               bool raceInLibrary = false) {
  spec::CheckSpec spec;
  spec.properties = {property};
  spec.raceInLibrary = raceInLibrary;
  const std::vector<Violation> found = makeProperties(spec).front()->check(scene, outcome);
  EXPECT_LE(found.size(), 1U);
  return found.empty() ? std::nullopt : std::optional(found.front());
}

TEST(Properties, DefaultsAreEverythingButRaceAndNonprogress) {
  EXPECT_EQ(spec::usualProperties(), (std::vector<std::string>{"exception", "loop", "exit", "deadlock"}));
}

TEST(Properties, UnknownNamesAreRefused) {
  try {
    makeProperties({"deadlock", "livelock"});
    ADD_FAILURE();
  } catch (const std::invalid_argument& bad) {
    EXPECT_STREQ(
        bad.what(),
        "There is no property 'livelock'; the ones that exist are exception, loop, exit, deadlock, race, nonprogress.");
  }
}

TEST(Deadlock, NothingIsEnabled) {
  Scene scene;
  scene.all = {does(1, program::ActionKind::Wait, 5, true), does(2, program::ActionKind::Park, 6, true)};
  const auto violation = check("deadlock", scene);
  ASSERT_TRUE(violation);
  EXPECT_EQ(violation->kind, "deadlock");
  EXPECT_EQ(words::messageOf(*violation), "Deadlock: all threads left wait for ever: \"T1\", \"T2\"");
  EXPECT_EQ(violation->threads, (std::vector<program::ThreadNumber>{1, 2}));
}

TEST(Deadlock, OneThreadCanStillGoOn) {
  Scene scene;
  scene.all = {does(1, program::ActionKind::Wait, 5, true), does(2, program::ActionKind::Read, 6)};
  EXPECT_FALSE(check("deadlock", scene));
}

TEST(Deadlock, DaemonsMayWaitForEver) {
  Scene scene;
  scene.all = {does(1, program::ActionKind::Wait, 5, true)};
  scene.all[0].daemon = true;
  EXPECT_FALSE(check("deadlock", scene));
  scene.all.push_back(does(2, program::ActionKind::Wait, 5, true));
  EXPECT_TRUE(check("deadlock", scene));
}

TEST(Deadlock, ACircleIsOneEvenWhileOthersRun) {
  Scene scene;
  scene.all = {does(1, program::ActionKind::Lock, 5, true), does(2, program::ActionKind::Relock, 6, true),
               does(3, program::ActionKind::Initialize, 7, true), does(4, program::ActionKind::Read, 8)};
  scene.owners = {{5, 2}, {6, 3}, {7, 1}};
  const auto violation = check("deadlock", scene);
  ASSERT_TRUE(violation);
  EXPECT_EQ(
      words::messageOf(*violation),
      "Deadlock: \"T1\" waits for Fork@5 held by \"T2\", which waits for Fork@6 held by \"T3\", which waits for the "
      "initialisation of Fork@7 by \"T1\"");
  EXPECT_EQ(violation->threads, (std::vector<program::ThreadNumber>{1, 2, 3}));
  EXPECT_EQ(words::detailsOf(*violation).at(2), "    holds Fork@7");
}

// Thread 1 waits for the circle of 2 and 3, but is not on it.
TEST(Deadlock, WhoWaitsForACircleIsNotOnIt) {
  Scene scene;
  scene.all = {does(1, program::ActionKind::Lock, 5, true), does(2, program::ActionKind::Lock, 6, true),
               does(3, program::ActionKind::Lock, 5, true), does(4, program::ActionKind::Read, 8)};
  scene.owners = {{5, 2}, {6, 3}};
  const auto violation = check("deadlock", scene);
  ASSERT_TRUE(violation);
  EXPECT_EQ(violation->threads, (std::vector<program::ThreadNumber>{2, 3}));
}

TEST(Deadlock, AChainIsNone) {
  Scene scene;
  scene.all = {does(1, program::ActionKind::Lock, 5, true), does(2, program::ActionKind::Lock, 6, true),
               does(3, program::ActionKind::Read, 8)};
  scene.owners = {{5, 2}, {6, 3}};
  EXPECT_FALSE(check("deadlock", scene));
}

TEST(Deadlock, AProgramThatHasEndedHasNone) {
  Scene scene;
  scene.all = {does(1, program::ActionKind::Wait, 5, true)};
  EXPECT_FALSE(check("deadlock", scene, {program::Outcome::Kind::Ended, nullptr, false}));
  EXPECT_FALSE(check("deadlock", scene, {program::Outcome::Kind::Pruned, nullptr, false}));
}

program::Outcome failed(program::Failure::Kind kind, const std::string& className, const std::string& message) {
  program::Failure failure;
  failure.kind = kind;
  failure.thread = 2;
  failure.threadName = "worker";
  failure.className = className;
  failure.message = message;
  failure.stack = {{"Bank", "move", "Bank.java", 12}, {"Bank", "run", "Bank.java", 5}};
  return {program::Outcome::Kind::Failed, std::make_shared<const program::Failure>(failure), true};
}

TEST(Exception, NamesItselfAndItsThread) {
  Scene scene;
  const auto violation =
      check("exception", scene, failed(program::Failure::Kind::Exception, "java.lang.RuntimeException", "sum is 3"));
  ASSERT_TRUE(violation);
  EXPECT_EQ(violation->kind, "exception");
  EXPECT_EQ(words::messageOf(*violation),
            "Uncaught exception in thread \"worker\": java.lang.RuntimeException: sum is 3");
  EXPECT_EQ(violation->className, "java.lang.RuntimeException");
  EXPECT_EQ(words::detailsOf(*violation),
            (std::vector<std::string>{"at Bank.move(Bank.java:12)", "at Bank.run(Bank.java:5)"}));
  EXPECT_EQ(violation->threads, std::vector<program::ThreadNumber>{2});
  // The same mistake with other values is the same error.
  const auto again =
      check("exception", scene, failed(program::Failure::Kind::Exception, "java.lang.RuntimeException", "sum is 4"));
  EXPECT_TRUE(again->identity == violation->identity);
  EXPECT_FALSE(check("exception", scene));
}

TEST(Exception, AnAssertionErrorHasAKindOfItsOwn) {
  Scene scene;
  const auto violation =
      check("exception", scene, failed(program::Failure::Kind::Assertion, "java.lang.AssertionError", ""));
  ASSERT_TRUE(violation);
  EXPECT_EQ(violation->kind, "assertion");
  EXPECT_EQ(words::messageOf(*violation), "Assertion failed in thread \"worker\": java.lang.AssertionError");
}

TEST(Loop, IsNoExceptionAndNoExceptionIsALoop) {
  Scene scene;
  const program::Outcome loop = failed(program::Failure::Kind::LocalLoop, "", "");
  EXPECT_FALSE(check("exception", scene, loop));
  const auto violation = check("loop", scene, loop);
  ASSERT_TRUE(violation);
  EXPECT_EQ(violation->kind, "loop");
  EXPECT_EQ(words::messageOf(*violation), "Thread \"worker\" loops for ever without interacting with other threads");
  EXPECT_FALSE(check("loop", scene, failed(program::Failure::Kind::Exception, "java.lang.Error", "")));
}

TEST(Exit, TellsTheStatusAndWhoAskedForIt) {
  Scene scene;
  const auto failure = std::make_shared<program::Failure>();
  failure->kind = program::Failure::Kind::Exit;
  failure->thread = 2;
  failure->threadName = "worker";
  failure->status = 3;
  failure->stack = {{"java.lang.Runtime", "exit", "Runtime.java", 115, false, program::CodeOwner::Jdk},
                    {"java.lang.System", "exit", "System.java", 1860, false, program::CodeOwner::Jdk},
                    {"Bank", "close", "Bank.java", 7}};
  const program::Outcome exit{program::Outcome::Kind::Failed, failure, false};
  EXPECT_FALSE(check("exception", scene, exit));
  EXPECT_FALSE(check("loop", scene, exit));
  const auto violation = check("exit", scene, exit);
  ASSERT_TRUE(violation);
  EXPECT_EQ(words::messageOf(*violation), "Thread \"worker\" ends the program with status 3");
  EXPECT_EQ(words::textOf(violation->identity), "exit 3 Bank.close(Bank.java:7)");
  EXPECT_FALSE(check("exit", scene, failed(program::Failure::Kind::Exception, "java.lang.Error", "")));
}

TEST(Race, TwoAccessesOneWritesOneIsPlain) {
  const auto racing = [](program::Pending a, program::Pending b) {
    Scene scene;
    scene.all = {a, b};
    return check("race", scene).has_value();
  };
  using enum program::ActionKind;
  EXPECT_TRUE(racing(accesses(1, Write, 3, 8), accesses(2, Read, 3, 8)));
  EXPECT_TRUE(racing(accesses(1, Read, 3, 8), accesses(2, Write, 3, 8)));
  EXPECT_TRUE(racing(accesses(1, Write, 3, 8), accesses(2, Write, 3, 8)));
  EXPECT_TRUE(racing(accesses(1, Write, 3, 8), accesses(2, Update, 3, 8, false)));
  EXPECT_TRUE(racing(accesses(1, Read, 3, 8, false), accesses(2, Write, 3, 8, true)));
  EXPECT_FALSE(racing(accesses(1, Read, 3, 8), accesses(2, Read, 3, 8)));
  EXPECT_FALSE(racing(accesses(1, Write, 3, 8), accesses(2, Write, 3, 12)));
  EXPECT_FALSE(racing(accesses(1, Write, 3, 8), accesses(2, Write, 4, 8)));
  EXPECT_FALSE(racing(accesses(1, Write, 3, 8, false), accesses(2, Write, 3, 8, false)));
  EXPECT_FALSE(racing(accesses(1, Write, 3, 8), does(2, Lock, 3)));
}

TEST(Race, TheLibraryIsLeftAloneUnlessAskedFor) {
  Scene scene;
  scene.all = {accesses(1, program::ActionKind::Write, 3, 8), accesses(2, program::ActionKind::Read, 3, 8)};
  for (program::Pending& pending : scene.all) pending.ofUserCode = false;
  EXPECT_FALSE(check("race", scene));
  EXPECT_TRUE(check("race", scene, {}, true));
}

TEST(Race, NamesBothAccessesAndTheLocksHeld) {
  Scene scene;
  scene.all = {accesses(1, program::ActionKind::Write, 3, 8), accesses(2, program::ActionKind::Read, 3, 8)};
  scene.owners = {{9, 2}};
  const auto violation = check("race", scene);
  ASSERT_TRUE(violation);
  EXPECT_EQ(words::messageOf(*violation),
            "Data race on Account@3.sum: a write by \"T1\" and a read by \"T2\" are not ordered");
  EXPECT_EQ(words::detailsOf(*violation),
            (std::vector<std::string>{"\"T1\" writes Account@3.sum at Bank.move(Bank.java:10), holding no lock",
                                      "\"T2\" reads Account@3.sum at Bank.move(Bank.java:20), holding Fork@9"}));
}

TEST(Race, TheSearchFindsIt) {
  const Model plain = threads({{lock(0), write(0, 1), unlock(0)}, {write(0, 2)}});
  Space space(plain);
  const search::SearchResult result = run(space, {}, {"race"});
  ASSERT_EQ(result.errors.size(), 1U);
  EXPECT_TRUE(replay(space, result.errors.front().path, {"race"}).contains(result.errors.front().violation.identity));
  Model ordered = plain;
  ordered.volatileVariables = true;
  EXPECT_TRUE(run(ordered, {}, {"race"}).complete);
  const Model locked = threads(2, {lock(0), write(0, 1), unlock(0)});
  EXPECT_TRUE(run(locked, {}, {"race"}).complete);
}

TEST(MetRaces, EachOnceAndNoneOfTheLibrary) {
  Scene scene;
  scene.all = {accesses(1, program::ActionKind::Write, 3, 8), accesses(2, program::ActionKind::Read, 3, 8)};
  MetRaces races;
  races.look(scene, {});
  races.look(scene, {});
  std::swap(scene.all[0].thread, scene.all[1].thread);
  races.look(scene, {});
  scene.all.push_back(accesses(3, program::ActionKind::Write, 3, 8));
  MetRaces others;
  others.look(scene, {});
  for (program::Pending& pending : scene.all) pending.ofUserCode = false, pending.thread += 5;
  others.look(scene, {});
  races.add(std::move(others));
  std::vector<std::string> keys;
  for (const Violation& race : races.take()) keys.push_back(words::textOf(race.identity));
  const std::string ten = "Bank.move(Bank.java:10)", twenty = "Bank.move(Bank.java:20)",
                    thirty = "Bank.move(Bank.java:30)";
  EXPECT_EQ(std::set<std::string>(keys.begin(), keys.end()),
            (std::set<std::string>{"race Account.sum " + ten + " " + twenty, "race Account.sum " + ten + " " + thirty,
                                   "race Account.sum " + twenty + " " + thirty}));
  EXPECT_EQ(keys.size(), 3U);
}

// What is mentioned is what the property would have found, whatever the search leaves out.
TEST(MetRaces, AreThoseOfTheProperty) {
  std::size_t met = 0;
  for (unsigned seed = 0; seed < 60; ++seed) {
    search::SearchOptions options = with({"search=dfs", "all-errors"});
    std::set<Identity> expected;
    for (const search::FoundError& error : run(randomModel(seed), options, {"race"}).errors)
      expected.insert(error.violation.identity);
    met += expected.size();
    for (const char* how : {"search=dfs", "sleep", "full", "search=bfs", "share", "search=auto"}) {
      search::SearchOptions other = options;
      if (how == std::string("share")) other.share = true, other.parallel = 2;
      if (how == std::string("sleep")) other.orders = spec::Orders::SleepSets;
      if (how == std::string("full")) other.orders = spec::Orders::SourceSets;
      if (how == std::string("search=bfs")) other.search = "bfs";
      if (how == std::string("search=auto")) other.search = "auto";
      const search::SearchResult result = run(randomModel(seed), other);
      std::set<Identity> keys;
      for (const Violation& race : result.races) keys.insert(race.identity);
      EXPECT_TRUE(keys == expected) << seed << how;
    }
    EXPECT_TRUE(run(randomModel(seed), options, {"race"}).races.empty());
  }
  EXPECT_GT(met, 50U);
}

TEST(Nonprogress, SaysWhoStepsAndWhoIsNeglected) {
  const Model model = threads({{read(0), jumpIf(0, 0)}, {write(0, 1)}});
  Space space(model);
  const auto program = space.newWorker();
  program->execute({1, 0});
  const std::vector<program::Action> cycle = {{1, 0}};
  const program::StateId before = program->state();
  const Violation violation = nonprogressViolation(*program, cycle);
  EXPECT_EQ(program->state(), before);
  EXPECT_EQ(words::messageOf(violation), "Thread \"T1\" can step for ever: 1 step leads back to the same state");
  EXPECT_EQ(words::detailsOf(violation).back(), "Thread \"T2\" could step all the time, but is never scheduled");
}

}  // namespace
}  // namespace weaveproof::check
