import weaveproof.Check;

/** A path is given up in the very step that has started a thread, before the thread has run. */
public class AssumedBehindStart { // expect: no-violation
  static volatile int count;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> count++);
    boolean choice = Check.anyBoolean();
    other.start();
    Check.assume(choice);
    other.join();
    assert count == 1;
  }
}
