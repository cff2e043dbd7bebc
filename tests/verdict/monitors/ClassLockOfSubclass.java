/** getClass() is another lock in a subclass. */
public class ClassLockOfSubclass {
  static int count;

  void add() {
    synchronized (getClass()) {
      count++;
    }
  }

  static class Special extends ClassLockOfSubclass {
  }

  public static void main(String[] args) throws Exception {
    ClassLockOfSubclass plain = new ClassLockOfSubclass();
    ClassLockOfSubclass special = new Special();
    Thread other = new Thread(() -> special.add());
    other.start();
    plain.add();
    other.join();
    assert count == 2; // expect: assertion
  }
}
