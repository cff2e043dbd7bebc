#!/bin/bash
# Guided search and the mining of threads: `weaveproof check --search best-first` and `weaveproof cluster`.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Two producers put numbers into a buffer without a lock, two consumers look at it. $1 is what must not be lost: 3 is too much.
roles() {
  java_class Roles <<JAVA
public class Roles {
  static volatile int count, seen;
  static class Producer implements Runnable {
    public void run() { int c = count; count = c + 1; }
  }
  static class Consumer extends Thread {
    Consumer(String name) { super(name); }
    @Override public void run() { if (count + count + count > 0) seen = 1; }
  }
  public static void main(String[] args) throws Exception {
    Thread[] all = { new Thread(new Producer(), "p1"), new Thread(new Producer(), "p2"), new Consumer("c1"), new Consumer("c2") };
    for (Thread t : all) t.start();
    for (Thread t : all) t.join();
    assert count >= ${1:-1} : "count is " + count;
  }
}
JAVA
}

best=(check --quiet -cp classes --search best-first)

case_best_first_finds_and_proves() {
  roles 2
  for heuristic in ti ci tici+ tici- most-blocked constant; do
    expect 1 "count is 1" "${best[@]}" --heuristic $heuristic Roles
    expect 1 "count is 1" replay --quiet weaveproof-trace.json
  done
  roles 1
  "$weaveproof" check --quiet -cp classes --search dfs --reduction locks --json dfs.json Roles >/dev/null
  for options in "ti" "tici- --weights paper --tie lifo" "tici+ --mine heap --traces 3 --astar" "ci --clusters 2 --tie random"; do
    # shellcheck disable=SC2086
    expect 0 "no violation: Every schedule was covered." "${best[@]}" --json best.json --heuristic $options Roles
    [[ $(jq .stats.states best.json) == $(jq .stats.states dfs.json) ]]
    [[ $(jq .stats.transitions best.json) == $(jq .stats.transitions dfs.json) ]]
  done
}

case_best_first_says_what_it_dropped() {
  roles 1
  expect 3 "states were dropped, as there was no room for more" "${best[@]}" --heuristic ti --beam 2 --json beam.json Roles
  jq -e '.verdict == "inconclusive" and .ending == "finished" and .stats.dropped_states > 0' beam.json >/dev/null
  expect 3 "dropped" "${best[@]}" --heuristic most-blocked --queue-limit 3 Roles
}

case_best_first_says_how_it_divided_the_threads() {
  roles 1
  expect 0 "The threads were divided by k-means: {main}, {p1, p2}, {c1, c2}." check -cp classes --search best-first \
    --heuristic tici- --json result.json Roles
  jq -e '.clusters | .how == "by k-means" and .traces == 1 and (.centres | length) == 3
    and .threads[1] == {"name": "p1", "run_class": "Roles$Producer", "cluster": 1,
      "counts": {"reads": 1, "writes": 1, "read_read": 0, "read_write": 1, "write_read": 0, "write_write": 0},
      "vector": [0.0, 1.0, 0.0, 0.0]}' result.json >/dev/null || { jq .clusters result.json; exit 1; }
  expect 0 "by their run classes: {main}, {p1, p2}, {c1, c2}." check -cp classes --search best-first --heuristic ci \
    --clusters run-class Roles
}

# All memory has its lock, so that the search has no steps for it: threads are divided by what they access all the same, and as
# `cluster` divides them, whatever the reduction is.
case_best_first_divides_threads_that_lock() {
  java_class Locked <<'JAVA'
public class Locked {
  static int a, b, seen;
  static synchronized void put() { a = 1; b = 2; a = 3; }
  static synchronized void look() { seen = a + b; }
  public static void main(String[] args) throws Exception {
    Thread[] all = { new Thread(Locked::put, "p1"), new Thread(Locked::look, "c1"), new Thread(Locked::put, "p2"), new Thread(Locked::look, "c2") };
    for (Thread t : all) t.start();
    for (Thread t : all) t.join();
  }
}
JAVA
  "$weaveproof" cluster -cp classes --json cluster.json Locked >/dev/null
  local reduction
  for reduction in none local locks full; do
    expect 0 "The threads were divided by k-means: {main}, {p1, p2}, {c1, c2}." check -cp classes --search best-first \
      --heuristic tici- --reduction $reduction --json result.json Locked
    diff <(jq -S .threads cluster.json) <(jq -S .clusters.threads result.json)
  done
}

