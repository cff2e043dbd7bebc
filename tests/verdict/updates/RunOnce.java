/** A flag that should let one thread in lets in two. */
public class RunOnce {
  static volatile boolean done;
  static volatile int runs;

  static void once() {
    if (!done) {
      done = true;
      synchronized (RunOnce.class) {
        runs++;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> once());
    other.start();
    once();
    other.join();
    assert runs == 1; // expect: assertion
  }
}
