/** A literal, an interned string and a constant of another class exclude each other: all are one object. */
public class LiteralMutex { // expect: no-violation
  static int count;

  static class Other {
    static void add() {
      synchronized ("mutex") {
        count++;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    String built = new StringBuilder("mu").append("tex").toString().intern();
    Thread other = new Thread(() -> Other.add());
    other.start();
    synchronized (built) {
      count++;
    }
    other.join();
    assert count == 2;
  }
}
