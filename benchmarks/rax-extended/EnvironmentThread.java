package raxextended;

/** Has nothing to do with the agent, but a search that does not know that tries all of its steps at all moments. */
class EnvironmentThread extends Thread {
  private static final int TURNS = 2;

  private final Cell cell;
  private final int parity;

  EnvironmentThread(String name, Cell cell, int parity) {
    super(name);
    this.cell = cell;
    this.parity = parity;
  }

  @Override
  public void run() {
    try {
      for (int turn = 0; turn < TURNS; turn++) {
        cell.increment(parity);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
