// sanitize: yes
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** Every class of java.util.concurrent.atomic, operation by operation. */
public class ConcAtomics {
  volatile int number = 1;
  volatile long large = 2;
  volatile String text = "a";
  int plain;

  static void integers() {
    AtomicInteger i = new AtomicInteger(10);
    System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.getAndDecrement() + " "
        + i.decrementAndGet() + " " + i.getAndAdd(5) + " " + i.addAndGet(-3) + " " + i.getAndSet(100) + " "
        + i.compareAndSet(100, 7) + i.compareAndSet(100, 8) + " " + i.getAndUpdate(x -> x * 2) + " "
        + i.updateAndGet(x -> x + 1) + " " + i.getAndAccumulate(3, Math::max) + " "
        + i.accumulateAndGet(4, (a, b) -> a * b) + " " + i.compareAndExchange(60, 61) + " "
        + i.compareAndExchange(60, 62) + " " + i.getPlain() + " " + i.getOpaque() + " " + i.getAcquire());
    i.lazySet(1);
    i.setRelease(2);
    i.setOpaque(3);
    i.setPlain(Integer.MAX_VALUE);
    System.out.println(i.incrementAndGet() + " " + i.longValue() + " " + i.doubleValue() + " " + i);
    AtomicLong l = new AtomicLong(1L << 40);
    System.out.println(l.getAndAdd(1) + " " + l.updateAndGet(x -> x >> 20) + " " + l.compareAndSet(1 << 20, -1) + " "
        + l.getAndIncrement() + " " + l.accumulateAndGet(9, Long::sum) + " " + l.getAndSet(3) + " " + l.intValue());
    AtomicBoolean b = new AtomicBoolean();
    System.out.println(b.getAndSet(true) + " " + b.compareAndSet(true, false) + " " + b.compareAndSet(true, false) + " "
        + b.compareAndExchange(false, true) + " " + b);
  }

  static void references() {
    String x = "x";
    AtomicReference<String> r = new AtomicReference<>(x);
    System.out.println(r.compareAndSet(new String("x"), "y") + " " + r.compareAndSet(x, "y") + " " + r.getAndSet("z")
        + " " + r.getAndUpdate(s -> s + s) + " " + r.updateAndGet(String::toUpperCase) + " "
        + r.accumulateAndGet("!", String::concat) + " " + r.compareAndExchange("q", "r") + " " + r);
    AtomicStampedReference<String> stamped = new AtomicStampedReference<>("a", 1);
    int[] stamp = new int[1];
    System.out.println(stamped.get(stamp) + stamp[0] + " " + stamped.compareAndSet("a", "b", 1, 2) + " "
        + stamped.compareAndSet("b", "c", 1, 3) + " " + stamped.attemptStamp("b", 9) + " " + stamped.getReference()
        + stamped.getStamp());
    AtomicMarkableReference<Integer> marked = new AtomicMarkableReference<>(5, false);
    boolean[] mark = new boolean[1];
    System.out.println(marked.compareAndSet(5, 6, false, true) + " " + marked.get(mark) + mark[0] + " "
        + marked.attemptMark(6, false) + " " + marked.isMarked());
    marked.set(7, true);
    System.out.println(marked.getReference() + " " + marked.isMarked());
  }

  static void arrays() {
    AtomicIntegerArray ints = new AtomicIntegerArray(new int[] {1, 2, 3});
    System.out.println(ints.getAndAdd(0, 10) + " " + ints.incrementAndGet(1) + " " + ints.compareAndSet(2, 3, 30) + " "
        + ints.updateAndGet(2, v -> v / 4) + " " + ints.getAndAccumulate(0, 5, (a, b) -> a - b) + " " + ints + " "
        + ints.length());
    AtomicLongArray longs = new AtomicLongArray(2);
    System.out.println(longs.addAndGet(1, 1L << 33) + " " + longs.getAndSet(1, 4) + " " + longs.decrementAndGet(0) + " "
        + longs);
    AtomicReferenceArray<String> texts = new AtomicReferenceArray<>(2);
    texts.set(0, "p");
    System.out.println(texts.getAndSet(0, "q") + " " + texts.compareAndSet(1, null, "r") + " "
        + texts.getAndUpdate(1, s -> s + 1) + " " + texts);
    try {
      ints.get(3);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }

  static void updaters() {
    ConcAtomics o = new ConcAtomics();
    AtomicIntegerFieldUpdater<ConcAtomics> number = AtomicIntegerFieldUpdater.newUpdater(ConcAtomics.class, "number");
    AtomicLongFieldUpdater<ConcAtomics> large = AtomicLongFieldUpdater.newUpdater(ConcAtomics.class, "large");
    AtomicReferenceFieldUpdater<ConcAtomics, String> text =
        AtomicReferenceFieldUpdater.newUpdater(ConcAtomics.class, String.class, "text");
    System.out.println(number.incrementAndGet(o) + " " + number.getAndAccumulate(o, 5, Integer::sum) + " " + o.number
        + " " + large.addAndGet(o, 1L << 35) + " " + large.compareAndSet(o, 2, 3) + " " + text.getAndSet(o, "b") + " "
        + text.compareAndSet(o, "b", "c") + " " + text.updateAndGet(o, s -> s + s) + " " + o.text);
    for (Runnable r : new Runnable[] {() -> AtomicIntegerFieldUpdater.newUpdater(ConcAtomics.class, "plain"),
        () -> AtomicIntegerFieldUpdater.newUpdater(ConcAtomics.class, "large"),
        () -> AtomicReferenceFieldUpdater.newUpdater(ConcAtomics.class, Object.class, "text"),
        () -> AtomicLongFieldUpdater.newUpdater(ConcAtomics.class, "missing")}) {
      try {
        r.run();
      } catch (RuntimeException e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
  }

  static void accumulators() {
    LongAdder adder = new LongAdder();
    adder.add(5);
    adder.increment();
    adder.decrement();
    adder.add(-2);
    LongAccumulator max = new LongAccumulator(Math::max, Long.MIN_VALUE);
    DoubleAdder doubles = new DoubleAdder();
    DoubleAccumulator product = new DoubleAccumulator((a, b) -> a * b, 1);
    for (int k = 1; k <= 5; k++) {
      max.accumulate(k * 7 % 10);
      doubles.add(k / 2.0);
      product.accumulate(k);
    }
    System.out.println(adder + " " + adder.sumThenReset() + " " + adder.sum() + " " + max + " " + max.getThenReset()
        + " " + max.get() + " " + doubles.sum() + " " + product.get() + " " + product.intValue());
  }

  public static void main(String[] args) {
    integers();
    references();
    arrays();
    updaters();
    accumulators();
  }
}
