package lostnotify;

/** Opens the gate for a heat once all runners of the heat before have arrived. */
class Starter extends Thread {
  private final Gate gate;
  private final FinishLine finish;
  private final int runners;
  private final int heats;

  Starter(Gate gate, FinishLine finish, int runners, int heats) {
    super("starter");
    this.gate = gate;
    this.finish = finish;
    this.runners = runners;
    this.heats = heats;
  }

  @Override
  public void run() {
    try {
      for (int heat = 0; heat < heats; heat++) {
        finish.awaitArrivals(heat * runners);
        gate.open();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
