import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Phaser: registration, arrival, advancing with an action, tiers, termination. */
public class ConcPhaser {
  static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

  static void alone() throws Exception {
    Phaser p = new Phaser(1);
    System.out.println(p.getPhase() + " " + p.arrive() + " " + p.getPhase() + " " + p.register() + " "
        + p.getRegisteredParties() + " " + p.getArrivedParties() + " " + p.getUnarrivedParties());
    System.out.println(p.arrive() + " " + p.getArrivedParties() + " " + p.arriveAndDeregister() + " " + p.getPhase()
        + " " + p.getRegisteredParties() + " " + p.bulkRegister(2) + " " + p.getRegisteredParties());
    p.arrive();
    p.arrive();
    System.out.println(p.arriveAndAwaitAdvance() + " " + p.awaitAdvance(0) + " " + p.isTerminated());
    try {
      p.awaitAdvanceInterruptibly(p.getPhase(), 1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      System.out.println("timed out");
    }
    p.forceTermination();
    System.out.println(p.isTerminated() + " " + (p.getPhase() < 0) + " " + (p.arrive() < 0) + " " + (p.register() < 0));
    Phaser empty = new Phaser();
    try {
      empty.arrive();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "").replaceAll("java.*Phaser", "Phaser"));
    }
  }

  static void advancing() throws InterruptedException {
    int[] sums = new int[3];
    Phaser p = new Phaser(3) {
      @Override
      protected boolean onAdvance(int phase, int parties) {
        LOG.add("phase " + phase + " parties " + parties + " sum " + (sums[0] + sums[1] + sums[2]));
        return phase == 4 || parties == 0;
      }
    };
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int me = i;
      (threads[i] = new Thread(() -> {
        for (int r = 0; !p.isTerminated(); r++) {
          sums[me] += (me + 1) * (r + 1);
          if (me == 2 && r == 2) {
            p.arriveAndDeregister();
            return;
          }
          p.arriveAndAwaitAdvance();
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    System.out.println(LOG + " " + p.isTerminated() + " " + p.getRegisteredParties());
    LOG.clear();
  }

  static void tiers() throws InterruptedException {
    Phaser root = new Phaser() {
      @Override
      protected boolean onAdvance(int phase, int parties) {
        LOG.add("root " + phase + "/" + parties);
        return phase >= 2;
      }
    };
    Phaser[] children = {new Phaser(root, 2), new Phaser(root, 1)};
    System.out.println(root.getRegisteredParties() + " " + (children[0].getParent() == root) + " "
        + (children[1].getRoot() == root));
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Phaser mine = children[i / 2];
      Thread t = new Thread(() -> {
        while (mine.arriveAndAwaitAdvance() >= 0) Thread.onSpinWait();
      });
      threads.add(t);
      t.start();
    }
    for (Thread t : threads) t.join();
    System.out.println(LOG + " " + children[0].isTerminated());
    LOG.clear();
  }

  /** A start signal that can be awaited without being a party. */
  static void signal() throws InterruptedException {
    Phaser gate = new Phaser(1);
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int me = i;
      (threads[i] = new Thread(() -> {
        int next = gate.awaitAdvance(0);
        LOG.add(me + " released into " + next);
      })).start();
    }
    for (Thread t : threads) {
      while (t.getState() != Thread.State.WAITING) Thread.yield();
    }
    gate.arriveAndDeregister();
    for (Thread t : threads) t.join();
    Collections.sort(LOG);
    System.out.println(LOG.toString().replace("-2147483647", "termination") + " " + gate.isTerminated());
  }

  public static void main(String[] args) throws Exception {
    alone();
    advancing();
    tiers();
    signal();
  }
}
