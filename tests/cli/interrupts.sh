#!/bin/bash
# Signals at many different times, and checks that crash: `check --junit`, `mutate --check`, `clients` and `diff` end with what is known,
# in all files that were asked for.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# whole FILE…: each is there and is whole.
whole() {
  local file
  for file; do
    case $file in
      *.json | *.sarif) jq -e . "$file" >/dev/null || return 1 ;;
      *.xml) [[ $(tail -n 1 "$file") == '</testsuites>' ]] || return 1 ;;
      *.html) [[ $(tail -n 1 "$file") == '</html>' ]] || return 1 ;;
    esac
  done
}

# signal_at SECONDS SIGNAL STATUSES FILES ARGUMENT…: it ends soon after the signal, the status is one of these, and the files are whole.
# Before it has begun to run the signal ends it, as any program, and there are no files.
signal_at() {
  local after=$1 signal=$2 statuses=$3 files=$4 status=0 begin
  shift 4
  # shellcheck disable=SC2086
  rm -f $files
  "$weaveproof" "$@" </dev/null >output 2>&1 &
  local pid=$!
  sleep "$after"
  kill -"$signal" "$pid" 2>/dev/null || true
  begin=$SECONDS
  wait "$pid" || status=$?
  # shellcheck disable=SC2012,SC2086
  if [[ $after == 0.0* && $status -gt 128 ]] && ! ls $files 2>/dev/null; then return; fi
  # shellcheck disable=SC2086
  if [[ " $statuses " != *" $status "* ]] || ((SECONDS - begin > 30)) || ! whole $files; then
    printf 'SIG%s after %s s: status %s after %s s\n' "$signal" "$after" "$status" $((SECONDS - begin))
    cat output
    ls -l
    exit 1
  fi
}

# Times at which javac runs, between that and the first check, and in checks.
times='0.02 0.1 0.25 0.45 0.7 1 1.4 2'

# Threads with many states: a check that takes longer than the last of these times, but for some.
long_class() {
  cat <<JAVA
  static volatile int sum;
  static void work(int threads) throws Exception {
    Thread[] all = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      int add = i;
      all[i] = new Thread(() -> { for (int j = 1; j < 9; j++) sum += j << add; });
      all[i].start();
    }
    for (Thread thread : all) thread.join();
  }
JAVA
}

case_interrupts_junit() {
  local jars=/usr/share/java after
  local path=$jars/junit-jupiter-api.jar:$jars/opentest4j.jar:$jars/junit-platform-commons.jar:$jars/apiguardian-api.jar
  [[ -e $jars/junit-jupiter-api.jar ]] || skip 'there is no junit-jupiter-api.jar (Debian: junit5)'
  { echo 'import org.junit.jupiter.api.Test; class LongTest {'; long_class
    echo '@Test void a() {} @Test void b() throws Exception { work(7); } @Test void c() {} }'; } >LongTest.java
  for after in $times; do
    signal_at "$after" INT 3 'r.json r.xml r.html r.sarif' check --junit -cp "$path" --json r.json --junit-xml r.xml --html r.html \
      --sarif r.sarif LongTest.java
    rm -rf cache
  done
  [[ $(jq -r '.tests[0].verdict + " " + .tests[1].verdict + " " + .tests[2].message' r.json) == \
    'no-violation inconclusive It was not begun.' ]]
  signal_at 1 TERM 3 'r.json r.xml' check --junit -cp "$path" --json r.json --junit-xml r.xml LongTest.java
  # What is killed has left what was known.
  "$weaveproof" check --junit -cp "$path" --json r.json LongTest.java >output 2>&1 &
  local pid=$!
  until jq -e '.tests[0].verdict == "no-violation"' r.json >/dev/null 2>&1 && pgrep -P "$pid" >/dev/null; do sleep 0.05; done
  sleep 0.5
  kill -KILL "$pid"
  wait "$pid" || true
  [[ $(jq -r '.tests[1].message' r.json) == 'It was not begun.' ]]
}

# A check that crashes, here by a signal from outside, is one row.
case_interrupts_junit_crash() {
  local jars=/usr/share/java
  local path=$jars/junit-jupiter-api.jar:$jars/opentest4j.jar:$jars/junit-platform-commons.jar:$jars/apiguardian-api.jar
  [[ -e $jars/junit-jupiter-api.jar ]] || skip 'there is no junit-jupiter-api.jar (Debian: junit5)'
  { echo 'import org.junit.jupiter.api.Test; class LongTest {'; long_class
    echo '@Test void a() {} @Test void b() throws Exception { work(7); } @Test void c() {} }'; } >LongTest.java
  local signal status
  for signal in SEGV ABRT KILL; do
    rm -f r.json
    status=0
    "$weaveproof" check --junit -cp "$path" --json r.json --junit-xml r.xml LongTest.java >output 2>&1 &
    local pid=$!
    until jq -e '.tests[0].verdict == "no-violation"' r.json >/dev/null 2>&1; do sleep 0.05; done
    sleep 0.3
    kill -$signal "$(pgrep -P "$pid")"
    wait "$pid" || status=$?
    [[ $status == 5 ]] || { cat output; exit 1; }
    [[ $(jq -r '[.tests[].verdict] | join(" ")' r.json) == 'no-violation error no-violation' ]]
    jq -r '.tests[1].message' r.json >message
    grep -q "check --junit=true .*LongTest#b" message
    [[ $signal == KILL ]] || grep -qE 'signal (11|6) .*weaveproof [0-9]' message
    grep -q '<error type="error"' r.xml
  done
}

