// stress: yes
// Operands are evaluated left to right, and before the check that fails: arrays, fields, calls, divisions, stores.
public class LangEvaluationOrder {
  static StringBuilder trace = new StringBuilder();
  int field;
  int[] values = {1, 2, 3};

  static <T> T log(String text, T value) {
    trace.append(text).append(' ');
    return value;
  }

  static int i(String text, int value) {
    trace.append(text).append(' ');
    return value;
  }

  static int fail(String text) {
    trace.append(text).append("! ");
    throw new IllegalStateException(text);
  }

  static int three(int a, int b, int c) {
    return a * 100 + b * 10 + c;
  }

  LangEvaluationOrder method(int argument) {
    field += argument;
    return this;
  }

  interface Action {
    Object run();
  }

  static void show(Action action) {
    String result;
    try {
      result = String.valueOf(action.run());
    } catch (RuntimeException e) {
      result = e.getClass().getSimpleName();
    }
    System.out.println(result + " [" + trace.toString().trim() + "]");
    trace.setLength(0);
  }

  public static void main(String[] args) {
    int[] array = {10, 20, 30};
    int[] none = null;
    LangEvaluationOrder object = new LangEvaluationOrder();
    LangEvaluationOrder nothing = null;
    show(() -> i("a", 1) + i("b", 2) * i("c", 3) - i("d", 4));
    show(() -> three(i("a", 1), i("b", 2), i("c", 3)));
    show(() -> log("array", array)[i("index", 1)] = i("value", 5));
    show(() -> log("array", none)[i("index", 1)] = i("value", 5));
    show(() -> log("array", none)[fail("index")] = i("value", 5));
    show(() -> log("array", array)[i("index", 7)] = fail("value"));
    show(() -> log("array", array)[i("index", 7)] += i("value", 1));
    show(() -> log("array", none)[i("index", 7)] += fail("value"));
    show(() -> log("object", object).field = i("value", 3));
    show(() -> log("object", nothing).field = i("value", 3));
    show(() -> log("object", nothing).field += fail("value"));
    show(() -> log("object", nothing).method(i("argument", 1)));
    show(() -> log("object", object).method(i("first", 1)).method(i("second", 2)).field);
    show(() -> i("left", 1) / i("zero", 0) + fail("right"));
    show(() -> i("left", 1) / (i("zero", 0) + fail("right")));
    show(() -> new int[i("first", 2)][i("second", 3)].length);
    show(() -> new int[i("first", -1)][fail("second")].length);
    show(() -> new int[i("first", -1)][i("second", 2)].length);
    show(() -> new int[] {i("x", 1), i("y", 2), fail("z"), i("never", 3)});
    show(() -> log("array", array).length + i("plus", 1));
    show(() -> {
      int x = 2;
      return x + (x = 5) * x++ + x;
    });
    show(() -> {
      int x = 1;
      x += x++ + ++x;
      return x;
    });
    show(() -> {
      int k = 0;
      int[] a = {0, 0, 0};
      a[k++] = a[k++] = k++;
      return a[0] + "" + a[1] + a[2] + k;
    });
    show(() -> {
      int[] a = {1, 2};
      int[] b = a;
      a[0] = (a = new int[] {7, 8})[1];
      return b[0] + "" + a[0];
    });
    show(() -> {
      int x = 3;
      boolean t = x++ > 3 | x++ > 4 & x++ > 5;
      return t + "" + x;
    });
    show(() -> log("s", "text").substring(i("from", 1), i("to", 2)).concat(log("t", "u")));
    show(() -> {
      Object[] objects = new String[1];
      return log("objects", objects)[i("index", 0)] = log("value", (Object) 1);
    });
    show(() -> {
      Object[] objects = new String[1];
      return log("objects", objects)[i("index", 1)] = log("value", (Object) 1);
    });
    show(() -> (i("condition", 1) > 0 ? i("yes", 1) : i("no", 2)) + i("after", 3));
    show(() -> log("outer", object).values[log("inner", object).values[i("index", 0)]]++ + object.values[1]);
    show(() -> (int) (Object) log("cast", "text") + fail("never"));
  }
}
