#!/bin/bash
# `weaveproof replay`: shows again what check has found, and notices when the program is another one.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

found() {
  counter
  expect 1 'count is 1' check --trace trace.json -Dword=w -cp classes Counter a b
  cp output first
}

case_replay_shows_it_again() {
  found
  expect 1 'count is 1' replay trace.json
  grep -qF '  | checking w2' output
  # All of it, from the violation to the program's output, is the same.
  sed -n '/^violation/,/^  | /p' first >wanted
  sed -n '/^violation/,/^  | /p' output >shown
  [[ -s wanted ]]
  diff wanted shown
}
# A schedule whose calls were single steps, with each step of the library.
case_replay_with_the_librarys_own_steps() {
  java_class Lost <<'JAVA'
import java.util.concurrent.*;
public class Lost {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    for (int i = 0; i < 2; i++) pool.execute(() -> counts.put("a", counts.getOrDefault("a", 0) + 1));
    pool.shutdown();
    if (pool.awaitTermination(1, TimeUnit.DAYS)) assert counts.get("a") == 2;
  }
}
JAVA
  local steps
  expect 1 'Assertion failed' check --trace trace.json -cp classes Lost
  steps=$(sed -n 's/^The schedule, \([0-9]*\) steps.*/\1/p' output)
  expect 1 'Assertion failed' replay --library exact trace.json
  (($(sed -n 's/^The schedule, \([0-9]*\) steps.*/\1/p' output) > 2 * steps))
  expect 2 '--library of replay is exact, not blocking' replay --library blocking trace.json
  # A trace that was found so is replayed as it is.
  expect 1 'Assertion failed' check --library exact --search pos --seed 1 --trace trace.json -cp classes Lost
  expect 1 'Assertion failed' replay --library exact trace.json
}
case_replay_command_works() {
  counter
  expect 1 'To replay it: ' check -cp classes Counter
  local command
  command=$(sed -n 's/^To replay it: //p' output)
  [[ $command == *' replay weaveproof-trace.json' ]]
  bash -c "$command" >again 2>&1 || [[ $? == 1 ]]
  grep -q 'count is 1' again
}
case_replay_elsewhere() {
  found
  mkdir elsewhere
  cd elsewhere
  expect 1 'count is 1' replay ../trace.json
}
# The host's facts are replayed, too.
case_replay_in_another_language() {
  java_class Host <<JAVA
public class Host {
  public static void main(String[] args) throws Exception {
    assert false : java.util.Locale.getDefault() + " " + java.util.TimeZone.getDefault().getID() + " "
        + System.getProperty("user.dir");
  }
}
JAVA
  local here=$PWD
  LC_ALL=C TZ=Asia/Tokyo expect 1 "en_US Asia/Tokyo $here" check --trace trace.json -cp classes Host
  mkdir elsewhere
  cd elsewhere
  LC_ALL=C.UTF-8 TZ=Europe/Paris expect 1 "en_US Asia/Tokyo $here" replay ../trace.json
}
# Where the library puts an entry into a table may depend on hash codes, but those on no address.
case_schedules_the_same_from_every_folder() {
  java_class Proxies <<JAVA
import java.lang.reflect.Proxy;
public class Proxies {
  static int last;
  public static void main(String[] args) throws Exception {
    Runnable made = (Runnable) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Runnable.class},
        (proxy, method, values) -> { assert last == 5; return null; });
    Thread other = new Thread(() -> last = 3);
    other.start();
    last = 5;
    made.run();
    other.join();
  }
}
JAVA
  local folder
  for folder in a bcd a-longer-one/of/two another-one-that-is-longer/still/and/deeper; do
    mkdir -p "$folder"
    cp -r classes "$folder"
    (cd "$folder" && expect 1 'Assertion failed' check --trace trace.json -cp classes Proxies)
    jq -c '.steps[].what' "$folder/trace.json" >steps
    [[ -s steps ]]
    [[ -s first ]] || cp steps first
    diff first steps
  done
}
case_replay_source_file() {
  counter
  cp source/Counter.java .
  rm -r classes
  expect 1 'count is 1' check Counter.java
  expect 1 'count is 1' replay weaveproof-trace.json
  echo '// changed' >>Counter.java
  expect 1 'count is 1' replay weaveproof-trace.json  # the same classes
  sed -i 's/c + 1/c + 2/' Counter.java
  expect 2 'weaveproof: weaveproof-trace.json belongs to a different program' replay weaveproof-trace.json
}
case_replay_moved_classes() {
  found
  mv classes moved
  expect 2 'weaveproof: ' replay trace.json
  expect 1 'count is 1' replay -cp moved trace.json
}
case_replay_of_a_moved_jar() {
  counter
  (cd classes && jar cfe ../app.jar Counter .)
  expect 1 'count is 1' check --trace trace.json app.jar
  mkdir elsewhere
  mv app.jar elsewhere
  expect 2 'there is no jar' replay trace.json
  expect 1 'count is 1' replay -cp elsewhere/app.jar trace.json
}
case_replay_of_a_changed_program() {
  found
  counter 1
  expect 2 'weaveproof: trace.json belongs to a different program: the classes of Counter have changed' replay trace.json
  [[ $(wc -l <output) == 1 ]]
}
# Other classes in the same folder do not matter.
case_replay_beside_other_programs() {
  found
  hello
  expect 1 'count is 1' replay trace.json
}
case_replay_of_changed_actions() {
  found
  perl -0777 -pi -e 's/("actions": \[\s*\[\s*)1,/${1}9,/' trace.json
  expect 2 'weaveproof: trace.json belongs to a different program: after 0 of' replay trace.json
}
case_replay_of_another_violation() {
  found
  perl -pi -e 's/"key": "assertion/"key": "exception/' trace.json
  expect 2 'the schedule ends without the violation' replay trace.json
}
case_replay_of_an_unknown_property() {
  found
  perl -pi -e 's/^ *"exception"/"colour"/' trace.json
  expect 2 "weaveproof: there is no property 'colour'" replay trace.json
}
case_replay_quiet() {
  found
  expect 1 'violation: Assertion failed' replay --quiet trace.json
  [[ $(wc -l <output) == 1 ]]
}
case_replay_wrong_usage() {
  expect 2 'weaveproof: no trace is given' replay
  expect 2 'weaveproof: cannot read none.json: No such file or directory' replay none.json
  echo '{}' >other.json
  expect 2 'weaveproof: other.json is not a trace of weaveproof' replay other.json
  cp other.json Other.json
  expect 2 'weaveproof: Other.json is not a trace of weaveproof' replay Other.json
  expect 2 'weaveproof: replay takes one trace' replay other.json more
  expect 2 'weaveproof: unknown option --search' replay --search dfs other.json
  expect 0 'usage: weaveproof replay' replay --help
}

# A thread that is held off before it waits for a latch, while another one waits for the latch for ever in an atomic block: the search
# has to name the same deadlock as the walk along its schedule.
case_replay_beside_an_atomic_block() {
  java_class Latch <<'JAVA'
import gov.nasa.jpf.vm.Verify;
import java.util.concurrent.CountDownLatch;
public class Latch {
  static final CountDownLatch DONE = new CountDownLatch(1);
  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      try { DONE.await(); } catch (InterruptedException e) { throw new AssertionError(e); }
    }).start();
    Verify.beginAtomic();
    DONE.await();
    Verify.endAtomic();
  }
}
JAVA
  local options
  for options in '' '--search dfs --reduction locks' '--reduction sleep' '--preemption-bound 1'; do
    # shellcheck disable=SC2086
    expect 1 'Deadlock: "main" waits in an atomic block' check --all-errors $options -cp classes Latch
    expect 1 'Deadlock: "main" waits in an atomic block' replay weaveproof-trace.json
  done
}

main "$@"
