import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/**
 * Structures without locks, used by several threads: Treiber's stack, Michael and Scott's queue, tickets, a stamped
 * pair.
 */
public class ConcAtomicsShared {
  static void parallel(int n, java.util.function.IntConsumer body) throws InterruptedException {
    Thread[] threads = new Thread[n];
    for (int i = 0; i < n; i++) {
      int me = i;
      (threads[i] = new Thread(() -> body.accept(me))).start();
    }
    for (Thread t : threads) t.join();
  }

  static final class Stack<T> {
    private record Node<T>(T value, Node<T> next) {}

    private final AtomicReference<Node<T>> top = new AtomicReference<>();

    void push(T value) {
      Node<T> old;
      do old = top.get();
      while (!top.compareAndSet(old, new Node<>(value, old)));
    }

    T pop() {
      while (true) {
        Node<T> old = top.get();
        if (old == null) return null;
        if (top.compareAndSet(old, old.next())) return old.value();
      }
    }
  }

  static final class Queue<T> {
    private static final class Node<T> {
      final T value;
      final AtomicReference<Node<T>> next = new AtomicReference<>();

      Node(T value) {
        this.value = value;
      }
    }

    private final AtomicReference<Node<T>> head;
    private final AtomicReference<Node<T>> tail;

    Queue() {
      Node<T> dummy = new Node<>(null);
      head = new AtomicReference<>(dummy);
      tail = new AtomicReference<>(dummy);
    }

    void add(T value) {
      Node<T> node = new Node<>(value);
      while (true) {
        Node<T> last = tail.get();
        Node<T> next = last.next.get();
        if (next != null) tail.compareAndSet(last, next);
        else if (last.next.compareAndSet(null, node)) {
          tail.compareAndSet(last, node);
          return;
        }
      }
    }

    T poll() {
      while (true) {
        Node<T> first = head.get();
        Node<T> next = first.next.get();
        if (next == null) return null;
        if (head.compareAndSet(first, next)) return next.value;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Stack<Integer> stack = new Stack<>();
    List<Integer> popped = Collections.synchronizedList(new ArrayList<>());
    parallel(3, me -> {
      for (int i = 0; i < 10; i++) stack.push(me * 10 + i);
      for (int i = 0; i < 5; i++) popped.add(stack.pop());
    });
    for (Integer i; (i = stack.pop()) != null;) popped.add(i);
    Collections.sort(popped);
    System.out.println(popped);
    Queue<Integer> queue = new Queue<>();
    AtomicInteger sum = new AtomicInteger();
    parallel(4, me -> {
      for (int i = 1; i <= 10; i++) {
        if (me % 2 == 0) {
          queue.add(i);
        } else {
          Integer got;
          while ((got = queue.poll()) == null) Thread.onSpinWait();
          sum.addAndGet(got);
        }
      }
    });
    System.out.println(sum + " " + queue.poll());
    AtomicInteger next = new AtomicInteger();
    AtomicInteger serving = new AtomicInteger();
    int[] guarded = new int[1];
    parallel(3, me -> {
      for (int i = 0; i < 8; i++) {
        int ticket = next.getAndIncrement();
        while (serving.get() != ticket) Thread.onSpinWait();
        guarded[0] = guarded[0] * 2 % 1009 + 1;
        serving.incrementAndGet();
      }
    });
    System.out.println(guarded[0] + " " + serving);
    AtomicStampedReference<String> account = new AtomicStampedReference<>("", 0);
    parallel(3, me -> {
      int[] stamp = new int[1];
      for (int i = 0; i < 5; i++) {
        String old;
        do old = account.get(stamp);
        while (!account.compareAndSet(old, old + me, stamp[0], stamp[0] + 1));
      }
    });
    System.out.println(account.getStamp() + " "
        + account.getReference().chars().sorted().mapToObj(c -> "" + (char) c).reduce("", String::concat));
    AtomicMarkableReference<String> flag = new AtomicMarkableReference<>("once", false);
    AtomicInteger winners = new AtomicInteger();
    parallel(4, me -> {
      if (flag.attemptMark("once", true) && flag.compareAndSet("once", "by " + "somebody", true, true)) {
        winners.incrementAndGet();
      }
    });
    System.out.println(winners + " " + flag.getReference());
    LongAdder adder = new LongAdder();
    LongAccumulator max = new LongAccumulator(Math::max, 0);
    AtomicLong high = new AtomicLong();
    AtomicIntegerArray histogram = new AtomicIntegerArray(5);
    parallel(4, me -> {
      for (int i = 0; i < 15; i++) {
        adder.add(i);
        max.accumulate(me * 100 + i);
        high.accumulateAndGet((i * 37 + me * 11) % 101, Math::max);
        histogram.incrementAndGet((i + me) % 5);
      }
    });
    System.out.println(adder.sum() + " " + max.get() + " " + high + " " + histogram);
  }
}
