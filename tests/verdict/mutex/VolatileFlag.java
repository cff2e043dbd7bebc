/** Data first, then the flag that announces it. */
public class VolatileFlag { // expect: no-violation
  static int data;
  static volatile boolean ready;

  public static void main(String[] args) throws Exception {
    Thread producer = new Thread(() -> {
      data = 42;
      ready = true;
    });
    producer.start();
    while (!ready) Thread.onSpinWait();
    assert data == 42;
    producer.join();
  }
}
