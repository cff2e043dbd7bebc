import java.util.concurrent.locks.ReentrantLock;

/** Every philosopher takes the left fork and waits for the right one, all of them in a circle. */
public class PhilosophersOfLocks {
  static class Philosopher extends Thread {
    final ReentrantLock left, right;
    int meals;

    Philosopher(ReentrantLock left, ReentrantLock right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public void run() {
      left.lock();
      right.lock(); // expect: deadlock
      ++meals;
      right.unlock();
      left.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    ReentrantLock[] forks = {new ReentrantLock(), new ReentrantLock(), new ReentrantLock()};
    Philosopher[] all = new Philosopher[forks.length];
    for (int i = 0; i < all.length; ++i) all[i] = new Philosopher(forks[i], forks[(i + 1) % forks.length]);
    for (Philosopher philosopher : all) philosopher.start();
    for (Philosopher philosopher : all) {
      philosopher.join();
      assert philosopher.meals == 1;
    }
  }
}
