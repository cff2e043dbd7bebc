package raxextended;

/** Follows the work of the other two and takes no part in it. */
class Monitor extends Thread {
  private final Event planned;
  private final Event executed;
  private final int plans;

  Monitor(Event planned, Event executed, int plans) {
    super("monitor");
    this.planned = planned;
    this.executed = executed;
    this.plans = plans;
  }

  @Override
  public void run() {
    try {
      planned.await(1);
      executed.await(plans);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
