#!/bin/bash
# How counterexamples are told: in terms of the program, and not of what the library is made of.
# shellcheck disable=SC2016
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# says TEXT WHAT: the program Waits, with this argument, ends in a deadlock that is told so, whether the library's waiting is explored step by
# step or not.
says() {
  local text=$1 what=$2 library
  for library in blocking exact; do
    expect 1 "$text" check --library "$library" --json "$library.json" -cp classes Waits "$what"
    if grep -qE 'Sync@|Signaller|LockSupport' output; then
      echo "$what: speaks of the library's parts"
      cat output
      exit 1
    fi
  done
  cmp <(jq '[.error | .message, .threads]' blocking.json) <(jq '[.error | .message, .threads]' exact.json)
}

# Values are as Java would write them, and what is handed to a call is named once.
case_words_of_values() {
  java_class Values <<'JAVA'
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class Values {
  static volatile double small = 1e-10, whole;
  static volatile float third;
  static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
  static final ReadWriteLock table = new ReentrantReadWriteLock();
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      small = 2.5; whole = 1; third = 1f / 3;
      small = Double.NaN; whole = Double.NEGATIVE_INFINITY;
      table.writeLock().lock();
      map.merge("a" + args.length, 1, Integer::sum);
      table.writeLock().unlock();
    }, "other");
    other.start();
    table.readLock().lock();
    map.merge("b" + args.length, 1, Integer::sum);
    table.readLock().unlock();
    other.join();
    if (map.size() == 2 && small != 0 && whole < 0 && third > 0) throw new IllegalStateException();
  }
}
JAVA
  expect 1 'IllegalStateException' check --reduction local -cp classes Values
  local text
  for text in 'writes Values.small: 2.5 (was 1e-10)' 'writes Values.whole: 1.0 (was 0.0)' 'writes Values.third: 0.33333334 (was 0.0)' \
    'writes Values.small: NaN (was 2.5)' 'writes Values.whole: -Infinity (was 1.0)' 'locks ReentrantReadWriteLock@1'"'s WriteLock" \
    'locks ReentrantReadWriteLock@1'"'s ReadLock"; do
    tr -s ' \n' ' ' <output | grep -qF "$text" || { echo "not told: $text"; cat output; exit 1; }
  done
  if grep -qE 'a lambda \(|one of Reentrant' output; then cat output; exit 1; fi
}

# A worker of a pool has none of the program's own code on its stack between two tasks.
case_words_of_workers() {
  java_class Hits <<'JAVA'
import java.util.concurrent.*;
public class Hits {
  static int hits;
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> hits++);
    pool.submit(() -> hits++);
    pool.shutdown();
    pool.awaitTermination(10, TimeUnit.SECONDS);
    assert hits == 2;
  }
}
JAVA
  expect 1 'looks for its next task in' check --seed 1 -cp classes Hits
  if grep -q 'is busy in' output; then cat output; exit 1; fi
}

