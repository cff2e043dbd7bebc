/** A runnable of an inner class holds its outer object. */
public class EscapeByInnerClass {
  int a;
  int b;

  class Reader implements Runnable {
    @Override
    public void run() {
      int seenA = a;
      int seenB = b;
      assert seenA == seenB; // expect: assertion
    }
  }

  public static void main(String[] args) throws Exception {
    EscapeByInnerClass box = new EscapeByInnerClass();
    Thread reader = new Thread(box.new Reader());
    reader.start();
    box.a = 1;
    box.b = 1;
    reader.join();
  }
}
