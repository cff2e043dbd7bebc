#!/bin/bash
# What a harness may call: weaveproof.Check, and Java Pathfinder's Verify.
# shellcheck disable=SC2016
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case_check_choice() {
  java_class Chooses <<'JAVA'
import weaveproof.Check;
public class Chooses {
  public static void main(String[] args) {
    int a = Check.choose(1, 5), b = Check.choose(1, 5);
    Check.assume(a < b);
    boolean flag = Check.anyBoolean();
    Check.outcome(a + " " + b);
    if (flag && a * b == 20) Check.fail("found " + a + " " + b);
  }
}
JAVA
  expect 1 'AssertionError: found 4 5' check -cp classes Chooses
  expect 1 'violation' check --all-errors --outcomes --json result.json -cp classes Chooses
  grep -q '^10 outcomes:$' output
  grep -q '^  4 5$' output
  grep -q '"3 4"' result.json
  expect 1 'found 4 5' check source/Chooses.java  # no -cp is needed
}
# A counterexample says which value it was, where that is known before the call returns.
case_choices_in_words() {
  java_class Chosen <<'JAVA'
import gov.nasa.jpf.vm.Verify;
import weaveproof.Check;
public class Chosen {
  public static void main(String[] args) {
    int number = Check.choose(3, 5);
    boolean flag = Check.anyBoolean(), other = Verify.getBoolean(false);
    double some = Verify.getDoubleFromList(0.5, 7);
    long large = Verify.getLongFromList(5L, -1L << 40);
    int bits = Verify.getBitFlip(0, 2);
    if (number == 4 && flag && other && some == 7 && large < 0 && bits == 6) throw new IllegalStateException();
  }
}
JAVA
  expect 1 'chooses 4, one of 3 values, in Check.choose' check --search dfs -cp classes Chosen
  grep -qE '^ +2 +chooses true, in Check.anyBoolean$' output
  grep -qE '^ +3 +chooses value 1 of 2, in Verify.getBoolean$' output
  grep -qE '^ +4 +chooses 7.0, one of 2 values, in Verify.getDoubleFromList$' output
  grep -qE '^ +5 +chooses -1099511627776, one of 2 values, in Verify.getLongFromList$' output
  grep -qE '^ *6-7 +calls Verify.getBitFlip\(0, 2\): 6, chooses value 2 of 31, chooses value 1 of 30$' output
}
case_check_atomic() {
  java_class Atomic <<'JAVA'
import weaveproof.Check;
public class Atomic {
  static int count;
  static void add() { Check.atomic(() -> { count = count + 1; }); }
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(Atomic::add);
    t.start();
    add();
    t.join();
    assert count == 2;
  }
}
JAVA
  expect 0 'no violation' check -cp classes Atomic
}

# ---- Java Pathfinder's

