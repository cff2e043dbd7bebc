package sor;

/** Lets nobody go on before all have come, time after time. */
class Barrier {
  private final int parties;
  private int arrived;
  private int generation;

  Barrier(int parties) {
    this.parties = parties;
  }

  synchronized void await() throws InterruptedException {
    int mine = generation;
    arrived++;
    if (arrived == parties) {
      arrived = 0;
      generation++;
      notifyAll();
      return;
    }
    while (generation == mine) {
      wait();
    }
  }
}
