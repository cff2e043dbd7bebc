package deos;

/** A thread as the kernel knows it. Guarded by the kernel. */
class KernelThread {
  enum State {
    /** Created in this period; takes part from the next one on. */
    DORMANT,
    READY,
    WAITING_FOR_PERIOD,
    ENDED
  }

  final String name;
  final Budget budget;
  private State state = State.DORMANT;

  KernelThread(String name, int share) {
    this.name = name;
    this.budget = new Budget(share);
  }

  boolean canRun() {
    return state == State.READY && budget.remaining() > 0;
  }

  boolean hasEnded() {
    return state == State.ENDED;
  }

  void beginPeriod() {
    if (state != State.ENDED) {
      state = State.READY;
      budget.refill();
    }
  }

  void become(State newState) {
    state = newState;
  }

  @Override
  public String toString() {
    return name + ": " + budget;
  }
}
