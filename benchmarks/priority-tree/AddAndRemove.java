package prioritytree;

import structureclient.Sizes;

/**
 * Threads that add and remove in turns; half of them begin with the one, half with the other. The third of the sizes is
 * the range of priorities. At the beginning there is one item of every even priority.
 *
 * <p>Afterwards the counters must agree with the bins, what is taken out then must come in order, and all that was
 * added must have come out.
 */
final class AddAndRemove {
  private final PriorityTree tree;
  private final Sizes sizes;

  private final class Worker extends Thread {
    private final int number;
    private int[] removed; // how many items of each priority

    Worker(int number) {
      this.number = number;
    }

    @Override
    public void run() {
      int[] own = new int[sizes.keys];
      for (int i = 0; i < sizes.operations; i++) {
        if (adds(number, i)) {
          tree.add(priority(number, i));
        } else {
          int priority = tree.removeMin();
          if (priority != PriorityTree.NONE) {
            own[priority]++;
          }
        }
      }
      removed = own;
    }
  }

  AddAndRemove(PriorityTree tree, Sizes sizes) {
    this.tree = tree;
    this.sizes = sizes;
  }

  private static boolean adds(int thread, int operation) {
    return (thread + operation) % 2 == 0;
  }

  private int priority(int thread, int operation) {
    return (thread + operation) / 2 % sizes.keys;
  }

  void run() throws InterruptedException {
    int[] inside = new int[sizes.keys];
    for (int priority = 0; priority < sizes.keys; priority += 2) {
      tree.add(priority);
      inside[priority]++;
    }
    Worker[] workers = new Worker[sizes.threads];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = new Worker(i);
    }
    for (Worker worker : workers) {
      worker.start();
    }
    for (int i = 0; i < workers.length; i++) {
      workers[i].join();
      account(i, workers[i].removed.clone(), inside);
    }
    tree.check();
    int last = 0;
    for (int item = tree.removeMin(); item != PriorityTree.NONE; item = tree.removeMin()) {
      if (item < last) {
        throw new AssertionError("priority " + item + " came after " + last);
      }
      last = item;
      inside[item]--;
    }
    for (int priority = 0; priority < inside.length; priority++) {
      if (inside[priority] != 0) {
        throw new AssertionError(inside[priority] + " items of priority " + priority + " were lost");
      }
    }
  }

  private void account(int thread, int[] removed, int[] inside) {
    for (int i = 0; i < sizes.operations; i++) {
      if (adds(thread, i)) {
        inside[priority(thread, i)]++;
      }
    }
    for (int priority = 0; priority < removed.length; priority++) {
      inside[priority] -= removed[priority];
    }
  }
}