case_interrupts_clients() {
  cat >Slow.java <<'JAVA'
public class Slow {
  private volatile int a, b, c;
  public int work(int n) { for (int i = 0; i < 4; i++) { a += n; b += a; c += b; } return 0; }
  public int get() { return 0; }
}
JAVA
  local after
  for after in $times; do
    signal_at "$after" INT 3 'r.json r.xml' clients --threads 3 --number 6 --state-limit 100000000 --json r.json --junit-xml r.xml Slow.java
    rm -rf cache
  done
  [[ $(jq -r '.verdict' r.json) == inconclusive ]]
  signal_at 1 TERM 3 'r.json r.xml' clients --threads 3 --number 6 --state-limit 100000000 --json r.json --junit-xml r.xml Slow.java
}

# One that crashes is one line; the others are checked.
case_interrupts_clients_crash() {
  cat >Slow.java <<'JAVA'
public class Slow {
  private volatile int a, b, c;
  public int work(int n) { for (int i = 0; i < n; i++) { a += n; b += a; c += b; } return 0; }
}
JAVA
  "$weaveproof" clients --parallel 1 --operations 1 --calls 'work({1|3000})' --state-limit 3000000 --json r.json Slow.java >output 2>&1 &
  local pid=$! status=0
  until jq -e '.clients[0].verdict == "no-violation"' r.json >/dev/null 2>&1; do sleep 0.05; done
  sleep 0.2
  kill -SEGV "$(pgrep -P "$pid")"
  sleep 0.2
  kill -INT "$pid"  # the third would take long
  wait "$pid" || status=$?
  [[ $status == 5 ]] || { cat output; exit 1; }
  [[ $(jq -r '[.clients[].verdict] | join(" ")' r.json | cut -d' ' -f1,2) == 'no-violation error' ]]
  jq -r '.clients[1].message' r.json | grep -q 'signal 11 .*To report it: .*weaveproof check '
}

case_interrupts_mutate() {
  { echo 'public class Slow {'; long_class
    echo 'static synchronized void one() { sum++; }'
    echo 'public static void main(String[] a) throws Exception { work(2);'
    echo '  Thread t = new Thread(Slow::one); t.start(); one(); t.join(); assert sum > 0; } }'; } >Slow.java
  local after
  for after in $times 3; do
    signal_at "$after" INT '0 3' r.json mutate --check --state-limit 100000000 --json r.json Slow.java
    rm -rf cache
  done
}

case_interrupts_diff() {
  mkdir old new
  local version number after
  for version in old new; do
    number=$([[ $version == old ]] && echo 1 || echo 2)
    { echo 'public class Slow {'; long_class
      echo "public static void main(String[] a) throws Exception { work(6); assert sum > $number; } }"; } >$version/Slow.java
    echo "public class Quick { static int x; public static void main(String[] a) throws Exception { x = $number; } }" >$version/Quick.java
    javac -d $version/classes $version/*.java
  done
  for after in 0.02 0.1 0.3 0.7 1.2; do
    signal_at "$after" INT 3 'r.json r.html' diff --json r.json --html r.html --mains Quick,Slow,Quick old/classes new/classes
  done
  [[ $(jq -r '.programs[0].verdict, .programs[2].covered' r.json | tr '\n' ' ') == 'no-violation It was not begun. ' ]]
  signal_at 0.5 TERM 3 'r.json r.sarif' diff --json r.json --sarif r.sarif old/classes new/classes Slow
  # A crash is one row.
  rm -f r.json
  "$weaveproof" diff --json r.json --mains Quick,Slow,Quick old/classes new/classes >output 2>&1 &
  local pid=$! status=0
  until jq -e '.programs[0].verdict == "no-violation"' r.json >/dev/null 2>&1; do sleep 0.05; done
  sleep 0.3
  kill -SEGV "$(pgrep -P "$pid")"
  wait "$pid" || status=$?
  [[ $status == 5 ]] || { cat output; exit 1; }
  [[ $(jq -r '[.programs[].verdict] | join(" ")' r.json) == 'no-violation error no-violation' ]]
  grep -q 'diff .*old/classes new/classes Slow' output
}

main "$@"
