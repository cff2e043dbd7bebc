// sanitize: yes
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task, its result, and an orderly shutdown. */
public class PoolOfOne { // expect: no-violation
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> answer = pool.submit(() -> 42);
    assert answer.get() == 42;
    pool.shutdown();
  }
}
