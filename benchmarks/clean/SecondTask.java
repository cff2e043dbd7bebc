package clean;

/** Opens the round and waits for an answer out of the first group. */
class SecondTask extends Thread {
  private final Event toFirsts;
  private final Event toSeconds;
  private final int rounds;

  SecondTask(String name, Event toFirsts, Event toSeconds, int rounds) {
    super(name);
    this.toFirsts = toFirsts;
    this.toSeconds = toSeconds;
    this.rounds = rounds;
  }

  @Override
  public void run() {
    try {
      for (int round = 1; round <= rounds; round++) {
        toFirsts.signal();
        toSeconds.await(round);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
