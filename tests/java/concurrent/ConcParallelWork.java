import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Data-parallel programs: matrix by rows, reduction in rounds, odd-even sort, a shared work list, parallel streams.
 */
public class ConcParallelWork {
  interface Body {
    void run(int me) throws Exception;
  }

  static void parallel(int n, Body body) throws InterruptedException {
    AtomicInteger failures = new AtomicInteger();
    Thread[] threads = new Thread[n];
    for (int i = 0; i < n; i++) {
      int me = i;
      (threads[i] = new Thread(() -> {
        try {
          body.run(me);
        } catch (Exception e) {
          failures.incrementAndGet();
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    if (failures.get() > 0) throw new IllegalStateException(failures + " failures");
  }

  static void matrix() throws InterruptedException {
    int n = 6;
    int[][] a = new int[n][n];
    int[][] b = new int[n][n];
    int[][] c = new int[n][n];
    for (int i = 0; i < n * n; i++) {
      a[i / n][i % n] = i % 7;
      b[i / n][i % n] = i % 5 - 2;
    }
    AtomicInteger next = new AtomicInteger();
    parallel(3, me -> {
      for (int row; (row = next.getAndIncrement()) < n;) {
        for (int col = 0; col < n; col++) {
          for (int k = 0; k < n; k++) c[row][col] += a[row][k] * b[k][col];
        }
      }
    });
    System.out.println(Arrays.deepHashCode(c) + " " + Arrays.toString(c[5]));
  }

  static void rounds() throws InterruptedException {
    int[] sums = IntStream.rangeClosed(1, 4).toArray();
    CyclicBarrier barrier = new CyclicBarrier(4);
    // A prefix sum in two rounds: each reads from a neighbour, all wait, then each writes.
    parallel(4, me -> {
      for (int step = 1; step < 4; step *= 2) {
        int left = me >= step ? sums[me - step] : 0;
        barrier.await();
        sums[me] += left;
        barrier.await();
      }
    });
    System.out.println(Arrays.toString(sums));
    int[] data = {9, 3, 7, 1, 8, 2, 6, 4};
    CyclicBarrier phase = new CyclicBarrier(2);
    parallel(2, me -> {
      for (int round = 0; round < data.length; round++) {
        for (int i = round % 2 + me * 4; i + 1 < data.length && i < (me + 1) * 4; i += 2) {
          if (data[i] > data[i + 1]) {
            int t = data[i];
            data[i] = data[i + 1];
            data[i + 1] = t;
          }
        }
        phase.await();
      }
    });
    System.out.println(Arrays.toString(data));
  }

  static void workList() throws InterruptedException {
    int size = 60;
    AtomicIntegerArray distance = new AtomicIntegerArray(size);
    for (int i = 1; i < size; i++) distance.set(i, Integer.MAX_VALUE);
    ConcurrentLinkedQueue<Integer> work = new ConcurrentLinkedQueue<>(List.of(0));
    AtomicInteger pending = new AtomicInteger(1);
    parallel(3, me -> {
      while (pending.get() > 0) {
        Integer node = work.poll();
        if (node == null) {
          Thread.yield();
          continue;
        }
        int d = distance.get(node) + 1;
        for (int next : new int[] {(node * 2 + 1) % size, (node + 7) % size}) {
          int old;
          while (d < (old = distance.get(next))) {
            if (distance.compareAndSet(next, old, d)) {
              pending.incrementAndGet();
              work.add(next);
              break;
            }
          }
        }
        pending.decrementAndGet();
      }
    });
    System.out.println(distance);
  }

  public static void main(String[] args) throws InterruptedException {
    matrix();
    rounds();
    workList();
    System.out.println(IntStream.range(0, 40).parallel().filter(i -> i % 3 == 0).boxed().collect(Collectors.toList())
        + " " + List.of("x", "y", "z").parallelStream().map(String::toUpperCase).collect(Collectors.joining()));
  }
}
