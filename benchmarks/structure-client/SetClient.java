package structureclient;

import java.util.Arrays;

/**
 * Threads that add, remove and look up keys of one set. Which operation comes when depends on nothing but the numbers
 * of thread and operation: removing, adding and looking up take turns among the threads, so that neighbours of the
 * list are removed and added at once. At the beginning the set has the odd keys.
 *
 * <p>Afterwards the answers of all operations together with what is left in the set must be what some order of the
 * operations, one at a time, each thread's in its own order, would have given.
 */
public final class SetClient {
  private static final int REMOVE = 0;
  private static final int ADD = 1;
  private static final int KINDS = 3; // the third is contains

  private static final class Worker extends Thread {
    private final IntSet set;
    private final Sizes sizes;
    private final int number;
    private boolean[] answers;

    Worker(IntSet set, Sizes sizes, int number) {
      this.set = set;
      this.sizes = sizes;
      this.number = number;
    }

    @Override
    public void run() {
      // An array of the thread's own until the end: how its answers are kept is no interaction.
      boolean[] own = new boolean[sizes.operations];
      for (int i = 0; i < own.length; i++) {
        own[i] = perform(set, kind(sizes, number, i), key(sizes, number, i));
      }
      answers = own;
    }
  }

  private SetClient() {}

  static int turn(Sizes sizes, int thread, int operation) {
    return operation * sizes.threads + thread;
  }

  static int kind(Sizes sizes, int thread, int operation) {
    return turn(sizes, thread, operation) % KINDS;
  }

  /** From 1 to the number of keys, such that every kind of operation meets every key. */
  static int key(Sizes sizes, int thread, int operation) {
    int turn = turn(sizes, thread, operation);
    return 1 + (sizes.keys % KINDS == 0 ? turn + turn / KINDS : turn) % sizes.keys;
  }

  static boolean perform(IntSet set, int kind, int key) {
    switch (kind) {
      case REMOVE:
        return set.remove(key);
      case ADD:
        return set.add(key);
      default:
        return set.contains(key);
    }
  }

  public static void run(IntSet set, Sizes sizes) throws InterruptedException {
    for (int key = 1; key <= sizes.keys; key += 2) {
      set.add(key);
    }
    int before = bits(set.content());
    Worker[] workers = new Worker[sizes.threads];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = new Worker(set, sizes, i);
    }
    for (Worker worker : workers) {
      worker.start();
    }
    boolean[][] answers = new boolean[workers.length][];
    for (int i = 0; i < workers.length; i++) {
      workers[i].join();
      answers[i] = workers[i].answers.clone();
    }
    int[] content = set.content();
    Witness witness = new Witness(sizes, answers, bits(content));
    if (!witness.from(new int[workers.length], before)) {
      throw new AssertionError(
          "no order of the operations gives "
              + Arrays.deepToString(answers)
              + " and leaves "
              + Arrays.toString(content));
    }
  }

  private static int bits(int[] keys) {
    int bits = 0;
    for (int key : keys) {
      bits |= 1 << key;
    }
    return bits;
  }

  /** Looks for an order of the operations that explains the answers: a search with memory of where it failed. */
  private static final class Witness {
    private final Sizes sizes;
    private final boolean[][] answers;
    private final int after;
    private final boolean[] failed;

    Witness(Sizes sizes, boolean[][] answers, int after) {
      this.sizes = sizes;
      this.answers = answers;
      this.after = after;
      int places = 1;
      for (int i = 0; i < sizes.threads; i++) {
        places *= sizes.operations + 1;
      }
      failed = new boolean[places << sizes.keys];
    }

    boolean from(int[] done, int content) {
      int place = 0;
      boolean atEnd = true;
      for (int count : done) {
        place = place * (sizes.operations + 1) + count;
        atEnd &= count == sizes.operations;
      }
      place = place << sizes.keys | content >> 1;
      if (atEnd || failed[place]) {
        return atEnd && content == after;
      }
      for (int thread = 0; thread < done.length; thread++) {
        int operation = done[thread];
        if (operation == sizes.operations) {
          continue;
        }
        int bit = 1 << key(sizes, thread, operation);
        int kind = kind(sizes, thread, operation);
        boolean present = (content & bit) != 0;
        if (answers[thread][operation] == (kind == ADD ? !present : present)) {
          done[thread]++;
          if (from(done, kind == ADD ? content | bit : kind == REMOVE ? content & ~bit : content)) {
            return true;
          }
          done[thread]--;
        }
      }
      failed[place] = true;
      return false;
    }
  }
}
