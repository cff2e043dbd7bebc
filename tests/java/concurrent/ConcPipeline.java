import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;

/** Pipelines of threads: a prime sieve where every prime is a thread, and stages that map and filter text. */
public class ConcPipeline {
  static final int END = -1;

  /** Passes on what its prime does not divide; the first number that arrives is its prime. */
  static Thread filter(BlockingQueue<Integer> in, List<Integer> primes, List<Thread> threads) {
    Thread t = new Thread(() -> {
      try {
        int prime = in.take();
        if (prime == END) return;
        primes.add(prime);
        BlockingQueue<Integer> out = new LinkedBlockingQueue<>(2);
        Thread next = filter(out, primes, threads);
        for (int n; (n = in.take()) != END;) {
          if (n % prime != 0) out.put(n);
        }
        out.put(END);
        next.join();
      } catch (InterruptedException e) {
        primes.add(-100);
      }
    }, "filter");
    synchronized (threads) {
      threads.add(t);
    }
    t.start();
    return t;
  }

  interface Stage {
    void process(String in, BlockingQueue<String> out) throws InterruptedException;
  }

  static Thread stage(BlockingQueue<String> in, BlockingQueue<String> out, Stage stage) {
    Thread t = new Thread(() -> {
      try {
        String s;
        while (!(s = in.take()).equals("<end>")) stage.process(s, out);
        out.put(s);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    t.start();
    return t;
  }

  public static void main(String[] args) throws InterruptedException {
    List<Integer> primes = java.util.Collections.synchronizedList(new ArrayList<>());
    List<Thread> threads = new ArrayList<>();
    BlockingQueue<Integer> source = new LinkedBlockingQueue<>(2);
    Thread first = filter(source, primes, threads);
    for (int i = 2; i <= 24; i++) source.put(i);
    source.put(END);
    first.join();
    System.out.println(primes + " by " + threads.size() + " threads");
    BlockingQueue<String> lines = new LinkedBlockingQueue<>(1);
    BlockingQueue<String> words = new LinkedBlockingQueue<>(2);
    BlockingQueue<String> longs = new SynchronousQueue<>();
    BlockingQueue<String> out = new LinkedBlockingQueue<>();
    List<Thread> stages = List.of(stage(lines, words, (s, q) -> {
      for (String w : s.split(" ")) q.put(w);
    }), stage(words, longs, (s, q) -> {
      if (s.length() > 3) q.put(s);
    }), stage(longs, out, (s, q) -> q.put(new StringBuilder(s).reverse().toString())));
    for (String line : List.of("the rain in spain", "stays mainly", "in the plain", "<end>")) lines.put(line);
    for (Thread t : stages) t.join();
    System.out.println(new ArrayList<>(out));
  }
}
