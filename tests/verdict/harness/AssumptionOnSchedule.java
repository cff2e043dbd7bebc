import weaveproof.Check;

/** An assumption may speak about the schedule: only those in which the thread comes second are looked at. */
public class AssumptionOnSchedule { // expect: no-violation
  static volatile boolean mainWasThere;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Check.assume(mainWasThere);
      assert mainWasThere;
    });
    other.start();
    mainWasThere = true;
    other.join();
  }
}
