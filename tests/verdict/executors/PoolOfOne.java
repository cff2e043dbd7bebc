// sanitize: yes
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import weaveproof.Check;

/** A task, its result, and an orderly shutdown, whose own steps are not of interest here. */
public class PoolOfOne { // expect: no-violation
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> answer = pool.submit(() -> 42);
    assert answer.get() == 42;
    Check.atomic(() -> pool.shutdown());
  }
}
