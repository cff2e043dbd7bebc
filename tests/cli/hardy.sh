#!/bin/bash
# `weaveproof check` on programs that are hard on the machine below, explored in every way: none makes it crash or hang.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# all_ways PROGRAM OPTION…: every line of tests/ways.txt, in small doses. It ends with a verdict, or without one at a limit.
all_ways() {
  local program=$1 name options found
  shift
  while IFS='|' read -r name _ options; do
    if [[ $name == \#* || -z $name ]]; then continue; fi
    found=0
    options=${options/--runs 200/--runs 3}
    if [[ $options != *--runs* ]]; then options+=' --state-limit 500'; fi
    # shellcheck disable=SC2086
    timeout -k 5 100 "$weaveproof" check --quiet $options "$@" -cp classes "$program" </dev/null >output 2>&1 || found=$?
    if [[ $found != [013] ]]; then
      printf '%s: exit status %s\n' "$name" "$found"
      head -c 4000 output
      exit 1
    fi
  done <"$here/../ways.txt"
}

# Garbage that only a trace of the whole heap finds, around a walk that begins anew: an array class of a loader that exists on
# some schedules only must not be all that is left of it.
case_check_walks_and_class_loaders() {
  java_class Loaders <<'JAVA'
import java.io.InputStream;
import java.lang.reflect.Array;

public class Loaders {
  public static class Item {}
  static final class Own extends ClassLoader {
    @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.equals("Loaders$Item")) return super.loadClass(name, resolve);
      try (InputStream in = getResourceAsStream("Loaders$Item.class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (java.io.IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
  static final class Node { Node next, before; }
  static volatile Node ring;
  static void makeRing() {
    Node first = new Node(), last = first;
    for (int i = 0; i < 1200; i++) {
      Node node = new Node();
      node.before = last;
      last.next = node;
      last = node;
    }
    last.next = first;
    first.before = last;
    ring = first;
    ring = null;
  }
  static void work() {
    try {
      makeRing();
      ClassLoader own = new Own();
      Class<?> array = Array.newInstance(own.loadClass("Loaders$Item"), 3).getClass();
      synchronized (array) {
        if (array.getClassLoader() != own) throw new AssertionError("loader");
        if (array.getModule() != own.getUnnamedModule()) throw new AssertionError("module");
      }
      makeRing();
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(Loaders::work);
    other.start();
    work();
    other.join();
  }
}
JAVA
  for search in random-walk pct pos; do
    expect 3 "20 schedules were sampled" check --search $search --runs 20 -cp classes Loaders
  done
}

# A module that the JDK defines for proxies exists on some schedules only.
case_check_modules_of_proxies() {
  java_class Proxies <<'JAVA'
import java.lang.reflect.*;

public class Proxies {
  static void work() {
    Object proxy = Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Runnable.class},
                                          (self, method, arguments) -> null);
    Module module = proxy.getClass().getModule();
    if (Array.newInstance(proxy.getClass(), 1).getClass().getModule() != module) throw new AssertionError("array");
    if (module == Proxies.class.getModule() || !module.isNamed()) throw new AssertionError(module);
  }
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(Proxies::work);
    other.start();
    work();
    other.join();
  }
}
JAVA
  expect 3 "30 schedules were sampled" check --search random-walk --runs 30 -cp classes Proxies
  expect 0 "Every schedule was covered" check --search bfs --state-limit 20000 -cp classes Proxies
}

# Ends in the middle of everything, hooks included.
case_check_exit_in_all_ways() {
  java_class Exits <<'JAVA'
public class Exits {
  static volatile int x;
  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> x++));
    for (int i = 0; i < 3; i++) {
      int k = i;
      new Thread(() -> {
        x += k;
        if (x == 2) System.exit(x);
        if (x == 3) Runtime.getRuntime().halt(4);
        x++;
      }).start();
    }
    synchronized (Exits.class) { Exits.class.wait(10); }
    if (x == 1) System.exit(1);
  }
}
JAVA
  all_ways Exits --property deadlock,exception,loop  # so that searches go on behind the first of them
}

# Neither the stack nor the heap of the program is ours.
case_check_exhaustion_in_all_ways() {
  java_class Exhaustion <<'JAVA'
public class Exhaustion {
  static volatile int x;
  static int deeper(Object o, long l, double d) { return deeper(o, l + 1, d) + 1; }
  static void exhaust() {
    try { deeper("", 1, 2); } catch (StackOverflowError e) { x++; }
    try { x += new long[1 << 28].length; } catch (OutOfMemoryError e) { x++; }
  }
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(Exhaustion::exhaust);
    other.start();
    exhaust();
    other.join();
  }
}
JAVA
  all_ways Exhaustion
}

case_check_300_threads() {
  java_class Many <<'JAVA'
public class Many {
  static int x;
  public static void main(String[] args) throws Exception {
    Thread[] threads = new Thread[300];
    for (int i = 0; i < threads.length; i++) (threads[i] = new Thread(() -> { synchronized (Many.class) { x++; } })).start();
    for (Thread thread : threads) thread.join();
    assert x == threads.length;
  }
}
JAVA
  expect 3 'The limit of 1,000 states' check --state-limit 1000 -cp classes Many
  for search in random-walk pct pos; do
    expect 3 '3 schedules were sampled' check --search $search --runs 3 -cp classes Many
  done
}

# The search learns that the priority is shared, and begins anew: in every way, and the trace says what was visible.
case_check_begins_anew() {
  java_class Priority <<'JAVA'
public class Priority {
  public static void main(String[] args) {
    Thread worker = new Thread(() -> {
      int before = Thread.currentThread().getPriority();
      int after = Thread.currentThread().getPriority();
      weaveproof.Check.outcome(before + " " + after);
      assert before == after;
    });
    worker.start();
    worker.setPriority(10);
  }
}
JAVA
  expect 1 'The search ran 2 times: it was restarted because the program shares JDK internals that were assumed to be private' \
    check --trace trace.json --all-errors --outcomes -cp "classes:$api" Priority
  for outcome in '5 5' '5 10' '10 10'; do grep -qF "  $outcome" output; done
  expect 1 'Assertion failed in thread "Thread-0"' replay trace.json
  expect 1 'The search ran 2 times' check --parallel 2 --share -cp "classes:$api" Priority
  expect 1 'The search ran 2 times' check --search random-walk --runs 200 -cp "classes:$api" Priority
}

main "$@"
