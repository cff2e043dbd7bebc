import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Array, linked, priority blocking queues and the blocking deque: bounds, time limits, draining, several threads. */
public class ConcBlockingQueues {
  static void bounds(BlockingQueue<Integer> q) throws InterruptedException {
    StringBuilder out = new StringBuilder(q.getClass().getSimpleName()).append(": ");
    out.append(q.offer(1)).append(q.offer(2)).append(q.offer(3)).append(' ')
        .append(q.offer(4, 1, TimeUnit.MILLISECONDS)).append(' ').append(q.remainingCapacity()).append(' ');
    try {
      q.add(5);
      out.append("added ");
    } catch (IllegalStateException e) {
      out.append(e.getMessage()).append(' ');
    }
    out.append(q.peek()).append(q.poll()).append(q.take()).append(' ').append(q.contains(3)).append(q.remove(3))
        .append(' ').append(q.poll(1, TimeUnit.MILLISECONDS)).append(q.poll()).append(q.peek());
    try {
      q.remove();
    } catch (java.util.NoSuchElementException e) {
      out.append(" empty");
    }
    try {
      q.put(null);
    } catch (NullPointerException e) {
      out.append(" no null");
    }
    for (int i = 0; i < 2; i++) q.put(i);
    List<Integer> drained = new ArrayList<>();
    out.append(' ').append(q.drainTo(drained, 1)).append(drained).append(q.drainTo(drained)).append(drained)
        .append(q.isEmpty());
    try {
      q.drainTo(q);
    } catch (IllegalArgumentException e) {
      out.append(" itself");
    }
    System.out.println(out);
  }

  static void traffic(BlockingQueue<Integer> q) throws InterruptedException {
    AtomicLong sum = new AtomicLong();
    Thread[] threads = new Thread[4];
    for (int i = 0; i < 4; i++) {
      int me = i;
      (threads[i] = new Thread(() -> {
        try {
          for (int r = 1; r <= 12; r++) {
            if (me < 2) q.put(me * 100 + r);
            else sum.addAndGet(q.take());
          }
        } catch (InterruptedException e) {
          sum.set(-1);
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    System.out.println(q.getClass().getSimpleName() + " sum " + sum + " left " + q.size());
  }

  static void blocking() throws InterruptedException {
    ArrayBlockingQueue<String> q = new ArrayBlockingQueue<>(1, true);
    q.put("first");
    Thread putter = new Thread(() -> {
      try {
        q.put("second");
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    putter.start();
    while (putter.getState() != Thread.State.WAITING) Thread.yield();
    System.out.println(q + " " + q.take() + " " + q.take());
    putter.join();
    Thread taker = new Thread(() -> {
      try {
        System.out.println("taker got " + q.take());
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    taker.start();
    while (taker.getState() != Thread.State.WAITING) Thread.yield();
    q.put("late");
    taker.join();
    System.out.println(q.size());
  }

  public static void main(String[] args) throws InterruptedException {
    bounds(new ArrayBlockingQueue<>(3));
    bounds(new LinkedBlockingQueue<>(3));
    bounds(new LinkedBlockingDeque<>(3));
    traffic(new ArrayBlockingQueue<>(2));
    traffic(new LinkedBlockingQueue<>());
    traffic(new LinkedBlockingDeque<>(1));
    traffic(new PriorityBlockingQueue<>());
    blocking();
    PriorityBlockingQueue<String> priority = new PriorityBlockingQueue<>(2, (a, b) -> b.length() - a.length());
    for (String s : "a bbbb cc ddddd eee".split(" ")) priority.put(s);
    StringBuilder order = new StringBuilder();
    while (!priority.isEmpty()) order.append(priority.take()).append(' ');
    System.out.println(order.toString() + priority.poll(1, TimeUnit.MILLISECONDS) + " " + priority.remainingCapacity());
    LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(3);
    deque.putFirst(1);
    deque.putLast(2);
    System.out.println(deque.offerFirst(0) + " " + deque.offerLast(3) + " "
        + deque.offerFirst(9, 1, TimeUnit.MILLISECONDS) + " " + deque + " " + deque.takeLast() + deque.takeFirst()
        + deque.pollLast() + deque.pollFirst(1, TimeUnit.MILLISECONDS));
    ArrayBlockingQueue<Integer> ring = new ArrayBlockingQueue<>(4);
    for (int i = 0; i < 10; i++) {
      if (ring.remainingCapacity() == 0) ring.poll();
      ring.add(i);
    }
    ring.removeIf(i -> i == 7);
    System.out.println(ring + " " + ring.remainingCapacity() + " " + ring.iterator().next());
  }
}
