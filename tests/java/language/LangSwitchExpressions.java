// Switch expressions: arrows, yield, several labels, exhaustiveness over enums, throwing arms, nesting, operand stack.
public class LangSwitchExpressions {
  enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

  static int length(Day day) {
    return switch (day) {
      case MON, FRI, SUN -> 6;
      case TUE -> 7;
      case THU, SAT -> 8;
      case WED -> {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
          if (i == 1) continue;
          sum += i;
        }
        yield sum + 7;
      }
    };
  }

  static String oldStyle(int value) {
    return switch (value) {
      case 1:
      case 2:
        yield "low";
      case 3:
        if (value > 2) yield "three";
      case 4:
        yield "four";
      default: {
        String text = "v" + value;
        yield text;
      }
    };
  }

  static Object mixed(String key) {
    return switch (key) {
      case "int" -> 1;
      case "long" -> 2L;
      case "double" -> 3.5;
      case "text" -> "text";
      case "null" -> null;
      case "array" -> new int[] {1, 2}.length;
      default -> throw new IllegalArgumentException("no " + key);
    };
  }

  static double promoted(int value) {
    return switch (value) {
      case 0 -> 1;
      case 1 -> 2L;
      case 2 -> 3.5f;
      default -> 'x';
    };
  }

  static int operandStack(int a, int b) {
    return a * 1000 + switch (b) {
      case 0 -> 1;
      case 1 -> {
        try {
          yield Integer.parseInt("x" + a);
        } catch (NumberFormatException e) {
          yield 77;
        } finally {
          a++;
        }
      }
      default -> switch (a) {
        case 5 -> 55;
        default -> {
          int c = 0;
          while (true) {
            if (++c > a + b) yield c;
          }
        }
      };
    } + a;
  }

  static void arrowStatement(Day day) {
    switch (day) {
      case SAT, SUN -> System.out.println(day + " is free");
      case FRI -> {
        String text = "almost";
        System.out.println(day + " " + text);
      }
      default -> {}
    }
  }

  static boolean condition(Day day) {
    if (switch (day) { case SAT, SUN -> true; default -> day.ordinal() == 2; }) {
      return !switch (day) { case SUN -> true; default -> false; };
    }
    return false;
  }

  static int recursive(int n) {
    return switch (n) {
      case 0, 1 -> n;
      default -> recursive(n - 1) + recursive(n - 2);
    };
  }

  static String describe(char c) {
    var kind = switch (c) {
      case '0', '1', '2' -> "digit";
      case 'a', 'b' -> "letter";
      default -> c > 'm' ? "late" : "early";
    };
    return c + ":" + kind;
  }

  public static void main(String[] args) {
    for (Day day : Day.values()) {
      System.out.println(day + " " + length(day) + " " + condition(day));
      arrowStatement(day);
    }
    for (int i = 0; i < 6; i++)
      System.out.println(oldStyle(i) + " " + promoted(i) + " " + operandStack(i, i % 3) + " " + operandStack(5, i));
    for (String key : new String[] {"int", "long", "double", "text", "null", "array", "other"}) {
      try {
        System.out.println(key + " " + mixed(key));
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    System.out.println(recursive(15) + " " + describe('0') + describe('b') + describe('z') + describe('c'));
    try {
      length(null);
    } catch (NullPointerException e) {
      System.out.println("null day");
    }
    Runnable chosen = switch (args.length) {
      case 0 -> () -> System.out.println("no arguments");
      default -> () -> System.out.println("arguments");
    };
    chosen.run();
  }
}
