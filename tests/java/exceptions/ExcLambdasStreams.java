// Exceptions thrown inside lambdas, streams, iterators, comparators and nested callbacks, with the frames in between.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class ExcLambdasStreams {
  static class Wrapped extends RuntimeException {
    Wrapped(Throwable cause) {
      super("wrapped", cause);
    }
  }

  interface Throwing<A, B> {
    B apply(A a) throws Exception;

    static <A, B> Function<A, B> wrap(Throwing<A, B> f) {
      return a -> {
        try {
          return f.apply(a);
        } catch (Exception e) {
          throw new Wrapped(e);
        }
      };
    }
  }

  @SuppressWarnings("unchecked")
  static <E extends Throwable> RuntimeException sneaky(Throwable t) throws E {
    throw (E) t;
  }

  static void own(String title, Runnable action) {
    System.out.println(title);
    try {
      action.run();
      System.out.println("  no exception");
    } catch (Throwable t) {
      for (Throwable at = t; at != null; at = at.getCause()) {
        System.out.println("  " + at);
        for (StackTraceElement element : at.getStackTrace()) {
          if (element.getClassName().startsWith("Exc")) System.out.println("    " + element);
        }
      }
    }
  }

  static int parse(String text) {
    return Integer.parseInt(text);
  }

  @SuppressWarnings("unchecked")
  public static void main(String[] args) {
    List<String> words = List.of("1", "2", "x", "4");
    own("map", () -> words.stream().map(ExcLambdasStreams::parse).forEach(n -> System.out.println("  " + n)));
    own("forEach", () -> words.forEach(word -> {
      if (word.equals("2")) throw new IllegalStateException(word);
    }));
    own("collect", () -> words.stream().collect(Collectors.toMap(w -> w.length(), w -> w)));
    own("wrapped", () -> words.stream().map(Throwing.wrap(w -> {
      if (w.equals("x")) throw new Exception("checked " + w);
      return w;
    })).count());
    own("wrapped for real", () -> System.out.println(words.stream().map(Throwing.wrap(w -> {
      if (w.equals("x")) throw new Exception("checked " + w);
      return w;
    })).collect(Collectors.joining())));
    own("sneaky", () -> ExcLambdasStreams.<RuntimeException>sneaky(new java.io.IOException("not declared")));
    own("sort", () -> new ArrayList<>(words).sort((a, b) -> { throw new UnsupportedOperationException("compare"); }));
    own("computeIfAbsent",
        () -> new HashMap<String, Integer>().computeIfAbsent("k", k -> { throw new IllegalArgumentException(k); }));
    own("removeIf", () -> new ArrayList<>(words).removeIf(w -> Integer.parseInt(w) > 1));
    own("reduce", () -> IntStream.of(3, 2, 1, 0).reduce(100, (a, b) -> a / b));
    own("optional", () -> Optional.empty().orElseThrow());
    own("optional supplier", () -> Optional.empty().orElseThrow(() -> new IllegalStateException("supplied")));
    own("max of none", () -> IntStream.empty().max().getAsInt());
    own("stream twice", () -> {
      Stream<String> stream = words.stream();
      stream.count();
      stream.count();
    });
    own("concurrent modification", () -> {
      List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
      for (Integer i : list) list.add(i);
    });
    own("recursive lambda", () -> {
      Function<Integer, Integer>[] f = new Function[1];
      f[0] = n -> n == 0 ? 1 / n : f[0].apply(n - 1);
      f[0].apply(2);
    });
    own("null element", () -> Stream.of("a", null).map(String::length).toList());
    own("supplier", () -> Stream.generate(() -> { throw new NoSuchElementException("generated"); }).limit(1).toList());
    own("flatMap",
        () -> Stream.of(1, 2).flatMap(n -> Stream.of(n, n / (n - 2))).forEach(n -> System.out.println("  " + n)));
    own("iterator", () -> {
      Iterable<Integer> iterable = () -> { throw new IllegalStateException("no iterator"); };
      for (int i : iterable) System.out.println(i);
    });
    own("close", () -> {
      try (Stream<String> stream =
               words.stream().onClose(() -> { throw new IllegalStateException("first"); }).onClose(() -> {
                 throw new Wrapped(null);
               })) {
        stream.count();
      }
    });
    System.out.println("full trace");
    try {
      words.stream().filter(w -> w.length() == 1).map(ExcLambdasStreams::parse).collect(Collectors.toList());
    } catch (NumberFormatException e) {
      e.printStackTrace(System.out);
    }
  }
}
