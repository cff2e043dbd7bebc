package deos;

/** The hardware: ticks whenever it likes, for a while. */
class Clock extends Thread {
  private final Kernel kernel;
  private final int ticks;

  Clock(Kernel kernel, int ticks) {
    super("clock");
    this.kernel = kernel;
    this.ticks = ticks;
  }

  @Override
  public void run() {
    for (int i = 0; i < ticks; i++) {
      kernel.tick();
    }
    kernel.halt();
  }
}
