package structureclient;

import java.util.Arrays;

/**
 * Threads that dequeue and enqueue in turns, beginning with a dequeue. Every item is a different number. The third of
 * the sizes is how many items the queue has at the beginning.
 *
 * <p>Afterwards the items that came out and those that are left must be what some order of the operations, one at a
 * time, each thread's in its own order, would have given.
 */
public final class QueueClient {
  private static final class Worker extends Thread {
    private final IntQueue queue;
    private final Sizes sizes;
    private final int number;
    private int[] answers;

    Worker(IntQueue queue, Sizes sizes, int number) {
      this.queue = queue;
      this.sizes = sizes;
      this.number = number;
    }

    @Override
    public void run() {
      // An array of the thread's own until the end: how its answers are kept is no interaction.
      int[] own = new int[sizes.operations];
      IntQueue handle = queue.handle();
      for (int i = 0; i < own.length; i++) {
        if (dequeues(i)) {
          own[i] = handle.dequeue();
        } else {
          handle.enqueue(item(sizes, number, i));
        }
      }
      answers = own;
    }
  }

  private QueueClient() {}

  static boolean dequeues(int operation) {
    return operation % 2 == 0;
  }

  static int item(Sizes sizes, int thread, int operation) {
    return 1 + sizes.keys + thread * sizes.operations + operation;
  }

  public static void run(IntQueue queue, Sizes sizes) throws InterruptedException {
    IntQueue handle = queue.handle();
    int[] before = new int[sizes.keys];
    for (int i = 0; i < before.length; i++) {
      before[i] = i + 1;
      handle.enqueue(before[i]);
    }
    Worker[] workers = new Worker[sizes.threads];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = new Worker(queue, sizes, i);
    }
    for (Worker worker : workers) {
      worker.start();
    }
    int[][] answers = new int[workers.length][];
    for (int i = 0; i < workers.length; i++) {
      workers[i].join();
      answers[i] = workers[i].answers.clone();
    }
    int[] after = queue.content();
    Witness witness = new Witness(sizes, answers, before, after);
    if (!witness.from(0)) {
      throw new AssertionError(
          "no order of the operations gives "
              + Arrays.deepToString(answers)
              + " and leaves "
              + Arrays.toString(after));
    }
  }

  /**
   * Looks for an order of the operations that explains the answers. All items that ever enter stand in `entered`, in
   * the order of their entering; those before `left` have gone again.
   */
  private static final class Witness {
    private final Sizes sizes;
    private final int[][] answers;
    private final int[] after;
    private final int[] done;
    private final int[] entered;
    private int enteredCount;

    Witness(Sizes sizes, int[][] answers, int[] before, int[] after) {
      this.sizes = sizes;
      this.answers = answers;
      this.after = after;
      done = new int[sizes.threads];
      entered = Arrays.copyOf(before, before.length + sizes.threads * sizes.operations);
      enteredCount = before.length;
    }

    boolean from(int left) {
      boolean atEnd = true;
      for (int thread = 0; thread < done.length; thread++) {
        int operation = done[thread];
        if (operation == sizes.operations) {
          continue;
        }
        atEnd = false;
        done[thread]++;
        if (dequeues(operation)
            ? dequeued(answers[thread][operation], left)
            : enqueued(item(sizes, thread, operation), left)) {
          return true;
        }
        done[thread]--;
      }
      return atEnd && Arrays.equals(after, 0, after.length, entered, left, enteredCount);
    }

    private boolean dequeued(int answer, int left) {
      if (left == enteredCount) {
        return answer == IntQueue.EMPTY && from(left);
      }
      return answer == entered[left] && from(left + 1);
    }

    private boolean enqueued(int item, int left) {
      entered[enteredCount++] = item;
      if (from(left)) {
        return true;
      }
      enteredCount--;
      return false;
    }
  }
}
