/** The last philosopher takes the right fork first. */
public class PhilosophersFixed { // expect: no-violation
  static void eat(Object left, Object right) {
    synchronized (left) {
      synchronized (right) {
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Object[] forks = {new Object(), new Object(), new Object()};
    Thread[] philosophers = new Thread[3];
    for (int i = 0; i < 3; i++) {
      Object left = forks[i == 2 ? 0 : i];
      Object right = forks[i == 2 ? 2 : i + 1];
      philosophers[i] = new Thread(() -> eat(left, right));
    }
    for (Thread p : philosophers) p.start();
    for (Thread p : philosophers) p.join();
  }
}
