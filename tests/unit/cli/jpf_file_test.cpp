// .jpf files: their syntax, and what becomes of what they say.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "base/error.hpp"
#include "cli/jpf_settings.hpp"
#include "cli/usage_error.hpp"
#include "unit/base/temporary_folder.hpp"

namespace weaveproof::cli {
namespace {

class JpfFiles : public testing::Test {
 protected:
  std::string write(const std::string& name, const std::string& text) {
    folder_.write(name, text);
    return (folder_.path() / name).string();
  }
  JpfFile read(const std::string& text) { return readJpfFile(write("Some.jpf", text), {{"given", "by -D"}}); }
  std::string valueOf(const std::string& text, const std::string& key) {
    const JpfFile file = read(text);
    const auto found = file.entries.find(key);
    return found == file.entries.end() ? "(none)" : found->second.value;
  }
  JpfSettings settings(const std::string& text) { return settingsOf(read(text)); }
  // "--search dfs --depth-limit 7"
  std::string options(const std::string& text) {
    std::string line;
    for (const Setting& setting : settings(text).settings)
      for (const std::string& value : setting.values)
        line += (line.empty() ? "--" : " --") + setting.name + " " + value;
    return line;
  }
  std::string complaint(const std::string& text) {
    try {
      settings(text);
    } catch (const UsageError& error) {
      return error.sentence.substr(error.sentence.rfind('/') + 1);
    }
    return "(none)";
  }

