package structureclient;

/** A queue of positive ints that nobody waits on, as {@link QueueClient} sees it. */
public interface IntQueue {
  int EMPTY = 0;

  void enqueue(int item);

  /** The oldest item, or EMPTY. */
  int dequeue();

  /** The items, oldest first. Only when no thread is at work; throws AssertionError if the structure is broken. */
  int[] content();

  /** What one thread uses; each thread asks for its own. */
  default IntQueue handle() {
    return this;
  }
}
