import weaveproof.Check;

/** What stands in an atomic block is not interrupted. */
public class AtomicBlocks { // expect: no-violation
  static int count;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> Check.atomic(() -> count++));
    other.start();
    Check.atomic(() -> count++);
    other.join();
    assert count == 2;
  }
}
