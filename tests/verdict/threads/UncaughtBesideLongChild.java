/** A thread dies of an exception right after it has started another one that takes its time. */
public class UncaughtBesideLongChild {
  static long sum;

  public static void main(String[] args) {
    new Thread(() -> {
      new Thread(() -> {
        long local = 0;
        for (int i = 0; i < 1000000; i++) local += i;
        sum = local;
      }).start();
      throw new IllegalStateException("made of " + Thread.currentThread().getName()); // expect: exception java.lang.IllegalStateException
    }).start();
  }
}
