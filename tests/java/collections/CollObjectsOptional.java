import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** java.util.Objects and the four Optional classes. */
public class CollObjectsOptional {
  static void fails(String what, Supplier<?> action) {
    try {
      System.out.println(what + " = " + action.get());
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }

  static void objects() {
    System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " "
        + Objects.equals("a", new String("a")) + " "
        + Objects.deepEquals(new int[][] {{1}}, new int[][] {{1}}) + " " + Objects.equals(new int[0], new int[0]));
    System.out.println(Objects.hash(1, "b", null) + " " + Objects.hash() + " " + Objects.hash((Object[]) null) + " "
        + Objects.hashCode(null) + " "
        + Objects.hashCode("x"));
    System.out.println(Objects.toString(null) + " " + Objects.toString(null, "default") + " " + Objects.toString(5)
        + " " + Objects.isNull(null) + " "
        + Objects.nonNull(null) + " " + Objects.requireNonNullElse(null, 3) + " "
        + Objects.requireNonNullElseGet(null, () -> 4));
    fails("requireNonNull", () -> Objects.requireNonNull(null));
    fails("with message", () -> Objects.requireNonNull(null, "the thing"));
    fails("with supplier", () -> Objects.requireNonNull(null, () -> "made " + 1));
    fails("both null", () -> Objects.requireNonNullElse(null, null));
    fails("checkIndex(5, 5)", () -> Objects.checkIndex(5, 5));
    fails("checkIndex(4, 5)", () -> Objects.checkIndex(4, 5));
    fails("checkFromToIndex", () -> Objects.checkFromToIndex(3, 2, 5));
    fails("checkFromIndexSize", () -> Objects.checkFromIndexSize(3, 3, 5));
    fails("checkIndex long", () -> Objects.checkIndex(-1L, 5L));
  }

  static void optional() {
    Optional<String> full = Optional.of("value");
    Optional<String> empty = Optional.empty();
    System.out.println(full + " " + empty + " " + full.isPresent() + empty.isPresent() + empty.isEmpty() + " "
        + full.hashCode() + " " + empty.hashCode());
    System.out.println(full.map(String::length) + " " + empty.map(String::length) + " " + full.map(s -> (String) null)
        + " " + full.filter(s -> s.isEmpty())
        + " " + full.flatMap(s -> Optional.of(s.charAt(0))) + " " + full.or(() -> Optional.of("other")) + " "
        + empty.or(() -> Optional.of("other")));
    System.out.println(empty.orElse("else") + " " + empty.orElseGet(() -> "got") + " " + full.orElseThrow() + " "
        + full.stream().count() + empty.stream().count());
    fails("get", empty::get);
    fails("orElseThrow", empty::orElseThrow);
    fails("orElseThrow own", () -> empty.orElseThrow(() -> new IllegalStateException("own")));
    fails("of(null)", () -> Optional.of(null));
    System.out.println(Optional.ofNullable(null) + " " + full.equals(Optional.of("value")) + " "
        + Optional.empty().equals(empty));
    List<String> log = new ArrayList<>();
    full.ifPresent(log::add);
    empty.ifPresent(log::add);
    full.ifPresentOrElse(s -> log.add(s + "!"), () -> log.add("none"));
    empty.ifPresentOrElse(s -> log.add(s + "!"), () -> log.add("none"));
    System.out.println(log);
    System.out.println(List.of(Optional.of(1), Optional.<Integer>empty(), Optional.of(3)).stream()
        .flatMap(Optional::stream).toList());
  }

  static void primitives() {
    OptionalInt i = OptionalInt.of(7);
    OptionalLong l = OptionalLong.empty();
    OptionalDouble d = OptionalDouble.of(2.5);
    System.out.println(i + " " + l + " " + d + " " + i.getAsInt() + " " + l.orElse(-1) + " " + d.orElseThrow() + " "
        + i.hashCode() + " " + d.equals(OptionalDouble.of(2.5)));
    fails("getAsLong", l::getAsLong);
    fails("own", () -> l.orElseThrow(ArithmeticException::new));
    l.ifPresentOrElse(x -> System.out.println("long " + x), () -> System.out.println("no long"));
    i.ifPresent(x -> System.out.println("int " + x));
    System.out.println(i.stream().sum() + " " + l.stream().sum() + " "
        + OptionalDouble.of(Double.NaN).equals(OptionalDouble.of(Double.NaN)));
  }

  static Optional<Integer> parse(String s) {
    try {
      return Optional.of(Integer.parseInt(s));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  public static void main(String[] args) {
    objects();
    optional();
    primitives();
    for (String s : new String[] {"12/4", "7/0", "x/2", "100/7"}) {
      String[] parts = s.split("/");
      System.out.println(s + " " + parse(parts[0]).flatMap(a -> parse(parts[1]).filter(b -> b != 0).map(b -> a / b)));
    }
    try {
      Optional.<String>empty().orElseThrow(() -> new NoSuchElementException("chained", new RuntimeException("why")));
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage() + " " + e.getCause().getMessage());
    }
  }
}
