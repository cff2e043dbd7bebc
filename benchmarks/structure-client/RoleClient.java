package structureclient;

import java.util.Arrays;

/**
 * Producers put items into a structure, consumers take some out: two kinds of threads, as the paper on mined heuristics has them.
 *
 * <p>Arguments: the structure, by the name of its folder; the numbers of producers and of consumers. There are as many new items as
 * there are threads of the larger group, and two that stand there at the beginning; all of them are shared out among the threads of
 * each group. Every item is a different number: old ones are odd, new ones even, so that in a set they are neighbours.
 *
 * <p>Afterwards every item must have come out once or be left, and no other one; and what came from one producer to one consumer, in
 * the order in which it went in, if the structure keeps it.
 */
public final class RoleClient {
  private static final int OLD = 2;

  private final Store store;
  private final int producers;
  private final int consumers;
  private final int fresh;

  private abstract static class Worker extends Thread {
    @Override
    public void run() {
      try {
        work();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    abstract void work() throws InterruptedException;
  }

  private final class Producer extends Worker {
    private final int number;

    Producer(int number) {
      setName("producer " + number);
      this.number = number;
    }

    @Override
    void work() throws InterruptedException {
      Store own = store.handle();
      for (int i = number; i < fresh; i += producers) {
        own.put(2 * i + 2);
      }
    }
  }

  private final class Consumer extends Worker {
    private final int number;
    private int[] taken;

    Consumer(int number) {
      setName("consumer " + number);
      this.number = number;
    }

    @Override
    void work() throws InterruptedException {
      // An array of the thread's own until the end: how its items are kept is no interaction.
      int[] own = new int[(fresh + OLD + consumers - 1) / consumers];
      Store handle = store.handle();
      for (int i = number, count = 0; i < fresh + OLD; i += consumers) {
        own[count++] = handle.take(i + 1);
      }
      taken = own;
    }
  }

  RoleClient(Store store, int producers, int consumers) {
    this.store = store;
    this.producers = producers;
    this.consumers = consumers;
    fresh = Math.max(producers, consumers);
  }

  void run() throws InterruptedException {
    Store own = store.handle();
    for (int i = 0; i < OLD; i++) {
      own.put(2 * i + 1);
    }
    Worker[] workers = new Worker[producers + consumers];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = i < producers ? new Producer(i) : new Consumer(i - producers);
    }
    for (Worker worker : workers) {
      worker.start();
    }
    int[] times = new int[2 * Math.max(fresh, OLD) + 1];
    for (Worker worker : workers) {
      worker.join();
      if (worker instanceof Consumer) {
        account(((Consumer) worker).taken.clone(), times);
      }
    }
    account(store.content(), times);
    for (int item = 1; item < times.length; item++) {
      boolean isItem = item % 2 == 0 ? item <= 2 * fresh : item < 2 * OLD;
      if (times[item] != (isItem ? 1 : 0)) {
        throw new AssertionError("item " + item + " is there " + times[item] + " times: " + Arrays.toString(times));
      }
    }
  }

  private void account(int[] items, int[] times) {
    int[] last = new int[producers];
    for (int item : items) {
      if (item == Store.NOTHING) {
        continue;
      }
      if (item < 0 || item >= times.length) {
        throw new AssertionError("nobody has put " + item);
      }
      times[item]++;
      int producer = (item / 2 - 1) % producers;
      if (item % 2 == 0 && store.keepsOrder() && item < last[producer]) {
        throw new AssertionError("item " + item + " came late in " + Arrays.toString(items));
      }
      if (item % 2 == 0) {
        last[producer] = item;
      }
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    if (arguments.length != 3) {
      throw new IllegalArgumentException("arguments: structure producers consumers");
    }
    int producers = Integer.parseInt(arguments[1]);
    int consumers = Integer.parseInt(arguments[2]);
    new RoleClient(Stores.named(arguments[0]), producers, consumers).run();
  }
}
