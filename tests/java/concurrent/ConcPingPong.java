// sanitize: yes
import java.util.ArrayList;
import java.util.List;

/** Turn-taking with wait and notify: two threads, then a ring of five. */
public class ConcPingPong {
  static final StringBuilder OUT = new StringBuilder();

  static class Table {
    private boolean ping = true;

    synchronized void hit(boolean mine, String sound) throws InterruptedException {
      while (ping != mine) wait();
      OUT.append(sound);
      ping = !mine;
      notify();
    }
  }

  static class Ring {
    private final int size;
    private int turn;
    final List<Integer> order = new ArrayList<>();

    Ring(int size) {
      this.size = size;
    }

    synchronized void take(int me) throws InterruptedException {
      while (turn != me) wait();
      order.add(me);
      turn = (turn + 1) % size;
      notifyAll();
    }
  }

  interface Step {
    void run(int round) throws InterruptedException;
  }

  static Thread loop(int rounds, Step step) {
    Thread t = new Thread(() -> {
      try {
        for (int i = 0; i < rounds; i++) step.run(i);
      } catch (InterruptedException e) {
        OUT.append("interrupted");
      }
    });
    t.start();
    return t;
  }

  public static void main(String[] args) throws InterruptedException {
    Table table = new Table();
    Thread ping = loop(10, i -> table.hit(true, "ping" + i + " "));
    Thread pong = loop(10, i -> table.hit(false, "pong" + i + " "));
    ping.join();
    pong.join();
    System.out.println(OUT);
    Ring ring = new Ring(5);
    Thread[] threads = new Thread[5];
    for (int i = 4; i >= 0; i--) {
      int me = i;
      threads[i] = loop(4, round -> ring.take(me));
    }
    for (Thread t : threads) t.join();
    System.out.println(ring.order);
  }
}
