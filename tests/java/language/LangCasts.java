// instanceof and checkcast over classes, interfaces, arrays, boxes, null and generics.
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;

public class LangCasts {
  interface Swims {}

  interface Flies {}

  interface Dives extends Swims {}

  static class Animal {}

  static class Bird extends Animal implements Flies {}

  static class Duck extends Bird implements Dives {}

  static final class Stone {}

  static Object[] samples = {new Animal(), new Bird(), new Duck(), new Stone(), "text", 5, 5L, 'c', 1.5, null,
      new int[0], new int[0][0], new Object[0], new Duck[0], new Flies[0], new Animal[0][0], new ArrayList<Integer>(),
      List.of(), Thread.State.NEW, int.class, (Runnable) () -> {}};

  static String tests(Object o) {
    boolean[] results = {o instanceof Object, o instanceof Animal, o instanceof Bird, o instanceof Duck,
        o instanceof Swims, o instanceof Flies, o instanceof Dives, o instanceof Stone, o instanceof Number,
        o instanceof Comparable, o instanceof Serializable, o instanceof CharSequence, o instanceof int[],
        o instanceof Object[], o instanceof Animal[], o instanceof Flies[], o instanceof Swims[],
        o instanceof Object[][], o instanceof Cloneable, o instanceof Collection, o instanceof RandomAccess,
        o instanceof Enum, o instanceof Class, o instanceof Runnable};
    StringBuilder text = new StringBuilder();
    for (boolean result : results) text.append(result ? '1' : '.');
    return text.toString();
  }

  static String casts(Object o) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      try {
        Object result = switch (i) {
          case 0 -> (Animal) o;
          case 1 -> (Flies) o;
          case 2 -> (Dives) o;
          case 3 -> (Number) o;
          case 4 -> (Comparable<?>) o;
          case 5 -> (Object[]) o;
          case 6 -> (int[]) o;
          case 7 -> (Animal[]) o;
          case 8 -> (Serializable) o;
          default -> (Swims[]) o;
        };
        text.append(result == o ? '1' : '?');
      } catch (ClassCastException e) {
        text.append('.');
      }
    }
    return text.toString();
  }

  static void boxes() {
    Object number = 65;
    int direct = (int) number;
    long widened = (int) number;
    Object character = (char) direct;
    System.out.println(direct + " " + widened + " " + character + " " + (number instanceof Integer) + " "
        + (number instanceof Number));
    try {
      long wrong = (long) number;
      System.out.println(wrong);
    } catch (ClassCastException e) {
      System.out.println("Integer is no Long");
    }
    Number general = 3.75;
    System.out.println(
        general.intValue() + " " + general.longValue() + " " + general.byteValue() + " " + ((Double) general).isNaN());
    Comparable<Integer> comparable = 5;
    System.out.println(
        comparable.compareTo(7) + " " + (comparable instanceof Object) + " " + ((Object) comparable).equals(5L));
  }

  @SuppressWarnings("unchecked")
  static <T> T unchecked(Object o) {
    return (T) o;
  }

  static <T extends Animal> T bounded(Object o) {
    @SuppressWarnings("unchecked") T result = (T) o;
    return result;
  }

  static void generics() {
    Object fine = LangCasts.<String>unchecked(5);
    System.out.println("unchecked passes " + fine);
    try {
      String text = LangCasts.<String>unchecked(5);
      System.out.println(text);
    } catch (ClassCastException e) {
      System.out.println("use site checks");
    }
    try {
      bounded("text");
    } catch (ClassCastException e) {
      System.out.println("bound checks");
    }
    Object[] strings = new String[] {"a"};
    System.out.println(((CharSequence[]) strings)[0].length() + " " + ((Comparable<?>[]) strings).length);
  }

  public static void main(String[] args) {
    for (Object sample : samples) {
      String name = sample == null ? "null" : sample instanceof Runnable ? "lambda" : sample.getClass().getSimpleName();
      System.out.println(tests(sample) + " " + casts(sample) + " " + name);
    }
    boxes();
    generics();
    for (Class<?> type :
        new Class<?>[] {Animal.class, Flies.class, int[].class, Object[].class, Number.class, int.class}) {
      StringBuilder text = new StringBuilder();
      for (Object sample : samples) text.append(type.isInstance(sample) ? '1' : '.');
      for (Class<?> other :
          new Class<?>[] {Duck.class, Duck[].class, Integer.class, int.class, short.class, Object.class, int[].class}) {
        text.append(type.isAssignableFrom(other) ? 'A' : '-');
      }
      System.out.println(text + " " + type.getSimpleName());
    }
  }
}
