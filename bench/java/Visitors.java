/** Interface calls: expressions are visited by visitors, and each class implements the interfaces its own way. */
public class Visitors {
  interface Expression {
    int accept(Visitor visitor);
  }

  interface Visitor {
    int number(int value);

    int sum(Expression left, Expression right);

    default int negation(Expression inner) {
      return -inner.accept(this);
    }
  }

  record Number(int value) implements Expression {
    public int accept(Visitor visitor) {
      return visitor.number(value);
    }
  }

  record Sum(Expression left, Expression right) implements Expression {
    public int accept(Visitor visitor) {
      return visitor.sum(left, right);
    }
  }

  record Negation(Expression inner) implements Expression {
    public int accept(Visitor visitor) {
      return visitor.negation(inner);
    }
  }

  static final class Evaluator implements Visitor {
    public int number(int value) {
      return value;
    }

    public int sum(Expression left, Expression right) {
      return left.accept(this) + right.accept(this);
    }
  }

  static final class Depth implements Visitor {
    public int number(int value) {
      return 1;
    }

    public int sum(Expression left, Expression right) {
      return 1 + Math.max(left.accept(this), right.accept(this));
    }

    @Override
    public int negation(Expression inner) {
      return 1 + inner.accept(this);
    }
  }

  static Expression build(int depth, int seed) {
    if (depth == 0) return new Number(seed % 10);
    Expression left = build(depth - 1, seed * 3 + 1);
    return seed % 5 == 0 ? new Negation(left) : new Sum(left, build(depth - 1, seed + 7));
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 3000;
    Expression expression = build(13, 1);
    Visitor[] visitors = {new Evaluator(), new Depth()};
    int sum = 0;
    for (int round = 0; round < size; round++) {
      sum = sum * 31 + expression.accept(visitors[round % visitors.length]);
    }
    System.out.println("visitors " + sum);
  }
}
