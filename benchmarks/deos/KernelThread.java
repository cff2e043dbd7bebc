package deos;

/** A thread as the kernel knows it. Guarded by the kernel. */
class KernelThread {
  enum State {
    READY,
    WAITING_FOR_PERIOD,
    ENDED
  }

  final String name;
  private final int budget;
  private State state = State.READY;
  private int remaining;

  KernelThread(String name, int budget) {
    this.name = name;
    this.budget = budget;
  }

  /** Ticks that it gets in each period. */
  int budget() {
    return state == State.ENDED ? 0 : budget;
  }

  /** Ticks that it still has in this period. */
  int remaining() {
    return remaining;
  }

  boolean canRun() {
    return state == State.READY && remaining > 0;
  }

  boolean hasEnded() {
    return state == State.ENDED;
  }

  void beginPeriod() {
    if (state != State.ENDED) {
      state = State.READY;
      remaining = budget;
    }
  }

  void receive(int ticks) {
    remaining += ticks;
  }

  void charge(int ticks) {
    remaining -= ticks;
  }

  void become(State newState) {
    state = newState;
  }

  @Override
  public String toString() {
    return name + " with " + remaining + " of " + budget;
  }
}
