package deos;

/** The processor time of one thread in the current period, in ticks. Guarded by the kernel. */
class Budget {
  private final int share;
  private int remaining;
  private int used;
  private int received;

  Budget(int share) {
    this.share = share;
  }

  /** What the thread gets in every period. */
  int share() {
    return share;
  }

  int remaining() {
    return remaining;
  }

  void refill() {
    remaining = share;
    used = 0;
    received = share;
  }

  /** Time that another thread did not want. */
  void receive(int ticks) {
    remaining += ticks;
    received += ticks;
  }

  /** Time that goes to another thread. */
  void giveAway(int ticks) {
    remaining -= ticks;
    received -= ticks;
  }

  /** The thread was running. */
  void spend(int ticks) {
    remaining -= ticks;
    used += ticks;
    assert used <= received : used + " ticks used and only " + received + " received";
  }

  @Override
  public String toString() {
    return remaining + " left, " + used + " of " + received + " used";
  }
}