case_check_jpf_verify() {
  java_class Verifies <<'JAVA'
import gov.nasa.jpf.vm.Verify;
public class Verifies {
  public static void main(String[] args) {
    int x = Verify.getInt(0, 3), y = Verify.random(2);
    Verify.ignoreIf(x == 3);
    boolean b = Verify.getBoolean();
    Verify.beginAtomic();
    int z = x + y + (b ? 1 : 0);
    Verify.endAtomic();
    weaveproof.Check.outcome(z);
  }
}
JAVA
  expect 0 '6 outcomes:' check --outcomes -cp classes Verifies
}
# Counters and bit sets tell of the path, so that the same outcomes come from every search.
case_check_jpf_tallies() {
  java_class Tallies <<'JAVA'
import gov.nasa.jpf.vm.Verify;
public class Tallies {
  static void tell() {
    Verify.breakTransition("here");
    Verify.setBitInBitSet(1, 70, Verify.incrementCounter(12) == 2);
    Verify.threadPrintln("has been");
  }
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(Tallies::tell, "other");
    other.start();
    tell();
    other.join();
    double d = Verify.getDoubleFromList(0.5, 1.5);
    if (d > 1) Verify.resetCounter(12);
    Verify.print("n", Verify.getCounter(12));
    Verify.print("no ", "gap");
    Verify.println();
    weaveproof.Check.outcome(Verify.getCounter(12) + " " + Verify.getCounter(-1) + " " + Verify.getBitInBitSet(1, 70)
        + " " + Verify.getBitInBitSet(9, 1) + " " + d + " " + Verify.isRunningInJPF());
    Verify.assertTrue("fails", args.length == 0);
  }
}
JAVA
  for way in 'dfs --reduction none' 'dfs --reduction full' bfs pos; do
    # shellcheck disable=SC2086
    "$weaveproof" check --outcomes --json result.json --search $way -cp classes Tallies >output || [[ $way == pos && $? == 3 ]]
    jq -e '.outcomes == ["0 0 false false 1.5 true", "0 0 true false 1.5 true", "2 0 false false 0.5 true",
      "2 0 true false 0.5 true"]' result.json || { cat output; exit 1; }
  done
  expect 1 'java.lang.AssertionError: fails' check -cp classes Tallies x
  grep -q '| other: has been' output
  expect 0 'no gap' run -cp classes Tallies
  grep -qxE 'n : [02]no gap' output
  grep -qE '(0.5|1.5) false$' output
}
# What Java Pathfinder takes from its configuration comes from a .jpf file, or from -D.
case_check_jpf_choices() {
  java_class Chooses <<'JAVA'
import gov.nasa.jpf.vm.Verify;
public class Chooses {
  public static void main(String[] args) {
    Object seen = switch (args[0]) {
      case "by-name" -> Verify.getInt("count") + " " + Verify.getDouble("speed");
      case "bits" -> Verify.getBitFlip((byte) 1, 2);
      case "values" -> {
        Verify.putValue("a", Verify.breakTransition("here", 1, 2));
        yield Verify.getValue("a") + " " + Verify.getValue("b") + " " + isCalledFromHere();
      }
      default -> Verify.createFromJSON(String.class, "1");
    };
    weaveproof.Check.outcome(seen);
  }
  static boolean isCalledFromHere() { return Verify.isCalledFromClass("Chooses") && !Verify.isCalledFromClass("Verify"); }
}
JAVA
  cat >chooses.jpf <<'JPF'
target = Chooses
classpath = classes
count.class = gov.nasa.jpf.vm.choice.IntIntervalGenerator
count.min = 5
count.max = 1
count.delta = -2
speed.class = gov.nasa.jpf.vm.choice.DoubleThresholdGenerator
speed.low = -0.5
speed.threshold = 1
speed.high = 1e9
JPF
  expect 0 '9 outcomes:' check --outcomes chooses.jpf by-name
  grep -qx '  3 1.0E9' output
  expect 0 '4 outcomes:' check --outcomes chooses.jpf -Dcount.class=IntChoiceFromSet -Dcount.values=1:2 \
    -Dspeed.class=DoubleChoiceFromSet '-Dspeed.values={0.5, 7}' by-name
  expect 0 '28 outcomes:' check --outcomes chooses.jpf bits
  expect 0 '2 outcomes:' check --outcomes chooses.jpf values
  grep -qx '  2 -1 true' output
  expect 4 'a choice by the name of count, for which neither a .jpf file nor -Dcount.class says' check -cp classes Chooses by-name
  expect 4 'a choice among other things than numbers (count.min: x)' check chooses.jpf -Dcount.min=x by-name
  expect 4 "the method createFromJSON of Java Pathfinder's Verify (Chooses.main(Chooses.java:11))" check -cp classes Chooses x
  expect 4 "the method createFromJSON of Java Pathfinder's Verify" run -cp classes Chooses x
}
# All objects of a type: what the program has dropped is none of them, what only a variable holds is, used again or not.
case_check_jpf_objects() {
  java_class Objects <<'JAVA'
import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.List;
public class Objects {
  interface Named {}
  static class Node implements Named {
    final int id;
    Node next;
    Node(int id) { this.id = id; }
    public String toString() { return getClass().getSimpleName() + id; }
  }
  static class Leaf extends Node { Leaf(int id) { super(id); } }
  static Node kept = new Node(0);
  static Object ask() { return Verify.getObject("thing"); }
  public static void main(String[] args) throws Exception {
    Node one = new Node(1), two = new Leaf(2);
    if (args[0].equals("dropped")) {
      Node three = new Node(3);
      three.next = new Node(4);
      three.next.next = three;
      three = null;
    }
    Thread other = new Thread(() -> kept.next = new Node(7));
    if (args[0].equals("ended") || args[0].equals("running")) other.start();
    if (args[0].equals("ended")) other.join();
    Object seen = ask();
    if (args[0].equals("twice")) {
      List<Object> all = new ArrayList<>(List.of(one));
      if (seen == one) all.clear();
      one = two = null;
      seen = seen + " " + Verify.randomObject("Objects$Node");
    }
    weaveproof.Check.outcome(seen);
    if (args.length > 1 && seen instanceof Leaf) throw new IllegalStateException("chosen");
  }
}
JAVA
  cat >objects.jpf <<'JPF'
target = Objects
classpath = classes
thing.class = gov.nasa.jpf.vm.choice.TypedObjectChoice
thing.type = Objects$Node
JPF
  outcomes() {  # how many, their list as JSON, then arguments; whatever search
    local way list=$1
    shift
    for way in 'auto' 'dfs --reduction none' 'dfs --reduction full' 'bfs' 'dfs --parallel 2'; do
      # shellcheck disable=SC2086
      expect 0 'no violation' check --outcomes --json result.json --search $way objects.jpf "$@"
      jq -e ".outcomes == $list" result.json || { cat output; exit 1; }
    done
  }
  outcomes '["Leaf2", "Node0", "Node1", "null"]' x
  outcomes '["Leaf2", "Node0", "Node1", "null"]' dropped
  outcomes '["Leaf2", "Node0", "Node1"]' -Dthing.include_null=false x
  outcomes '["Leaf2"]' '-Dthing.type=Objects$Leaf' -Dthing.include_null=false x
  outcomes '["Leaf2", "Node0", "Node1"]' '-Dthing.type=Objects$Named' -Dthing.include_null=false x
  outcomes '["null"]' -Dthing.type=no.such.Type -Dthing.include_null=false x
  outcomes '["Leaf2", "Node0", "Node1", "Node7", "null"]' ended
  outcomes '["Leaf2 Leaf2", "Leaf2 Node0", "Leaf2 Node1", "Node0 Node0", "Node0 Node1", "Node1 Node0", "Node1 Node1"]' \
    -Dthing.include_null=false twice
  for way in auto 'dfs --reduction none' 'dfs --reduction full' bfs; do
    # shellcheck disable=SC2086
    expect 4 'a choice among all objects of a type while other threads are alive' check --search $way objects.jpf running
  done
  expect 1 'chooses Objects$Leaf@1, one of 4 values' check objects.jpf x throws
  expect 1 'IllegalStateException: chosen' replay weaveproof-trace.json
  expect 4 'a choice with thing.include_null that is neither true nor false: 1' check objects.jpf -Dthing.include_null=1 x
  expect 4 'a choice by the name of thing that has no thing.type' \
    check -cp classes -Dthing.class=TypedObjectChoice Objects x
  expect 4 'a choice among all objects of a type, outside of weaveproof check' run -cp classes \
    -Dthing.class=TypedObjectChoice -Dthing.type=Objects Objects x
}

