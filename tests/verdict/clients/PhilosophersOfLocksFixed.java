import java.util.concurrent.locks.ReentrantLock;

/** Who does not get the right fork puts the left one back and begins anew. */
public class PhilosophersOfLocksFixed { // expect: no-violation
  static class Philosopher extends Thread {
    final ReentrantLock left, right;
    int meals;

    Philosopher(ReentrantLock left, ReentrantLock right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public void run() {
      for (;;) {
        left.lock();
        if (right.tryLock()) break;
        left.unlock();
        Thread.yield();
      }
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
