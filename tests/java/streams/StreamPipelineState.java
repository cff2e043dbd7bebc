import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Pipelines with state and failure: counters in lambdas, exceptions half-way, checked ones wrapped, reusable suppliers.
 */
public class StreamPipelineState {
  interface Throwing<T, R> {
    R apply(T t) throws Exception;

    static <T, R> java.util.function.Function<T, R> wrap(Throwing<T, R> f) {
      return t -> {
        try {
          return f.apply(t);
        } catch (RuntimeException e) {
          throw e;
        } catch (Exception e) {
          throw new IllegalStateException("wrapped " + e.getMessage(), e);
        }
      };
    }
  }

  static int risky(String s) throws Exception {
    if (s.isEmpty()) throw new java.io.IOException("empty text");
    return Integer.parseInt(s);
  }

  static <T> Predicate<T> everyNth(int n) {
    AtomicInteger counter = new AtomicInteger();
    return t -> counter.getAndIncrement() % n == 0;
  }

  static IntSupplier fibonacci() {
    return new IntSupplier() {
      private int a = 0;
      private int b = 1;

      @Override
      public int getAsInt() {
        int result = a;
        a = b;
        b += result;
        return result;
      }
    };
  }

  static void print(Object value) {
    System.out.println(value);
  }

  public static void main(String[] args) {
    List<String> trace = new ArrayList<>();
    for (List<String> input : List.of(List.of("1", "22"), List.of("3", "", "4"), List.of("5", "six", "7"))) {
      try {
        print(input.stream().peek(trace::add).map(Throwing.wrap(StreamPipelineState::risky)).toList());
      } catch (NumberFormatException e) {
        print("number: " + e.getMessage());
      } catch (IllegalStateException e) {
        print(e.getMessage() + " <- " + e.getCause());
      }
    }
    print(trace);
    print(IntStream.range(0, 20).boxed().filter(everyNth(6)).toList() + " "
        + IntStream.generate(fibonacci()).limit(15).boxed().toList());
    Supplier<Stream<Integer>> again = () -> Stream.of(4, 5, 6);
    print(again.get().count() + " " + again.get().mapToInt(i -> i).sum() + " "
        + again.get().max(Integer::compare).get());
    int[] sum = {0};
    IntStream.rangeClosed(1, 10).forEach(i -> sum[0] += i);
    StringBuilder indexed = new StringBuilder();
    AtomicInteger index = new AtomicInteger();
    Stream.of("a", "b", "c").map(s -> index.getAndIncrement() + s).forEach(indexed::append);
    print(sum[0] + " " + indexed);
    List<Integer> data = new ArrayList<>(List.of(5, 2, 8));
    print(data.stream().map(i -> {
      if (i == 2) Collections.swap(data, 0, 2);
      return i;
    }).toList() + " " + data);
    print(Stream.of(1, 2, 3).map(i -> (Supplier<Integer>) () -> i * i).map(Supplier::get).toList());
    try {
      Stream.iterate(10, i -> i - 1).map(i -> 100 / i).limit(20).forEach(i -> trace.add("" + i));
    } catch (ArithmeticException e) {
      print(e.getMessage() + " after " + (trace.size() - 7));
    }
    try {
      Stream.of("x").map(s -> (Object) s).map(o -> (Integer) o).toList();
    } catch (ClassCastException e) {
      print("cast failed in the pipeline");
    }
    try {
      List.of(1, 2).stream().map((java.util.function.Function<Integer, Integer>) null);
    } catch (NullPointerException e) {
      print("null function");
    }
    print(Arrays.stream("b;a;;c".split(";")).filter(Predicate.not(String::isEmpty)).sorted()
        .collect(Collectors.toCollection(ArrayList::new)));
    Stream<Integer> recursive = Stream.of(1);
    for (int i = 0; i < 12; i++) recursive = recursive.flatMap(x -> Stream.of(x, x + 1));
    print(recursive.mapToInt(i -> i).sum());
    Stream<Integer> deep = Stream.of(0);
    for (int i = 0; i < 200; i++) deep = deep.map(x -> x + 1);
    print(deep.toList());
  }
}