case_best_first_with_several_workers() {
  roles 2
  expect 1 "count is 1" "${best[@]}" --heuristic tici- --parallel 2 --json two.json Roles
  jq -e '.winner | test("--search best-first") and test("--tie random")' two.json >/dev/null
  printf -- '--search best-first --heuristic tici+\n--search best-first --heuristic tici-\n' >both.txt
  expect 1 "count is 1" check --quiet -cp classes --portfolio both.txt Roles
  roles 1
  expect 0 "Every schedule was covered" check --quiet -cp classes --portfolio both.txt --parallel 2 Roles
}

case_best_first_refuses_nonsense() {
  roles 1
  expect 2 "there is no heuristic 'foo'; the ones that exist are most-blocked, ti, ci, tici+, tici-" "${best[@]}" --heuristic foo Roles
  expect 2 "--search best-first wants a --heuristic: most-blocked, ti, ci" "${best[@]}" Roles
  expect 2 "go with --search best-first" check -cp classes --heuristic ti Roles
  expect 2 "go with --search best-first" check -cp classes --search bfs --beam 3 Roles
  expect 2 "--history must be from 1" "${best[@]}" --heuristic ti --history 0 Roles
  expect 2 "there is no --order" "${best[@]}" --heuristic ti --order random Roles
  expect 2 "there is no --order" "${best[@]}" --heuristic ti --parallel 2 --share Roles
  expect 2 "bounds and --depth-limit do not go with it" "${best[@]}" --heuristic ti --preemption-bound 2 Roles
  expect 2 "bounds and --depth-limit do not go with it" "${best[@]}" --heuristic ti --depth-limit 20 Roles
  expect 2 "--tie is fifo, lifo or random, not 'any'" "${best[@]}" --heuristic ti --tie any Roles
  expect 2 "--weights is distance or paper, not 'heavy'" "${best[@]}" --heuristic ti --weights heavy Roles
  expect 2 "'0' is no number of clusters" "${best[@]}" --heuristic ci --clusters 0 Roles
  expect 2 "nowhere.txt" "${best[@]}" --heuristic ci --clusters nowhere.txt Roles
  expect 0 "search was done with locks" check -cp classes --search best-first --heuristic ti --reduction full Roles
}

case_cluster_files() {
  roles 1
  printf 'p*\nc1, c2, main\n' >roles.txt
  expect 0 "divided by roles.txt: {main, c1, c2}, {p1, p2}." check -cp classes --search best-first --heuristic ci \
    --clusters roles.txt Roles
  printf 'p1, p9\nc*, worker-*\n' >wrong.txt
  expect 2 "wrong.txt names threads that the program does not have: 'p9', 'worker-*'; it has 'main', 'p1', 'p2', 'c1', 'c2'" \
    "${best[@]}" --heuristic ci --clusters wrong.txt Roles
  expect 2 "wrong.txt names threads that the program does not have: 'p9', 'worker-*'" "${best[@]}" --heuristic ci \
    --clusters wrong.txt --parallel 2 Roles
  expect 2 "'p9', 'worker-*'" cluster -cp classes --clusters wrong.txt Roles
  expect 2 "'p9', 'worker-*'" cluster -cp classes --expected wrong.txt Roles
  : >empty.txt
  expect 2 "empty.txt names no threads" cluster -cp classes --clusters empty.txt Roles
}

case_cluster_command() {
  roles 1
  expect 0 "5 threads in 3 clusters by k-means, after 1 trace" cluster -cp classes --expected run-class --json c.json Roles
  expect 0 "Rand index 1.000" cluster -cp classes --expected run-class Roles
  jq -e '.agreement.rand == 1 and .agreement.homogeneity <= 0.000001 and (.threads | length) == 5' c.json >/dev/null
  "$weaveproof" cluster -cp classes --json - Roles 2>/dev/null | jq -e '(.threads | length) == 5' >/dev/null
  printf 'main, p1\np2\nc1, c2\n' >other.txt
  expect 0 "Rand index 0.800" cluster -cp classes --expected other.txt Roles
  expect 0 "2 clusters by k-means, after 4 traces" cluster -cp classes --clusters 2 --traces 4 --seed 3 --mine heap Roles
  expect 0 "usage: weaveproof cluster" cluster --help
  expect 2 "no program is given" cluster -cp classes
  expect 2 "--mine is visible or heap, not stack" cluster -cp classes --mine stack Roles
  expect 2 "--traces must be from 1 to 1000" cluster -cp classes --traces 0 Roles
  hello
  expect 0 "1 thread in 1 cluster" cluster -cp classes Hello
}

main "$@"
