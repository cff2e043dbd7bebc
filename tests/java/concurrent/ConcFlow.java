import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Flow and SubmissionPublisher: demand, a processor between, completion, failure, cancelling, dropping. */
public class ConcFlow {
  static class Collecting<T> implements Flow.Subscriber<T> {
    final List<String> log = Collections.synchronizedList(new ArrayList<>());
    final CountDownLatch done = new CountDownLatch(1);
    final int batch;
    final int limit;
    Flow.Subscription subscription;
    int seen;

    Collecting(int batch, int limit) {
      this.batch = batch;
      this.limit = limit;
    }

    @Override
    public void onSubscribe(Flow.Subscription s) {
      subscription = s;
      log.add("subscribed");
      s.request(batch);
    }

    @Override
    public void onNext(T item) {
      log.add("" + item);
      seen++;
      if (seen == limit) {
        subscription.cancel();
        done.countDown();
      } else if (seen % batch == 0) {
        subscription.request(batch);
      }
    }

    @Override
    public void onError(Throwable t) {
      log.add("error " + t.getMessage());
      done.countDown();
    }

    @Override
    public void onComplete() {
      log.add("complete");
      done.countDown();
    }
  }

  static final class Mapping<A, B> extends SubmissionPublisher<B> implements Flow.Processor<A, B> {
    final Function<A, B> function;
    Flow.Subscription subscription;

    Mapping(java.util.concurrent.Executor executor, Function<A, B> function) {
      super(executor, 4);
      this.function = function;
    }

    @Override
    public void onSubscribe(Flow.Subscription s) {
      subscription = s;
      s.request(1);
    }

    @Override
    public void onNext(A item) {
      submit(function.apply(item));
      subscription.request(1);
    }

    @Override
    public void onError(Throwable t) {
      closeExceptionally(t);
    }

    @Override
    public void onComplete() {
      close();
    }
  }

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    SubmissionPublisher<Integer> numbers = new SubmissionPublisher<>(pool, 4);
    Collecting<Integer> all = new Collecting<>(1, -1);
    Collecting<Integer> batches = new Collecting<>(3, -1);
    Collecting<Integer> three = new Collecting<>(5, 3);
    Collecting<String> mapped = new Collecting<>(2, -1);
    Mapping<Integer, String> squares = new Mapping<>(pool, x -> "sq" + x * x);
    numbers.subscribe(all);
    numbers.subscribe(batches);
    numbers.subscribe(three);
    numbers.subscribe(squares);
    squares.subscribe(mapped);
    System.out.println(numbers.getNumberOfSubscribers() + " " + numbers.isSubscribed(all) + " "
        + numbers.hasSubscribers() + " " + numbers.getMaxBufferCapacity());
    for (int i = 1; i <= 8; i++) numbers.submit(i);
    three.done.await();
    numbers.close();
    all.done.await();
    batches.done.await();
    mapped.done.await();
    System.out.println(all.log + "\n" + batches.log + "\n" + three.log + "\n" + mapped.log + "\n" + numbers.isClosed());
    try {
      numbers.submit(9);
    } catch (IllegalStateException e) {
      System.out.println("closed");
    }
    SubmissionPublisher<String> failing = new SubmissionPublisher<>(pool, 8);
    Collecting<String> victim = new Collecting<>(10, -1);
    failing.subscribe(victim);
    Collecting<String> again = new Collecting<>(10, -1);
    failing.subscribe(again);
    failing.submit("one");
    failing.submit("two");
    while (victim.log.size() < 3 || again.log.size() < 3) Thread.yield();
    failing.closeExceptionally(new IllegalStateException("broken source"));
    victim.done.await();
    again.done.await();
    System.out.println(victim.log + " " + again.log.equals(victim.log) + " "
        + failing.getClosedException().getMessage());
    // Nobody asks for items: the buffer fills and the rest is dropped.
    SubmissionPublisher<Integer> dropping = new SubmissionPublisher<>(pool, 4);
    CountDownLatch subscribed = new CountDownLatch(1);
    dropping.subscribe(new Collecting<Integer>(1, -1) {
      @Override
      public void onSubscribe(Flow.Subscription s) {
        subscribed.countDown();
      }
    });
    subscribed.await();
    int dropped = 0;
    for (int i = 0; i < 10; i++) {
      if (dropping.offer(i, (s, x) -> false) < 0) dropped++;
    }
    System.out.println("dropped " + dropped + " lag " + dropping.estimateMaximumLag() + " demand "
        + dropping.estimateMinimumDemand());
    SubmissionPublisher<Integer> consumed = new SubmissionPublisher<>(pool, 4);
    List<Integer> got = Collections.synchronizedList(new ArrayList<>());
    var finished = consumed.consume(got::add);
    for (int i = 0; i < 5; i++) consumed.submit(i * i);
    consumed.close();
    finished.get(60, TimeUnit.SECONDS);
    System.out.println(got);
    pool.shutdown();
    System.out.println(pool.awaitTermination(60, TimeUnit.SECONDS));
  }
}
