import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Optional in pipelines: chains that may end early, first successes, validation that gathers errors. */
public class StreamOptional {
  record Address(String street, String zip) {}

  record Person(String name, Address address, Person boss) {
    Optional<Address> home() {
      return Optional.ofNullable(address);
    }

    Optional<Person> superior() {
      return Optional.ofNullable(boss);
    }
  }

  static Optional<Integer> integer(String s) {
    try {
      return Optional.of(Integer.valueOf(s.trim()));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  static <T, R> Function<T, Optional<R>> lookup(Map<T, R> map) {
    return key -> Optional.ofNullable(map.get(key));
  }

  /** Either a value or the reasons why there is none. */
  sealed interface Result<T> permits Ok, Failed {
    static <T> Result<T> of(Optional<T> value, String error) {
      return value.<Result<T>>map(Ok::new).orElseGet(() -> new Failed<>(List.of(error)));
    }

    default <U> Result<U> then(Function<? super T, Result<U>> next) {
      if (this instanceof Ok<T> ok) return next.apply(ok.value());
      return new Failed<>(((Failed<T>) this).errors());
    }

    default <U, V> Result<V> with(Result<U> other, Function<T, Function<U, V>> both) {
      if (this instanceof Ok<T> a && other instanceof Ok<U> b) return new Ok<>(both.apply(a.value()).apply(b.value()));
      List<String> errors = new ArrayList<>();
      if (this instanceof Failed<T> f) errors.addAll(f.errors());
      if (other instanceof Failed<U> f) errors.addAll(f.errors());
      return new Failed<>(errors);
    }
  }

  record Ok<T>(T value) implements Result<T> {}

  record Failed<T>(List<String> errors) implements Result<T> {}

  static Result<Integer> field(Map<String, String> form, String name) {
    return Result.of(Optional.ofNullable(form.get(name)), name + " is missing")
        .then(text -> Result.of(integer(text), name + " is no number: " + text));
  }

  public static void main(String[] args) {
    Person chief = new Person("Zoe", new Address("High St", "123"), null);
    Person middle = new Person("Mia", null, chief);
    Person low = new Person("Lou", new Address("Low St", "x9"), middle);
    for (Person p : List.of(chief, middle, low)) {
      System.out.println(p.name() + ": " + p.home().map(Address::zip).flatMap(StreamOptional::integer) + " "
          + p.superior().flatMap(Person::home).map(Address::street).orElse("unknown") + " "
          + p.superior().flatMap(Person::superior).map(Person::name).or(() -> Optional.of(p.name())).get());
    }
    System.out.println(Stream.iterate(Optional.of(low), Optional::isPresent, o -> o.flatMap(Person::superior))
        .map(o -> o.get().name()).toList());
    System.out.println(Stream.of("3", "x", "4 ", "").map(StreamOptional::integer).flatMap(Optional::stream).toList()
        + " "
        + Stream.of("x", "7", "8").map(StreamOptional::integer).filter(Optional::isPresent).findFirst()
        .flatMap(o -> o));
    Map<String, String> first = Map.of("a", "b");
    Map<String, Integer> second = Map.of("b", 5);
    for (String k : List.of("a", "b")) System.out.print(lookup(first).apply(k).flatMap(lookup(second)) + " ");
    System.out.println();
    Map<String, String> good = new LinkedHashMap<>(Map.of("age", "30", "size", "12"));
    Map<String, String> bad = new HashMap<>(Map.of("age", "old"));
    for (Map<String, String> form : List.of(good, bad)) {
      System.out.println(field(form, "age").with(field(form, "size"), a -> s -> a * s));
    }
    OptionalInt top = IntStream.of(3, 9, 4).filter(i -> i > 5).max();
    System.out.println(top + " " + IntStream.empty().min().isEmpty() + " "
        + Stream.of(1, 2, 3).max(Integer::compare).map(i -> i * 2) + " "
        + Stream.of(1, 3).filter(i -> i % 2 == 0).findAny().map(Object::toString).orElse("no even"));
    System.out.println(Stream.of(Optional.of(1), Optional.<Integer>empty(), Optional.of(2))
        .collect(Collectors.partitioningBy(Optional::isPresent, Collectors.counting())));
    System.out.println(Stream.<Optional<Integer>>of(Optional.of(1), Optional.of(2))
        .reduce((a, b) -> a.flatMap(x -> b.map(y -> x + y))).get());
    try {
      Stream.of("a", null).findAny().ifPresent(s -> Stream.of((String) null, "b").findFirst());
    } catch (NullPointerException e) {
      System.out.println("found a null");
    }
  }
}
