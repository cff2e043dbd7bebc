package structureclient;

/** What {@link RoleClient} sees of a structure: something that items are put into and taken out of. */
interface Store {
  int NOTHING = 0;

  void put(int item) throws InterruptedException;

  /** An item, or NOTHING. Who can choose takes the one that is wanted. */
  int take(int wanted) throws InterruptedException;

  /** What is left. Only when no thread is at work; throws AssertionError if the structure is broken. */
  int[] content();

  /** Whether items come out in the order in which they went in. */
  boolean keepsOrder();

  /** What one thread uses; each thread asks for its own. */
  default Store handle() {
    return this;
  }
}
