import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** SynchronousQueue and LinkedTransferQueue: handing over from thread to thread. */
public class ConcHandOff {
  interface Body {
    void run() throws InterruptedException;
  }

  static Thread start(Body body) {
    Thread t = new Thread(() -> {
      try {
        body.run();
      } catch (InterruptedException e) {
        LOG.add("interrupted");
      }
    });
    t.start();
    return t;
  }

  static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

  static void synchronous(boolean fair) throws InterruptedException {
    SynchronousQueue<Integer> q = new SynchronousQueue<>(fair);
    System.out.println(q.offer(1) + " " + q.poll() + " " + q.peek() + " " + q.size() + " " + q.isEmpty() + " "
        + q.remainingCapacity() + " " + q.offer(1, 1, TimeUnit.MILLISECONDS) + " " + q.poll(1, TimeUnit.MILLISECONDS)
        + " " + q.iterator().hasNext() + " " + q.contains(1));
    List<Integer> got = new ArrayList<>();
    Thread producer = start(() -> {
      for (int i = 0; i < 8; i++) q.put(i);
    });
    for (int i = 0; i < 8; i++) got.add(q.take());
    producer.join();
    System.out.println(got);
    Thread taker = start(() -> LOG.add("taken " + q.take()));
    while (!q.offer(77)) Thread.yield();
    taker.join();
    Thread waiting = start(() -> q.put(1));
    while (waiting.getState() != Thread.State.WAITING) Thread.yield();
    waiting.interrupt();
    waiting.join();
    System.out.println(LOG + " " + q.poll());
    LOG.clear();
    AtomicInteger sum = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int i = 1; i <= 4; i++) {
      int mine = i;
      threads.add(start(() -> {
        for (int r = 0; r < 4; r++) q.put(mine);
      }));
      threads.add(start(() -> {
        for (int r = 0; r < 4; r++) sum.addAndGet(q.take());
      }));
    }
    for (Thread t : threads) t.join();
    System.out.println("sum " + sum);
  }

  static void transfer() throws InterruptedException {
    LinkedTransferQueue<String> q = new LinkedTransferQueue<>();
    q.put("a");
    System.out.println(q.tryTransfer("x") + " " + q.tryTransfer("x", 1, TimeUnit.MILLISECONDS) + " "
        + q.hasWaitingConsumer() + " " + q + " " + q.poll() + q.poll());
    Thread sender = start(() -> {
      q.transfer("precious");
      LOG.add("transferred");
    });
    while (sender.getState() != Thread.State.WAITING) Thread.yield();
    System.out.println(LOG + " " + q.size() + " " + q.peek());
    System.out.println(q.take());
    sender.join();
    System.out.println(LOG);
    Thread consumer = start(() -> LOG.add("consumed " + q.take()));
    while (!q.hasWaitingConsumer()) Thread.yield();
    System.out.println(q.getWaitingConsumerCount() + " " + q.tryTransfer("now"));
    consumer.join();
    System.out.println(LOG);
    LOG.clear();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int me = i;
      threads.add(start(() -> {
        for (int r = 0; r < 3; r++) q.transfer(me + "." + r);
      }));
    }
    for (int i = 0; i < 9; i++) LOG.add(q.take());
    for (Thread t : threads) t.join();
    List<String> first = LOG.stream().filter(s -> s.startsWith("0")).toList();
    Collections.sort(LOG);
    System.out.println(LOG + " order kept " + first.equals(List.of("0.0", "0.1", "0.2")) + " " + q.isEmpty());
  }

  public static void main(String[] args) throws InterruptedException {
    synchronous(false);
    synchronous(true);
    transfer();
  }
}
