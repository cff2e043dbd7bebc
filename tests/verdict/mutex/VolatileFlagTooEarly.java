/** The flag is raised before the data is there. */
public class VolatileFlagTooEarly {
  static int data;
  static volatile boolean ready;

  public static void main(String[] args) throws Exception {
    Thread producer = new Thread(() -> {
      ready = true;
      data = 42;
    });
    producer.start();
    while (!ready) Thread.onSpinWait();
    assert data == 42; // expect: assertion
    producer.join();
  }
}
