// stress: yes
// Lambdas by where they stand: in constructors, static initialisers, interface defaults, fields, enums, other lambdas;
// recursion; this.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.*;

public class LangLambdaContexts {
  static final List<String> LOG = new ArrayList<>();
  static final Function<Integer, Long> FACTORIAL;
  static IntUnaryOperator fibonacci;
  static final Map<String, DoubleBinaryOperator> OPERATORS = new HashMap<>();

  static {
    int captured = 1;
    FACTORIAL = n -> n <= captured ? 1L : n * LangLambdaContexts.FACTORIAL.apply(n - 1);
    fibonacci = n -> n < 2 ? n : fibonacci.applyAsInt(n - 1) + fibonacci.applyAsInt(n - 2);
    OPERATORS.put("+", (a, b) -> a + b);
    OPERATORS.put("max", Math::max);
    OPERATORS.put("hyp", (a, b) -> {
      DoubleUnaryOperator square = x -> x * x;
      return Math.sqrt(square.applyAsDouble(a) + square.applyAsDouble(b));
    });
    Runnable atOnce = () -> LOG.add("static initialiser " + captured);
    atOnce.run();
  }

  private int counter = 10;
  private final Supplier<Integer> fieldInitialised = () -> ++counter;
  private final Supplier<String> fromConstructor;

  LangLambdaContexts(String name) {
    Supplier<String> local = () -> name + counter;
    fromConstructor = () -> local.get() + this.counter + describe();
  }

  String describe() {
    return " described";
  }

  IntSupplier step(int by) {
    return () -> {
      counter += by;
      IntSupplier inner = () -> counter * by;
      return inner.getAsInt();
    };
  }

  class Inner {
    int own = 5;

    IntSupplier both() {
      return () -> own++ * 1000 + counter++;
    }
  }

  static class Child extends LangLambdaContexts {
    Child() {
      super("child");
    }

    @Override
    String describe() {
      Supplier<String> upper = () -> super.describe().toUpperCase();
      Supplier<String> reference = super::describe;
      return upper.get() + reference.get();
    }
  }

  interface Greeter {
    String name();

    default Supplier<String> greeter() {
      return () -> "hello " + name() + suffix();
    }

    private String suffix() {
      UnaryOperator<String> mark = s -> s + name().length();
      return mark.apply("#");
    }

    static Greeter of(String name) {
      return () -> name;
    }
  }

  enum Scale {
    KILO(x -> x * 1000), HALF(x -> x / 2), SHIFTED(x -> x + Scale.values().length);

    final LongUnaryOperator operator;

    Scale(LongUnaryOperator operator) {
      this.operator = operator;
    }
  }

  static Function<Object, Object> fix(Function<Function<Object, Object>, Function<Object, Object>> f) {
    return x -> f.apply(fix(f)).apply(x);
  }

  static <T> Supplier<T> memo(Supplier<T> source) {
    Object[] cache = new Object[1];
    return () -> {
      if (cache[0] == null) cache[0] = source.get();
      @SuppressWarnings("unchecked") T value = (T) cache[0];
      return value;
    };
  }

  public static void main(String[] args) {
    System.out.println(LOG + " " + FACTORIAL.apply(15) + " " + fibonacci.applyAsInt(12));
    System.out.println(OPERATORS.get("+").applyAsDouble(1, 2) + " " + OPERATORS.get("max").applyAsDouble(1, 2) + " "
        + OPERATORS.get("hyp").applyAsDouble(3, 4));
    LangLambdaContexts object = new LangLambdaContexts("object");
    System.out.println(
        object.fieldInitialised.get() + " " + object.fieldInitialised.get() + " " + object.fromConstructor.get());
    IntSupplier step = object.step(3);
    System.out.println(step.getAsInt() + " " + step.getAsInt() + " " + object.counter);
    IntSupplier both = object.new Inner().both();
    System.out.println(both.getAsInt() + " " + both.getAsInt());
    System.out.println(((LangLambdaContexts) new Child()).fromConstructor.get());
    Greeter greeter = Greeter.of("world");
    System.out.println(greeter.greeter().get());
    for (Scale scale : Scale.values()) System.out.print(scale + "=" + scale.operator.applyAsLong(9) + " ");
    System.out.println();
    System.out.println(
        fix(self -> n -> (Integer) n == 0 ? 0 : (Integer) n + (Integer) self.apply((Integer) n - 1)).apply(20));
    int[] calls = {0};
    Supplier<String> memo = memo(() -> "computed " + ++calls[0]);
    System.out.println(memo.get() + " " + memo.get() + " " + calls[0]);
    Supplier<Supplier<Supplier<String>>> deep = () -> () -> () -> object.counter + args.length + "deep";
    System.out.println(deep.get().get().get());
    Runnable[] mutual = new Runnable[2];
    StringBuilder trace = new StringBuilder();
    mutual[0] = () -> { if (trace.length() < 6) { trace.append('a'); mutual[1].run(); } };
    mutual[1] = () -> { trace.append('b'); mutual[0].run(); };
    mutual[0].run();
    System.out.println(trace);
  }
}
