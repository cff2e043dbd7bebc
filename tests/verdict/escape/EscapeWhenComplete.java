/** Written first and published afterwards: whoever sees it sees it complete, through all of these ways. */
public class EscapeWhenComplete { // expect: no-violation
  static class Box {
    int a;
    int b;
    Box next;
  }

  static Box shared;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box first = new Box();
      Box second = new Box();
      first.next = second;
      first.a = first.b = 1;
      second.a = second.b = 2;
      shared = first;
    });
    other.start();
    Box seen = shared;
    if (seen != null) {
      assert seen.a == 1 && seen.b == 1 && seen.next.a == 2 && seen.next.b == 2;
    }
    other.join();
  }
}
