#!/bin/bash
# Every form of a report says what the JSON says: text, --quiet, page, SARIF, JUnit XML, index pages.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# agrees STATUS ARGUMENT…: a check in all its forms; they are held to its JSON, which is in result.json afterwards.
agrees() {
  local status=$1 form
  shift
  for form in '' --quiet; do
    rm -f result.json page.html result.sarif
    local found=0
    COLUMNS=60000 timeout -k 5 100 "$weaveproof" check $form --sourcepath source --json result.json --html page.html --sarif result.sarif \
      -cp classes "$@" </dev/null >"said$form" 2>complaints || found=$?
    if [[ $found != "$status" ]]; then cat "said$form" complaints; echo "status $found, wanted $status"; exit 1; fi
  done
  python3 "$here/../sarif/check_sarif.py" result.sarif
  python3 "$here/../reports/compare.py" check result.json text=said quiet=said--quiet page=page.html sarif=result.sarif
}

# has FILTER: what was to be reported is there at all.
has() { jq -e "$1" result.json >/dev/null || { echo "not so: $1"; jq . result.json | head -c 4000; exit 1; }; }

case_reports_of_mentioned_races() {
  java_class Races <<'JAVA'
public class Races {
  static int x, y;
  static int[] all = new int[1];
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> { x = 1; y = 2; all[0] = 3; }, "writer");
    other.start();
    int seen = x + y + all[0];
    other.join();
    if (args.length > 0) throw new IllegalStateException("at the end");
  }
}
JAVA
  agrees 0 Races
  has '.verdict == "no-violation" and (.mentions | length) == 3 and all(.mentions[]; .place.file == "Races.java" and (.stacks | length) == 2)'
  has '[.mentions[].place.line] | all(. == 5 or . == 7)'
  agrees 3 --state-limit 3 Races
  has '.verdict == "inconclusive" and (.advice | length) > 1'
  agrees 1 Races now
  has '(.mentions | length) > 0 and .error.place.line == 9'
}

case_reports_of_each_kind_of_violation() {
  java_class Kinds <<'JAVA'
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class Kinds {
  static final Object A = new Object(), B = new Object();
  static int x;
  static volatile int v;
  static void both(Object first, Object second) { synchronized (first) { synchronized (second) { v++; } } }
  static void fail() {
    throw new IllegalStateException("outer", new RuntimeException("inner"));
  }
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      switch (args[0]) {
        case "deadlock": both(A, B); break;
        case "race": x = 1; break;
        case "exception": fail(); break;
        default: v = 1;
      }
    }, "other");
    other.start();
    switch (args[0]) {
      case "deadlock": both(B, A); break;
      case "race": x = 2; break;
      case "assertion": assert v == 0 : "v is " + v; break;
      case "loop": while (A != null) { } break;
      case "exit": if (v == 1) System.exit(3); break;
      case "nonprogress": while (v == 1) { } break;
      case "jdk": Integer.parseInt("none"); break;
    }
  }
}
JAVA
  local kind
  for kind in deadlock exception assertion loop exit; do
    agrees 1 Kinds $kind
    has ".error.kind == \"$kind\" and .error.place.file == \"Kinds.java\" and (.error.stacks | length) > 0"
  done
  agrees 1 --property race Kinds race
  has '.error.kind == "race" and .error.place.file == "Kinds.java" and (.error.stacks | length) == 2'
  agrees 1 --property nonprogress --search dfs Kinds nonprogress
  has '.error.kind == "nonprogress" and .error.place.file == "Kinds.java"'
  agrees 1 Kinds exception
  has '.error.place.line == 9 and ([.error.stacks[].title] == ["java.lang.IllegalStateException: outer", "Caused by: java.lang.RuntimeException: inner"])'
  # Thrown in the JDK: the place is where the program called it, the stack is whole.
  agrees 1 Kinds jdk
  has '.error.place.line == 28 and .error.stacks[0].frames[0].code == "jdk" and (.error.stacks[0].frames | length) >= 3'
}

case_reports_of_several_violations() {
  java_class Several <<'JAVA'
public class Several {
  static volatile int v;
  static int x;
  public static void main(String[] args) {
    new Thread(() -> { x = v; if (v == 1) throw new IllegalStateException("one"); }, "a").start();
    new Thread(() -> { x = v; if (v == 2) throw new IllegalArgumentException("two"); }, "b").start();
    v = 1;
    v = 2;
  }
}
JAVA
  agrees 1 --all-errors Several
  has '(.errors | length) == 2 and (.mentions | length) > 0'
}

case_reports_of_limits() {
  counter 3
  local limit
  for limit in '--state-limit 3' '--depth-limit 2 --search dfs' '--search random-walk --runs 1' '--preemption-bound 0' '--store hash64'; do
    # shellcheck disable=SC2086
    agrees 3 $limit -Dword=x --property deadlock Counter
    has '.verdict == "inconclusive"'
  done
  agrees 0 --property deadlock Counter
  agrees 1 Counter
}

case_reports_of_what_is_unsupported() {
  java_class Sockets <<'JAVA'
public class Sockets { public static void main(String[] a) throws Exception { new java.net.ServerSocket(0); } }
JAVA
  agrees 4 Sockets
  has '.unsupported.place.file == "Sockets.java"'
}

