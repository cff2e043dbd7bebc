// Sealed hierarchies and pattern matching instanceof: scopes, conditions with && and negation, generic patterns,
// interpreters over records.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public class LangSealedPatterns {
  sealed interface Expression permits Number, Binary, Negate, Variable {}

  record Number(double value) implements Expression {}

  record Binary(char operator, Expression left, Expression right) implements Expression {}

  record Negate(Expression inner) implements Expression {}

  record Variable(String name) implements Expression {}

  static double evaluate(Expression expression, Map<String, Double> environment) {
    if (expression instanceof Number number) return number.value();
    if (expression instanceof Negate negate) return -evaluate(negate.inner(), environment);
    if (expression instanceof Variable variable && environment.containsKey(variable.name()))
      return environment.get(variable.name());
    if (!(expression instanceof Binary binary)) throw new IllegalArgumentException("unbound " + expression);
    double left = evaluate(binary.left(), environment);
    double right = evaluate(binary.right(), environment);
    return switch (binary.operator()) {
      case '+' -> left + right;
      case '-' -> left - right;
      case '*' -> left * right;
      case '/' -> left / right;
      default -> throw new IllegalStateException("operator " + binary.operator());
    };
  }

  static Expression simplify(Expression expression) {
    if (expression instanceof Negate outer && simplify(outer.inner()) instanceof Negate inner) {
      return simplify(inner.inner());
    }
    if (expression instanceof Binary binary) {
      Expression left = simplify(binary.left());
      Expression right = simplify(binary.right());
      if (binary.operator() == '*' && (isConstant(left, 0) || isConstant(right, 0))) return new Number(0);
      if (binary.operator() == '+' && isConstant(left, 0)) return right;
      if (left instanceof Number a && right instanceof Number b) {
        return new Number(evaluate(new Binary(binary.operator(), a, b), Map.of()));
      }
      return new Binary(binary.operator(), left, right);
    }
    return expression;
  }

  static boolean isConstant(Expression expression, double value) {
    return expression instanceof Number number && number.value() == value;
  }

  static String show(Object object) {
    if (object instanceof String text && !text.isEmpty()) return "text " + text.charAt(0);
    if (object instanceof Integer number) {
      number += 1;
      return "int " + number;
    } else if (object instanceof int[] array && array.length > 1) {
      return "array " + array[1];
    }
    if (!(object instanceof List<?> list)) return "other " + (object == null);
    StringBuilder result = new StringBuilder("list");
    for (Object item : list) result.append(' ').append(show(item));
    return result.toString();
  }

  static String text = "field";

  static String shadowing(Object object) {
    if (object instanceof String text) {
      return "pattern " + text;
    }
    return text + " " + object;
  }

  abstract static sealed class Animal {
    static final class Cat extends Animal {}

    static non-sealed class Dog extends Animal {}

    static sealed class Bird extends Animal permits Eagle {}

    static final class Eagle extends Bird {}
  }

  static class Poodle extends Animal.Dog {}

  static String classify(Animal animal) {
    return animal instanceof Animal.Cat ? "cat"
        : animal instanceof Poodle p    ? "poodle" + p.getClass().getSimpleName().length()
        : animal instanceof Animal.Bird b && b instanceof Animal.Eagle ? "eagle"
                                                                       : "something";
  }

  static int loop(List<Object> items) {
    int sum = 0;
    int i = 0;
    while (i < items.size() && items.get(i) instanceof Integer number) {
      sum += number;
      i++;
    }
    return sum * 100 + i;
  }

  public static void main(String[] args) {
    Expression expression = new Binary('+', new Number(0),
        new Binary('-', new Binary('*', new Variable("x"), new Number(3)), new Negate(new Negate(new Variable("y")))));
    System.out.println(expression);
    System.out.println(simplify(expression));
    System.out.println(evaluate(expression, Map.of("x", 7.0, "y", 0.5)) + " "
        + evaluate(simplify(expression), Map.of("x", 7.0, "y", 0.5)));
    System.out.println(simplify(new Binary('*', new Variable("z"), new Binary('-', new Number(2), new Number(2)))));
    try {
      evaluate(expression, Map.of("x", 1.0));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      evaluate(new Binary('?', new Number(1), new Number(2)), Map.of());
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    List<Object> items =
        new ArrayList<>(List.of(1, 2, "three", 4, List.of("x", ""), new int[] {5, 6}, new int[] {7}, 'c'));
    items.add(null);
    System.out.println(show(items) + " | " + loop(items));
    System.out.println(shadowing("s") + " " + shadowing(1));
    System.out.println(classify(new Animal.Cat()) + " " + classify(new Poodle()) + " " + classify(new Animal.Eagle())
        + " " + classify(new Animal.Dog()));
    System.out.println(Animal.class.isSealed() + " " + Poodle.class.isSealed() + " "
        + Expression.class.getPermittedSubclasses().length + " "
        + Animal.Bird.class.getPermittedSubclasses()[0].getSimpleName());
  }
}
