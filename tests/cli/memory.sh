#!/bin/bash
# --memory-limit is a limit for all that the process holds: stored states, the heaps of the program under test, its stacks.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# holds_at_most MEGABYTES: what result.json says of the memory. Sanitizers need much of their own.
holds_at_most() {
  if grep -q __asan_init "$weaveproof"; then return; fi
  local bytes
  bytes=$(sed -n 's/^ *"peak_rss_bytes": \([0-9]*\).*/\1/p' result.json)
  ((bytes <= $1 << 20)) || { echo "$((bytes >> 20)) MB"; exit 1; }
}

# A list of arrays that stays alive, in pieces of $1 kilobytes, up to $2 of them; then two threads.
keeper() {
  java_class Keeper <<JAVA
public class Keeper {
  static final java.util.ArrayList<byte[]> kept = new java.util.ArrayList<>();
  static volatile int shared;
  public static void main(String[] args) {
    int bytes = Integer.parseInt(args[0]), count = Integer.parseInt(args[1]);
    if (args.length > 2) new Thread(() -> shared++).start();
    if (args.length > 2 && shared == 0) shared++;
    for (int i = 0; i < count; i++) kept.add(new byte[bytes]);
    new Thread(() -> shared++).start();
    shared++;
  }
}
JAVA
}

case_memory_limit_counts_the_heap() {
  keeper
  local how
  # One large array; many large ones; very many small ones. Before the first action, and behind it.
  for how in '700000000 1' '1000000 700' '1000 700000' '700000000 1 x' '1000000 700 x' '1000 700000 x'; do
    # shellcheck disable=SC2086
    expect 3 'emory' check --memory-limit 200M --json result.json -cp classes Keeper $how
    grep -q '"verdict": "inconclusive"' result.json
    holds_at_most 250
  done
  # What fits, fits.
  expect 0 'no violation' check --memory-limit 400M -cp classes Keeper 1000000 50
}
case_memory_limit_counts_every_worker() {
  java_class Grows <<'JAVA'
public class Grows {
  static volatile int a, b;
  public static void main(String[] args) {
    for (int i = 0; i < 3; i++)
      new Thread(() -> {
        byte[][] mine = new byte[100][];
        for (int k = 0; k < 100; k++) { mine[k] = new byte[1000000]; a = a * 31 + k; b += a; }
      }).start();
  }
}
JAVA
  for options in '--parallel 2 --share' '--parallel 2 --order random'; do
    # shellcheck disable=SC2086
    expect 3 'inconclusive' check --memory-limit 250M --time-limit 20 --json result.json $options -cp classes Grows
    holds_at_most 320
  done
}
# A thousand machines are more than there is room for.
case_memory_limit_counts_machines() {
  keeper
  expect 3 'emory limit' check --memory-limit 300M --parallel 1000 --order random --json result.json -cp classes Keeper 10 10
  holds_at_most 350
}
case_memory_limit_counts_stacks() {
  java_class Deep <<'JAVA'
public class Deep {
  static volatile int shared;
  static int down(int n) { if (n == 0) return shared++; return down(n - 1) + 1; }
  public static void main(String[] args) {
    for (int i = 0; i < 1000; i++) new Thread(() -> down(8000)).start();
  }
}
JAVA
  expect 3 'inconclusive' check --memory-limit 150M --time-limit 20 --json result.json -cp classes Deep
  holds_at_most 220
}

main "$@"
