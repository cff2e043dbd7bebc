// stress: yes
// Private members reached between nest mates: fields, methods, constructors, statics, interfaces, lambdas; private
// methods are not virtual.
public class LangNestMates {
  private int secret = 42;
  private static long staticSecret = 7;
  private double[] numbers = {1.5, 2.5};

  private LangNestMates() {}

  private LangNestMates(int secret) {
    this.secret = secret;
  }

  private String hidden() {
    return "hidden " + secret;
  }

  private static String staticHidden(String text) {
    return "static hidden " + text;
  }

  private static class Keeper {
    private final LangNestMates owner = new LangNestMates(5);
    private int own = 3;

    private Keeper() {}

    private int poke() {
      owner.secret++;
      owner.secret += 10;
      staticSecret *= 2;
      owner.numbers[1]--;
      return owner.secret-- + own++;
    }

    private String call() {
      return owner.hidden() + " " + staticHidden("x") + " " + LangNestMates.this_is_static();
    }
  }

  private static String this_is_static() {
    return "static";
  }

  static class Animal {
    private String sound() {
      return "animal";
    }

    String speak() {
      return this.sound();
    }

    private static String shout(Animal animal) {
      return animal.sound().toUpperCase();
    }
  }

  static class Dog extends Animal {
    private String sound() {
      return "dog";
    }

    String both() {
      return sound() + "/" + super.sound() + "/" + ((Animal) this).sound();
    }
  }

  interface Contract {
    private String detail() {
      return "detail of " + label();
    }

    private static String fixed() {
      return "fixed";
    }

    String label();

    default String show() {
      return detail() + " " + fixed();
    }
  }

  class Inner {
    private String text = "inner of " + secret;

    private void rename(String name) {
      text = name + secret;
      secret += text.length();
    }
  }

  private sealed interface Expression permits Constant, Sum {}

  private record Constant(int value) implements Expression {}

  private record Sum(Expression left, Expression right) implements Expression {}

  private static int evaluate(Expression expression) {
    if (expression instanceof Constant constant) return constant.value;
    Sum sum = (Sum) expression;
    return evaluate(sum.left) + evaluate(sum.right);
  }

  public static void main(String[] args) {
    Keeper keeper = new Keeper();
    System.out.println(
        keeper.poke() + " " + keeper.poke() + " " + keeper.own + " " + keeper.owner.secret + " " + staticSecret);
    System.out.println(keeper.call() + " " + keeper.owner.numbers[1]);
    Dog dog = new Dog();
    Animal animal = dog;
    System.out.println(
        dog.speak() + " " + dog.both() + " " + animal.sound() + " " + dog.sound() + " " + Animal.shout(dog));
    Contract contract = () -> "contract";
    System.out.println(contract.show() + " " + contract.detail() + " " + Contract.fixed());
    LangNestMates mates = new LangNestMates();
    Inner inner = mates.new Inner();
    inner.rename("renamed");
    System.out.println(inner.text + " " + mates.secret);
    System.out.println(evaluate(new Sum(new Constant(3), new Sum(new Constant(4), new Constant(-5)))));
    java.util.function.IntUnaryOperator operator = x -> mates.secret += x;
    System.out.println(operator.applyAsInt(5) + " " + operator.applyAsInt(6));
    Runnable reference = keeper::poke;
    reference.run();
    System.out.println(keeper.own);
    System.out.println(Keeper.class.getNestHost().getSimpleName() + " " + LangNestMates.class.isNestmateOf(Inner.class)
        + " " + Inner.class.isNestmateOf(Dog.class) + " " + String.class.isNestmateOf(Dog.class) + " "
        + LangNestMates.class.getNestMembers().length);
  }
}
