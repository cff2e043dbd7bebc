// Threads that sleep. Under `last` code takes no time, so who sleeps less is first, and whoever can go on does so before time
// passes. Under `patient:1s` that holds for sleeps of a second or more; shorter ones end at any moment.
//
// last: order 12
// last: tie ab
// last: tie ba
// last: short ab
// last: work done
// last: rounds 4
// last: lost 1
// last: lost 2
// last: zero ab
// last: zero ba
// last: interrupted
// last: sum 3000
// last: polled
// patient: order 12
// patient: tie ab
// patient: tie ba
// patient: short ab
// patient: short ba
// patient: work done
// patient: rounds 4
// patient: lost 1
// patient: lost 2
// patient: zero ab
// patient: zero ba
// patient: interrupted
// patient: sum 3000
// patient: polled
import weaveproof.Check;

public class TimeSleeps {
  static final StringBuffer said = new StringBuffer();
  static volatile int x;

  interface Body { void run() throws InterruptedException; }

  static Thread start(Body body) {
    Thread thread = new Thread(() -> {
      try {
        body.run();
      } catch (InterruptedException e) {
        said.append("interrupted");
      }
    });
    thread.start();
    return thread;
  }

  static Thread says(String word, long millis) {
    return start(() -> {
      Thread.sleep(millis);
      said.append(word);
    });
  }

  static String both(String one, long first, String two, long second) throws InterruptedException {
    Thread a = says(one, first), b = says(two, second);
    a.join();
    b.join();
    return said.toString();
  }

  public static void main(String[] args) throws InterruptedException {
    switch (Check.choose(0, 8)) {
      case 0 -> Check.outcome("order " + both("2", 2000, "1", 1000));
      case 1 -> Check.outcome("tie " + both("a", 1000, "b", 1000));  // they have the same limit
      case 2 -> Check.outcome("short " + both("a", 10, "b", 20));
      case 3 -> {  // main comes back when the other one has done all that it had to do
        start(() -> {
          for (int i = 0; i < 3; ++i) x = x + 1;
        });
        Thread.sleep(1000);
        Check.outcome(x == 3 ? "work done" : "too early");
      }
      case 4 -> {  // at 1200, 2400, 3600; at 4000 it is done
        Object lock = new Object();
        Thread other = start(() -> {
          Thread.sleep(4000);
          synchronized (lock) {
            x = 1;
            lock.notify();
          }
        });
        int rounds = 0;
        synchronized (lock) {
          for (; x == 0; ++rounds) lock.wait(1200);
        }
        other.join();
        Check.outcome("rounds " + rounds);
      }
      case 5 -> {  // who wakes at the same moment may get in the way of each other
        Thread other = start(() -> {
          Thread.sleep(1000);
          x = x + 1;
        });
        Thread.sleep(1000);
        x = x + 1;
        other.join();
        Check.outcome("lost " + x);
      }
      case 7 -> {  // short sleeps let time pass for who sleeps long
        start(() -> {
          Thread.sleep(1000);
          x = 1;
        });
        while (x == 0) Thread.sleep(400);
        Check.outcome("polled");
      }
      case 6 -> Check.outcome("zero " + both("a", 0, "b", 0));  // sleep(0) waits for no time
      default -> {
        if (Check.anyBoolean()) {
          Thread sleeper = says("slept", 3000);
          Thread.sleep(2000);
          sleeper.interrupt();
          sleeper.join();
          Check.outcome(said);
        } else {  // what one sleeps passes for all
          long begin = System.nanoTime();
          Thread other = start(() -> Thread.sleep(2000));
          Thread.sleep(1000);
          other.join();
          Thread.sleep(1000);
          Check.outcome("sum " + (System.nanoTime() - begin) / 1_000_000);
        }
      }
    }
  }
}
