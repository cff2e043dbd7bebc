// jdk: 21+
// An interpreter of a small language: sealed types, nested patterns, and guards that call it again.
import java.util.*;

public class SealedRecursion {
  sealed interface Expr {}
  record Lit(long value) implements Expr {}
  record Name(String name) implements Expr {}
  record Op(char op, Expr left, Expr right) implements Expr {}
  record Let(String name, Expr value, Expr body) implements Expr {}
  record If(Expr condition, Expr yes, Expr no) implements Expr {}

  static long eval(Expr e, Map<String, Long> names) {
    return switch (e) {
      case Lit(long v) -> v;
      case Name(String n) when names.containsKey(n) -> names.get(n);
      case Name(String n) -> throw new NoSuchElementException(n);
      case Op(char op, Lit(long a), Lit(long b)) when op == '+' -> a + b;
      case Op(char op, Expr a, Expr b) -> {
        long x = eval(a, names), y = eval(b, names);
        yield switch (op) { case '+' -> x + y; case '-' -> x - y; case '*' -> x * y; default -> throw new IllegalArgumentException("" + op); };
      }
      case Let(String n, Expr v, Expr body) -> {
        Map<String, Long> inner = new HashMap<>(names);
        inner.put(n, eval(v, names));
        yield eval(body, inner);
      }
      case If(Expr c, Expr yes, Expr no) when eval(c, names) != 0 -> eval(yes, names);
      case If(var c, var yes, var no) -> eval(no, names);
    };
  }

  public static void main(String[] args) {
    Expr e = new Let("x", new Op('+', new Lit(3), new Lit(4)), new If(new Op('-', new Name("x"), new Lit(7)), new Lit(1), new Op('*', new Name("x"), new Name("x"))));
    System.out.println(eval(e, Map.of()));
    for (Expr bad : List.of(new Name("y"), new Op('%', new Lit(1), new Lit(2)))) {
      try {
        eval(bad, Map.of());
      } catch (RuntimeException x) {
        System.out.println(x);
      }
    }
    System.out.println(e.hashCode() == ((Object) e).hashCode() ? e.toString().length() : -1);
  }
}