case_words_of_waiting() {
  java_class Waits <<'JAVA'
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class Waits {
  static final ReentrantReadWriteLock table = new ReentrantReadWriteLock();
  static final ReentrantLock lock = new ReentrantLock();
  static Object kept;
  static <T> T keep(T one) { kept = one; return one; }
  static void beside(Runnable what) throws InterruptedException {
    Thread other = new Thread(what, "other");
    other.start();
    other.join();
  }
  public static void main(String[] args) throws Exception {
    switch (args[0]) {
      case "permit": keep(new Semaphore(0)).acquire(); break;
      case "dropped": new Semaphore(0).acquire(); break;
      case "permits": keep(new Semaphore(1)).acquire(2); break;
      case "count": keep(new CountDownLatch(3)).await(); break;
      case "read": table.writeLock().lock(); beside(() -> table.readLock().lock()); break;
      case "write": table.readLock().lock(); table.writeLock().lock(); break;
      case "lock": lock.lock(); beside(lock::lock); break;
      case "left": beside(lock::lock); lock.lock(); break;
      case "condition": lock.lock(); lock.newCondition().await(); lock.unlock(); break;
      case "element": new LinkedBlockingQueue<Object>().take(); break;
      case "room": BlockingQueue<Object> queue = new ArrayBlockingQueue<>(1); queue.put(1); queue.put(2); break;
      case "meeting": keep(new SynchronousQueue<Object>()).put(1); break;
      case "transfer": new LinkedTransferQueue<Object>().take(); break;
      case "exchange": new Exchanger<Object>().exchange(1); break;
      case "arrival": new Phaser(2).arriveAndAwaitAdvance(); break;
      case "barrier": new CyclicBarrier(2).await(); break;
      case "task": new FutureTask<Object>(() -> 1).get(); break;
      case "future": new CompletableFuture<Object>().thenApply(x -> x).join(); break;
      case "stamp": StampedLock stamped = new StampedLock(); stamped.writeLock(); stamped.readLock(); break;
      case "own": Mutex mutex = keep(new Mutex()); mutex.lock(); mutex.lock(); break;
      default: throw new Error(args[0]);
    }
  }
  static class Mutex {
    private final Sync sync = new Sync();
    void lock() { sync.acquire(1); }
    private static class Sync extends AbstractQueuedSynchronizer {
      @Override protected boolean tryAcquire(int n) {
        if (!compareAndSetState(0, 1)) return false;
        setExclusiveOwnerThread(Thread.currentThread());
        return true;
      }
    }
  }
}
JAVA
  says '"main" waits for a permit of kept (Semaphore@1, 0 left)' permit
  says '"main" waits for a permit of a Semaphore (0 left)' dropped  # which nobody knows any more
  says '"main" waits for 2 permits of kept (Semaphore@1, 1 left)' permits
  says '"main" waits for kept (CountDownLatch@1, count 3)' count
  says '"other" waits to lock table (ReentrantReadWriteLock@1) for reading, held by "main"' read
  says '"main" waits to lock table (ReentrantReadWriteLock@1) for writing, held for reading once' write
  says 'Deadlock: "main" waits for "other" to end, which waits to lock lock (ReentrantLock@1), held by "main"' lock
  says '"main" waits to lock lock (ReentrantLock@1), held by "other", which has ended' left
  says '"main" waits for a condition of lock (ReentrantLock@1)' condition
  says '"main" waits for an element of LinkedBlockingQueue@1' element
  says '"main" waits for room in ArrayBlockingQueue@1' room
  says '"main" waits for another thread at kept (SynchronousQueue@1)' meeting
  says '"main" waits for another thread at LinkedTransferQueue@1' transfer
  says '"main" waits for another thread at Exchanger@1' exchange
  says '"main" waits for the others at Phaser@1' arrival
  says '"main" waits for the others at CyclicBarrier@1' barrier
  says '"main" waits for the result of FutureTask@1, which has not begun' task
  says '"main" waits for the result of CompletableFuture@1' future
  says '"main" waits to lock StampedLock@1' stamp
  says '"main" waits to acquire kept (Waits$Mutex@1), held by itself' own
}

# A task, or another thing of the library's, whose class is an inner one of the program's is told as itself, not as what is around it.
case_words_of_waiting_for_inner_classes() {
  java_class Waits <<'JAVA'
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class Waits {
  class Fork extends RecursiveTask<Integer> { protected Integer compute() { return 1; } }
  class Job extends FutureTask<Integer> { Job() { super(() -> 1); } }
  class Promise extends CompletableFuture<Integer> { }
  class Meeting extends Exchanger<Integer> { }
  class Line extends SynchronousQueue<Integer> { }
  class Round extends Phaser { Round() { super(2); } }
  class Permits extends Semaphore { Permits() { super(0); } }
  class Gate extends CountDownLatch { Gate() { super(1); } }
  class Lock extends ReentrantLock { }
  void wait(String what) throws Exception {
    switch (what) {
      case "fork": new Fork().join(); break;
      case "forked": new ForkJoinPool(1).submit(() -> { try { new Gate().await(); } catch (InterruptedException e) { } }).join(); break;
      case "job": new Job().get(); break;
      case "promise": new Promise().join(); break;
      case "timed": try { new Promise().get(1, TimeUnit.DAYS); } catch (TimeoutException e) { new Promise().get(); } break;
      case "meeting": new Meeting().exchange(1); break;
      case "line": new Line().put(1); break;
      case "round": new Round().arriveAndAwaitAdvance(); break;
      case "permits": Permits permits = new Permits(); permits.acquire(); permits.release(); break;
      case "gate": Gate gate = new Gate(); gate.await(); gate.countDown(); break;
      case "lock": Lock lock = new Lock(); lock.lock(); lock.newCondition().await(); lock.unlock(); break;
    }
  }
  public static void main(String[] args) throws Exception { new Waits().wait(args[0]); }
}
JAVA
  says '"main" waits for the result of Waits$Fork@1' fork
  says '"main" waits for the result of ForkJoinTask$AdaptedRunnableAction@1' forked
  says '"main" waits for the result of Waits$Job@1, which has not begun' job
  says '"main" waits for the result of Waits$Promise@1' promise
  says '"main" waits for the result of Waits$Promise@' timed
  says '"main" waits for another thread at Waits$Meeting@1' meeting
  says '"main" waits for another thread at ' line
  says '"main" waits for the others at Waits$Round@1' round
  says '"main" waits for a permit of Waits$Permits@1 (0 left)' permits
  says '"main" waits for Waits$Gate@1 (count 1)' gate
  says '"main" waits for a condition of Waits$Lock@1' lock
}

