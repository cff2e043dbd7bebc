import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;

/** Expressions: a tokenizer, a parser by precedence, evaluation, symbolic derivation and simplification. */
public class AlgoExpressions {
  sealed interface Expr permits Num, Var, Bin, Neg, Call {}

  record Num(double value) implements Expr {}

  record Var(String name) implements Expr {}

  record Bin(char op, Expr left, Expr right) implements Expr {}

  record Neg(Expr inner) implements Expr {}

  record Call(String function, Expr argument) implements Expr {}

  static List<String> tokens(String text) {
    List<String> out = new ArrayList<>();
    for (int i = 0; i < text.length();) {
      char c = text.charAt(i);
      int start = i;
      if (Character.isWhitespace(c)) {
        i++;
        continue;
      }
      if (Character.isDigit(c)) while (i < text.length()
          && (Character.isDigit(text.charAt(i)) || text.charAt(i) == '.')) i++;
      else if (Character.isLetter(c)) while (i < text.length() && Character.isLetterOrDigit(text.charAt(i))) i++;
      else i++;
      out.add(text.substring(start, i));
    }
    return out;
  }

  static final Map<Character, Integer> LEVEL = Map.of('+', 1, '-', 1, '*', 2, '/', 2, '^', 3);
  static final Map<Character, DoubleBinaryOperator> OPERATORS =
      Map.of('+', (a, b) -> a + b, '-', (a, b) -> a - b, '*', (a, b) -> a * b, '/', (a, b) -> a / b, '^', Math::pow);

  static final class Parser {
    final List<String> tokens;
    int at;

    Parser(String text) {
      tokens = tokens(text);
    }

    String peek() {
      return at < tokens.size() ? tokens.get(at) : "";
    }

    Expr whole() {
      Expr e = binary(1);
      if (at < tokens.size()) throw new IllegalArgumentException("unexpected " + peek());
      return e;
    }

    Expr binary(int minimum) {
      Expr left = primary();
      while (!peek().isEmpty() && LEVEL.getOrDefault(peek().charAt(0), 0) >= minimum) {
        char op = tokens.get(at++).charAt(0);
        int level = LEVEL.get(op);
        left = new Bin(op, left, binary(op == '^' ? level : level + 1));
      }
      return left;
    }

    Expr primary() {
      String t = peek();
      if (t.isEmpty()) throw new IllegalArgumentException("unexpected end");
      at++;
      if (t.equals("-")) return new Neg(binary(3));
      if (t.equals("(")) {
        Expr e = binary(1);
        if (!peek().equals(")")) throw new IllegalArgumentException("missing )");
        at++;
        return e;
      }
      if (Character.isDigit(t.charAt(0))) return new Num(Double.parseDouble(t));
      if (!Character.isLetter(t.charAt(0))) throw new IllegalArgumentException("unexpected " + t);
      return peek().equals("(") ? new Call(t, primary()) : new Var(t);
    }
  }

  static double eval(Expr e, Map<String, Double> env) {
    if (e instanceof Num n) return n.value();
    if (e instanceof Var v) {
      if (!env.containsKey(v.name())) throw new IllegalArgumentException("unknown " + v.name());
      return env.get(v.name());
    }
    if (e instanceof Neg n) return -eval(n.inner(), env);
    if (e instanceof Call c) {
      double x = eval(c.argument(), env);
      return switch (c.function()) {
        case "sqrt" -> Math.sqrt(x);
        case "abs" -> Math.abs(x);
        case "sin" -> Math.sin(x);
        default -> throw new IllegalArgumentException("no function " + c.function());
      };
    }
    Bin b = (Bin) e;
    return OPERATORS.get(b.op()).applyAsDouble(eval(b.left(), env), eval(b.right(), env));
  }

  static Expr derive(Expr e, String x) {
    if (e instanceof Num) return new Num(0);
    if (e instanceof Var v) return new Num(v.name().equals(x) ? 1 : 0);
    if (e instanceof Neg n) return new Neg(derive(n.inner(), x));
    if (!(e instanceof Bin b)) throw new IllegalArgumentException("cannot derive " + show(e));
    Expr u = b.left();
    Expr v = b.right();
    Expr du = derive(u, x);
    Expr dv = derive(v, x);
    return switch (b.op()) {
      case '*' -> new Bin('+', new Bin('*', du, v), new Bin('*', u, dv));
      case '/' -> new Bin('/', new Bin('-', new Bin('*', du, v), new Bin('*', u, dv)), new Bin('^', v, new Num(2)));
      case '^' -> new Bin('*', new Bin('*', v, new Bin('^', u, new Bin('-', v, new Num(1)))), du);
      default -> new Bin(b.op(), du, dv);
    };
  }

  static Expr simplify(Expr e) {
    if (e instanceof Neg n) {
      Expr inner = simplify(n.inner());
      return inner instanceof Num m ? new Num(-m.value()) : new Neg(inner);
    }
    if (!(e instanceof Bin b)) return e;
    Expr l = simplify(b.left());
    Expr r = simplify(b.right());
    if (l instanceof Num x && r instanceof Num y) {
      return new Num(OPERATORS.get(b.op()).applyAsDouble(x.value(), y.value()));
    }
    Num zero = new Num(0);
    Num one = new Num(1);
    return switch (b.op()) {
      case '+' -> l.equals(zero) ? r : r.equals(zero) ? l : new Bin('+', l, r);
      case '-' -> r.equals(zero) ? l : new Bin('-', l, r);
      case '*' -> l.equals(zero) || r.equals(zero) ? zero : l.equals(one) ? r : r.equals(one) ? l : new Bin('*', l, r);
      case '^' -> r.equals(one) ? l : r.equals(zero) ? one : new Bin('^', l, r);
      default -> r.equals(one) ? l : new Bin(b.op(), l, r);
    };
  }

  static String show(Expr e) {
    if (e instanceof Num n) return n.value() == Math.rint(n.value()) ? "" + (long) n.value() : "" + n.value();
    if (e instanceof Var v) return v.name();
    if (e instanceof Neg n) return "-" + show(n.inner());
    if (e instanceof Call c) return c.function() + "(" + show(c.argument()) + ")";
    Bin b = (Bin) e;
    return "(" + show(b.left()) + b.op() + show(b.right()) + ")";
  }

  public static void main(String[] args) {
    Map<String, Double> env = new HashMap<>(Map.of("x", 3.0, "y", -2.0));
    for (String s : new String[] {"1+2*3", "(1+2)*3", "2^3^2", "-2^2", "10-4-3", "100/10/2", "x*x - 4*y",
        "sqrt(x^2+16)", "abs(y)^3", "-(x-y)", "1/0", "0/0", "2*(3", "2+", "foo(1)", "z", "3 4", "1.5e"}) {
      try {
        Expr e = new Parser(s).whole();
        System.out.println(s + " = " + eval(e, env) + " " + show(e));
      } catch (IllegalArgumentException e) {
        System.out.println(s + ": " + e.getMessage());
      }
    }
    for (String s : new String[] {"x^3 + 2*x", "x*y + y", "(x+1)/(x-1)", "-(x^2)*5", "7"}) {
      Expr d = simplify(derive(new Parser(s).whole(), "x"));
      System.out.println("d/dx " + s + " = " + show(d) + " = " + eval(d, env) + " " + d.hashCode());
    }
  }
}
