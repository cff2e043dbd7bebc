import java.util.concurrent.atomic.AtomicInteger;

/** Draw a number and wait for it; three threads. */
public class TicketLock { // expect: no-violation
  static final AtomicInteger NEXT = new AtomicInteger();
  static volatile int serving;
  static int count;

  static void add() {
    int mine = NEXT.getAndIncrement();
    while (serving != mine) Thread.onSpinWait();
    count++;
    serving = mine + 1;
  }

  public static void main(String[] args) throws Exception {
    Thread first = new Thread(() -> add());
    Thread second = new Thread(() -> add());
    first.start();
    second.start();
    add();
    first.join();
    second.join();
    assert count == 3;
  }
}
