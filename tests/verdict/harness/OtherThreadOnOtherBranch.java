import weaveproof.Check;

/** Either branch starts a thread of its own; the schedule that fails has only one of them. */
public class OtherThreadOnOtherBranch {
  static volatile boolean started;

  public static void main(String[] args) throws Exception {
    if (Check.anyBoolean()) {
      new Thread(() -> {
        assert started; // expect: assertion
      }).start();
      started = true;
    } else {
      Thread quiet = new Thread(() -> Thread.yield());
      quiet.start();
      quiet.join();
    }
  }
}
