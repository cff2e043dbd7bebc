// stress: yes
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** EnumSet (one word and several) and EnumMap: ranges, complements, order by ordinal, null rejection. */
public class CollEnums {
  enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

  enum Shape {
    CIRCLE {
      @Override
      double area(double s) {
        return 3 * s * s;
      }
    },
    SQUARE;

    double area(double s) {
      return s * s;
    }
  }

  /** More than 64 constants, so that the set needs more than one word. */
  enum Big {
    A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8,
        C9, D0, D1, D2, D3,
    D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9, G0, G1, G2,
    G3, G4, G5, G6, G7,
    G8, G9
  }

  static void sets() {
    EnumSet<Day> weekend = EnumSet.of(Day.SUN, Day.SAT);
    EnumSet<Day> work = EnumSet.complementOf(weekend);
    System.out.println(weekend + " " + work + " " + EnumSet.range(Day.TUE, Day.THU) + " "
        + EnumSet.allOf(Day.class).size());
    EnumSet<Day> some = EnumSet.noneOf(Day.class);
    System.out.println(some.add(Day.FRI) + " " + some.add(Day.FRI) + " " + some.addAll(weekend) + " " + some + " "
        + some.contains(null));
    some.retainAll(work);
    System.out.println(some + " " + some.equals(EnumSet.of(Day.FRI)) + " " + some.equals(Set.of(Day.FRI)) + " "
        + work.containsAll(some));
    for (Iterator<Day> it = work.iterator(); it.hasNext();) {
      if (it.next().name().startsWith("T")) it.remove();
    }
    System.out.println(work + " " + work.clone() + " " + EnumSet.copyOf(List.of(Day.WED, Day.MON, Day.WED)));
    try {
      some.add(null);
    } catch (NullPointerException e) {
      System.out.println("no null");
    }
    try {
      EnumSet.copyOf(new ArrayList<Day>());
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      EnumSet.range(Day.SUN, Day.MON);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  static void bigSets() {
    EnumSet<Big> set = EnumSet.range(Big.E5, Big.G5);
    System.out.println(set.size() + " " + set);
    set.removeIf(b -> b.ordinal() % 4 != 0);
    System.out.println(set + " " + EnumSet.complementOf(set).size());
    set.addAll(EnumSet.of(Big.A0, Big.G9, Big.B1));
    System.out.println(set + " " + set.contains(Big.G9) + " " + set.remove(Big.A0) + " "
        + set.containsAll(EnumSet.of(Big.B1)));
    long bits = 0;
    for (Big b : set) bits = bits * 71 + b.ordinal();
    System.out.println(bits);
    set.clear();
    System.out.println(set + " " + set.isEmpty());
  }

  static void maps() {
    EnumMap<Day, String> plan = new EnumMap<>(Day.class);
    plan.put(Day.THU, "gym");
    plan.put(Day.MON, "work");
    plan.put(Day.SUN, null);
    System.out.println(plan + " " + plan.size() + " " + plan.containsKey(Day.SUN) + " " + plan.containsKey(Day.TUE)
        + " " + plan.get(Day.TUE));
    plan.merge(Day.MON, "+lunch", String::concat);
    plan.computeIfAbsent(Day.FRI, d -> d.name().toLowerCase());
    plan.putIfAbsent(Day.SUN, "rest");
    System.out.println(plan.keySet() + " " + plan.values() + " " + plan.remove(Day.THU) + " " + plan.entrySet());
    plan.replaceAll((d, s) -> d.ordinal() + s);
    System.out.println(plan + " " + plan.equals(Map.of(Day.MON, "0work+lunch", Day.FRI, "4fri", Day.SUN, "6rest")));
    try {
      plan.put(null, "x");
    } catch (NullPointerException e) {
      System.out.println("no null key");
    }
    System.out.println(plan.containsKey(null) + " " + plan.get("MON") + " " + plan.containsValue("6rest") + " "
        + plan.clone());
    EnumMap<Day, List<Integer>> groups = new EnumMap<>(Day.class);
    for (int i = 0; i < 20; i++) groups.computeIfAbsent(Day.values()[i * 3 % 7], d -> new ArrayList<>()).add(i);
    System.out.println(groups);
    Iterator<Map.Entry<Day, List<Integer>>> it = groups.entrySet().iterator();
    it.next();
    it.remove();
    it.next().getValue().clear();
    System.out.println(groups);
  }

  public static void main(String[] args) {
    sets();
    bigSets();
    maps();
    EnumMap<Shape, Double> areas = new EnumMap<>(Shape.class);
    for (Shape s : Shape.values()) areas.put(s, s.area(2));
    System.out.println(areas + " " + Shape.CIRCLE.getDeclaringClass().getSimpleName() + " " + EnumSet.of(Shape.CIRCLE));
    System.out.println(Arrays.toString(EnumSet.allOf(Day.class).toArray(new Day[0])) + " "
        + EnumSet.allOf(Day.class).stream().mapToInt(Day::ordinal).sum());
  }
}
