// sanitize: yes
/**
 * Busy waiting on volatile fields, without any call in the loop: the scheduler has to preempt. Peterson's and a ticket
 * lock on top.
 */
public class ConcVolatileSpin {
  static volatile boolean ready;
  static volatile int turn;
  static int payload;

  static void handOff() throws InterruptedException {
    Thread reader = new Thread(() -> {
      while (!ready) {
      }
      System.out.println("payload " + payload);
    });
    reader.start();
    payload = 42;
    ready = true;
    reader.join();
  }

  static final StringBuilder LETTERS = new StringBuilder();

  static void rotation() throws InterruptedException {
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int me = i;
      (threads[i] = new Thread(() -> {
        for (int round = 0; round < 4; round++) {
          while (turn % 3 != me) {
          }
          LETTERS.append((char) ('a' + me)).append(round);
          turn++;
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    System.out.println(LETTERS);
  }

  static volatile boolean wants0;
  static volatile boolean wants1;
  static volatile int polite;
  static int shared;

  static void peterson() throws InterruptedException {
    Thread a = new Thread(() -> {
      for (int i = 0; i < 25; i++) {
        wants0 = true;
        polite = 1;
        while (wants1 && polite == 1) {
        }
        shared++;
        wants0 = false;
      }
    });
    Thread b = new Thread(() -> {
      for (int i = 0; i < 25; i++) {
        wants1 = true;
        polite = 0;
        while (wants0 && polite == 0) {
        }
        shared++;
        wants1 = false;
      }
    });
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println("peterson " + shared);
  }

  static volatile long longFlag;
  static volatile double doubleFlag;
  static volatile Object objectFlag;
  static final int[] PLAIN = new int[1];

  static void types() throws InterruptedException {
    Thread t = new Thread(() -> {
      while (longFlag != 1L << 40) {
      }
      doubleFlag = 0.5;
      while (objectFlag == null) {
      }
      PLAIN[0] = objectFlag.toString().length();
      longFlag = -1;
    });
    t.start();
    longFlag = 1L << 40;
    while (doubleFlag != 0.5) {
    }
    objectFlag = "five!";
    while (longFlag != -1) {
    }
    System.out.println(PLAIN[0] + " " + doubleFlag);
    t.join();
  }

  public static void main(String[] args) throws InterruptedException {
    handOff();
    rotation();
    peterson();
    types();
  }
}
