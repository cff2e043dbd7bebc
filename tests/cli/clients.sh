#!/bin/bash
# `weaveproof clients`: which results calls may have, which classes are linearizable, what is written, and wrong calls.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

benchmarks=$(cd "$here/../../benchmarks" && pwd)

# admitted: of each client of result.json its calls and the results that they may have.
admitted() {
  jq -r '.clients[] | "\([.threads[] | join("; ")] | join(" | ")) -> \([.admitted[] | join(" ")] | join(", "))"' \
    result.json
}

# Lists that were worked out by hand: a queue, a set, a register, and a queue whose taker waits.
case_clients_admitted() {
  expect 0 '3 pass' clients --calls 'offer(1); poll()' --operations 1 --json result.json \
    java.util.concurrent.ConcurrentLinkedQueue
  diff - <(admitted) <<'LIST'
offer(1) | offer(1) -> true true
offer(1) | poll() -> true 1, true null
poll() | poll() -> null null
LIST
  expect 0 '3 pass' clients --calls 'add(1); remove(1)' --operations 1 --json result.json \
    java.util.concurrent.ConcurrentSkipListSet
  diff - <(admitted) <<'LIST'
add(1) | add(1) -> true false, false true
add(1) | remove(1) -> true true, true false
remove(1) | remove(1) -> false false
LIST
  expect 0 '3 pass' clients --calls 'getAndSet({1..2})' --operations 1 --content 'get()' --json result.json \
    java.util.concurrent.atomic.AtomicInteger
  diff - <(admitted) <<'LIST'
getAndSet(1) | getAndSet(1) -> 0 1 1, 1 0 1
getAndSet(1) | getAndSet(2) -> 0 1 2, 2 0 1
getAndSet(2) | getAndSet(2) -> 0 2 2, 2 0 2
LIST
  # Whoever takes from nothing waits, and may wait for ever; put beside take never does.
  expect 0 '3 pass' clients --calls 'put(1); take()' --operations 1 --json result.json \
    java.util.concurrent.LinkedBlockingQueue
  diff - <(admitted) <<'LIST'
put(1) | put(1) -> void void
put(1) | take() -> void 1
take() | take() -> (waits) (waits)
LIST
}

# The library's structures, as far as their documentation says that they are linearizable.
case_clients_library() {
  local word
  for word in \
    'ConcurrentLinkedQueue offer({1..2}); poll(); peek()' \
    'ConcurrentLinkedDeque addFirst(1); pollLast(); addLast(2); pollFirst()' \
    'ConcurrentHashMap put(1, {1..2}); get(1); remove(1); putIfAbsent(1, 3)' \
    'ConcurrentSkipListMap put(1, {1..2}); get(1); remove(1)' \
    'LinkedBlockingQueue offer({1..2}); poll(); take(); size()' \
    'ArrayBlockingQueue put({1..2}); poll(); take()' \
    'CopyOnWriteArrayList add({1..2}); size(); remove((Object) 1)' \
    'atomic.AtomicInteger get(); incrementAndGet(); compareAndSet({0..1}, 2)'; do
    expect 0 "4 pass" clients --number 4 --seed 3 --calls "${word#* }" "java.util.concurrent.${word%% *}"
  done
  # All of its methods: some need functions, and most are in none of four clients.
  expect 3 '4 pass. Their results are linearizable on every schedule, but nothing is known of' clients --number 4 \
    java.util.concurrent.atomic.AtomicInteger
}

# What they say is not: sizes, bulk operations, iterators.
case_clients_library_violations() {
  local queue=java.util.concurrent.ConcurrentLinkedQueue
  expect 1 'The class is not' clients --prefix 'offer(1)' --calls 'offer(2); poll(); size()' $queue
  expect 1 'The class is not' clients --calls 'addAll(java.util.List.of(1, 2)); size()' --operations 1 \
    java.util.concurrent.ConcurrentSkipListSet
  expect 1 'The class is not' clients --prefix 'offer(1)' --calls 'offer(2); poll(); iterator()' $queue
  expect 1 'The class is not' clients --prefix 'put(1, 1)' --calls 'put(2, 2); remove(1); size()' \
    java.util.concurrent.ConcurrentHashMap
}

