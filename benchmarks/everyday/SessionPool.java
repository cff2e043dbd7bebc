package everyday;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/* everyday: THREADS SESSIONS, sessions that are lent, as many as there are permits
 */
public class SessionPool {
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    int sessions = Integer.parseInt(args[1]);
    Semaphore free = new Semaphore(sessions);
    ConcurrentLinkedQueue<Integer> idle = new ConcurrentLinkedQueue<>();
    for (int i = 0; i < sessions; ++i) {
      idle.add(i);
    }
    for (int i = 0; i < threads.length; ++i) {
      threads[i] = new Thread(() -> {
        free.acquireUninterruptibly();
        Integer session = idle.poll();
        assert session != null;
        idle.add(session);
        free.release();
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert free.availablePermits() == sessions;
  }
}
