/** What user code does that String.format calls is as visible as ever. */
public class CalledBackByFormat {
  static int calls;

  static class Counting {
    @Override
    public String toString() {
      calls++;
      return "counted";
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> String.format("%s", new Counting()));
    other.start();
    String.format("%s", new Counting());
    other.join();
    assert calls == 2; // expect: assertion
  }
}