# Without synchronisation; a number and an element are lost, an index is out of bounds.
case_clients_unsynchronised() {
  java_class Count <<'JAVA'
public class Count {
  private int count;
  public int next() { return ++count; }
}
JAVA
  expect 1 'next() = 1' clients -cp classes Count
  grep -q 'One after the other, the calls have these results' output
  grep -q '^The schedule, ' output
  grep -q 'The class is not sequentially consistent' output
  local trace
  trace=$(sed -n 's/^To replay it: .* replay //p' output)
  expect 1 'not sequentially consistent' replay "$trace"
  expect 1 'violation' clients --methods add,size --operations 1 java.util.ArrayList
  expect 1 'violation' clients --methods put,get java.util.HashMap
}

# Its writes are seen by others when their thread calls the next time: in some order of all calls, but not that of time.
case_clients_sequential_consistency() {
  java_class LateRegister <<'JAVA'
public class LateRegister {
  private volatile int value;
  private final ThreadLocal<Integer> pending = new ThreadLocal<>();
  private void flush() {
    Integer own = pending.get();
    if (own != null) { value = own; pending.remove(); }
  }
  public void write(int v) { flush(); pending.set(v); }
  public int read() { flush(); return value; }
}
JAVA
  local operations reduction
  for reduction in none locks; do
    expect 1 'The class is not linearizable' clients -cp classes --values 1 --operations 1 --reduction $reduction \
      LateRegister
  done
  for operations in 1 2; do
    expect 1 'The class is not linearizable' clients -cp classes --values 1 --operations $operations LateRegister
    grep -q 'Which call had returned when which was called: A1 before B1' output ||
      grep -q 'Which call had returned when which was called: B1 before A1' output
    expect 0 'are sequentially consistent on every schedule' clients -cp classes --values 1 --weak \
      --operations $operations LateRegister
  done
}

