#!/bin/bash
# The page that --html writes: its form, what it holds, and how it looks to a browser.
# shellcheck disable=SC2016
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# in_browser CASE PAGE [TEXT…]: holds the page to its data, in a headless Chromium.
in_browser() {
  local status=0
  python3 "$here/../page/in_browser.py" "$@" >browser 2>&1 || status=$?
  if [[ $status == 77 ]]; then skip "there is no Chromium to look at the page with"; fi
  if [[ $status != 0 ]]; then cat browser; exit 1; fi
}

# data_of PAGE: its JSON, on standard output; the page has the form that it must have.
data_of() {
  PYTHONPATH=$here/../page python3 -c 'import json, sys, page_data; print(json.dumps(page_data.read(sys.argv[1])))' "$1"
}

# is FILTER PAGE: the filter, of jq, gives true.
is() {
  data_of "$2" >data.json
  jq -e "$1" data.json >/dev/null || { echo "$2: not so: $1"; jq . data.json | head -c 4000; exit 1; }
}

# Two threads, an atomic, a monitor, a lock of the library; the lost update is found in the end.
counter() {
  java_class Counter <<'JAVA'
import java.util.concurrent.atomic.AtomicInteger;
public class Counter {
  static int count;
  static final AtomicInteger calls = new AtomicInteger();
  static void add() {
    calls.incrementAndGet();
    int seen;
    synchronized (calls) { seen = count; }
    synchronized (calls) { count = seen + 1; }
  }
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(Counter::add, "adder");
    other.start();
    add();
    other.join();
    System.out.println("count: " + count);
    assert count == 2 : "count is " + count;
  }
}
JAVA
}

deadlock() {  # deadlock NAME LOCK: three threads that take two locks each
  java_class "$1" <<JAVA
import java.util.concurrent.locks.*;
public class $1 {
  static void both(int i) {
    $2
  }
  static final ReentrantLock[] LOCKS = {new ReentrantLock(), new ReentrantLock(), new ReentrantLock()};
  static final Object[] MONITORS = {new Object(), new Object(), new Object()};
  public static void main(String[] a) {
    for (int i = 0; i < 3; i++) {
      int me = i;
      new Thread(() -> both(me), "thread " + i).start();
    }
  }
}
JAVA
}

case_page_is_stepped_through() {
  counter
  expect 1 'count is 1' check --reduction local --sourcepath source --html page.html -cp classes Counter
  in_browser stepping page.html
}

case_page_says_what_the_json_says() {
  counter
  expect 1 'count is 1' check --reduction local --sourcepath source --html page.html --json result.json -cp classes Counter
  data_of page.html >data.json
  # Step for step, and with more about each.
  jq -e --slurpfile result result.json '
    $result[0] as $r
    | .verdict == $r.verdict and .covered == $r.covered and .stats.states == $r.stats.states
      and .errors[0].message == $r.error.message and .errors[0].threads == $r.error.threads
      and [.errors[0].trace[] | del(.access, .moved)] == $r.trace' data.json >/dev/null
  jq -e '[.errors[0].trace[] | select(.action == "update") | .access]
         == [{"location": "AtomicInteger@1.value", "before": "0", "after": "1"},
             {"location": "AtomicInteger@1.value", "before": "1", "after": "2"}]' data.json >/dev/null
  jq -e '[.errors[0].trace[] | select(.access.location == "Counter.count" and .action == "write") | .access.after]
         == ["1", "1"]' data.json >/dev/null
  # Who locks a monitor has it from then on.
  jq -e '[.errors[0].trace[] | select(.what == "locks calls (AtomicInteger@1)") | .thread as $t | .moved[]
          | select(.thread == $t) | .locks == ["calls (AtomicInteger@1)"]] | length > 3 and all' data.json >/dev/null
  jq -e '.sources[0].name == "Counter.java" and .sources[0].lines[1] == "public class Counter {"' data.json >/dev/null
}

case_page_changes_nothing_else() {
  counter
  expect 1 'count is 1' check --trace t.json --json a.json -cp classes Counter
  sed 's/[0-9.]* s,.*//' output >without
  expect 1 'count is 1' check --trace t.json --json b.json --html page.html --sarif page.sarif -cp classes Counter
  sed 's/[0-9.]* s,.*//' output >with
  cmp without with
  diff <(jq 'del(.stats, .config)' a.json) <(jq 'del(.stats, .config)' b.json)
}

case_page_of_a_replay() {
  counter
  expect 1 'count is 1' check --sourcepath source --trace t.json --html a.html -cp classes Counter
  expect 1 'count is 1' replay --sourcepath source --html b.html t.json
  diff <(data_of a.html | jq '.errors, .sources') <(data_of b.html | jq '.errors, .sources')
  expect 1 'count is 1' replay --quiet --sourcepath source --html c.html t.json
  cmp b.html c.html
  expect 2 'weaveproof: --html and the trace must be two files' replay --html t.json t.json
}

case_page_draws_a_circle() {
  deadlock Monitors 'synchronized (MONITORS[i]) { synchronized (MONITORS[(i + 1) % 3]) { } }'
  expect 1 'Deadlock' check --html page.html -cp classes Monitors
  is '[.errors[0].trace[-1].moved[] | select(.blocked) | .waits_for_thread] | length >= 1' page.html
  in_browser drawing page.html 'thread 0' 'thread 1' 'thread 2' 'Object@1' 'Object@2' 'Object@3'
}

