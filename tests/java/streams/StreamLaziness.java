import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** When a pipeline pulls what: traces by peek, barriers at sorted, short circuits, one-shot streams, close handlers. */
public class StreamLaziness {
  static final StringBuilder TRACE = new StringBuilder();

  static <T> T trace(String step, T value) {
    TRACE.append(step).append(value).append(' ');
    return value;
  }

  static void show(String what, Object result) {
    System.out.println(what + " = " + result + " | " + TRACE.toString().trim());
    TRACE.setLength(0);
  }

  static Stream<Integer> traced(Integer... values) {
    return Stream.of(values).peek(i -> trace("s", i));
  }

  static void order() {
    Stream<Integer> unused = traced(1, 2, 3).map(i -> trace("m", i));
    show("nothing runs before a terminal operation", unused != null);
    show("element by element", traced(1, 2, 3).map(i -> trace("m", i * 10)).filter(i -> trace("f", i) > 10).toList());
    show("sorted is a barrier", traced(3, 1, 2).sorted().peek(i -> trace("t", i)).toList());
    show("limit stops the source", traced(1, 2, 3, 4, 5).limit(2).toList());
    show("skip still pulls", traced(1, 2, 3, 4).skip(2).toList());
    show("findFirst", traced(1, 2, 3, 4).filter(i -> i % 2 == 0).findFirst());
    show("anyMatch", traced(1, 2, 3, 4).anyMatch(i -> i == 3));
    show("allMatch", traced(1, 2, 3, 4).allMatch(i -> i < 2));
    show("sorted then limit", traced(4, 2, 3, 1).sorted().peek(i -> trace("t", i)).limit(2).toList());
    show("takeWhile", traced(1, 2, 9, 1).takeWhile(i -> i < 5).toList());
    show("distinct", traced(1, 1, 2, 1, 3).distinct().map(i -> trace("d", i)).limit(2).toList());
    show("flatMap with limit", traced(1, 2, 3).flatMap(i -> Stream.of(i, i * 10).peek(j -> trace("in", j))).limit(3)
        .toList());
    show("count of a sized source", List.of(1, 2, 3).stream().peek(i -> trace("c", i)).map(i -> i + 1).count());
    show("count after a filter", List.of(1, 2, 3).stream().peek(i -> trace("c", i)).filter(i -> true).count());
  }

  static void infinite() {
    AtomicInteger calls = new AtomicInteger();
    Supplier<Integer> supplier = calls::incrementAndGet;
    show("generate", Stream.generate(supplier).map(i -> i * i).filter(i -> i % 2 == 1).limit(4).toList() + " after "
        + calls);
    show("iterate", Stream.iterate(1, i -> trace("n", i + 1)).limit(4).toList());
    show("primes", IntStream.iterate(2, i -> i + 1)
        .filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).limit(12).boxed()
        .toList());
    show("fibonacci", Stream.iterate(new long[] {0, 1}, f -> new long[] {f[1], f[0] + f[1]}).map(f -> f[0]).limit(15)
        .toList());
    Iterator<Integer> it = Stream.iterate(1, i -> trace("n", i * 2)).iterator();
    int sum = 0;
    for (int i = 0; i < 5; i++) sum += it.next();
    show("iterator pulls", sum);
  }

  static void oneShot() {
    Stream<String> stream = Stream.of("a", "b");
    stream.map(String::length);
    for (Runnable r : List.<Runnable>of(() -> stream.count(), () -> stream.filter(s -> true),
        () -> stream.iterator())) {
      try {
        r.run();
        System.out.println("used twice?");
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      }
    }
    List<Integer> source = new ArrayList<>(List.of(1, 2));
    Stream<Integer> late = source.stream();
    source.add(3);
    System.out.println(late.toList());
    try {
      source.stream().forEach(i -> source.add(i));
    } catch (java.util.ConcurrentModificationException e) {
      System.out.println("source changed " + source);
    }
  }

  static void closing() {
    try (Stream<Integer> s = Stream.of(1, 2).onClose(() -> trace("close", 1)).map(i -> i)
        .onClose(() -> trace("close", 2))) {
      show("open", s.toList());
    }
    show("closed", true);
    List<Integer> inner = Stream.of(1, 2).flatMap(i -> Stream.of(i).onClose(() -> trace("inner", i))).toList();
    show("flatMap closes", inner);
    Stream<Integer> failing = Stream.of(1).onClose(() -> {
      throw new IllegalStateException("first");
    }).onClose(() -> {
      throw new IllegalArgumentException("second");
    });
    try {
      failing.close();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " suppressed " + e.getSuppressed()[0].getMessage());
    }
    Stream.concat(Stream.of(1).onClose(() -> trace("left", "")), Stream.of(2).onClose(() -> trace("right", "")))
        .close();
    show("concat closes both", true);
    try {
      Stream.of(1, 0).map(i -> 1 / i).toList();
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    order();
    infinite();
    oneShot();
    closing();
  }
}
