package sor;

class Relaxer extends Thread {
  private final Grid grid;
  private final Barrier barrier;
  private final int from;
  private final int to;
  private final int steps;
  private final boolean meetAfterRed;

  Relaxer(String name, Grid grid, Barrier barrier, int from, int to, int steps, boolean meetAfterRed) {
    super(name);
    this.grid = grid;
    this.barrier = barrier;
    this.from = from;
    this.to = to;
    this.steps = steps;
    this.meetAfterRed = meetAfterRed;
  }

  @Override
  public void run() {
    try {
      for (int step = 0; step < steps; step++) {
        grid.relax(from, to, Grid.RED);
        if (meetAfterRed) {
          barrier.await();
        }
        grid.relax(from, to, Grid.BLACK); // race: with the red half of a neighbour that is still at it
        barrier.await();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
