import weaveproof.Check;

/** fail() in the schedule that should not exist. */
public class FailInOneSchedule {
  static volatile int last;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> last = 1);
    other.start();
    last = 2;
    other.join();
    if (last == 1) Check.fail("the thread came last"); // expect: assertion
  }
}
