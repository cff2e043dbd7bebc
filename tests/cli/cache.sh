#!/bin/bash
# --cache: what a check learns of a program, and the next one begins with.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Main asks who waits, so that the first search has to begin anew.
nosy() {
  java_class Nosy <<'JAVA'
import java.util.concurrent.locks.ReentrantLock;
public class Nosy {
  static int count;
  public static void main(String[] args) throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Thread other = new Thread(() -> { lock.lock(); count++; lock.unlock(); });
    lock.lock();
    other.start();
    boolean waits = lock.hasQueuedThreads();
    lock.unlock();
    other.join();
    weaveproof.Check.outcome(waits);
  }
}
JAVA
}

outcomes_and_states() { jq -c '[.verdict, .complete, .outcomes, .stats.searches]' result.json; }

case_cache_is_used() {
  nosy
  expect 0 'The search ran 2 times' check --cache kept/here --search dfs --outcomes --json result.json -cp classes Nosy
  [[ $(outcomes_and_states) == '["no-violation",true,["false","true"],2]' ]]
  [[ $(ls kept/here) == learned-????????????????????????????????.json ]]
  expect 0 'The search began with what earlier ones have learned (--cache).' \
    check --cache kept/here --search dfs --outcomes --json result.json -cp classes Nosy
  [[ $(outcomes_and_states) == '["no-violation",true,["false","true"],1]' ]]
}

case_cache_of_other_classes_is_not_used() {
  nosy
  expect 0 'The search ran 2 times' check --cache kept --search dfs -cp classes Nosy
  java_class Nosy <<'JAVA'
public class Nosy {
  public static void main(String[] args) {}
}
JAVA
  expect 0 'no violation' check --cache kept -cp classes Nosy
  ! grep -q 'earlier ones' output
}

case_cache_that_is_damaged() {
  nosy
  expect 0 'The search ran 2 times' check --cache kept --search dfs -cp classes Nosy
  file=$(echo kept/learned-*.json)
  for damage in '' '{' '{"format": "weaveproof learned"}' '[]'; do
    echo "$damage" >"$file"
    expect 0 'and was not used.' check --cache kept --search dfs -cp classes Nosy
    expect 0 'The search began with what earlier ones have learned' check --cache kept --search dfs -cp classes Nosy
  done
  jq '.jdk = "1.4"' "$file" >other && mv other "$file"
  expect 0 'The search ran 2 times' check --cache kept --search dfs -cp classes Nosy
}

case_cache_that_cannot_be_written() {
  nosy
  echo >file
  expect 2 'no violation' check --cache file --search dfs -cp classes Nosy
}

main "$@"
