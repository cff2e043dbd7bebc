/** Dining philosophers for ever; the fork with the smaller number first. Argument: how many. See philosophers.pml. */
public class Philosophers {
  private static final class Fork {
    boolean used;
  }

  private static final class Philosopher extends Thread {
    private final Fork first;
    private final Fork second;

    Philosopher(Fork first, Fork second) {
      this.first = first;
      this.second = second;
    }

    @Override
    public void run() {
      Fork one = first;
      Fork two = second;
      while (true) {
        synchronized (one) {
          one.used = true;
          synchronized (two) {
            two.used = true;
            two.used = false;
          }
          one.used = false;
        }
      }
    }
  }

  public static void main(String[] arguments) {
    Fork[] forks = new Fork[Integer.parseInt(arguments[0])];
    for (int i = 0; i < forks.length; i++) {
      forks[i] = new Fork();
    }
    for (int i = 0; i < forks.length; i++) {
      int next = (i + 1) % forks.length;
      new Philosopher(forks[Math.min(i, next)], forks[Math.max(i, next)]).start();
    }
  }
}
