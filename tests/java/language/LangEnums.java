// stress: yes
// Enums: constructors, constant bodies, abstract methods, interfaces, valueOf, switch, EnumMap, EnumSet, ordering,
// statics.
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntBinaryOperator;

public class LangEnums {
  enum Operation implements IntBinaryOperator {
    PLUS("+") {
      public int applyAsInt(int a, int b) {
        return a + b;
      }
    },
    TIMES("*") {
      private final int identity = 1;

      public int applyAsInt(int a, int b) {
        return identity * a * b;
      }

      @Override
      boolean binds() {
        return true;
      }
    },
    POWER("^") {
      public int applyAsInt(int a, int b) {
        return b == 0 ? 1 : TIMES.applyAsInt(a, applyAsInt(a, b - 1));
      }
    };

    private static final Map<String, Operation> BY_SYMBOL = new HashMap<>();
    final String symbol;

    static {
      for (Operation operation : values()) BY_SYMBOL.put(operation.symbol, operation);
    }

    Operation(String symbol) {
      this.symbol = symbol;
    }

    boolean binds() {
      return false;
    }

    static Operation of(String symbol) {
      return BY_SYMBOL.get(symbol);
    }
  }

  enum Planet {
    MERCURY(3.3e23, 2.44e6), EARTH(5.97e24, 6.37e6), JUPITER(1.9e27, 7.15e7);

    final double mass;
    final double radius;

    Planet(double mass, double radius) {
      this.mass = mass;
      this.radius = radius;
    }

    long gravity() {
      return Math.round(6.67e-11 * mass / (radius * radius) * 100);
    }
  }

  enum State {
    IDLE, RUNNING, DONE;

    State next() {
      return values()[(ordinal() + 1) % values().length];
    }
  }

  enum Empty {}

  enum Single { INSTANCE; int counter; }

  static String action(State state) {
    switch (state) {
      case IDLE: return "start";
      case RUNNING: return "wait";
      case DONE: return "stop";
      default: throw new AssertionError(state);
    }
  }

  public static void main(String[] args) {
    for (Operation operation : Operation.values()) {
      System.out.println(operation + operation.symbol + " " + operation.applyAsInt(3, 4) + " " + operation.binds() + " "
          + operation.getClass().getName() + " " + operation.getDeclaringClass().getSimpleName() + " "
          + operation.ordinal());
    }
    System.out.println(Operation.of("^") + " " + Operation.of("?") + " " + Operation.valueOf("TIMES").symbol);
    for (Planet planet : Planet.values()) System.out.print(planet.name() + "=" + planet.gravity() + " ");
    System.out.println();
    for (String name : new String[] {"IDLE", "idle", "", null}) {
      try {
        System.out.println(State.valueOf(name).next());
      } catch (IllegalArgumentException | NullPointerException e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    EnumMap<State, Integer> counts = new EnumMap<>(State.class);
    counts.put(State.DONE, 3);
    counts.put(State.IDLE, 1);
    counts.merge(State.DONE, 10, Integer::sum);
    System.out.println(
        counts + " " + counts.containsKey(State.RUNNING) + " " + counts.remove(State.IDLE) + " " + counts.keySet());
    EnumSet<State> set = EnumSet.complementOf(EnumSet.of(State.RUNNING));
    System.out.println(set + " " + EnumSet.allOf(Planet.class) + EnumSet.noneOf(Empty.class)
        + EnumSet.range(State.IDLE, State.RUNNING));
    set.retainAll(EnumSet.of(State.DONE));
    System.out.println(set + " " + set.contains(State.DONE) + " " + State.IDLE.compareTo(State.DONE) + " "
        + new TreeSet<>(Arrays.asList(State.DONE, State.IDLE)));
    for (State state : State.values()) System.out.print(action(state) + " ");
    Single.INSTANCE.counter += 2;
    System.out.println(++Single.INSTANCE.counter + " " + Empty.values().length + " "
        + (State.values() == State.values()) + " " + (State.valueOf("DONE") == State.DONE) + " "
        + State.DONE.equals(Planet.EARTH));
    System.out.println(State.class.isEnum() + " " + Operation.PLUS.getClass().isEnum() + " "
        + State.class.getEnumConstants().length + " " + Enum.valueOf(Planet.class, "EARTH") + " "
        + State.class.getSuperclass().getSimpleName());
  }
}