# A lost update behind an executor: twelve lines that lead to hundreds of steps of the library's.
case_words_of_calls() {
  java_class Hits <<'JAVA'
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class Hits {
  static int hits;
  static final ExecutorService pool = Executors.newFixedThreadPool(2);
  static final Lock stats = new ReentrantLock();
  static final ConcurrentMap<String, Integer> names = new ConcurrentHashMap<>();
  static void hit() {
    stats.lock();
    stats.unlock();
    hits++;
  }
  public static void main(String[] args) throws Exception {
    names.put("hit", 7);
    Future<?> one = pool.submit(Hits::hit), two = pool.submit(Hits::hit);
    one.get();
    two.get();
    pool.shutdown();
    assert hits == 2;
  }
}
JAVA
  expect 1 'submits a lambda to pool' \
    check --seed 1 --json result.json --sarif result.sarif --trace t.json -cp classes Hits
  (($(wc -l <output) < 120))
  grep -qF 'locks stats (ReentrantLock@1)' output
  if grep -qE 'NonfairSync|FutureTask\.(run|state)|in ThreadPoolExecutor\.|^ *AbstractQueuedSynchronizer\.java' output; then cat output; exit 1; fi
  # Whatever belongs to a call is a step of its thread, and steps stay as they are; most calls are one step.
  jq -e '[.trace[] | select(.call) | .call.first <= .step and .step <= .call.last] | all and length > 2' result.json
  expect 1 'submits a lambda to pool' \
    check --library blocking --seed 1 --json result.json --sarif result.sarif --trace t.json -cp classes Hits
  jq -e '[.trace[] | select(.call) | .call.first <= .step and .step <= .call.last] | all and length > 10' result.json
  jq -e '(.trace | length) > 2 * ([.trace[].call.first] | unique | length)' result.json
  locations() { jq '[.runs[0].results[0].codeFlows[0].threadFlows[].locations[]] | length' "$1"; }
  expect 1 'FutureTask@1.state' replay --internals --sarif all.sarif t.json
  (($(locations all.sarif) > $(locations result.sarif)))
}

# What a call finds, and what it is handed; in a source file variables have their names.
case_words_of_waits_within_calls() {
  java_class Waiting <<'JAVA'
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class Waiting {
  static final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
  static final Lock door = new ReentrantLock();
  static final Condition opened = door.newCondition();
  static void put(int number) {
    try { queue.put(number); queue.put(2); } catch (InterruptedException e) { throw new AssertionError(e); }
  }
  public static void main(String[] args) throws Exception {
    Thread producer = new Thread(() -> put(1), "producer");
    producer.start();
    for (int i = 0; i < 3; i++) queue.take();
  }
  static class AtDoor {
    public static void main(String[] args) throws Exception {
      Thread late = new Thread(() -> {
        door.lock();
        try { opened.await(); } catch (InterruptedException e) { throw new AssertionError(e); }
        door.unlock();
      });
      late.start();
      door.lock();
      opened.signal();
      door.unlock();
    }
  }
}
JAVA
  export COLUMNS=200
  expect 1 'puts 2 into queue (LinkedBlockingQueue@1)' check source/Waiting.java
  grep -qE '^ end +waits for an element of queue \(LinkedBlockingQueue@1\)' output
  # Where a call that waits has begun.
  expect 1 'takes from queue (LinkedBlockingQueue@1): waits, it is empty' check --library blocking source/Waiting.java
  tr -s ' \n' ' ' <output >page
  grep -qF 'puts number into queue (LinkedBlockingQueue@1)' page
  grep -qF 'puts 2 into queue (LinkedBlockingQueue@1): waits, it is full' page
  grep -qE '(goes on in LinkedBlockingQueue.take|takes from queue \(LinkedBlockingQueue@1\)): 1 ' page
  expect 1 'waits for Waiting.opened (a condition of ReentrantLock@1): no thread has signalled it since' check -cp classes 'Waiting$AtDoor'
  grep -qF 'signals Waiting.opened (a condition of ReentrantLock@1), where no thread waits' output
  grep -qF 'waits for opened, a condition of door (ReentrantLock@1)' output
}

