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
      1 only JUnit's own engine could do this: @RegisterExtension
      1 only JUnit's own engine could do this: @TestFactory
      1 only JUnit's own engine could do this: @TestTemplate
      1 only JUnit's own engine could do this: arguments by @ArgumentsSource
LIST
}
case_junit_four() {
  test_classes FourTest.java FourParametersTest.java
  expect 1 'Its timeout is ignored' check --junit --json result.json -cp "$path" classes/
  verdicts FourTest.java FourParametersTest.java
  grep -qF 'org.junit.ComparisonFailure: expected:<[one]> but was:<[two]>' output
}
case_junit_four_rules() {
  test_classes FourRulesTest.java
  expect 2 'Its rule Timeout is ignored: time is virtual.' check --junit --json result.json -cp "$path" classes
  verdicts FourRulesTest.java
  local text
  jq -r '.tests[].message' result.json >messages
  for text in 'expected:<isOfARow[[0: x]]> but was:<isOfARow[[1: y]]>' 'Expected test to throw an instance of java.lang.IllegalStateException' 'Expected: is <2>' \
    'FourRulesTest$WrongTest.text cannot be a @Rule: it is no TestRule and no MethodRule' \
    'FourRulesTest$StaticTest.name cannot be a @Rule: it is static'; do
    grep -qF "$text" messages || { echo "not told: $text"; cat output; exit 1; }
  done
  jq -e '.tests[] | select(.name == "isInItsThread") | .notes[0] == "Its rule Timeout is ignored: time is virtual."' result.json
  expect 1 'org.junit.ComparisonFailure' replay weaveproof-trace-*isOfARow*
}
case_junit_four_suites() {
  test_classes FourSuitesTest.java
  expect 1 'AssertionError: rule before inner wrong' check --junit --json result.json -cp "$path" \
    'FourSuitesTest$RuleSuite' 'FourSuitesTest$IgnoredSuite'
  verdicts FourSuitesTest.java
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
  public static class OwnRunner extends BlockJUnit4ClassRunner { public OwnRunner(Class<?> c) throws Exception { super(c); } }
  @RunWith(OwnRunner.class) public static class Own { @Test public void test() {} }
  @RunWith(Suite.class) @Suite.SuiteClasses(Round.class) public static class Round {}
  public static class Hidden { @Test void hidden() {} @Test public int number() { return 1; } @Test public void seen() {} }
}
JAVA
  test_classes "$PWD/source/FourOthers.java"
  expect 2 'FourOthers$Round is a suite that contains itself' check --junit --json result.json -cp "$path" classes
  diff - <(jq -r '.tests[] | "\(.name) \(.verdict) \(.message)"' result.json | sort) <<'LIST'
all unsupported only JUnit's own engine could do this: @RunWith(org.junit.experimental.theories.Theories)
hidden error hidden is no test of JUnit 4: it is not public, or returns something
number error number is no test of JUnit 4: it is not public, or returns something
seen no-violation 
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
  jq -e '[.runs[0].results[].message.text | startswith("CounterTest.")] | length == 5 and all' reports/all.sarif
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
  said 1 'Uncaught exception in thread "main": java.lang.IllegalStateException: as ever' ThrowingTest
  said 2 'weaveproof: MissingTest cannot be looked at: java.lang.NoClassDefFoundError: Missing' MissingTest
  said 2 'weaveproof: the tests of ExitingTest cannot be listed: the program exits' ExitingTest
  said 2 'noSource takes its arguments from nowhere, which is no method without parameters of' SomeTest#noSource
  said 2 '@EnumSource of noConstant names ASLEEP, which java.lang.Thread$State does not have' SomeTest#noConstant
  said 4 "only JUnit's own engine could do this: a parameter of type java.lang.String" SomeTest#extended
  said 4 "only JUnit's own engine could do this: @TestFactory" SomeTest#dynamic
  expect 2 'SomeTest needs org.junit.jupiter.api.Test, which is not on the class path: a jar of JUnit is missing' \
    check --junit -cp classes SomeTest
  expect 2 'options stand before the tests, not behind them: --quiet' check --junit -cp "$path" SomeTest --quiet
  expect 2 'no test is given' check --junit -cp "$path"
  expect 2 '--junit-xml is for --junit' check --junit-xml tests.xml -cp "$path" SomeTest
  expect 2 'must be two files' check --junit --json same --junit-xml same -cp "$path" SomeTest
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
    check --junit --state-limit 12 -cp "$path" CounterTest#pool CounterTest#noLostUpdate
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
