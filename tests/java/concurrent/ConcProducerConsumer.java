import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** Producers and consumers over a bounded buffer with wait and notifyAll; end by poison, and by counting. */
public class ConcProducerConsumer {
  static final class Buffer {
    private final Deque<Integer> items = new ArrayDeque<>();
    private final int capacity;
    private int largest;

    Buffer(int capacity) {
      this.capacity = capacity;
    }

    synchronized void put(int item) throws InterruptedException {
      while (items.size() == capacity) wait();
      items.addLast(item);
      largest = Math.max(largest, items.size());
      notifyAll();
    }

    synchronized int take() throws InterruptedException {
      while (items.isEmpty()) wait();
      int item = items.removeFirst();
      notifyAll();
      return item;
    }

    synchronized boolean within() {
      return largest <= capacity && items.isEmpty();
    }
  }

  static final int POISON = -1;

  static void run(int producers, int consumers, int capacity, int each) throws InterruptedException {
    Buffer buffer = new Buffer(capacity);
    Thread[] threads = new Thread[producers + consumers];
    long[] sums = new long[consumers];
    int[] counts = new int[consumers];
    boolean[] ordered = new boolean[consumers];
    Arrays.fill(ordered, true);
    for (int c = 0; c < consumers; c++) {
      int me = c;
      threads[producers + c] = new Thread(() -> {
        int[] last = new int[producers];
        try {
          for (int item; (item = buffer.take()) != POISON;) {
            sums[me] += item;
            counts[me]++;
            int producer = item / 1000;
            // What one producer makes arrives in order at each consumer.
            ordered[me] &= item % 1000 >= last[producer];
            last[producer] = item % 1000;
          }
        } catch (InterruptedException e) {
          ordered[me] = false;
        }
      }, "consumer " + c);
    }
    for (int p = 0; p < producers; p++) {
      int me = p;
      threads[p] = new Thread(() -> {
        try {
          for (int i = 1; i <= each; i++) buffer.put(me * 1000 + i);
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }, "producer " + p);
    }
    for (Thread t : threads) t.start();
    for (int p = 0; p < producers; p++) threads[p].join();
    for (int c = 0; c < consumers; c++) buffer.put(POISON);
    for (Thread t : threads) t.join();
    boolean inOrder = true;
    for (boolean o : ordered) inOrder &= o;
    System.out.println(producers + " to " + consumers + " by " + capacity + ": sum " + Arrays.stream(sums).sum()
        + " count " + Arrays.stream(counts).sum() + " in order " + inOrder + " bounded " + buffer.within());
  }

  public static void main(String[] args) throws InterruptedException {
    run(1, 1, 1, 20);
    run(2, 1, 3, 12);
    run(1, 3, 2, 20);
    run(3, 2, 2, 8);
  }
}