# What came of a call: that it failed, that it is not done, that it was only begun; and nothing that another call has found.
case_words_of_what_came_of_it() {
  java_class Ends <<'JAVA'
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Ends {
  enum State { RUNNING, STOPPED }
  static final AtomicBoolean closed = new AtomicBoolean();
  static final ReadWriteLock table = new ReentrantReadWriteLock();
  static final CountDownLatch started = new CountDownLatch(1), finished = new CountDownLatch(1);
  static final ReentrantLock door = new ReentrantLock();
  static volatile State state = State.RUNNING;
  static void close() {
    if (!closed.compareAndSet(false, true)) throw new IllegalStateException("closed twice");
  }
  static void upgrade() {
    table.readLock().lock();
    table.writeLock().lock();
  }
  static void leave() {
    try {
      door.unlock();
    } catch (IllegalMonitorStateException e) {
      state = State.STOPPED;
    } finally {
      finished.countDown();
    }
  }
  public static void main(String[] args) throws Exception {
    switch (args[0]) {
      case "twice" -> { Thread t = new Thread(Ends::close); t.start(); close(); t.join(); }
      case "upgrade" -> { new Thread(Ends::upgrade, "other").start(); upgrade(); }
      case "latches" -> { new Thread(started::countDown).start(); started.await(); finished.await(); }
      case "try" -> {
        Thread t = new Thread(() -> { if (!door.tryLock()) throw new IllegalStateException(); });
        t.start();
        door.tryLock();
        t.join();
      }
      case "unlock" -> { leave(); throw new Exception("left", new Error("why")); }
      default -> {
        Thread t = new Thread(() -> { door.lock(); state = State.STOPPED; door.unlock(); }, "other");
        t.start();
        if (state == State.STOPPED) throw new IllegalStateException();
      }
    }
  }
}
JAVA
  export COLUMNS=200
  expect 1 'updates closed (AtomicBoolean@1): true (was false), in AtomicBoolean.compareAndSet' check -cp classes Ends twice
  grep -qF 'leaves closed (AtomicBoolean@1) as it is: true, in AtomicBoolean.compareAndSet' output
  grep -qE '^ +throws IllegalStateException: closed twice$' output
  expect 1 "ReentrantReadWriteLock@1's WriteLock: waits, it is held for reading" check -cp classes Ends upgrade
  expect 1 'waits for finished (CountDownLatch@2, count 1)' check -cp classes Ends latches
  grep -qE '^ +[0-9-]+ +waits for started \(CountDownLatch@1\)$' output
  # What goes through a `finally` is told once.
  expect 1 'ReentrantLock.unlock throws IllegalMonitorStateException' check --json result.json -cp classes Ends unlock
  jq -e '[.trace[].also[]?.what] == ["ReentrantLock.unlock throws IllegalMonitorStateException", "throws Exception: left"]' result.json
  expect 1 'tries to lock door (ReentrantLock@1): true' check --json result.json -cp classes Ends try
  jq -e '[.trace[].call.what // empty] | index("tries to lock door (ReentrantLock@1): false")' result.json
  expect 1 'writes Ends.state: STOPPED (was RUNNING)' check -cp classes Ends enum
  expect 1 violation check -cp classes Ends unlock
  # As Java prints it, but for what its harness adds.
  "$JAVA_HOME/bin/java" -cp classes Ends unlock 2>wanted || [[ $? == 1 ]]
  diff wanted <(sed -n 's/^  | //p' output | sed 's/^    /\t/')
}

