#!/bin/bash
# JUnit tests as programs: what becomes of each, and of wrong calls. The test classes are in junit/, with the verdict of
# each test in a comment beside it.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

jars=/usr/share/java
jupiter=$jars/junit-jupiter-api.jar:$jars/junit-jupiter-params.jar:$jars/opentest4j.jar:$jars/junit-platform-commons.jar
vintage=$jars/junit4.jar:$jars/hamcrest.jar

# test_classes FILE…: compiles test classes into the folder `classes`; `path` is the class path with their JUnit.
test_classes() {
  path=$jupiter
  if [[ ${1##*/} == Four* ]]; then path=$vintage; fi
  local jar
  for jar in ${path//:/ }; do [[ -e $jar ]] || skip "there is no $jar (Debian's packages junit4 and junit5)"; done
  mkdir -p classes
  local file sources=()
  for file; do [[ $file == /* ]] && sources+=("$file") || sources+=("$here/junit/$file"); done
  # Annotations of JUnit's own annotations are in a jar that nobody needs; javac warns of that.
  javac -proc:none -g -d classes -cp "$path:$api" "${sources[@]}" 2>warnings || { cat warnings; exit 1; }
  path=classes:$path
}

# verdicts FILE…: those of the JSON are those that the comments tell.
verdicts() {
  diff <(cd "$here/junit" && sed -n 's|^ *// expect: ||p' "$@" | sort) \
    <(jq -r '.tests[] | "\(.name) \(.verdict)"' result.json | sort)
}

case_junit_counter() {
  test_classes CounterTest.java
  expect 1 'CounterTest.noLostUpdate' check --junit --json result.json --junit-xml result.xml -cp "$path" CounterTest
  verdicts CounterTest.java
}
case_junit_lifecycle() {
  test_classes LifecycleTest.java LifecycleBase.java
  expect 1 'It is skipped on some schedules: Assumption failed: too early' \
    check --junit --json result.json -cp "$path" classes
  verdicts LifecycleTest.java
}
case_junit_arguments() {
  test_classes ArgumentsTest.java
  printf 'number,word\n1,"one ""x"""\n\n2,\n' >classes/numbers.csv
  expect 1 'ArgumentsTest.records[2] (2, two, or '"'two'" check --junit --json result.json -cp "$path" ArgumentsTest
  verdicts ArgumentsTest.java
}
case_junit_marks() {
  test_classes MarksTest.java
  expect 1 'expected: <rows 1: {1} of 1, {1}> but was: <rows 2: b of 2, b>' check --junit --json result.json -cp "$path" classes
  verdicts MarksTest.java
  diff - <(jq -r '.tests[] | select(.verdict == "unsupported") | .message' result.json | sort | uniq -c) <<'LIST'
      3 only JUnit's own engine could do this: @ExtendWith(MarksTest$Extension)
      1 only JUnit's own engine could do this: @ExtendedRow
      1 only JUnit's own engine could do this: @RegisterExtension
      1 only JUnit's own engine could do this: @TestFactory
      1 only JUnit's own engine could do this: @TestTemplate
      1 only JUnit's own engine could do this: arguments by @ArgumentsSource
LIST
}
case_junit_time_limits() {
  test_classes TimeLimitsTest.java
  expect 1 'java.util.concurrent.TimeoutException: anHour() timed out after 10 seconds' \
    check --junit --json result.json -cp "$path" TimeLimitsTest
  verdicts TimeLimitsTest.java
  jq -e '.tests[] | select(.name == "forEver") | .result.error.kind == "deadlock"' result.json
  jq -e '.tests[] | select(.name == "forEver") | .result.error.message | contains("atomic block") | not' result.json
  # The test is where the failure is, not the thread that watches it.
  jq -e '.tests[] | select(.name == "anHour") | .result.error.place | .class == "TimeLimitsTest$LongPause" and .method == "pause"' result.json
  expect 1 'anHour() timed out after 10 seconds' replay weaveproof-trace-TimeLimitsTest.anHour.json
  # Where time is free, there is none that could be too long.
  expect 0 'Its time limit does not count: with --time free any wait may end at once.' \
    check --junit --time free -cp "$path" TimeLimitsTest#anHour
}
case_junit_four_time_limits() {
  test_classes FourTimeLimitsTest.java
  expect 1 'java.util.concurrent.TimeoutException: test timed out after 5000 milliseconds' \
    check --junit --json result.json -cp "$path" classes
  verdicts FourTimeLimitsTest.java
}
case_junit_four() {
  test_classes FourTest.java FourParametersTest.java
  expect 1 'org.junit.ComparisonFailure' check --junit --json result.json -cp "$path" classes/
  verdicts FourTest.java FourParametersTest.java
  grep -qF 'org.junit.ComparisonFailure: expected:<[one]> but was:<[two]>' output
}
case_junit_four_rules() {
  test_classes FourRulesTest.java
  expect 2 'org.junit.ComparisonFailure' check --junit --json result.json -cp "$path" classes
  verdicts FourRulesTest.java
  local text
  jq -r '.tests[].message' result.json >messages
  for text in 'expected:<isOfARow[[0: x]]> but was:<isOfARow[[1: y]]>' 'Expected test to throw an instance of java.lang.IllegalStateException' 'Expected: is <2>' \
    'FourRulesTest$WrongTest.text cannot be a @Rule: it is no TestRule and no MethodRule' \
    'FourRulesTest$StaticTest.name cannot be a @Rule: it is static'; do
    grep -qF "$text" messages || { echo "not told: $text"; cat output; exit 1; }
  done
  jq -e '.tests[] | select(.name == "isInItsThread") | .notes == []' result.json
  expect 1 'org.junit.ComparisonFailure' replay weaveproof-trace-*isOfARow*
}
case_junit_four_suites() {
  test_classes FourSuitesTest.java
  expect 1 'AssertionError: rule before inner wrong' check --junit --json result.json -cp "$path" \
    'FourSuitesTest$RuleSuite' 'FourSuitesTest$IgnoredSuite'
  verdicts FourSuitesTest.java
}
# A test is another one in each suite that has something around it, and the same in those that have not.
case_junit_four_suites_share_tests() {
  mkdir source
  cat >source/FourShared.java <<'JAVA'
import static org.junit.Assert.*;
import org.junit.*;
import org.junit.experimental.runners.Enclosed;
import org.junit.runner.RunWith;
import org.junit.runners.Suite;
public class FourShared {
  static int prepared;
  public static class Alone { @Test public void isPrepared() { assertEquals(1, prepared); } }
  @RunWith(Suite.class) @Suite.SuiteClasses(Alone.class) public static class Plain {}
  @RunWith(Suite.class) @Suite.SuiteClasses({Plain.class, Alone.class}) public static class Good {
    @BeforeClass public static void prepare() { prepared++; }
  }
  @RunWith(Suite.class) @Suite.SuiteClasses(Good.class) public static class Twice {
    @ClassRule public static org.junit.rules.ExternalResource rule = new org.junit.rules.ExternalResource() {
      protected void before() { prepared++; }
    };
  }
  @RunWith(Enclosed.class) public static class Around {
    @BeforeClass public static void prepare() { prepared++; }
    public static class Inner { @Test public void isPrepared() { assertEquals(1, prepared); } }
  }
}
JAVA
  test_classes "$PWD/source/FourShared.java"
  expect 1 'no violation  FourShared$Good > FourShared$Alone.isPrepared' \
    check --junit --json result.json --trace here.json -cp "$path" classes
  diff - <(jq -r '.tests[] | "\(.class) \(.verdict)"' result.json | sort) <<'LIST'
FourShared$Alone violation
FourShared$Around > FourShared$Around$Inner no-violation
FourShared$Good > FourShared$Alone no-violation
FourShared$Twice > FourShared$Good > FourShared$Alone violation
LIST
  [[ -e 'here-FourShared$Twice-FourShared$Good-FourShared$Alone.isPrepared.json' ]]
  expect 1 'FourShared$Around$Inner.isPrepared' check --junit -cp "$path" 'FourShared$Around$Inner'
}
# What is not there is told, be the tests known by other marks or by their names.
case_junit_four_left_out() {
  mkdir source
  cat >source/FourOthers.java <<'JAVA'
import org.junit.Test;
import org.junit.experimental.theories.*;
import org.junit.runner.*;
import org.junit.runners.*;
public class FourOthers {
  @RunWith(Theories.class) public static class Theory { @org.junit.experimental.theories.Theory public void holds() {} }
  public static class Three extends junit.framework.TestCase { public void testIt() {} }
  public static class ThreeSuite { public static junit.framework.Test suite() { return new junit.framework.TestSuite(Three.class); } }
  public static class Adapted {
    public static junit.framework.Test suite() { return new junit.framework.JUnit4TestAdapter(Adapted.class); }
    @Test public void adapted() {}
  }
  @RunWith(Suite.class) public static class Empty {}
  public static class OwnRunner extends BlockJUnit4ClassRunner { public OwnRunner(Class<?> c) throws Exception { super(c); } }
  @RunWith(OwnRunner.class) public static class Own { @Test public void test() {} }
  @RunWith(Suite.class) @Suite.SuiteClasses(Round.class) public static class Round {}
  public static class Hidden {
    @Test void hidden() {}
    @Test public int number() { return 1; }
    @Test public void seen() {}
    @Test public static void shared() {}
    @Test public void given(int i) {}
  }
}
JAVA
  test_classes "$PWD/source/FourOthers.java"
  expect 2 'FourOthers$Round is a suite that contains itself' check --junit --json result.json -cp "$path" classes
  grep -q 'weaveproof: FourOthers$Empty is a suite without @SuiteClasses' output
  diff - <(jq -r '.tests[] | "\(.name) \(.verdict) \(.message)"' result.json | sort) <<'LIST'
adapted no-violation 
all unsupported only JUnit's own engine could do this: @RunWith(org.junit.experimental.theories.Theories)
given error given is no test of JUnit 4: it has parameters
hidden error hidden is no test of JUnit 4: it is not public
number error number is no test of JUnit 4: it returns something
seen no-violation 
shared error shared is no test of JUnit 4: it is static
suite unsupported only JUnit's own engine could do this: a suite of JUnit 3
test unsupported only JUnit's own engine could do this: @RunWith(FourOthers$OwnRunner)
testIt unsupported only JUnit's own engine could do this: a TestCase of JUnit 3
LIST
}


# test_class NAME: a JUnit 5 test class on standard input, without its imports, compiled into the folder `classes`.
test_class() {
  mkdir -p source
  local package
  {
    for package in api params params.provider; do echo "import org.junit.jupiter.$package.*;"; done
    cat
  } >"source/$1.java"
  test_classes "$PWD/source/$1.java"
}

# Tests wait for long where they mean "until it has happened".
case_junit_time() {
  test_class WaitingTest <<'JAVA'
public class WaitingTest {
  volatile int done;
  @Test void waitsLong() throws Exception {
    java.util.concurrent.CountDownLatch latch = new java.util.concurrent.CountDownLatch(1);
    new Thread(() -> { done = 1; latch.countDown(); }).start();
    Assertions.assertTrue(latch.await(5, java.util.concurrent.TimeUnit.SECONDS));
  }
  @Test void waitsShortly() throws Exception {
    new Thread(() -> done = 1).start();
    Thread.sleep(100);
    Assertions.assertEquals(1, done);
  }
}
JAVA
  expect 1 'no violation  WaitingTest.waitsLong' check --junit --json result.json -cp "$path" WaitingTest
  grep -q '^violation     WaitingTest.waitsShortly' output
  jq -e '.tests[0].result.config.time == "patient:1s"' result.json
  expect 1 'violation     WaitingTest.waitsLong' check --junit --time free -cp "$path" WaitingTest#waitsLong
  expect 0 'no violation  WaitingTest.waitsShortly' check --junit --time last -cp "$path" WaitingTest
}

# What leaves a test fails it, whatever handler there is. Handlers are asked about other threads, as in any program.
case_junit_handlers() {
  test_class HandlerTest <<'JAVA'
class HandlerTest {
  volatile Throwable seen;
  @BeforeEach void set() { Thread.setDefaultUncaughtExceptionHandler((t, e) -> seen = e); }
  @AfterEach void reset() { Thread.setDefaultUncaughtExceptionHandler(null); }
  void fail(String text) { throw new IllegalStateException(text); }
  void inAnotherThread() throws Exception {
    Thread t = new Thread(() -> fail("of another thread"));
    t.start();
    t.join();
  }
  @Test void seesIt() throws Exception { inAnotherThread(); Assertions.assertNotNull(seen); }
  @Test void failsOfIt() throws Exception { inAnotherThread(); Assertions.assertNull(seen); }
  @Test void fails() { fail("of the test"); }
  @Test void failsWithItsOwn() {
    Thread.currentThread().setUncaughtExceptionHandler((t, e) -> {});
    fail("of the test");
  }
  @Test void dies() { throw new ThreadDeath(); }
}
class FailingAfterTest {
  @Test void test() { Thread.setDefaultUncaughtExceptionHandler((t, e) -> {}); }
  @AfterEach void after() { throw new IllegalStateException("after the test"); }
}
JAVA
  expect 1 'Uncaught exception in thread "main": java.lang.IllegalStateException: of the test' \
    check --junit --json result.json -cp "$path" classes
  diff - <(jq -r '.tests[] | "\(.name) \(.verdict) \(.notes | length)"' result.json) <<'LIST'
test violation 0
seesIt no-violation 0
failsOfIt violation 0
fails violation 0
failsWithItsOwn violation 0
dies violation 0
LIST
  expect 1 'java.lang.IllegalStateException: of the test' replay weaveproof-trace-HandlerTest.fails.json
}

case_junit_reports() {
  test_classes CounterTest.java
  mkdir reports
  expect 1 'violation     CounterTest.lostUpdate ' check --junit --json reports/all.json --junit-xml reports/all.xml \
    --html reports/index.html --sarif reports/all.sarif --trace reports/trace.json --sourcepath "$here/junit" \
    -cp "$path" CounterTest
  tail -1 output | grep -q '^8 tests: 3 no violation, 5 violation, [0-9.]* s$'
  grep -q 'JUnit would not wait for these threads' output
  # The stack ends with the test, and the schedule is about the test's own lines.
  if grep -q 'jdk.internal.reflect\|at weaveproof' output; then cat output; exit 1; fi
  grep -qF 'CounterTest.java:34: assertEquals(2, plain);' output
  python3 - <<'PYTHON'
import xml.etree.ElementTree as xml
suites = xml.parse('reports/all.xml').getroot()
assert suites.attrib['tests'] == '8' and suites.attrib['failures'] == '5', suites.attrib
case = suites.find("./testsuite[@name='CounterTest']/testcase[@name='lostUpdate']")
failure = case.find('failure')
assert failure.attrib['type'] == 'org.opentest4j.AssertionFailedError' and 'reads CounterTest@1.plain' in failure.text
assert suites.find("./testsuite/testcase[@name='deadlock']/failure").attrib['type'] == 'deadlock'
PYTHON
  python3 "$here/../sarif/check_sarif.py" reports/all.sarif
  jq -e '[.runs[0].results[] | select(.level == "error") | .message.text | startswith("CounterTest.")] | length == 5 and all' reports/all.sarif
  jq -e '.verdict == "violation" and .counts["no-violation"] == 3
    and (.tests[0] | .class == "CounterTest" and .method == "lostUpdate"
      and .result.verdict == "violation" and .result.config.program == "CounterTest.lostUpdate")' reports/all.json
  grep -qF '<a href="./index-CounterTest.deadlock.html">' reports/index.html
  [[ -s reports/index-CounterTest.deadlock.html && ! -e reports/index-CounterTest.pool.html ]]
  # A trace for each failing test, which leads there again, and knows the classes of the test.
  [[ $(jq -r '.tests[0].result.trace_file' reports/all.json) == reports/trace-CounterTest.lostUpdate.json ]]
  [[ $(ls reports/trace-*) == *deadlock* && ! -e reports/trace-CounterTest.pool.json ]]
  expect 1 'Deadlock: "main" waits for Object@2' replay reports/trace-CounterTest.deadlock.json
  expect 1 'expected: <2> but was: <1>' replay reports/trace-CounterTest.lostUpdate.json
  mkdir changed
  sed 's/plain++/plain += 2/' "$here/junit/CounterTest.java" >changed/CounterTest.java
  test_classes "$PWD/changed/CounterTest.java"
  expect 2 'have changed since' replay reports/trace-CounterTest.lostUpdate.json
}

# The answer is the same with any number of workers, and all tests read the same standard input, from a file and from a pipe.
case_junit_side_by_side() {
  mkdir source
  cat >source/InputTest.java <<'JAVA'
import java.io.*;
import org.junit.jupiter.api.*;
import static org.junit.jupiter.api.Assertions.*;
class InputTest {
  static void reads(int lines) throws Exception {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    for (int i = 1; i <= lines; i++) assertEquals("line " + i, in.readLine());
  }
  @Test void one() throws Exception { reads(1); }
  @Test void all() throws Exception { reads(3000); assertEquals(-1, System.in.read()); }
  @Test void some() throws Exception { reads(700); }
  @Test void none() { }
  @Test void fails() throws Exception { reads(2); fail("after two"); }
}
JAVA
  test_classes CounterTest.java "$PWD/source/InputTest.java"
  local i jobs
  for ((i = 1; i <= 3000; i++)); do echo "line $i"; done >lines
  for jobs in 1 3; do
    local found=0
    timeout -k 5 100 "$weaveproof" check --junit --jobs $jobs --json result$jobs.json --junit-xml result$jobs.xml \
      --html page$jobs.html --sarif all$jobs.sarif -cp "$path" CounterTest InputTest <lines >said$jobs 2>&1 || found=$?
    [[ $found == 1 ]] || { cat said$jobs; exit 1; }
    # The text ends with figures of this run, and the pages have the names that were asked for.
    jq 'del(.. | .seconds?, .states_per_second?, .schedules_per_second?, .peak_rss_bytes?, .config?, .page?)
      | (.tests[].text |= sub("[^\n]* MB of memory\n"; ""))' result$jobs.json >facts$jobs
    sed -E 's/ +[0-9.]+ s\b//; s/[0-9]+ MB//' said$jobs >text$jobs
  done
  diff facts1 facts3
  diff text1 text3
  diff <(sed -E 's/[0-9.]+ s\b//' all1.sarif) <(sed -E 's/[0-9.]+ s\b//' all3.sarif)
  [[ $(jq -r '.tests[] | select(.class == "InputTest") | "\(.name) \(.verdict)"' result3.json | sort | tr '\n' ' ') == \
    'all no-violation fails violation none no-violation one no-violation some no-violation ' ]] || { jq .tests result3.json; exit 1; }
  found=0
  (head -n 1500 lines; sleep 0.3; tail -n 1500 lines) |
    timeout -k 5 100 "$weaveproof" check --junit --jobs 3 --json result.json -cp "$path" InputTest >said 2>&1 || found=$?
  [[ $found == 1 && $(jq .counts.violation result.json) == 1 ]] || { cat said; exit 1; }
  expect 2 '--jobs is for --junit' check --jobs 2 -cp classes InputTest
}

# Of what is wrong, a sentence each; the tests that there are run all the same.
case_junit_wrong() {
  test_class SomeTest <<'JAVA'
class SomeTest {
  @Test void good() {}
  @ParameterizedTest @ValueSource(ints = {1, 2}) void rows(int i) {}
  @Test void twice() {}
  @Test void twice(TestInfo info) {}
  @ParameterizedTest @MethodSource("nowhere") void noSource(int i) {}
  @ParameterizedTest @EnumSource(value = Thread.State.class, names = "ASLEEP") void noConstant(Thread.State state) {}
  @Test void extended(String parameter) {}
  @TestFactory java.util.List<DynamicTest> dynamic() { return java.util.List.of(); }
}
class NoTest { void test() {} }
abstract class AbstractTest { @Test void inherited() {} }
class TwoConstructorsTest { TwoConstructorsTest() {} TwoConstructorsTest(int i) {} @Test void never() {} }
class Outer { class InnerTest { @Test void never() {} } }
class RoundTest { @Nested class Inner extends RoundTest { @Test void never() {} } }
class ThrowingTest { ThrowingTest() { throw new IllegalStateException("as ever"); } @Test void never() {} }
class MissingTest extends Missing { @Test void never() {} }
class Missing {}
class ExitingTest {
  static java.util.List<Integer> rows() { System.exit(3); return null; }
  @ParameterizedTest @MethodSource("rows") void never(int i) {}
}
JAVA
  rm classes/Missing.class
  said() {
    expect "$1" "$2" check --junit -cp "$path" "${@:3}" SomeTest#good
    grep -q '^no violation  *SomeTest.good ' output
  }
  said 0 'no violation'
  said 2 'weaveproof: there is no class or package Nowhere on the class path' Nowhere
  said 2 'weaveproof: there is no class Nowhere on the class path' Nowhere#test
  said 2 'weaveproof: there is no folder no/where' no/where
  said 2 'weaveproof: SomeTest has no test nowhere' SomeTest#nowhere
  said 2 'weaveproof: SomeTest has no test rows[3]' 'SomeTest#rows[3]'
  said 0 'no violation  SomeTest.rows[2] (2)' 'SomeTest#rows[2]'
  said 0 'no violation  SomeTest.twice(TestInfo) ' SomeTest#twice
  grep -q '^no violation  SomeTest.twice() ' output
  said 2 'weaveproof: NoTest has no tests' NoTest
  said 2 'AbstractTest cannot be constructed: it is abstract' AbstractTest
  said 2 'TwoConstructorsTest cannot be constructed: it has 2 constructors' TwoConstructorsTest
  said 2 'Outer$InnerTest cannot be constructed: it is an inner class without @Nested' 'Outer$InnerTest'
  said 2 'weaveproof: RoundTest$Inner is nested in itself, as it inherits from what is around it' RoundTest
  said 1 'Uncaught exception in thread "main": java.lang.IllegalStateException: as ever' ThrowingTest
  said 2 'weaveproof: MissingTest cannot be looked at: java.lang.NoClassDefFoundError: Missing' MissingTest
  said 2 'weaveproof: the tests of ExitingTest cannot be listed: the program exits' ExitingTest
  said 2 'noSource takes its arguments from nowhere, which is no method without parameters of' SomeTest#noSource
  said 2 '@EnumSource of noConstant names ASLEEP, which java.lang.Thread$State does not have' SomeTest#noConstant
  said 4 "only JUnit's own engine could do this: a parameter of type java.lang.String" SomeTest#extended
  said 4 "only JUnit's own engine could do this: @TestFactory" SomeTest#dynamic
  expect 2 'SomeTest needs org.junit.jupiter.api.Test, which is not on the class path: a jar of JUnit is missing' \
    check --junit -cp classes SomeTest
  expect 0 'no violation' check --junit -cp "$path" SomeTest#good --quiet --json late.json
  jq -e '.tests | length == 1' late.json
  said 2 'weaveproof: SomeTest has no test goood; did you mean good?' SomeTest#goood
  expect 2 'unknown option --quite; did you mean --quiet?' check --junit -cp "$path" SomeTest --quite
  expect 2 'no test is given' check --junit -cp "$path"
  expect 2 '--junit-xml is for --junit' check --junit-xml tests.xml -cp "$path" SomeTest
  expect 2 'must be two files' check --junit --json same --junit-xml same -cp "$path" SomeTest
  expect 2 'no/where.json cannot be written: there is no directory no' check --junit --trace no/where.json -cp "$path" SomeTest
  [[ $(wc -l <output) == 1 ]]
  { "$weaveproof" check --junit -cp "$path" SomeTest 2>errors || echo $? >status; } | true
  [[ $(<status) == 2 && $(grep -c 'standard output cannot be written: Broken pipe' errors) == 1 ]]
}

# Packages with those below them, folders, jars and class files; each test once.
case_junit_selection() {
  test_class PackagedTest <<'JAVA'
class PackagedTest { @Test void top() {} }
JAVA
  local name
  for name in bank bank.inner; do
    mkdir -p "source/${name/.//}"
    printf 'package %s; class InTest { @org.junit.jupiter.api.Test void test() {} }\n' "$name" \
      >"source/${name/.//}/InTest.java"
    test_classes "$PWD/source/${name/.//}/InTest.java"
  done
  local jupiter_path=${path#classes:}
  listed() { # OUTPUT ARGUMENT…
    expect 0 'no violation' check --junit --quiet --json result.json "${@:2}"
    [[ $(jq -r '.tests[] | .class' result.json | tr '\n' ' ') == "$1 " ]] || { cat result.json; exit 1; }
  }
  listed 'bank.InTest bank.inner.InTest' -cp "$path" bank
  listed 'bank.inner.InTest' -cp "$path" bank.inner.*
  listed 'PackagedTest bank.InTest bank.inner.InTest' -cp "$jupiter_path" classes
  listed 'PackagedTest bank.InTest bank.inner.InTest' -cp ".:$jupiter_path" classes
  (cd classes && listed 'bank.InTest bank.inner.InTest' -cp ".:$jupiter_path" bank)
  listed 'bank.inner.InTest' -cp "$jupiter_path" classes/bank/inner
  listed 'PackagedTest' -cp "$jupiter_path" classes/PackagedTest.class
  listed 'bank.InTest bank.inner.InTest PackagedTest' -cp "$path" bank.InTest bank PackagedTest
  listed 'PackagedTest' -cp "$jupiter_path" source/PackagedTest.java
  printf 'class Broken {' >source/Broken.java
  expect 2 'source/Broken.java' check --junit -cp "$path" source/Broken.java PackagedTest
  grep -q '^no violation  PackagedTest.top ' output
  "$JAVA_HOME/bin/jar" --create --file tests.jar -C classes bank
  listed 'bank.InTest bank.inner.InTest' -cp "$jupiter_path" tests.jar
  listed 'bank.InTest bank.inner.InTest' -cp "tests.jar:$jupiter_path" bank
}

# Classes that hold their tests in others, inherit them, or mark them with annotations of their own.
case_junit_found() {
  test_class Marked <<'JAVA'
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) @Test @interface Quick {}
@Retention(RetentionPolicy.RUNTIME) @Quick @interface Quickest {}
JAVA
  mkdir marks
  mv classes/Quick*.class marks
  mkdir -p source/q
  cat >source/q/All.java <<'JAVA'
package q;
import org.junit.jupiter.api.*;
import static org.junit.jupiter.api.Assertions.*;
class Holding { @Nested class Inner { @Nested class Innermost { @Test void test() {} } } }
abstract class Queue {
  abstract int size();
  @Nested class WhenNew { @Test void isEmpty() { assertEquals(0, size()); } }
  @Nested class Hidden { @Test void never() {} }
}
class Good extends Queue { int size() { return 0; } @Nested class Hidden { @Test void own() {} } }
class Bad extends Queue { int size() { return 1; } }
@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME) @RepeatedTest(2) @interface Twice {}
class Composed { @Twice void here() {} }
class Other {}
JAVA
  echo 'class ElsewhereTest { @Quickest void there() {} }' >source/ElsewhereTest.java
  javac -proc:none -g -d classes -cp "marks:$jupiter" source/q/All.java source/ElsewhereTest.java 2>/dev/null
  local all=$'ElsewhereTest.there no-violation\nq.Bad$Hidden.never no-violation\nq.Bad$WhenNew.isEmpty violation
q.Composed.here no-violation\nq.Good$Hidden.own no-violation\nq.Good$WhenNew.isEmpty no-violation
q.Holding$Inner$Innermost.test no-violation'
  found() { # TESTS ARGUMENT…
    expect 1 'violation     q.Bad$WhenNew.isEmpty' check --junit --json result.json --junit-xml result.xml "${@:2}"
    diff <(echo "$1") <(jq -r '.tests[] | "\(.class).\(.name) \(.verdict)"' result.json | sort)
  }
  found "$all" -cp "marks:$jupiter" classes
  found "${all#*$'\n'}" -cp "classes:marks:$jupiter" q
  found "${all#*$'\n'}" -cp "marks:$jupiter" source/q/All.java
  grep -qF 'classname="q.Bad$WhenNew" name="isEmpty"' result.xml
  grep -qF 'classname="q.Good$WhenNew" name="isEmpty"' result.xml
  expect 1 'expected: <0> but was: <1>' replay 'weaveproof-trace-q.Bad$WhenNew.isEmpty.json'
  "$JAVA_HOME/bin/jar" --create --file tests.jar -C classes .
  found "$all" -cp "marks:$jupiter" tests.jar
  found 'q.Bad$WhenNew.isEmpty violation' -cp "classes:$jupiter" 'q.Bad$WhenNew'
  found 'q.Bad$WhenNew.isEmpty violation' -cp "classes:$jupiter" 'q.Bad$WhenNew#isEmpty'
  expect 2 'there is no class q.Bad$Nowhere on the class path' check --junit -cp "classes:$jupiter" 'q.Bad$Nowhere'
  expect 2 'ElsewhereTest needs org.junit.jupiter.api.Test, which' check --junit -cp marks classes
}

# Whoever gives something without tests is told so.
case_junit_none() {
  test_class Base <<'JAVA'
abstract class Base { @Test void test() {} void other() {} }
JAVA
  expect 2 'weaveproof: there are no tests in classes' check --junit -cp "$jupiter" classes
  expect 2 'weaveproof: there are no tests in source/Base.java' check --junit -cp "$jupiter" source/Base.java
  mkdir -p empty source/p
  expect 2 'weaveproof: there are no test classes in empty' check --junit -cp "$jupiter" empty
  echo 'package p; abstract class Based { @org.junit.jupiter.api.Test void test() {} }' >source/p/Based.java
  test_classes "$PWD/source/p/Based.java"
  expect 2 'weaveproof: there are no tests in p' check --junit -cp "$path" p
  printf 'class Plain {}' >source/Plain.java
  expect 2 'weaveproof: there are no test classes in source/Plain.java' check --junit -cp "$path" source/Plain.java
}

# A file that is no class, or lies in the wrong place, has its sentence, and the other tests run.
case_junit_misplaced() {
  test_class GoodTest <<'JAVA'
class GoodTest { @Test void test() {} }
JAVA
  mkdir source/bank classes/deep
  echo 'package bank; class Account {}' >source/bank/Account.java
  test_classes "$PWD/source/bank/Account.java"
  echo 'no class' >classes/Broken.class
  mv classes/bank/Account.class classes/deep
  local folder
  for folder in classes ./classes; do
    expect 2 'classes/Broken.class cannot be used: java.lang.ClassFormatError' check --junit -cp ".:$jupiter" "$folder"
    grep -q 'classes/deep/Account.class holds the class bank.Account, so its path has to end in bank/Account.class' output
    grep -q '^no violation  *GoodTest.test ' output
  done
  rm -r classes/deep
  echo 'module m {}' >source/module-info.java
  javac -d classes source/module-info.java
  "$JAVA_HOME/bin/jar" --create --file tests.jar -C classes .
  expect 2 'Broken.class cannot be used: java.lang.ClassFormatError' check --junit -cp "$jupiter" tests.jar
  grep -q '^no violation  *GoodTest.test ' output
  if grep -q 'module-info' output; then cat output; exit 1; fi
}

# What became of each test: NAME VERDICT MESSAGE.
told() { jq -r '.tests[] | "\(.class | sub(".*?\\$"; "")).\(.name) \(.verdict) \(.message)"' result.json; }

# What JUnit itself would refuse is refused, with a sentence.
case_junit_refused() {
  test_class Refused <<'JAVA'
class Refused {
  static class A { @BeforeAll void x() {} @Test void t() {} }
  static class B { @AfterAll private static void x() {} @Test void t() {} }
  static class C { @BeforeEach static void x() {} @Test void t() {} }
  static class D { @BeforeEach private void x() {} @Test void t() {} }
  static class E { @AfterEach int x() { return 1; } @Test void t() {} }
  static class F {
    java.util.stream.IntStream rows() { return java.util.stream.IntStream.of(1); }
    @ParameterizedTest @MethodSource("rows") void t(int i) {}
  }
  static class G { @ParameterizedTest @ValueSource(ints = 1, strings = "x") void t(String s) {} }
  static class H { @RepeatedTest(0) void t() {} }
  static class I { @Test @ParameterizedTest @ValueSource(ints = 1) void t() {} }
  static class J { @BeforeEach void x(RepetitionInfo info) {} @Test void t() {} }
  @TestInstance(TestInstance.Lifecycle.PER_CLASS) static class K {
    @BeforeAll void x() {}
    @AfterAll static void y() {}
    @Nested @TestInstance(TestInstance.Lifecycle.PER_CLASS) class Inner {
      java.util.stream.IntStream rows() { return java.util.stream.IntStream.of(1); }
      @ParameterizedTest @MethodSource("rows") void t(int i) {}
    }
  }
  static class L {
    static int[] rows() { Assumptions.assumeTrue(false, "no rows here"); return null; }
    @ParameterizedTest @MethodSource("rows") void t(int i) {}
  }
}
JAVA
  expect 2 'error' check --junit --quiet --json result.json -cp "$path" classes
  diff - <(told) <<'LIST'
A.t error Refused$A.x cannot be @BeforeAll: it is not static, and Refused$A is not @TestInstance(PER_CLASS)
B.t error Refused$B.x cannot be @AfterAll: it is private
C.t error Refused$C.x cannot be @BeforeEach: it is static
D.t error Refused$D.x cannot be @BeforeEach: it is private
E.t error Refused$E.x cannot be @AfterEach: it returns something
F.t error rows, which gives the arguments of t, is not static, and Refused$F is not @TestInstance(PER_CLASS)
G.t error @ValueSource of t has values of 2 kinds, and may have those of one
H.t error t is a @RepeatedTest of 0 repetitions, and needs at least 1
I.t error t is both @ParameterizedTest and @Test
J.t error x has a RepetitionInfo, and there are no repetitions where it is called
K$Inner.t[1] no-violation 
L.t skipped Assumption failed: no rows here
LIST
}
case_junit_four_refused() {
  mkdir source
  cat >source/FourRefused.java <<'JAVA'
import java.util.*;
import org.junit.*;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.*;
public class FourRefused {
  public static class Rows { @Parameters public static List<Object[]> rows() { return List.of(new Object[] {1, 2}, new Object[] {3, 4}); } }
  public static class A { @Before void x() {} @Test public void t() {} }
  public static class B { @After public static void x() {} @Test public void t() {} }
  public static class C { @BeforeClass public void x() {} @Test public void t() {} }
  public static class D { @Before public int x() { return 1; } @Test public void t() {} }
  public static class E { @AfterClass public static void x(int i) {} @Test public void t() {} }
  @RunWith(Parameterized.class) public static class F extends Rows { @Parameter private int f; @Test public void t() {} }
  @RunWith(Parameterized.class) public static class G extends Rows { @Parameter public int f; @Test public void t() {} }
  @RunWith(Parameterized.class) public static class H extends Rows { @Parameter(2) public int f; @Test public void t() {} }
  @RunWith(Parameterized.class) public static class I extends Rows { @Parameter public int f; @Parameter public int g; @Test public void t() {} }
  @RunWith(Parameterized.class) public static class J { @Parameters static int[] rows() { return null; } @Test public void t() {} }
  @RunWith(Parameterized.class) public static class K {
    @Parameters public static int[] rows() { Assume.assumeTrue("no rows here", false); return null; }
    @Test public void t() {}
  }
  public static class L { public L(int i) {} @Test public void t() {} }
  public static class M { @Test(expected = IllegalStateException.class) public void t() { throw new NullPointerException("other"); } }
  public static class N { @Test(expected = IllegalStateException.class) public void t() {} }
}
JAVA
  test_classes "$PWD/source/FourRefused.java"
  expect 2 'Caused by: java.lang.NullPointerException: other' check --junit --json result.json -cp "$path" classes
  diff - <(told) <<'LIST'
A.t error FourRefused$A.x cannot be @Before: it is not public
B.t error FourRefused$B.x cannot be @After: it is static
C.t error FourRefused$C.x cannot be @BeforeClass: it is not static
D.t error FourRefused$D.x cannot be @Before: it returns something
E.t error FourRefused$E.x cannot be @AfterClass: it has parameters
F.t error FourRefused$F.f cannot be a @Parameter: it is not public
G.t error FourRefused$G has no field that is @Parameter(1), and a row has 2 parameters
H.t error FourRefused$H.f cannot be @Parameter(2): a row has 2 parameters
I.t error FourRefused$I.g cannot be @Parameter(0): another field is
J.t error FourRefused$J has no public static method with @Parameters and without parameters
K.t skipped no rows here
L.t error FourRefused$L cannot be constructed: its constructor has 1 parameter, not 0
M.t violation Uncaught exception in thread "main": java.lang.Exception: Unexpected exception, expected<java.lang.IllegalStateException> but was<java.lang.NullPointerException>
N.t violation Assertion failed in thread "main": java.lang.AssertionError: Expected exception: java.lang.IllegalStateException
LIST
  # What is found here is nothing about weaveproof's own code.
  if grep -q 'at weaveproof' output; then cat output; exit 1; fi
}

# What TestInfo tells: of a class to what happens once for all tests, else of the test; names as JUnit makes them.
case_junit_info() {
  test_class InfoTest <<'JAVA'
class InfoTest {
  static StringBuilder told = new StringBuilder();
  static void tell(TestInfo info) {
    told.append("; ").append(info.getDisplayName()).append(' ').append(info.getTestMethod().isPresent());
    told.append(' ').append(info.getTestClass().get().getSimpleName()).append(' ').append(new java.util.TreeSet<>(info.getTags()));
  }
  @Tag("all") static class Plain {
    Plain(TestInfo info) { tell(info); }
    @BeforeAll static void first(TestInfo info) { tell(info); }
    @BeforeEach void before(TestInfo info) { tell(info); }
    @AfterAll static void last(TestInfo info) { tell(info); throw new IllegalStateException(told.toString()); }
    @Tag("one") @Test void test() {}
    @RepeatedTest(3) void repeated() {}
    @RepeatedTest(value = 3, name = "{displayName} {currentRepetition}/{totalRepetitions}") @DisplayName("x") void named() {}
    @Nested @DisplayName("within") class Inner { Inner(TestInfo info) { tell(info); } @Test void in() {} }
  }
  static class Told { @AfterEach void after(TestInfo info) { throw new IllegalStateException(info.getDisplayName()); } }
  @DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class) static class Under extends Told {
    @Test void with_a_number(TestInfo info) {}
    @Nested class In_it { @Test void so_too() {} }
  }
  @DisplayNameGeneration(DisplayNameGenerator.Simple.class) static class Short extends Told { @Test void short_name() {} }
  @IndicativeSentencesGeneration(separator = " - ") static class Sentence extends Told { @Test void is_said() {} }
  static class Three extends Told { @ParameterizedTest @CsvSource("a,b,c") void rows(String one, String two) {} }
  @DisplayNameGeneration(Own.class) static class Other extends Told { @Test void test() {} }
  static class Own extends DisplayNameGenerator.Standard {
    public String generateDisplayNameForMethod(Class<?> type, java.lang.reflect.Method method) { return "own " + method.getName(); }
  }
}
JAVA
  expect 1 'violation' check --junit --quiet --json result.json -cp "$path" classes
  diff - <(jq -r '.tests[] | .message | sub(".*Exception: (; )?"; "")' result.json) <<'LIST'
own test
InfoTest$Plain false Plain [all]; InfoTest$Plain false Plain [all]; test() true Plain [all, one]; InfoTest$Plain false Plain [all]
InfoTest$Plain false Plain [all]; InfoTest$Plain false Plain [all]; repetition 1 of 3 true Plain [all]; InfoTest$Plain false Plain [all]
InfoTest$Plain false Plain [all]; InfoTest$Plain false Plain [all]; repetition 2 of 3 true Plain [all]; InfoTest$Plain false Plain [all]
InfoTest$Plain false Plain [all]; InfoTest$Plain false Plain [all]; repetition 3 of 3 true Plain [all]; InfoTest$Plain false Plain [all]
InfoTest$Plain false Plain [all]; InfoTest$Plain false Plain [all]; x 1/3 true Plain [all]; InfoTest$Plain false Plain [all]
InfoTest$Plain false Plain [all]; InfoTest$Plain false Plain [all]; x 2/3 true Plain [all]; InfoTest$Plain false Plain [all]
InfoTest$Plain false Plain [all]; InfoTest$Plain false Plain [all]; x 3/3 true Plain [all]; InfoTest$Plain false Plain [all]
InfoTest$Plain false Plain [all]; InfoTest$Plain false Plain [all]; within false Inner [all]; in() true Inner [all]; InfoTest$Plain false Plain [all]
InfoTest$Sentence - is_said()
short_name
[1] a, b
with a number (TestInfo)
so too
LIST
}

# Texts become what JUnit makes of them.
case_junit_conversions() {
  test_class ConversionTest <<'JAVA'
import java.util.*;
class ConversionTest {
  @ParameterizedTest @ValueSource(strings = {"[I", "java.lang.String[]", "int[][]", "[[Z", "java.util.Map$Entry", "no.such.Type"})
  void types(Class<?> type) { Assumptions.assumeTrue(false, type.getName()); }
  @ParameterizedTest @CsvSource({"yes,TRUE,1"})
  void truths(boolean a, boolean b, boolean c) { Assumptions.assumeTrue(false, a + " " + b + " " + c); }
  @ParameterizedTest @CsvSource(value = {" 'x' ,'y' ,'z' w", "'' , '',  "}, ignoreLeadingAndTrailingWhitespace = false)
  void kept(String a, String b, String c) { Assumptions.assumeTrue(false, "<" + a + "><" + b + "><" + c + ">"); }
  @ParameterizedTest @CsvSource({" 'x' , 'y'z ,'q' ", "'' , '',  "})
  void trimmed(String a, String b, String c) { Assumptions.assumeTrue(false, "<" + a + "><" + b + "><" + c + ">"); }
  static List<Arguments> arrays() { return List.of(Arguments.of(new int[] {1, 2}, new String[][] {{"a"}, {}})); }
  @ParameterizedTest @MethodSource("arrays") void arrays(int[] numbers, String[][] texts) {}
  @ParameterizedTest @NullSource void nothing(int i) {}
}
JAVA
  expect 1 'no violation  ConversionTest.arrays[1] ([1, 2], [[a], []])' check --junit --json result.json -cp "$path" classes
  diff - <(jq -r '.tests[] | "\(.name) \(.message | sub(".*(Assumption failed|Exception): "; ""))"' result.json) <<'LIST'
types[1] [I
types[2] [Ljava.lang.String;
types[3] [[I
types[4] [[Z
types[5] java.util.Map$Entry
types[6] "no.such.Type" is no java.lang.Class
truths[1] false true false
kept[1] < 'x' ><y><'z' w>
kept[2] <>< ''><  >
trimmed[1] <x><'y'z><q>
trimmed[2] <><><null>
arrays[1] 
nothing[1] parameter 1 of nothing is of type int, and cannot be null
LIST
  expect 2 'weaveproof: an empty text names no test' check --junit -cp "$path" ConversionTest#truths ''
  expect 2 'weaveproof: #truths names no class' check --junit -cp "$path" '#truths'
}

# Methods of one class before and after tests: in JUnit's order.
case_junit_order() {
  mkdir source
  cat >source/FourOrderTest.java <<'JAVA'
import java.util.*;
import org.junit.*;
import org.junit.runners.MethodSorters;
public class FourOrderTest {
  static List<String> log = new ArrayList<>();
  @BeforeClass public static void fillAll() { log.add("fillAll"); }
  @BeforeClass public static void openAll() { log.add("openAll"); }
  @Before public void fill() { log.add("fill"); }
  @Before public void openDb() { log.add("openDb"); }
  @After public void clear() { log.add("clear"); }
  @After public void close() { log.add("close"); }
  @AfterClass public static void clearAll() { log.add("clearAll"); }
  @AfterClass public static void closeAll() { throw new IllegalStateException(log.toString()); }
  @Test public void test() { log.add("test"); }
  @FixMethodOrder(MethodSorters.NAME_ASCENDING) public static class ByName extends FourOrderTest {
    @Before public void bc() { log.add("bc"); }
    @Before public void alpha() { log.add("alpha"); }
    @Before public void zeta() { log.add("zeta"); }
    @After public void dz() { log.add("dz"); }
    @After public void da() { log.add("da"); }
  }
}
JAVA
  test_classes "$PWD/source/FourOrderTest.java"
  expect 1 '[fillAll, openAll, fill, openDb, test, clear, close, clearAll]' check --junit -cp "$path" FourOrderTest
  expect 1 '[fillAll, openAll, fill, openDb, zeta, bc, alpha, test, da, dz, clear, close, clearAll]' \
    check --junit -cp "$path" 'FourOrderTest$ByName'
  test_class FiveOrderTest <<'JAVA'
import java.util.*;
class FiveOrderTest {
  static List<String> log = new ArrayList<>();
  @BeforeAll static void fillA() { log.add("fillA"); }
  @BeforeAll static void openDbA() { log.add("openDbA"); }
  @BeforeEach void fill() { log.add("fill"); }
  @BeforeEach void openDb() { log.add("openDb"); }
  @BeforeEach void mid() { log.add("mid"); }
  @AfterEach void clear() { log.add("clear"); }
  @AfterEach void close() { log.add("close"); }
  @AfterEach void da() { log.add("da"); }
  @AfterAll static void clearA() { log.add("clearA"); }
  @AfterAll static void closeA() { log.add("closeA"); }
  @AfterAll static void zzz() { throw new IllegalStateException(log.toString()); }
  @Test void t() {}
}
JAVA
  expect 1 '[openDbA, fillA, openDb, mid, fill, da, clear, close, clearA, closeA]' check --junit -cp "$path" FiveOrderTest
}
# Constructors with parameters, and names with formats of their own.
case_junit_constructors() {
  test_class ConstructedTest <<'JAVA'
class ConstructedTest {
  @TestInstance(TestInstance.Lifecycle.PER_CLASS) static class OneInstance {
    final java.util.List<String> names = new java.util.ArrayList<>();
    OneInstance(TestInfo info) { names.add(info.getDisplayName()); }
    @BeforeAll void prepare(TestInfo info) { names.add("prepared"); }
    java.util.List<String> names() { return names; }
    @ParameterizedTest @MethodSource("names") void test(String name) { Assumptions.abort(name); }
  }
  static class Repeated {
    final String told;
    Repeated(RepetitionInfo info) { told = info.getCurrentRepetition() + " of " + info.getTotalRepetitions(); }
    @RepeatedTest(3) void repeated() { Assumptions.abort(told); }
    @Test void once() {}
  }
  @TestInstance(TestInstance.Lifecycle.PER_CLASS) static class RepeatedInOne {
    RepeatedInOne(RepetitionInfo info) {}
    @RepeatedTest(3) void repeated() {}
  }
  static class Formats {
    @ParameterizedTest(name = "{0,number,#.0}") @ValueSource(doubles = 1.25) void number(double d, TestInfo info) {
      Assumptions.abort(info.getDisplayName());
    }
    @ParameterizedTest(name = "{0,number}") @ValueSource(strings = "x") void none(String s, TestInfo info) {
      Assumptions.abort(info.getDisplayName());
    }
  }
}
JAVA
  expect 2 'once' check --junit --json result.json -cp "$path" classes
  diff - <(told | sort) <<'LIST'
Formats.none[1] skipped [1] x
Formats.number[1] skipped 1.2
OneInstance.test[1] skipped ConstructedTest$OneInstance
OneInstance.test[2] skipped prepared
Repeated.once error ConstructedTest$Repeated has a RepetitionInfo, and there are no repetitions where it is called
Repeated.repeated[1] skipped 1 of 3
Repeated.repeated[2] skipped 2 of 3
Repeated.repeated[3] skipped 3 of 3
RepeatedInOne.repeated error ConstructedTest$RepeatedInOne has a RepetitionInfo, and there are no repetitions where it is called
LIST
}
# Repetitions that ask which one they are differ: each is a test. Of others one is enough.
case_junit_repetitions() {
  test_class RepetitionTest <<'JAVA'
class RepetitionTest {
  volatile int sum;
  void race(int i) throws Exception {
    Thread other = new Thread(() -> { sum = sum + 1; });
    other.start();
    sum = sum + 1;
    other.join();
    Assertions.assertTrue(i != 2 || sum == 2, "lost in repetition " + i);
  }
  @RepeatedTest(3) void told(RepetitionInfo info) throws Exception { race(info.getCurrentRepetition()); }
  @RepeatedTest(3) void named(TestInfo info) throws Exception { race(info.getDisplayName().contains("2 of 3") ? 2 : 1); }
  @RepeatedTest(3) void alike(TestReporter reporter) throws Exception { race(1); }
}
class BeforeRepetitionTest {
  int number;
  @BeforeEach void before(RepetitionInfo info) { number = info.getCurrentRepetition(); }
  @RepeatedTest(2) void second() { Assertions.assertEquals(1, number); }
}
JAVA
  expect 1 'lost in repetition 2' check --junit --json result.json -cp "$path" classes
  diff - <(jq -r '.tests[] | "\(.name) \(.verdict) \(.arguments)"' result.json | sort) <<'LIST'
alike no-violation 
named[1] no-violation repetition 1 of 3
named[2] violation repetition 2 of 3
named[3] no-violation repetition 3 of 3
second[1] no-violation repetition 1 of 2
second[2] violation repetition 2 of 2
told[1] no-violation repetition 1 of 3
told[2] violation repetition 2 of 3
told[3] no-violation repetition 3 of 3
LIST
  grep -q 'It is run once, not 3 times' output
}
# JUnit does not run private classes. Others it passes over where it looks for classes, and refuses if they are named.
case_junit_passed_over() {
  test_class PassedOver <<'JAVA'
class PassedOver {
  @Nested private class Hidden { @Test void test() {} @Nested class Inner { @Test void test() {} } }
  private static class HiddenToo { @Test void test() {} }
  class Unmarked { @Test void test() {} }
  @Nested class Seen { @Test void test() {} }
}
JAVA
  expect 0 '1 no violation, 4 skipped' check --junit --json result.json -cp "$path" classes
  diff - <(told | sort) <<'LIST'
Hidden$Inner.test skipped Its class PassedOver$Hidden is private, and no test class to JUnit.
Hidden.test skipped Its class PassedOver$Hidden is private, and no test class to JUnit.
HiddenToo.test skipped Its class PassedOver$HiddenToo is private, and no test class to JUnit.
Seen.test no-violation 
Unmarked.test skipped Its class PassedOver$Unmarked is an inner class without @Nested, and JUnit passes it over.
LIST
  expect 2 'it is an inner class without @Nested' check --junit -cp "$path" 'PassedOver$Unmarked'
}
case_junit_four_passed_over() {
  mkdir source
  cat >source/FourPassedOver.java <<'JAVA'
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Suite;
public class FourPassedOver {
  static class Hidden { @Test public void test() {} }
  public class Inner { @Test public void test() {} }
  @RunWith(Suite.class) @Suite.SuiteClasses(Seen.class) static class HiddenSuite { @org.junit.BeforeClass public static void before() {} }
  @RunWith(Suite.class) static class EmptySuite {}
  static class Three extends junit.framework.TestCase { public void testIt() {} }
  public static class Seen { @Test public void test() {} }
}
JAVA
  test_classes "$PWD/source/FourPassedOver.java"
  expect 0 '1 no violation, 4 skipped' check --junit --json result.json -cp "$path" classes
  diff - <(jq -r '.tests[] | "\(.class) \(.name) \(.message)"' result.json | sort) <<'LIST'
FourPassedOver$Hidden test Its class FourPassedOver$Hidden is not public, and JUnit 4 passes it over.
FourPassedOver$HiddenSuite > FourPassedOver$Seen test Its class FourPassedOver$HiddenSuite is not public, and JUnit 4 passes it over.
FourPassedOver$Inner test Its class FourPassedOver$Inner is an inner class, and JUnit 4 passes it over.
FourPassedOver$Seen test 
FourPassedOver$Three testIt Its class FourPassedOver$Three is not public, and JUnit 4 passes it over.
LIST
  expect 2 'FourPassedOver$Hidden cannot be constructed: its constructor is not public' check --junit -cp "$path" 'FourPassedOver$Hidden'
  expect 2 'it is an inner class' check --junit -cp "$path" 'FourPassedOver$Inner'
}
# Some settings of JUnit's file change what a test is.
case_junit_settings() {
  test_class SettingsTest <<'JAVA'
class SettingsTest {
  int prepared;
  @BeforeAll void prepare() { prepared++; }
  @Test void test() { Assertions.assertEquals(1, prepared); }
  @Nested @TestInstance(TestInstance.Lifecycle.PER_METHOD) class Own { @BeforeAll void prepare() {} @Test void own() {} }
}
JAVA
  expect 2 'it is not static' check --junit -cp "$path" SettingsTest#test
  expect 0 '1 no violation' check --junit -cp "$path" -Djunit.jupiter.testinstance.lifecycle.default=per_class SettingsTest#test
  echo 'junit.jupiter.testinstance.lifecycle.default = Per_Class' >classes/junit-platform.properties
  expect 0 '1 no violation' check --junit -cp "$path" SettingsTest#test
  expect 2 'it is not static' check --junit -cp "$path" SettingsTest
  echo 'junit.jupiter.extensions.autodetection.enabled=true' >classes/junit-platform.properties
  expect 4 'junit.jupiter.extensions.autodetection.enabled' check --junit -cp "$path" SettingsTest#test
}
# The limits of all methods that have no @Timeout: the most exact setting applies.
case_junit_settings_of_time_limits() {
  test_class DefaultLimitsTest <<'JAVA'
class DefaultLimitsTest {
  static void sleep(int seconds) throws Exception { Thread.sleep(seconds * 1000L); }
  @Test void five() throws Exception { sleep(5); }
  @Test @Timeout(10) void own() throws Exception { sleep(5); }
  @RepeatedTest(2) void repeated() throws Exception { sleep(5); }
  @Nested class Before { @BeforeEach void before() throws Exception { sleep(5); } @Test void none() {} }
  @Nested @Timeout(9) class After { @AfterEach void after() throws Exception { sleep(5); } @Test void slow() throws Exception { sleep(8); } }
}
JAVA
  late() {  # LIST OPTION…: these tests are too late, the others are not
    local list=$1 status
    shift
    status=$([[ -z $list ]] && echo 0 || echo 1)
    expect "$status" '' check --junit --json result.json -cp "$path" "$@" DefaultLimitsTest
    [[ $(jq -r '[.tests[] | select(.verdict == "violation").name] | sort | join(" ")' result.json) == "$list" ]]
  }
  local prefix=junit.jupiter.execution.timeout
  late '' -D$prefix.default=6s
  late 'five none repeated slow' -D$prefix.default=4999MS
  late 'five repeated' -D$prefix.testable.method.default='4 s'
  late 'five' -D$prefix.test.method.default=4 -D$prefix.default=1m
  late 'repeated' -D$prefix.testtemplate.method.default=4 -D$prefix.testable.method.default=1h
  late 'none slow' -D$prefix.lifecycle.method.default=4
  late 'slow' -D$prefix.lifecycle.method.default=4 -D$prefix.beforeeach.method.default='1 d'
  late '' -D$prefix.default=1 -D$prefix.mode=disabled
  echo "$prefix.test.method.default = 1 s" >classes/junit-platform.properties
  late 'five'
  expect 1 'five() timed out after 1 second' check --junit -cp "$path" DefaultLimitsTest#five
  expect 2 "$prefix.default is soon, and has to be a time" check --junit -cp "$path" -D$prefix.default=soon DefaultLimitsTest#repeated
}
# What is said of an interface holds for the classes that implement it.
case_junit_interfaces() {
  test_class InterfacesTest <<'JAVA'
class InterfacesTest {
  @TestInstance(TestInstance.Lifecycle.PER_CLASS) interface OneInstance { @BeforeAll default void prepare() {} }
  static class Shared implements OneInstance { @Test void test() {} }
  static class SubOfShared extends Shared {}
  @Disabled("for all") interface Off {}
  static class Disabled1 implements Off { @Test void test() {} }
  static class SubOfDisabled extends Disabled1 {}
  @Tag("deep") interface Deep {}
  @Tag("interface") interface Tagged extends Deep {}
  @Tag("super") static class Above {}
  @Tag("own") static class Tags extends Above implements Tagged {
    @Test void test(TestInfo info) { Assumptions.abort(new java.util.TreeSet<>(info.getTags()).toString()); }
  }
  @DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class) interface Named {}
  static class Names implements Named { @Test void a_test(TestInfo info) { Assumptions.abort(info.getDisplayName()); } }
}
JAVA
  expect 0 'for all' check --junit --json result.json -cp "$path" classes
  diff - <(told | sort) <<'LIST'
Disabled1.test skipped for all
Names.a_test skipped a test (TestInfo)
Shared.test no-violation 
SubOfDisabled.test no-violation 
SubOfShared.test no-violation 
Tags.test skipped [deep, interface, own, super]
LIST
}
# A method overrides one with a type variable for a parameter, whose type in the class file is another.
case_junit_generic() {
  test_class GenericTest <<'JAVA'
class GenericTest {
  static abstract class Base<T> {
    @ParameterizedTest @ValueSource(strings = "1") void converts(T t) { Assertions.fail("of the superclass"); }
    @ParameterizedTest @ValueSource(strings = "1") void isOverridden(T t) {}
    @ParameterizedTest @ValueSource(strings = "1") void isOverloaded(String s) {}
  }
  interface Default<T> { @ParameterizedTest @ValueSource(strings = "1") default void isNone(T t) {} }
  static class Sub extends Base<Integer> implements Default<String> {
    @Override @ParameterizedTest @ValueSource(strings = "1") void converts(Integer t) { Assertions.assertEquals(1, t); }
    @Override void isOverridden(Integer t) { Assertions.fail("no test"); }
    @ParameterizedTest @ValueSource(strings = "1") void isOverloaded(Integer i) {}
    @Override public void isNone(String s) { Assertions.fail("no test"); }
  }
}
JAVA
  expect 0 '3 tests: 3 no violation' check --junit --json result.json -cp "$path" 'GenericTest$Sub'
  diff - <(told | sort) <<'LIST'
Sub.converts[1] no-violation 
Sub.isOverloaded(Integer)[1] no-violation 
Sub.isOverloaded(String)[1] no-violation 
LIST
}

# What a test was called with is closed after it, the last one first.
case_junit_closes() {
  test_class ClosingTest <<'JAVA'
import java.util.*;
import java.util.stream.Stream;
class ClosingTest {
  static List<String> log = new ArrayList<>();
  record Thing(String name) implements AutoCloseable {
    public void close() {
      log.add(name);
      if (name.equals("bad")) throw new IllegalStateException("cannot be closed");
    }
  }
  static Stream<Arguments> things() { return Stream.of(Arguments.of(new Thing("a"), new Thing("b"), new Thing("unused"))); }
  static Stream<Thing> bad() { return Stream.of(new Thing("bad")); }
  @AfterEach void after() { log.add("after"); }
  @AfterAll static void afterAll() { Assumptions.assumeTrue(false, log.toString()); }
  @ParameterizedTest @MethodSource("things") void closed(Thing a, Thing b) {}
  @ParameterizedTest(autoCloseArguments = false) @MethodSource("things") void open(Thing a, Thing b) {}
  @ParameterizedTest @MethodSource("bad") void wrong(Thing a) {}
  @ParameterizedTest @MethodSource("bad") void aborted(Thing a) { Assumptions.assumeTrue(false); }
}
JAVA
  expect 1 'java.lang.IllegalStateException: cannot be closed' check --junit --json result.json -cp "$path" classes
  diff - <(jq -r '.tests[] | "\(.name) \(.verdict) \(.message | sub(".*Exception: "; ""))"' result.json) <<'LIST'
closed[1] skipped Assumption failed: [after, b, a]
open[1] skipped Assumption failed: [after]
wrong[1] violation cannot be closed
aborted[1] violation cannot be closed
LIST
}

# Searches, limits and workers are those of each test.
case_junit_search() {
  test_classes CounterTest.java
  expect 3 'inconclusive  CounterTest.pool ' \
    check --junit --library exact --state-limit 12 -cp "$path" CounterTest#pool CounterTest#noLostUpdate
  grep -q '^no violation  CounterTest.noLostUpdate ' output
  expect 1 'violation     CounterTest.lostUpdate ' \
    check --junit --parallel 2 -cp "$path" CounterTest#lostUpdate CounterTest#noLostUpdate
  grep -q '^no violation  CounterTest.noLostUpdate ' output
  expect 1 'schedule' check --junit --search random-walk --runs 100 -cp "$path" CounterTest#lostUpdate
  expect 1 'Data race' check --junit --property race -cp "$path" CounterTest#lostUpdate
  test_class RacyTest <<'JAVA'
class RacyTest {
  int x;
  @Test void passes() throws Exception {
    Thread t = new Thread(() -> x = 1);
    t.start();
    x = 2;
    t.join();
    System.out.println("\uFFFE\uFFFF");
  }
  @Test void fails() { throw new IllegalStateException("\uFFFE\uFFFF"); }
}
JAVA
  expect 0 'It has a data race, so more can happen on a real machine' check --junit -cp "$path" RacyTest#passes
  expect 1 'violation' check --junit --junit-xml odd.xml -cp "$path" RacyTest
  python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parse("odd.xml")'
  printf 'junit = true\nclasspath = "%s"\nquiet = true\n' "$path" >weaveproof.toml
  expect 0 '1 test: 1 no violation' check --config weaveproof.toml CounterTest#thrown
  # What harnesses can say, tests can, too.
  test_class ChoosingTest <<'JAVA'
class ChoosingTest { @Test void chooses() { weaveproof.Check.outcome("half: " + weaveproof.Check.choose(0, 3) / 2); } }
JAVA
  expect 0 'outcome: half: 1' check --junit --outcomes -cp "$path" ChoosingTest
  # Ctrl-C ends the test that runs, and those behind it are not begun.
  test_class LongTest <<'JAVA'
class LongTest {
  volatile int sum;
  @Test void a() throws Exception {
    Thread[] threads = new Thread[6];
    for (int i = 0; i < 6; i++) {
      int add = i;
      threads[i] = new Thread(() -> { for (int j = 1; j < 9; j++) sum += j << add; });
      threads[i].start();
    }
    for (Thread thread : threads) thread.join();
  }
  @Test void b() {}
}
JAVA
  local status=0
  "$weaveproof" check --junit -cp "$path" LongTest >output & local pid=$!
  sleep 1.5
  kill -INT "$pid"
  wait "$pid" || status=$?
  [[ $status == 3 ]]
  grep -q '^inconclusive  LongTest.a .*states' output
  grep -A1 '^inconclusive  LongTest.b' output | grep -q 'It was not begun'
}

main "$@"
