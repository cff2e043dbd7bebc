package cdx;

/** Recursive descent: a sum is made of products, a product of factors. */
class ExpressionParser {
  private final String text;
  private int at;

  private ExpressionParser(String text) {
    this.text = text;
  }

  static Expression parse(String text) {
    ExpressionParser parser = new ExpressionParser(text);
    Expression expression = parser.sum();
    if (parser.next() != '\0') {
      throw parser.error("an end");
    }
    return expression;
  }

  private Expression sum() {
    Expression sum = product();
    while (next() == '+' || next() == '-') {
      boolean plus = take() == '+';
      Expression left = sum;
      Expression right = product();
      sum = plus ? time -> left.at(time) + right.at(time) : time -> left.at(time) - right.at(time);
    }
    return sum;
  }

  private Expression product() {
    Expression product = factor();
    while (next() == '*' || next() == '/') {
      boolean times = take() == '*';
      Expression left = product;
      Expression right = factor();
      product = times ? time -> left.at(time) * right.at(time) : time -> left.at(time) / right.at(time);
    }
    return product;
  }

  private Expression factor() {
    char c = next();
    if (c == '(') {
      return parenthesis();
    }
    if (c == '-') {
      take();
      Expression negated = factor();
      return time -> -negated.at(time);
    }
    if (Character.isDigit(c)) {
      double number = number();
      return time -> number;
    }
    if (text.startsWith("tri", at)) {
      at += 3;
      Expression argument = parenthesis();
      return time -> Expression.triangle(argument.at(time));
    }
    if (c == 't') {
      take();
      return time -> time;
    }
    throw error("a number, t, tri or (");
  }

  private Expression parenthesis() {
    if (next() != '(') {
      throw error("(");
    }
    take();
    Expression inside = sum();
    if (next() != ')') {
      throw error(")");
    }
    take();
    return inside;
  }

  private double number() {
    int from = at;
    while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
      at++;
    }
    return Double.parseDouble(text.substring(from, at));
  }

  /** The next character that is no blank; it stays where it is. */
  private char next() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private char take() {
    return text.charAt(at++);
  }

  private IllegalArgumentException error(String expected) {
    return new IllegalArgumentException(expected + " expected at " + at + " of: " + text);
  }
}