# A call that is interrupted by another thread is not done where it begins; and whose first step is the first of all has begun there.
case_words_of_calls_that_go_on() {
  java_class Begun <<'JAVA'
import java.util.concurrent.locks.*;
import java.util.stream.*;
public class Begun {
  static int total;
  static void both(Lock first, Lock second) {
    try {
      first.lockInterruptibly();
      second.lockInterruptibly();
      second.unlock();
      first.unlock();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
  public static void main(String[] args) {
    if (args.length > 0) {
      Lock left = new ReentrantLock(), right = new ReentrantLock();
      new Thread(() -> both(left, right), "other").start();
      both(right, left);
    } else {
      IntStream.range(0, 2).parallel().forEach(i -> total += i + 1);
      if (total != 3) throw new IllegalStateException();
    }
  }
}
JAVA
  export COLUMNS=200
  expect 1 'calls IntPipeline$Head.forEach(' check --json result.json -cp classes Begun
  jq -e '.trace[0].call.what == "calls IntPipeline$Head.forEach(a lambda), starts \"ForkJoinPool.commonPool-worker-1\": not done yet"' result.json
  expect 1 'Deadlock: "main" waits to lock' check -cp classes Begun locks
  # Nobody is said to have a lock that another one is said to have.
  if grep -qF ': not done yet' output; then grep -qF 'goes on in ReentrantLock.lockInterruptibly' output; fi
}

# Each field is a race of its own, though all are in one line.
case_words_of_races_in_one_line() {
  java_class Three <<'JAVA'
public class Three {
  static int a, b;
  static final int[] c = new int[2];
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> { a = 1; b = 1; c[0] = 1; c[1] = 1; });
    t.start();
    a = 2; b = 2; c[0] = 2; c[1] = 2;
    t.join();
  }
}
JAVA
  expect 0 'Data race on Three.a: ' check --json result.json -cp classes Three
  grep -qF 'Data race on Three.b: ' output
  jq -e '[.races[].message | sub("@[0-9]+.*|:.*"; "")] | sort == ["Data race on Three.a", "Data race on Three.b", "Data race on int[]"]' result.json
  expect 1 violation check --property race --all-errors --json result.json -cp classes Three
  jq -e '.errors | length == 3' result.json
}

# A column is at least as wide as the longest word in it; else threads take turns in one.
case_words_are_whole() {
  java_class Long <<'JAVA'
public class Long {
  static volatile int aCounterWithANameThatIsLongerThanWhatFitsIntoAColumnOfSixty;
  public static void main(String[] args) {
    for (int i = 0; i < 2; i++)
      new Thread(() -> { assert aCounterWithANameThatIsLongerThanWhatFitsIntoAColumnOfSixty++ == 0; }, "worker").start();
  }
}
JAVA
  expect 1 'reads Long.aCounterWithANameThatIsLongerThanWhatFitsIntoAColumnOfSixty: 0' check -cp classes Long
}

# The page is as wide as COLUMNS says, unless a word is longer.
case_words_fit_the_page() {
  java_class Wide <<'JAVA'
public class Wide {
  static int sum;
  static void addOne() { int before = sum; Thread.yield(); sum = before + 1; /* a line that has no place on a narrow page */ }
  public static void main(String[] args) throws InterruptedException {
    Thread left = new Thread(Wide::addOne, "the left one"), right = new Thread(Wide::addOne, "the right one");
    left.start(); right.start(); left.join(); right.join();
    assert sum == 2 : "this message, which tells at length what is wrong with the sum of two threads, is " + sum;
  }
}
JAVA
  local columns words
  for columns in 60 80 100 160; do
    COLUMNS=$columns expect 1 'violation' check --seed 1 --trace t.json -cp classes Wide
    grep -vE '^(  \||To replay| *at )' output >page
    awk -v columns=$columns 'length($0) > columns { print columns ": " $0; bad = 1 } END { exit bad }' page
    # The same words, however they are laid out: none is cut.
    tr -cs '[:alnum:]' '\n' <page | sort -u >"words.$columns"
  done
  for words in words.80 words.100 words.160; do
    comm -23 <(grep -E '^[[:alpha:]]{8,}$' $words) words.60 >cut
    [[ ! -s cut ]] || { cat cut; exit 1; }
  done
  COLUMNS=wide expect 1 'violation' check -cp classes Wide
  java_class Nested <<'JAVA'
public class Nested {
  static class AClassWhoseNameAloneFillsMostOfAPageThatIsSixtyColumnsWide {
    static void aMethodOfIt() { assert false; }
  }
  public static void main(String[] args) { AClassWhoseNameAloneFillsMostOfAPageThatIsSixtyColumnsWide.aMethodOfIt(); }
}
JAVA
  COLUMNS=60 expect 1 '  at Nested$AClassWhoseNameAloneFillsMostOfAPageThatIsSixtyColumnsWide.aMethodOfIt(Nested.java:3)' \
    check -cp classes Nested
}

main "$@"
