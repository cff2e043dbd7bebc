#!/bin/bash
# What is told when the machine itself crashes, and programs that it crashed on.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# One line on standard error, with the method that ran, the version and the command line in shell quoting; exit status 5.
case_crash_is_told() {
  java_class Endless <<'JAVA'
public class Endless {
  static volatile long number;
  public static void main(String[] a) {
    new Thread(() -> { while (true) number++; }).start();
    while (true) number++;
  }
}
JAVA
  local signal status
  for signal in SEGV BUS ABRT; do
    "$weaveproof" check --quiet --trace "it's a trace" -cp classes Endless </dev/null >output 2>message &
    sleep 1
    kill -"$signal" $!
    status=0
    wait $! || status=$?
    [[ $status == 5 ]] || { echo "exit status $status"; cat message; exit 1; }
    [[ $(wc -l <message) == 1 ]]
    grep -qF "weaveproof: internal error: SIG$signal" message
    grep -qE 'please report this line: weaveproof [0-9.]+, called as weaveproof check ' message
    grep -qF -- "--trace 'it'\\''s a trace' -cp classes Endless" message
  done
}

# What is dead in a stored frame is not read: a worker that waits until its pool is quiet draws random numbers.
case_crash_in_quiescence() {
  java_class Quiescence <<'JAVA'
import java.util.concurrent.*;
public class Quiescence {
  public static void main(String[] a) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.submit(() -> {
      ForkJoinTask.adapt(() -> { }).fork();
      if (a.length > 0) pool.awaitQuiescence(1, TimeUnit.SECONDS); else ForkJoinTask.helpQuiesce();
    }).get();
  }
}
JAVA
  local options
  for options in '' '--reduction none --library exact' '--search bfs'; do
    # shellcheck disable=SC2086
    expect 3 'inconclusive' check $options --state-limit 5000 -cp classes Quiescence
    # shellcheck disable=SC2086
    expect 3 'inconclusive' check $options --state-limit 5000 -cp classes Quiescence timed
  done
}

# A class of the library whose initialiser starts a thread is initialised by the search, and by no thread before it.
case_crash_in_library_initialiser() {
  java_class Named <<'JAVA'
public class Named {
  public static void main(String[] a) throws Exception {
    Class.forName("java.util.prefs.FileSystemPreferences");
  }
}
JAVA
  java_class Preferred <<'JAVA'
public class Preferred {
  public static void main(String[] a) {
    java.util.prefs.Preferences.userRoot().put("key", "value");
  }
}
JAVA
  expect 0 'no violation' check --time last -cp classes Named
  expect 4 'changing files is not supported' run -cp classes Preferred
  expect 4 'changing files is not supported' check -cp classes Preferred
  expect 4 'changing files is not supported' check --reduction none --library exact -cp classes Preferred
}

main "$@"
