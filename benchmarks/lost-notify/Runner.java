package lostnotify;

class Runner extends Thread {
  private final Gate gate;
  private final FinishLine finish;
  private final int heats;

  Runner(String name, Gate gate, FinishLine finish, int heats) {
    super(name);
    this.gate = gate;
    this.finish = finish;
    this.heats = heats;
  }

  @Override
  public void run() {
    try {
      for (int heat = 1; heat <= heats; heat++) {
        gate.pass(heat);
        finish.cross();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
