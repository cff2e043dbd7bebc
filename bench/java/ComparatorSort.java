import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** The library's sorting of objects, with comparators that are lambdas and chains of them; and a sorted map. */
public class ComparatorSort {
  record Person(String name, int age, int points) {}

  static List<Person> people(int count) {
    List<Person> list = new ArrayList<>();
    int next = 5;
    for (int i = 0; i < count; i++) {
      next = next * 1664525 + 1013904223;
      list.add(new Person("p" + (next >>> 20), (next >>> 10) % 90, (next >>> 5) % 1000));
    }
    return list;
  }

  static long order(List<Person> people) {
    long hash = 0;
    for (Person person : people) {
      hash = hash * 31 + person.age() * 7 + person.points() + person.name().length();
    }
    return hash;
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 30000;
    List<Person> people = people(size);
    Collections.sort(people, (a, b) -> a.points() != b.points() ? a.points() - b.points() : a.age() - b.age());
    System.out.println("by points " + order(people));
    people.sort(Comparator.comparing(Person::name).thenComparingInt(Person::age).reversed());
    System.out.println("by name " + order(people));
    Integer[] ages = people.stream().map(Person::age).toArray(Integer[]::new);
    Arrays.sort(ages, Collections.reverseOrder());
    TreeMap<String, Integer> oldest = new TreeMap<>((a, b) -> b.compareTo(a));
    for (Person person : people) {
      oldest.merge(person.name(), person.age(), Math::max);
    }
    System.out.println("oldest " + ages[0] + " " + oldest.size() + " " + oldest.firstEntry());
  }
}
