// jdk: 25
// A file without a class: fields, methods and types of the program itself, and a main method without arguments.
int counter = 3;
final List<String> words = new ArrayList<>(List.of("a", "b"));

record Pair(String left, int right) {}

enum Kind { ONE, TWO }

interface Named {
  String name();
}

String join(Pair pair) {
  return pair.left() + pair.right() + ++counter;
}

static int twice(int i) {
  return 2 * i;
}

void main() {
  IO.println(join(new Pair("x", twice(4))) + words + Kind.TWO);
  Named named = () -> "lambda " + counter + this.getClass().getName();
  IO.println(named.name());
  IO.print("no line end, ");
  IO.println();
  System.out.println(Stream.of(1, 2).map(i -> i + counter).toList());
}
