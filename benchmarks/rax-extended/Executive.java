package raxextended;

class Executive extends Thread {
  private final Plan plan;
  private final Event planned;
  private final Event executed;
  private final int plans;

  Executive(Plan plan, Event planned, Event executed, int plans) {
    super("executive");
    this.plan = plan;
    this.planned = planned;
    this.executed = executed;
    this.plans = plans;
  }

  @Override
  public void run() {
    try {
      for (int version = 1; version <= plans; version++) {
        planned.await(version);
        for (int i = 0; i < Plan.TOKENS; i++) {
          plan.executeToken(version);
        }
        executed.signal();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
