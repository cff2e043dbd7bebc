package workstealingqueue;

class Thief extends Taker {
  private final WorkStealingQueue queue;
  private final int attempts;

  Thief(String name, WorkStealingQueue queue, int items, int attempts) {
    super(name, items);
    this.queue = queue;
    this.attempts = attempts;
  }

  @Override
  protected void work(int[] counts) {
    for (int i = 0; i < attempts; i++) {
      note(queue.steal(), counts);
    }
  }
}