# A client as a file of its own: `check` agrees, and it needs nothing but the jar of the API.
case_clients_written() {
  expect 1 'violation' clients --all-errors --calls 'offer(1); poll(); size()' --prefix 'offer(0)' --write written \
    --number 16 --json result.json java.util.concurrent.ConcurrentLinkedQueue
  [[ $(find written -name '*.java' | wc -l) == 16 ]]
  local number verdict status
  for number in $(jq -r '[.clients[] | select(.verdict == "violation") | .number][0:2][], 1' result.json); do
    verdict=$(jq -r ".clients[$((number - 1))].verdict" result.json)
    status=$([[ $verdict == violation ]] && echo 1 || echo 0)
    expect "$status" "${verdict/-/ }" check "written/ConcurrentLinkedQueueClient$number.java"
  done
  mkdir compiled
  "$JAVA_HOME/bin/javac" -Xlint:all -Werror -cp "$api" -d compiled written/*.java
}

# The queues and sets of the benchmarks, each beside its wrong twin, which is not public.
case_clients_benchmarks() {
  mkdir classes
  javac -nowarn -implicit:none -d classes "$benchmarks"/structure-client/{Careless*,Int*,QueueClient,SetClient,Sizes}.java \
    "$benchmarks"/{queue-michael-scott,list-set-lazy,list-set-optimistic}/*.java
  local queue=(--calls 'enqueue({1..2}); dequeue()' --content 'content()' -cp classes)
  expect 0 '6 pass' clients "${queue[@]}" --number 6 queuemichaelscott.LockFreeQueue
  expect 1 'violation' clients "${queue[@]}" queuemichaelscott.SplitUpdateQueue
  local set=(--calls 'add({1..2}); remove({1..2}); contains(1)' --prefix 'add(1)' --content 'content()' -cp classes)
  expect 0 '6 pass' clients "${set[@]}" --number 6 listsetlazy.LazyListSet
  expect 1 'violation' clients "${set[@]}" listsetlazy.MarkBlindListSet
  expect 1 'violation' clients "${set[@]}" listsetoptimistic.NearsightedListSet
}

# Another class says what is right.
case_clients_reference() {
  java_class Halves <<'JAVA'
public class Halves {
  private int value;
  public synchronized void add(int i) { value += i / 2; }
  public synchronized int get() { return value; }
}
JAVA
  java_class Sum <<'JAVA'
package sums;
public class Sum {
  private int value;
  public Sum(int start) { value = start; }
  public void add(int i) { value += i; }
  public int get() { return value; }
}
JAVA
  expect 0 'are linearizable on every schedule' clients -cp classes --values 2 Halves
  expect 1 'the calls of sums.Sum have these results' clients -cp classes --values 2 --spec sums.Sum \
    --spec-new 'new sums.Sum(0)' Halves
  expect 0 '10 pass' clients -cp classes --values 0 --spec sums.Sum --spec-new 'new sums.Sum(0)' Halves
}

case_clients_file() {
  cat >clients.toml <<'TOML'
class = "java.util.concurrent.ArrayBlockingQueue"
new = "new java.util.concurrent.ArrayBlockingQueue(2)"
prefix = ["put(0)"]
calls = ["put({1..2})", "take()", "poll()"]
threads = 2
operations = 1
number = "all"
state-limit = 100000
TOML
  expect 0 '10 pass' clients --json result.json clients.toml
  expect 0 '1 passes' clients --client 2 --json one.json clients.toml
  [[ $(jq -c '.clients[0].threads' one.json) == "$(jq -c '.clients[1].threads' result.json)" ]]
  expect 0 '5 pass' clients --number 5 clients.toml
  # A queue with room for one: who puts a second one waits, until somebody takes.
  expect 0 '3 pass' clients --new 'new java.util.concurrent.ArrayBlockingQueue(1)' --calls 'put(1); take()' \
    --json result.json clients.toml
  [[ $(jq -c '.clients[0].admitted' result.json) == '[["(waits)","(waits)"]]' ]]
  echo 'clas = "x"' >wrong.toml
  expect 2 'wrong.toml:1: there is no option clas' clients wrong.toml
  echo 'threads = 2' >wrong.toml
  expect 2 'wrong.toml does not say which class' clients wrong.toml
  echo 'weak = "yes"' >wrong.toml
  expect 2 'wrong.toml:1: the option --weak is true or false, not yes' clients wrong.toml
}

# A class whose calls go on for ever, with ever new states: the limit holds before there is a client to check.
case_clients_endless_calls() {
  cat >Endless.java <<'JAVA'
public class Endless {
  private int n;
  public void count() {
    while (true) n++;
  }
}
JAVA
  expect 3 'one after the other in all orders: The time limit' clients --time-limit 500ms Endless.java
}

# Of an iterator without an end so much is read, and no more.
case_clients_endless_iterator() {
  java_class Numbers <<'JAVA'
public class Numbers {
  public java.util.Iterator<Integer> all() { return java.util.stream.IntStream.iterate(0, i -> (i + 1) % 2).iterator(); }
}
JAVA
  expect 0 'passes' clients --operations 1 --time-limit 60s -cp classes Numbers
}

# Waiting for ever is a violation where the calls, one after the other, do not.
case_clients_deadlock() {
  java_class Turnstile <<'JAVA'
public class Turnstile {
  private final Object left = new Object(), right = new Object();
  public int in() { synchronized (left) { synchronized (right) { return 1; } } }
  public int out() { synchronized (right) { synchronized (left) { return 2; } } }
}
JAVA
  expect 1 'Deadlock' clients -cp classes --operations 1 Turnstile
  grep -q 'in() | out()' output
  # A notification that comes too early is lost: a taker waits although there is something to take. Where takers may
  # wait, it is what the others have that shows it.
  java_class Basket <<'JAVA'
public class Basket {
  private volatile int count;
  public int take() throws InterruptedException {
    if (count == 0) synchronized (this) { wait(); }
    synchronized (this) { return count--; }
  }
  public void put() { synchronized (this) { count++; notify(); } }
}
JAVA
  expect 1 'Deadlock' clients -cp classes --operations 1 Basket
  expect 1 'take() (waits)' clients -cp classes --operations 3 --client 7 Basket
  grep -q 'take(); take(); take() | put(); put(); take()' output
  grep -q 'not sequentially consistent' output
}

case_clients_reports() {
  java_class Count <<'JAVA'
public class Count {
  private int count;
  public int next() { return ++count; }
  public int get() { return count; }
}
JAVA
  expect 1 '<testcase classname="Count" name="client 1: next() | next()"' clients -cp classes --operations 1 \
    --all-errors --junit-xml - Count
  grep -q '<failure type="violation" message="not sequentially consistent">' output
  expect 1 '2 pass, 1 violation' clients -cp classes --operations 1 --all-errors --quiet --json result.json Count
  [[ $(wc -l <output) == 1 ]]
  [[ $(jq -r '.verdict, .counts["no-violation"], .clients_in_all, .clients[0].result.error.kind' result.json |
    tr '\n' ' ') == 'violation 2 3 assertion ' ]]
  [[ $(jq -c '.clients[0].results' result.json) == '["1","1"]' ]]
  expect 3 'inconclusive' clients -cp classes --operations 1 --state-limit 1 --methods get Count
  expect 2 '--html needs a file' clients --html - Count
  # A page over all clients, one for the violation, and SARIF.
  expect 1 '2 pass, 1 violation' clients -cp classes --operations 1 --all-errors --html page.html --sarif result.sarif \
    --jobs 2 --sourcepath source Count
  grep -qF '<a href="./page-CountClient1.html"><code>client 1: next() | next()</code></a>' page.html
  [[ $(ls page-*.html) == page-CountClient1.html ]]
  grep -q 'Count.java' page-CountClient1.html
  python3 "$here/../sarif/check_sarif.py" result.sarif
  jq -e '[.runs[0].results[] | select(.level == "error") | .message.text] | length == 1 and (.[0] | startswith("client 1: next() | next(): "))' \
    result.sarif >/dev/null || { cat result.sarif; exit 1; }
}

# Results are compared by their value: arrays, collections and iterators by what is in them, others by who they are.
case_clients_results() {
  java_class Things <<'JAVA'
import java.util.*;
public class Things {
  enum Colour { RED }
  record Point(int x, int y) { }
  static class Ticket { }
  private final Ticket ticket = new Ticket();
  public Object colour() { return Colour.RED; }
  public int[] array() { return new int[] {1, 2}; }
  public Iterator<String> iterator() { return List.of("a|b", "\"c\"").iterator(); }
  public Object map() { return new TreeMap<>(Map.of('x', 1.5)); }
  public Object point() { return new Point(1, 2); }
  public Ticket same() { return ticket; }
  public Ticket fresh() { return new Ticket(); }
  public Optional<Ticket> maybe() { return Optional.of(new Ticket()); }
  public Runnable code() { return () -> { }; }
  public Things self() { return this; }
  public int fails() { throw new IllegalStateException("secret"); }
}
JAVA
  expect 0 'all of them' clients -cp classes --operations 1 --json result.json Things
  [[ $(jq -r '.clients[] | select(.threads[0] == .threads[1]) | .admitted[0] | join(" and ")' result.json) == \
    "$(cat)" ]] <<'LIST' || { jq -c '.clients[] | [.threads, .admitted]' result.json; exit 1; }
Things$Colour.RED and Things$Colour.RED
int[]{1, 2} and int[]{1, 2}
Iterator["a\u007cb", "\"c\""] and Iterator["a\u007cb", "\"c\""]
{'x'=1.5} and {'x'=1.5}
Things$Point[x=1, y=2] and Things$Point[x=1, y=2]
Things$Ticket#1 and Things$Ticket#1
Things$Ticket#1 and Things$Ticket#2
Optional(Things$Ticket#1) and Optional(Things$Ticket#2)
Things$$Lambda#1 and Things$$Lambda#1
this and this
throws java.lang.IllegalStateException and throws java.lang.IllegalStateException
LIST
}

# What could be taken for the same: types, kinds of collections, objects in them, texts with an @, orders by hash codes.
case_clients_results_differ() {
  java_class Kinds <<'JAVA'
import java.util.*;
import java.util.concurrent.atomic.AtomicReference;
public class Kinds {
  enum Colour { RED, GREEN }
  static class Ticket { }
  static class Box { Object in; Box(Object in) { this.in = in; } public String toString() { return "Box(" + in + ")"; } }
  static class Coin {
    final int id; Coin(int id) { this.id = id; }
    public boolean equals(Object other) { return other instanceof Coin && ((Coin) other).id == id; }
    public int hashCode() { return id; }
    public String toString() { return "coin " + id + "@0"; }
  }
  private final Ticket one = new Ticket(), two = new Ticket();
  public Object a() { return 1L; }
  public Object b() { return (byte) 1; }
  public Object c() { return 1.0f; }
  public Object d() { return Arrays.asList(1, "[1]"); }
  public Object e() { return new HashSet<>(List.of(1)); }
  public Object f() { return new ArrayDeque<>(List.of(1)); }
  public Object g() { return new Object[] {new int[0], null}; }
  public Object h() { return Map.of(); }
  public Object i() { return Set.of(); }
  public Object j() { return new Box(one); }
  public Object k() { return new Box("Kinds$Ticket@1b6d3586, Box@0"); }
  public Object l() { return new Coin(3); }
  public Object m() { return new HashMap<>(Map.of(one, 1, two, 2)); }
  public Object n() { return new HashSet<>(List.of(Colour.GREEN, Colour.RED)); }
  public Object o() { return Map.entry("k", one); }
  public Object p() { return new AtomicReference<>(two); }
  public Object q() { List<Object> list = new ArrayList<>(); list.add(list); list.add(this); return list; }
  public Object r() { return String.class; }
  public Object s() { return new Box(this); }
  public Object t() { throw new IllegalStateException(); }
  public Object u() { return new Ticket() { public String toString() { throw new IllegalStateException(); } }; }
  public Object v() {
    return new Iterator<Integer>() {
      public boolean hasNext() { return true; }
      public Integer next() { throw new IllegalStateException(); }
    };
  }
}
JAVA
  expect 0 'pass' clients -cp classes --operations 1 --number all --json result.json Kinds
  diff <(jq -r '.clients[] | select(.threads[0] == .threads[1]) | .admitted[0] | join(" and ")' result.json) - <<'LIST'
1L and 1L
(byte) 1 and (byte) 1
1.0f and 1.0f
[1, "[1]"] and [1, "[1]"]
{1} and {1}
Collection[1] and Collection[1]
java.lang.Object[]{int[]{}, null} and java.lang.Object[]{int[]{}, null}
{=} and {=}
{} and {}
Kinds$Box#1("Box(Kinds$Ticket#2)") and Kinds$Box#3("Box(Kinds$Ticket#2)")
Kinds$Box#1("Box(Kinds$Ticket@1b6d3586, Box@0)") and Kinds$Box#2("Box(Kinds$Ticket@1b6d3586, Box@0)")
Kinds$Coin("coin 3@0") and Kinds$Coin("coin 3@0")
{Kinds$Ticket#1=1, Kinds$Ticket#2=2} and {Kinds$Ticket#1=1, Kinds$Ticket#2=2}
{Kinds$Colour.GREEN, Kinds$Colour.RED} and {Kinds$Colour.GREEN, Kinds$Colour.RED}
Entry("k"=Kinds$Ticket#1) and Entry("k"=Kinds$Ticket#1)
java.util.concurrent.atomic.AtomicReference#1("Kinds$Ticket#2") and java.util.concurrent.atomic.AtomicReference#3("Kinds$Ticket#2")
[(what this is in), this] and [(what this is in), this]
java.lang.String.class and java.lang.String.class
Kinds$Box#1("Box(this)") and Kinds$Box#2("Box(this)")
throws java.lang.IllegalStateException and throws java.lang.IllegalStateException
Kinds$1#1(throws java.lang.IllegalStateException) and Kinds$1#2(throws java.lang.IllegalStateException)
Iterator[throws java.lang.IllegalStateException] and Iterator[throws java.lang.IllegalStateException]
LIST
}

# Which object a call has made is known when a result has it.
case_clients_results_made() {
  java_class Slot <<'JAVA'
public class Slot {
  private Object held;
  public Slot(Object first) { held = first; }
  public synchronized Object put(Object next) { Object old = held; held = next; return old; }
}
JAVA
  expect 0 'passes' clients -cp classes --new 'new Slot(new Object())' --calls 'put(new Object())' --content 'put(null)' \
    --json result.json Slot
  [[ $(jq -r '.clients[0].admitted[0] | join(" ")' result.json | sed 's/java.lang.Object//g') == '#0 #A1 #A2 #B1 #B2' ]] ||
    { cat result.json; exit 1; }
  expect 2 'put(new Objekt()) is no call of Slot' clients -cp classes --new 'new Slot(new Object())' \
    --calls 'put(new Objekt())' Slot
}

# A class of which only the harmless methods could be called does not pass; what the user leaves out is named.
case_clients_not_called() {
  java_class Heap <<'JAVA'
import java.util.*;
public class Heap {
  private final List<Object> all = new ArrayList<>();
  public void addAll(Collection<?> more) { all.addAll(more); }
  public java.util.stream.Stream<Object> stream() { return all.stream(); }
  public int size() { return all.size(); }
}
JAVA
  expect 3 'but nothing is known of methods that no client calls: addAll(Collection), stream().' clients -cp classes Heap
  grep -q 'Not called, as no values are known for a parameter of type java.util.Collection: addAll(Collection).' output
  grep -q 'Not called, as results of type java.util.stream.Stream cannot be compared: stream().' output
  expect 3 '<error type="inconclusive" message="addAll(Collection), stream()"/>' clients -cp classes --junit-xml - Heap
  expect 3 'nothing is known' clients -cp classes --quiet --json result.json Heap
  [[ $(jq -c '[.verdict, .left_out, (.not_called | length)]' result.json) == '["inconclusive",["addAll(Collection)","stream()"],2]' ]]
  expect 0 'linearizable on every schedule. Not called, as you said: addAll(Collection), stream().' clients -cp classes \
    --without addAll,stream Heap
  expect 0 'Not called, as you said: addAll(Collection), stream().' clients -cp classes --methods size Heap
  expect 0 'Not called, as you said: addAll(Collection), stream().' clients -cp classes --calls 'size()' Heap
  expect 1 'is not' clients -cp classes --calls 'addAll(java.util.List.of(1))' --content 'size()' \
    --operations 1 Heap
  # A sample that leaves out methods says so, unless it is one client that was asked for.
  expect 3 'no client calls' clients --number 1 --methods offer,poll,peek,size --values 1 java.util.concurrent.ConcurrentLinkedQueue
  expect 0 '1 passes' clients --number 3 --client 1 --methods offer,poll,peek,size --values 1 \
    java.util.concurrent.ConcurrentLinkedQueue
}

# With any number of workers, and every time: the same answer, but for times and what memory was used. The second client that is wrong has
# fewer states than the first one, so that it is found earlier.
case_clients_same_answer() {
  java_class Late <<'JAVA'
public class Late {
  private int count, other;
  public int slow() { synchronized (this) { for (int i = 0; i < 40; i++) other++; } return ++count; }
  public int next() { return ++count; }
}
JAVA
  local parallel
  for parallel in 1 2 4 4 3; do
    rm -f weaveproof-trace-*
    expect 1 'not sequentially consistent' clients -cp classes --operations 1 --parallel $parallel --json result.json Late
    sed -E 's/ +[0-9.]+ (s|[kMG]B)\>//g' output >"text-$parallel"
    jq 'del(.. | .seconds?, .states_per_second?, .peak_rss_bytes?, .store_bytes?, .bytes_per_state?)' result.json >"json-$parallel"
    cmp text-1 "text-$parallel" && cmp json-1 "json-$parallel" || { diff text-1 "text-$parallel"; diff json-1 "json-$parallel"; exit 1; }
    [[ $(echo weaveproof-trace-*) == weaveproof-trace-LateClient1.json ]]
  done
  [[ $(jq -c '[.clients[].verdict]' result.json) == '["violation","unchecked","unchecked"]' ]]
}

# A parameter of any number of arguments gets each value alone, and all of them at once.
case_clients_varargs() {
  java_class Bag <<'JAVA'
public class Bag {
  private int sum;
  private final java.util.List<Object> all = new java.util.ArrayList<>();
  public void addAll(int... numbers) { for (int number : numbers) add(number); }
  private synchronized void add(int number) { sum += number; }
  public synchronized int sum() { return sum; }
  public synchronized int put(Object first) { all.add(first); return 1; }
  public synchronized int put(String how, Object... more) { all.add(more.length); return all.size(); }
  public synchronized int thing(Thread... more) { return more.length; }
}
JAVA
  expect 1 'addAll(1, 2)' clients --methods addAll,sum --number all --json result.json -cp classes Bag
  [[ $(jq -c '.calls' result.json) == '["addAll(1)","addAll(2)","addAll(1, 2)","sum()"]' ]] || { cat result.json; exit 1; }
  expect 3 'nothing is known of methods that no client calls: thing(Thread...).' clients --without addAll,sum --operations 1 --number all --json result.json -cp classes Bag
  jq -e '.calls | contains(["put((Object) 1)", "put((String) \"a\", new Object[] {1, 2})"])' result.json || { cat result.json; exit 1; }
}

case_clients_wrong_calls() {
  java_class Closed <<'JAVA'
public class Closed { private Closed() { } public void m() { } }
JAVA
  java_class Broken <<'JAVA'
public class Broken { public Broken() { throw new IllegalStateException("no object"); } public void m() { } }
JAVA
  expect 2 'no class is given' clients
  expect 2 'null is none' clients --new null java.util.ArrayDeque
  expect 2 'there is no class Missing' clients Missing
  expect 2 'has no public constructor' clients -cp classes Closed
  expect 2 'java.util.AbstractList is abstract' clients java.util.AbstractList
  expect 2 'java.util.List is an interface' clients java.util.List
  expect 2 'has no public method' clients java.lang.Object
  expect 2 'has no public method nothing' clients --methods nothing java.util.ArrayList
  # One sentence, and no word of javac's files.
  wrong() {
    expect 2 "$1" clients "${@:2}"
    [[ $(wc -l <output) == 1 ]] && ! grep -qF '.java' output || { cat output; exit 1; }
  }
  wrong 'weaveproof: nothing() is no call of java.util.ArrayList: cannot find symbol; its public methods are add(' \
    --calls 'size(); nothing()' java.util.ArrayList
  wrong 'add("x", 1) is no call of java.util.ArrayList: ' --calls 'add("x", {1..2})' java.util.ArrayList
  wrong 'size( is no call of java.util.ArrayList: ' --calls 'size(' java.util.ArrayList
  wrong 'ad(1) is no call of java.util.ArrayList (--prefix): ' --prefix 'ad(1)' --methods size java.util.ArrayList
  wrong 'sum() is no call of java.util.ArrayList (--content): ' --content 'sum()' --methods size java.util.ArrayList
  wrong 'no object of java.util.ArrayList can be made by new ArrayList(): cannot find symbol' \
    --new 'new ArrayList()' --methods size java.util.ArrayList
  wrong 'trimToSize() is no call of java.util.LinkedList: ' --spec java.util.LinkedList --methods trimToSize \
    java.util.ArrayList
  expect 2 'no object' clients -cp classes Broken
  expect 2 'too many' clients --threads 4 --operations 4 java.util.ArrayList
  expect 2 'too many clients for --number all' clients --number all java.util.ArrayList
  expect 2 '--threads is a number from 2 on' clients --threads 1 java.util.ArrayList
  expect 2 'goes neither with' clients --calls 'size()' --methods size java.util.ArrayList
  expect 2 'there is no client 9' clients --client 9 --calls 'size()' java.util.ArrayList
  expect 2 '--spec-new is for --spec' clients --spec-new x java.util.ArrayList
  expect 2 'unknown option --trace' clients --trace trace.json java.util.ArrayList
  expect 2 'after it: --threads' clients java.util.ArrayList --threads 2
  expect 0 'usage: weaveproof clients' clients --help
}

main "$@"
