package queuebounded;

import java.util.Arrays;
import structureclient.Sizes;

/**
 * The smaller half of the threads puts, each as many items as there are operations; the others share the taking. The
 * third of the sizes is the capacity. Every item must come out once, and those of one putter in the order in which
 * they went in.
 */
final class PutAndTake {
  private final BoundedQueue queue;
  private final Sizes sizes;
  private final int putters;
  private final int items;

  private abstract static class Worker extends Thread {
    int[] taken = new int[0];

    abstract void work() throws InterruptedException;

    @Override
    public void run() {
      try {
        work();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  PutAndTake(BoundedQueue queue, Sizes sizes) {
    this.queue = queue;
    this.sizes = sizes;
    putters = sizes.threads / 2;
    items = putters * sizes.operations;
  }

  private Worker putter(int number) {
    return new Worker() {
      @Override
      void work() throws InterruptedException {
        for (int i = 0; i < sizes.operations; i++) {
          queue.put(number * sizes.operations + i);
        }
      }
    };
  }

  private Worker taker(int count) {
    return new Worker() {
      @Override
      void work() throws InterruptedException {
        int[] own = new int[count];
        for (int i = 0; i < count; i++) {
          own[i] = queue.take();
        }
        taken = own;
      }
    };
  }

  void run() throws InterruptedException {
    Worker[] workers = new Worker[sizes.threads];
    int takers = sizes.threads - putters;
    for (int i = 0; i < workers.length; i++) {
      int taker = i - putters;
      workers[i] = taker < 0 ? putter(i) : taker(items / takers + (taker < items % takers ? 1 : 0));
    }
    for (Worker worker : workers) {
      worker.start();
    }
    boolean[] seen = new boolean[items];
    for (Worker worker : workers) {
      worker.join();
      check(worker.taken.clone(), seen);
    }
    for (int item = 0; item < items; item++) {
      if (!seen[item]) {
        throw new AssertionError("item " + item + " was lost");
      }
    }
    if (queue.content().length != 0) {
      throw new AssertionError("items are left");
    }
  }

  private void check(int[] taken, boolean[] seen) {
    int[] last = new int[putters];
    Arrays.fill(last, -1);
    for (int item : taken) {
      int putter = item / sizes.operations;
      if (seen[item] || item <= last[putter]) {
        throw new AssertionError("item " + item + " came twice or late in " + Arrays.toString(taken));
      }
      seen[item] = true;
      last[putter] = item;
    }
  }
}
