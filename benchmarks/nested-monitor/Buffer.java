package nestedmonitor;

/** A ring of slots. The semaphores count those that are free and those that are filled. */
abstract class Buffer {
  protected final Semaphore free;
  protected final Semaphore filled = new Semaphore(0);
  private final int[] slots;
  private int in;
  private int out;

  Buffer(int size) {
    slots = new int[size];
    free = new Semaphore(size);
  }

  abstract void put(int item) throws InterruptedException;

  abstract int get() throws InterruptedException;

  protected final void store(int item) {
    slots[in] = item;
    in = (in + 1) % slots.length;
  }

  protected final int fetch() {
    int item = slots[out];
    out = (out + 1) % slots.length;
    return item;
  }
}
