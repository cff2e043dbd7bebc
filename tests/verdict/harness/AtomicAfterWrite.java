import weaveproof.Check;

/** Before an atomic block there is room for other threads, as before any other step. */
public class AtomicAfterWrite {
  static volatile int value;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      value = 1;
      Check.atomic(() -> value = 2);
    });
    other.start();
    int before = value;
    int after = value;
    other.join();
    assert before != 1 || after != 2; // expect: assertion
  }
}
