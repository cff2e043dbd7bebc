/** Who starts a thread shares with it what the thread's object holds. */
public class EscapeByThread {
  static class Box {
    int a;
    int b;
  }

  static class Reader extends Thread {
    Box seen;

    @Override
    public void run() {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
  }

  public static void main(String[] args) throws Exception {
    Reader reader = new Reader();
    Box box = new Box();
    reader.seen = box;
    reader.start();
    box.a = 1;
    box.b = 1;
    reader.join();
  }
}