case_page_knows_who_has_a_lock_of_the_library() {
  deadlock Locks 'LOCKS[i].lock(); LOCKS[(i + 1) % 3].lock(); LOCKS[(i + 1) % 3].unlock(); LOCKS[i].unlock();'
  expect 1 'Deadlock' check --html page.html -cp classes Locks
  grep -qE '^ +holds ReentrantLock@[1-3]$' output
  local lock='ReentrantLock@'
  in_browser drawing page.html 'thread 0' 'thread 1' 'thread 2' "${lock}1" "${lock}2" "${lock}3"
}

# Names, output, arguments and source that would be markup, if anybody took them for it.
case_page_of_a_hostile_program() {
  export LC_ALL=C.UTF-8  # what is printed is not ASCII
  java_class Hostile <<'JAVA'
public class Hostile {
  static String s = "";
  // </script><script>caught = 'source'</script> <!-- <img src=x onerror="caught=1">
  public static void main(String[] args) throws Exception {
    String name = "</script><script>caught='name'</script><!--";
    Thread other = new Thread(() -> s = "</SCRIPT><img src=x onerror=caught=2>", name);
    other.start();
    s = "\u2028\"'&lt;b>`${caught=3}";
    System.out.println("<!--<script>" + args[0] + "]]>\u2029\u0000");
    Thread turned = new Thread(() -> s = "x", "abc\u202egnp.\u2066");
    turned.start();
    turned.join();
    other.join();
    throw new RuntimeException("<b onclick=caught=4>" + s);
  }
}
JAVA
  expect 1 'RuntimeException' check --sourcepath source --html page.html -cp classes Hostile \
    '</script><script>caught=5</script>'
  is '[.errors[0].trace[].output // ""] | add
      | startswith("<!--<script></script><script>caught=5</script>]]>\u2029\u0000\n")' page.html
  is '[.errors[0].trace[].thread_name] | contains(["</script><script>caught=\u0027name\u0027</script><!--"])' page.html
  in_browser hostile page.html "</script><script>caught='name'</script><!--" '<b onclick=caught=4>' \
    "// </script><script>caught = 'source'</script> <!-- <img src=x onerror=\"caught=1\">" \
    'abc\u202egnp.\u2066' '<!--<script></script><script>caught=5</script>]]>\u2029\u0000'
}

case_page_without_a_violation() {
  hello
  expect 0 'no violation' check --html page.html -cp classes Hello
  is '.verdict == "no-violation" and .errors == [] and .sources == []' page.html
  in_browser plain page.html 'No violation' 'Every schedule was covered.' 'sequential consistency'
}

case_page_of_what_is_unsupported() {
  java_class Sockets <<'JAVA'
public class Sockets { public static void main(String[] a) throws Exception { new java.net.ServerSocket(0); } }
JAVA
  expect 4 'unsupported' check --html page.html --sarif result.sarif -cp classes Sockets
  is '.verdict == "unsupported" and .errors == []' page.html
  jq -e '.runs[0].results == [] and (.runs[0].invocations[0].executionSuccessful | not)' result.sarif >/dev/null
}

case_page_of_several_violations() {
  java_class Several <<'JAVA'
public class Several {
  static volatile int x;
  public static void main(String[] args) {
    new Thread(() -> { if (x == 1) throw new IllegalStateException("one"); }, "a").start();
    new Thread(() -> { if (x == 2) throw new IllegalArgumentException("two"); }, "b").start();
    x = 1;
    x = 2;
  }
}
JAVA
  expect 1 'Violation 2 of 2' check --all-errors --html page.html -cp classes Several
  is '.errors | length == 2' page.html
  in_browser several page.html
}

# Steps in the middle of a long schedule are left out; the numbers of the others stay.
case_page_of_a_long_schedule() {
  java_class Long <<'JAVA'
public class Long {
  static volatile int n;
  public static void main(String[] args) {
    Thread other = new Thread(() -> n = -1);
    other.start();
    for (int i = 0; i < 6000; i++) n = i;
    assert false;
  }
}
JAVA
  expect 1 'Assertion failed' check --search random-walk --runs 1 --reduction local --html page.html --sarif result.sarif -cp classes Long
  is '.errors[0] | (.trace | length) == 5000 and .steps > 6000 and .trace[999].step == 1000
      and .trace[-1].step == .steps' page.html
  # There a call of the library is one place, whatever its steps.
  jq -e '[.runs[0].results[0].codeFlows[0].threadFlows[].locations[]] | length | . > 4990 and . <= 5000' result.sarif >/dev/null
}

case_page_without_a_source() {
  counter
  rm -r source
  expect 1 'count is 1' check --html page.html -cp classes Counter
  is '.sources == []' page.html
}

# The result on standard output is there whatever becomes of the file.
case_page_that_cannot_be_written() {
  counter
  local option
  local full='weaveproof: /dev/full cannot be written: No space left on device'
  local nowhere='nowhere/page cannot be written: there is no directory nowhere'
  for option in --html --sarif; do
    expect 2 "$full" check --trace t.json $option /dev/full -cp classes Counter
    grep -q '^violation: ' output
    expect 2 "$full" replay $option /dev/full t.json
    grep -q '^violation: ' output
    # Known beforehand: nothing is done.
    expect 2 "$nowhere" check $option nowhere/page -cp classes Counter
    if grep -q '^violation: ' output; then exit 1; fi
    expect 2 "$nowhere" replay $option nowhere/page t.json
    expect 2 'classes cannot be written: it is a directory' check $option classes -cp classes Counter
    expect 2 "weaveproof: $option and --trace must be two files" \
      check $option t.json --trace ./t.json -cp classes Counter
  done
  expect 2 'weaveproof: --html and --sarif must be two files' check --html a --sarif a -cp classes Counter
  expect 2 'weaveproof: --json and --html must be two files' check --json a --html ./a -cp classes Counter
}

main "$@"
