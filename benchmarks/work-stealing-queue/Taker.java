package workstealingqueue;

/** Somebody who gets items out of the queue and notes how often each. */
abstract class Taker extends Thread {
  private final int items;
  private int[] taken;

  Taker(String name, int items) {
    super(name);
    this.items = items;
  }

  protected abstract void work(int[] counts);

  @Override
  public void run() {
    int[] counts = new int[items];
    work(counts);
    taken = counts;
  }

  /** For the thread that has joined this one. */
  int[] taken() {
    return taken;
  }

  protected static void note(int item, int[] counts) {
    if (item != WorkStealingQueue.NONE) {
      counts[item]++;
    }
  }
}