# ---- without exploration

# The same programs on a plain Java virtual machine, and under `run`.
case_harness_without_check() {
  java_class Plain <<'JAVA'
import gov.nasa.jpf.vm.Verify;
import weaveproof.Check;
public class Plain {
  public static void main(String[] args) throws Exception {
    boolean[] seen = new boolean[3];
    for (int i = 0; i < 1000; i++) seen[Check.choose(-1, 1) + 1] = true;
    Check.outcome(seen[0] && seen[1] && seen[2]);
    Check.outcome(Check.choose(Integer.MIN_VALUE, Integer.MAX_VALUE) == Check.choose(7, 7));
    int[] count = new int[1];
    Runnable add = () -> { for (int i = 0; i < 10000; i++) Check.atomic(() -> count[0]++); };
    Thread t = new Thread(add);
    t.start();
    add.run();
    t.join();
    Check.outcome(count[0]);
    Thread dropped = new Thread(() -> { Check.assume(true); Verify.ignoreIf(true); System.out.println("not reached"); });
    dropped.start();
    dropped.join();
    try { Check.choose(2, 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    try { Check.fail("so be it"); } catch (AssertionError e) { System.out.println(e.getMessage()); }
    System.out.println(Verify.getInt(4, 4) + Verify.getIntFromList(5, 5) + Verify.random(0));
    Check.assume(args.length > 0);
  }
}
JAVA
  printf 'true\nfalse\n20000\nnothing to choose from 2 to 1\nso be it\n9\n' >wanted
  "$JAVA_HOME/bin/java" -cp "classes:$api" Plain x >plain 2>&1
  diff wanted plain
  "$weaveproof" run -cp classes Plain x >plain 2>&1
  diff wanted plain
  # An assumption that does not hold ends main quietly.
  "$JAVA_HOME/bin/java" -cp "classes:$api" Plain >plain 2>&1 || [[ $? == 1 ]]
  diff wanted plain
}

main "$@"
