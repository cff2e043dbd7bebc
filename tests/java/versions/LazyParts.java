// jdk: 25
// Records, unnamed patterns and gatherers together, as in a small evaluator.
import java.util.*;
import java.util.stream.*;

public class LazyParts {
  sealed interface Term {}
  record Num(double value) implements Term {}
  record Sum(Term left, Term right) implements Term {}
  record Product(Term left, Term right) implements Term {}
  record Var(String name) implements Term {}

  static Term simple(Term term) {
    return switch (term) {
      case Sum(Num(var a), Num(var b)) -> new Num(a + b);
      case Sum(var t, Num(var zero)) when zero == 0 -> simple(t);
      case Sum(var a, var b) -> new Sum(simple(a), simple(b));
      case Product(Num(var zero), _) when zero == 0 -> new Num(0);
      case Product(Num(var one), var t) when one == 1 -> simple(t);
      case Product(var a, var b) -> new Product(simple(a), simple(b));
      case Num _, Var _ -> term;
    };
  }

  public static void main(String[] args) {
    Term term = new Sum(new Product(new Num(1), new Var("x")), new Sum(new Num(2), new Num(3)));
    System.out.println(simple(term));
    System.out.println(simple(new Product(new Num(0), term)));
    System.out.println(Stream.of(term, new Num(4)).map(LazyParts::simple).gather(Gatherers.windowFixed(2)).map(List::size).toList());
  }
}
