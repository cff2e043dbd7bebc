/** Three philosophers, each with the left fork first. */
public class Philosophers {
  static void eat(Object left, Object right) {
    synchronized (left) {
      synchronized (right) { // expect: deadlock
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Object[] forks = {new Object(), new Object(), new Object()};
    Thread[] philosophers = new Thread[3];
    for (int i = 0; i < 3; i++) {
      Object left = forks[i];
      Object right = forks[(i + 1) % 3];
      philosophers[i] = new Thread(() -> eat(left, right));
    }
    for (Thread p : philosophers) p.start();
    for (Thread p : philosophers) p.join();
  }
}
