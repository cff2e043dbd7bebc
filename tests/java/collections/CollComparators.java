// stress: yes
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/** Comparator's combinators, stability, natural orders, and comparators that break their contract. */
public class CollComparators {
  record Person(String name, int age, double height, String city) {
    @Override
    public String toString() {
      return name + age;
    }
  }

  static final List<Person> PEOPLE =
      List.of(new Person("Eve", 31, 1.71, "Rome"), new Person("Bob", 25, 1.80, null),
      new Person("amy", 31, 1.65, "Oslo"),
      new Person("Dan", 25, 1.75, "Rome"), new Person("Cat", 40, 1.71, "Bern"), new Person("bob", 19, 1.90, "Oslo"));

  static void show(String what, Comparator<Person> order) {
    List<Person> list = new ArrayList<>(PEOPLE);
    list.sort(order);
    System.out.println(what + ": " + list);
  }

  public static void main(String[] args) {
    show("name", Comparator.comparing(Person::name));
    show("name, case apart", Comparator.comparing(Person::name, String.CASE_INSENSITIVE_ORDER));
    show("name, case apart, younger first",
        Comparator.comparing(Person::name, String::compareToIgnoreCase).thenComparingInt(Person::age));
    show("age", Comparator.comparingInt(Person::age));
    show("age reversed is stable", Comparator.comparingInt(Person::age).reversed());
    show("age then height", Comparator.comparingInt(Person::age).thenComparingDouble(Person::height));
    show("height then name reversed",
        Comparator.comparingDouble(Person::height).thenComparing(Person::name, Comparator.reverseOrder()));
    show("city nulls first", Comparator.comparing(Person::city, Comparator.nullsFirst(Comparator.naturalOrder())));
    show("city nulls last, reversed",
        Comparator.comparing(Person::city, Comparator.nullsLast(Comparator.<String>reverseOrder())));
    show("long key", Comparator.comparingLong(p -> -p.age() * 1_000_000_000_000L));
    show("composed", Comparator.comparing((Function<Person, Integer>) p -> p.name().length() + p.age() % 2)
        .thenComparing(Comparator.comparing(Person::height)));
    show("constant keeps order", (a, b) -> 0);
    show("reversed twice", Comparator.comparing(Person::age).reversed().reversed());
    List<String> withNulls = Arrays.asList("b", null, "a", null, "c");
    withNulls.sort(Comparator.nullsFirst(null));
    System.out.println(withNulls);
    withNulls.sort(Comparator.nullsLast(Comparator.<String>naturalOrder().reversed()));
    System.out.println(withNulls + " " + Collections.reverseOrder().getClass().getSimpleName());
    System.out.println(Comparator.<Integer>naturalOrder().compare(1, 2) + " "
        + Comparator.<Integer>reverseOrder().compare(1, 2) + " "
        + Objects.compare("a", "b", Comparator.naturalOrder()) + " " + Boolean.compare(true, false) + " "
        + Character.compare('a', 'd') + " "
        + Double.compare(-0.0, 0.0) + " " + Long.compareUnsigned(-1, 1) + " " + "apple".compareTo("banana") + " "
        + "a".compareTo("abc"));
    System.out.println((Comparator.naturalOrder() == (Object) Comparator.reverseOrder().reversed()) + " "
        + Comparator.naturalOrder().equals(Comparator.naturalOrder()));
    Comparator<Integer> counting = new Comparator<>() {
      int calls;

      @Override
      public int compare(Integer a, Integer b) {
        calls++;
        return a.compareTo(b);
      }

      @Override
      public String toString() {
        return calls + " calls";
      }
    };
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < 100; i++) numbers.add(i * 37 % 100);
    numbers.sort(counting);
    System.out.println(counting + " " + numbers.get(50));
    numbers.sort(counting);
    System.out.println(counting);
    Collections.reverse(numbers);
    numbers.sort(counting);
    System.out.println(counting);
    try {
      List<Integer> broken = new ArrayList<>();
      for (int i = 0; i < 200; i++) broken.add(i * 7 % 61);
      broken.sort((a, b) -> (a + b) % 3 == 0 ? 1 : (a * b) % 5 - 2);
      System.out.println("contract broken, unnoticed " + broken.size());
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      PEOPLE.stream().sorted(Comparator.comparing(Person::city)).forEach(p -> {});
    } catch (NullPointerException e) {
      System.out.println("null city");
    }
  }
}
