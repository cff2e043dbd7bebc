package raxextended;

class Planner extends Thread {
  private final Plan plan;
  private final Event planned;
  private final Event executed;
  private final int plans;

  Planner(Plan plan, Event planned, Event executed, int plans) {
    super("planner");
    this.plan = plan;
    this.planned = planned;
    this.executed = executed;
    this.plans = plans;
  }

  @Override
  public void run() {
    try {
      for (int version = 1; version <= plans; version++) {
        plan.renew(version);
        planned.signal();
        executed.await(version);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
