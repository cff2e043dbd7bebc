import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Exchanger: two threads swap full and empty buffers; time-out, interruption, null. */
public class ConcExchanger {
  static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

  interface Body {
    void run() throws Exception;
  }

  static Thread start(Body body) {
    Thread t = new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        LOG.add(e.getClass().getSimpleName());
      }
    });
    t.start();
    return t;
  }

  public static void main(String[] args) throws Exception {
    Exchanger<List<Integer>> exchanger = new Exchanger<>();
    List<Integer> received = new ArrayList<>();
    Thread filler = start(() -> {
      List<Integer> buffer = new ArrayList<>();
      for (int i = 1; i <= 15; i++) {
        buffer.add(i);
        if (buffer.size() == 3) {
          buffer = exchanger.exchange(buffer);
          if (!buffer.isEmpty()) LOG.add("not emptied");
        }
      }
      exchanger.exchange(null);
    });
    Thread emptier = start(() -> {
      List<Integer> buffer = new ArrayList<>();
      while ((buffer = exchanger.exchange(buffer)) != null) {
        received.addAll(buffer);
        buffer.clear();
      }
    });
    filler.join();
    emptier.join();
    System.out.println(received + " " + LOG);
    try {
      exchanger.exchange(List.of(), 2, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      System.out.println("nobody came " + e.getMessage());
    }
    Thread lonely = start(() -> exchanger.exchange(List.of(7)));
    while (lonely.getState() != Thread.State.WAITING) Thread.yield();
    lonely.interrupt();
    lonely.join();
    System.out.println(LOG);
    LOG.clear();
    Exchanger<String> words = new Exchanger<>();
    for (int round = 0; round < 5; round++) {
      String mine = "main" + round;
      Thread other = start(() -> LOG.add("other got " + words.exchange("other", 60, TimeUnit.SECONDS)));
      System.out.print("main got " + words.exchange(mine) + "; ");
      other.join();
    }
    System.out.println(LOG);
    // Four threads pair up somehow; what they hold is only permuted.
    Exchanger<Integer> numbers = new Exchanger<>();
    int[] got = new int[4];
    Thread[] threads = new Thread[4];
    for (int i = 0; i < 4; i++) {
      int me = i;
      threads[i] = start(() -> got[me] = numbers.exchange(me));
    }
    boolean mutual = true;
    for (Thread t : threads) t.join();
    for (int i = 0; i < 4; i++) mutual &= got[i] != i && got[got[i]] == i;
    System.out.println("mutual " + mutual);
  }
}