  TemporaryFolder folder_;
};

TEST_F(JpfFiles, HaveTheSyntaxOfJavasProperties) {
  EXPECT_EQ(valueOf("a=b", "a"), "b");
  EXPECT_EQ(valueOf("  a \t b c  ", "a"), "b c");
  EXPECT_EQ(valueOf("a : b = c", "a"), "b = c");
  EXPECT_EQ(valueOf("a\\ b\\=c = d", "a b=c"), "d");
  EXPECT_EQ(valueOf("# a=1\n! a=2\n\n   # a=3\r\na=4\r", "a"), "4");
  EXPECT_EQ(valueOf("a = one,\\\n    two,\\\r\n\tthree\nb=c", "a"), "one,two,three");
  EXPECT_EQ(valueOf("a = back\\\\\nb = c", "a"), "back\\");
  EXPECT_EQ(valueOf("a = back\\\\\nb = c", "b"), "c");
  EXPECT_EQ(valueOf("# a comment does not go on \\\na=b", "a"), "b");
  EXPECT_EQ(valueOf("a = \\u00e4\\ud83d\\ude00\\tx\\q", "a"), "\u00e4\U0001F600\txq");
  EXPECT_EQ(valueOf("a = b\\", "a"), "b");
  EXPECT_EQ(valueOf("a", "a"), "");
  EXPECT_EQ(valueOf("", "a"), "(none)");
}

TEST_F(JpfFiles, HaveVariables) {
  EXPECT_EQ(valueOf("a = x\nb = ${a}/${a}", "b"), "x/x");
  EXPECT_EQ(valueOf("a = x\n${a}.b = y", "x.b"), "y");
  EXPECT_EQ(valueOf("a = ${b}\nb = later", "a"), "");
  EXPECT_EQ(valueOf("a = ${given}", "a"), "by -D");
  EXPECT_EQ(valueOf("a = ${config_path}", "a"), folder_.path().string());
  EXPECT_EQ(valueOf("a = ${config}", "a"), (folder_.path() / "Some.jpf").string());
  EXPECT_EQ(valueOf("a = x${file.separator}y", "a"), "x/y");
  EXPECT_EQ(valueOf("a = ${open", "a"), "${open");
  EXPECT_EQ(valueOf("a = x\na = ${a}y", "a"), "xy");
}

TEST_F(JpfFiles, HaveValuesThatGrow) {
  EXPECT_EQ(valueOf("a = x\na+=,y", "a"), "x,y");
  EXPECT_EQ(valueOf("a = x\na += ,y", "a"), "x,y");
  EXPECT_EQ(valueOf("a = x\n+a=y,", "a"), "y,x");
  EXPECT_EQ(valueOf("a+=y", "a"), "y");
  EXPECT_EQ(valueOf("a = x\na = null", "a"), "(none)");
  EXPECT_EQ(valueOf("a = Yes", "a"), "true");
  EXPECT_EQ(valueOf("a = off", "a"), "false");
}

TEST_F(JpfFiles, IncludeOthers) {
  write("common.jpf", "a = common\nfolder = ${config_path}\n");
  EXPECT_EQ(valueOf("@include = common.jpf\nb = ${a}", "b"), "common");
  EXPECT_EQ(valueOf("@include = ${config_path}/common.jpf\na = own", "a"), "own");
  EXPECT_EQ(valueOf("@include_if = ?a?common.jpf", "a"), "(none)");
  EXPECT_EQ(valueOf("a = 1\n@include_if = ?a?common.jpf", "a"), "common");
  EXPECT_EQ(valueOf("a = 1\n@include_unless = ?a?common.jpf", "a"), "1");
  EXPECT_EQ(complaint("\n@include = absent.jpf").substr(0, 10), "absent.jpf");
  EXPECT_NE(complaint("@include = Some.jpf").find("is included by itself"), std::string::npos);
  EXPECT_EQ(complaint("@include_if = common.jpf"), "Some.jpf:1: @include_if wants ?key?file, not common.jpf");
  EXPECT_EQ(complaint("@requires = jpf-symbc"), "Some.jpf:1: the file requires jpf-symbc, which is not set");
  EXPECT_EQ(complaint("@requires = given\ntarget=A"), "(none)");
  EXPECT_EQ(settings("@using = jpf-nhandler\ntarget = A").withoutEffect,
            std::vector<std::string>{"@using jpf-nhandler"});
}

TEST_F(JpfFiles, NameAProgram) {
  const JpfSettings found = settings("target = bank.Main\ntarget.args = one, two;three\n");
  EXPECT_EQ(found.target, "bank.Main");
  EXPECT_EQ(found.arguments, (std::vector<std::string>{"one", "two", "three"}));
  EXPECT_EQ(settings("target = A\ntarget_args = x").arguments, std::vector<std::string>{"x"});
  const std::string folder = folder_.path().string();
  EXPECT_EQ(options("classpath = build;../lib/x.jar,/opt/y.jar"),
            "--classpath " + folder + "/build:" + folder_.path().parent_path().string() + "/lib/x.jar:/opt/y.jar");
  EXPECT_EQ(options("sourcepath = ${config_path}/src"), "--sourcepath " + folder + "/src");
}

TEST_F(JpfFiles, NameSearches) {
  EXPECT_EQ(
      options("search.class = gov.nasa.jpf.search.DFSearch\nsearch.depth_limit = 7\nsearch.multiple_errors = true"),
      "--search dfs --depth-limit 7 --all-errors true");
  EXPECT_EQ(options("search.class = .search.heuristic.BFSHeuristic"), "--search bfs");
  EXPECT_EQ(options("search.class = .search.heuristic.MostBlocked\nsearch.heuristic.queue_limit = 100"),
            "--search best-first --heuristic most-blocked --queue-limit 100");
  EXPECT_EQ(options("search.class = .search.heuristic.Interleaving\nsearch.heuristic.queue_limit = 9\n"
                    "search.heuristic.beam_search = yes\nsearch.heuristic.thread_history_limit = 5"),
            "--search best-first --heuristic ti --history 5 --beam 9");
  EXPECT_EQ(options("search.class = .search.RandomSearch\nsearch.RandomSearch.path_limit = 50\ncg.seed = 3\n"
                    "cg.randomize_choices = FIXED_SEED"),
            "--search random-walk --runs 50 --seed 3");
  EXPECT_EQ(options("cg.randomize_choices = FIXED_SEED"), "--seed 42 --order random");
  EXPECT_EQ(options("cg.randomize_choices = NONE\nsearch.depth_limit = -1"), "");
  EXPECT_EQ(options("cg.randomize_choices = VAR_SEED").substr(0, 7), "--seed ");
  const JpfSettings other = settings("search.class = mine.DFSearch\nsearch.heuristic.queue_limit = 5");
  EXPECT_TRUE(other.settings.empty());
  EXPECT_EQ(other.withoutEffect,
            (std::vector<std::string>{"search.class = mine.DFSearch", "search.heuristic.queue_limit"}));
}

TEST_F(JpfFiles, NameProperties) {
  EXPECT_EQ(options("listener = .listener.PreciseRaceDetector,.listener.ChoiceTracker"),
            "--property deadlock,exception,loop,exit,race");
  EXPECT_EQ(
      options("search.properties = gov.nasa.jpf.vm.NotDeadlockedProperty\nlistener+=,.listener.PreciseRaceDetector"),
      "--property deadlock,race");
  EXPECT_EQ(settings("listener = .listener.PreciseRaceDetector,.listener.ChoiceTracker").withoutEffect,
            std::vector<std::string>{"listener = .listener.ChoiceTracker"});
  EXPECT_EQ(options("vm.por = false"), "--reduction none");
  EXPECT_EQ(options("vm.por = true"), "");
}

TEST_F(JpfFiles, NameChoices) {
  EXPECT_EQ(options("v.class = gov.nasa.jpf.vm.choice.IntIntervalGenerator\nv.min = 1\nv.max = 3"),
            "--define v.class=gov.nasa.jpf.vm.choice.IntIntervalGenerator --define v.min=1 --define v.max=3");
}

TEST_F(JpfFiles, TellWhatIsLeftOut) {
  const JpfSettings found =
      settings("lib = x\ntarget = A\nclasspath = ${lib}\nreport.console.finished = result\nvm.gc = true");
  EXPECT_EQ(found.withoutEffect, (std::vector<std::string>{"report.console.finished", "vm.gc"}));
}

TEST_F(JpfFiles, AreRefusedByLine) {
  EXPECT_EQ(complaint("a=b\n\n=c"), "Some.jpf:3: there is a value without a name");
  EXPECT_EQ(complaint("a = \\u12x4"), "Some.jpf:1: \\u wants four hexadecimal digits");
  EXPECT_EQ(complaint("a = \\u12"), "Some.jpf:1: \\u wants four hexadecimal digits");
  EXPECT_EQ(complaint("x = 1\ntarget = ${jpf-core}"), "Some.jpf:2: ${jpf-core} is not set; -Djpf-core=... sets it");
  EXPECT_EQ(complaint("y = ${jpf-core}\ntarget = A"), "(none)");
  EXPECT_EQ(complaint("search.multiple_errors = perhaps"),
            "Some.jpf:1: search.multiple_errors is true or false, not perhaps");
  EXPECT_EQ(complaint("cg.randomize_choices = often"),
            "Some.jpf:1: cg.randomize_choices is NONE, FIXED_SEED or VAR_SEED, not often");
  EXPECT_EQ(complaint("target.entry = start()V"),
            "Some.jpf:1: a program begins with its method main, not with start()V");
  EXPECT_EQ(complaint("@import = x"),
            "Some.jpf:1: there is no @import; there are @include, @include_if, @include_unless, @requires and @using");
  EXPECT_THROW(readJpfFile("/nowhere/Some.jpf", {}), base::Error);
}

}  // namespace
}  // namespace weaveproof::cli
