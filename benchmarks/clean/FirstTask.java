package clean;

/** Waits for the round to be opened by a task of the second group, and answers. */
class FirstTask extends Thread {
  private final Event toFirsts;
  private final Event toSeconds;
  private final int rounds;

  FirstTask(String name, Event toFirsts, Event toSeconds, int rounds) {
    super(name);
    this.toFirsts = toFirsts;
    this.toSeconds = toSeconds;
    this.rounds = rounds;
  }

  @Override
  public void run() {
    try {
      for (int round = 1; round <= rounds; round++) {
        toFirsts.await(round);
        toSeconds.signal();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
