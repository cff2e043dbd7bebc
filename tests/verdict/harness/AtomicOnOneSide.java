import weaveproof.Check;

/** An atomic block does not protect from itself being placed inside another's two steps. */
public class AtomicOnOneSide {
  static int count;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> Check.atomic(() -> count++));
    other.start();
    count++;
    other.join();
    assert count == 2; // expect: assertion
  }
}