case_reports_of_hints_about_time() {
  java_class Late <<'JAVA'
import java.util.concurrent.*;
public class Late {
  public static void main(String[] args) throws Exception {
    CountDownLatch done = new CountDownLatch(1);
    new Thread(done::countDown, "worker").start();
    if (!done.await(10, TimeUnit.SECONDS)) throw new IllegalStateException("late");
  }
}
JAVA
  agrees 1 --time free Late
  has '(.error.hints | length) == 1 and (.error.hints[0] | contains("--time"))'
}

# Whose code a class is follows from where it was loaded: a folder is the program's, another jar is a library's.
case_reports_of_places_in_jars() {
  mkdir -p library source/org/junit source/library
  cat >source/library/Library.java <<'JAVA'
package library;
public class Library { public static void check(int i) { if (i != 0) throw new IllegalStateException("not 0"); } }
JAVA
  cat >source/org/junit/Own.java <<'JAVA'
package org.junit;
public class Own {
  public static void main(String[] args) {
    library.Library.check(args.length);
  }
}
JAVA
  javac -d library source/library/Library.java
  javac -d classes -cp library source/org/junit/Own.java
  "$JAVA_HOME/bin/jar" cf library.jar -C library .
  expect 1 'not 0' check --json result.json -cp classes:library.jar org.junit.Own x
  has '.error.place.file == "Own.java" and [.error.stacks[0].frames[].code] == ["library", "program"]'
  # The jar of the main class is the program's own, too; a library in a folder is.
  "$JAVA_HOME/bin/jar" cfe own.jar org.junit.Own -C classes .
  expect 1 'not 0' check --json result.json -cp classes:library org.junit.Own x
  has '.error.place.file == "Library.java" and [.error.stacks[0].frames[].code] == ["program", "program"]'
  sed 's/^package.*//; s/Own/App/' source/org/junit/Own.java >source/App.java
  javac -d app -cp library source/App.java
  "$JAVA_HOME/bin/jar" cf app.jar -C app .
  expect 1 'not 0' check --json result.json -cp app.jar:library.jar App x
  has '.error.place.file == "App.java" and [.error.stacks[0].frames[].code] == ["library", "program"]'
}

case_reports_of_tests() {
  local jars=/usr/share/java jar path=
  for jar in junit-jupiter-api junit-jupiter-params opentest4j junit-platform-commons; do
    [[ -e $jars/$jar.jar ]] || skip "there is no $jars/$jar.jar (Debian's package junit5)"
    path+=:$jars/$jar.jar
  done
  mkdir -p source classes
  cat >source/SomeTest.java <<'JAVA'
import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
class SomeTest {
  int x;
  volatile int v;
  void beside(Runnable other, Runnable own) throws Exception {
    Thread t = new Thread(other, "other");
    t.start();
    own.run();
    t.join();
  }
  @Test void races() throws Exception { beside(() -> x = 1, () -> { int seen = x; }); }
  @Test void passes() throws Exception { beside(() -> v = 1, () -> { int seen = v; }); }
  @Test void fails() throws Exception {
    beside(() -> v++, () -> v++);
    assertEquals(2, v);
  }
  @Test void racesAndFails() throws Exception {
    beside(() -> x++, () -> x++);
    assertEquals(2, x);
  }
  @Test void sockets() throws Exception { new java.net.ServerSocket(0); }
  @Test @Disabled("not today") void skipped() {}
}
JAVA
  javac -proc:none -g -d classes -cp "${path#:}:$api" source/SomeTest.java 2>warnings || { cat warnings; exit 1; }
  local form
  for form in '' --quiet; do
    local found=0
    COLUMNS=60000 timeout -k 5 100 "$weaveproof" check --junit $form --sourcepath source --json result.json --html page.html \
      --sarif result.sarif --junit-xml result.xml -cp "classes$path" SomeTest </dev/null >"said$form" 2>complaints || found=$?
    [[ $found == 1 ]] || { cat "said$form" complaints; exit 1; }
  done
  has '[.tests[] | .verdict] == ["no-violation", "no-violation", "violation", "violation", "unsupported", "skipped"]'
  has '[.tests[] | select(.result != null and (.result.mentions | length) > 0) | .name] == ["races", "racesAndFails"]'
  has '.assumptions | any(contains("data races were looked for")) and all(contains("none was met") | not)'
  # A failed assertion is where the test calls JUnit, not in JUnit.
  has '[.tests[] | select(.name == "fails") | .result.error | .place.file, .place.line, .stacks[0].frames[0].code] == ["SomeTest.java", 16, "test-framework"]'
  python3 "$here/../sarif/check_sarif.py" result.sarif
  python3 "$here/../reports/compare.py" tests result.json text=said quiet=said--quiet index=page.html xml=result.xml sarif=result.sarif
  has '.tests | length == 6'
  # The page of a test that fails says what its result says.
  jq '.tests[] | select(.name == "racesAndFails") | .result' result.json >one.json
  python3 "$here/../reports/compare.py" check one.json page='page-SomeTest.racesAndFails.html'
}

main "$@"
