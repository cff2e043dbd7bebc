package workstealingqueue;

/** Pushes all items, taking one back after every other push, and at last takes what is left. */
class Owner extends Taker {
  private final WorkStealingQueue queue;
  private final int items;

  Owner(WorkStealingQueue queue, int items) {
    super("owner", items);
    this.queue = queue;
    this.items = items;
  }

  @Override
  protected void work(int[] counts) {
    for (int item = 0; item < items; item++) {
      queue.push(item);
      if (item % 2 == 1) {
        note(queue.take(), counts);
      }
    }
    int item;
    while ((item = queue.take()) != WorkStealingQueue.NONE) {
      note(item, counts);
    }
  }
}
