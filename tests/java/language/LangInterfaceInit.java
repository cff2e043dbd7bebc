// stress: yes
// Initialisation of interfaces, enums, records and nested holders: an interface starts only for its own fields, or for
// its defaults.
public class LangInterfaceInit {
  static int log(String text) {
    System.out.println("  init " + text);
    return text.length();
  }

  interface Plain {
    int FIELD = log("Plain");

    void nothing();
  }

  interface WithDefault {
    int FIELD = log("WithDefault");

    default void something() {}
  }

  interface WithStatic {
    int FIELD = log("WithStatic");

    static int call() {
      return 5;
    }
  }

  interface SubOfDefault extends WithDefault {
    int OWN = log("SubOfDefault");
  }

  interface OnlyConstant {
    int CONSTANT = 12;
    int COMPUTED = log("OnlyConstant");
  }

  static class PlainUser implements Plain {
    static int field = log("PlainUser");

    public void nothing() {}
  }

  static class DefaultUser implements WithDefault {
    static int field = log("DefaultUser");
  }

  static class SubUser implements SubOfDefault {
    static int field = log("SubUser");
  }

  interface A {
    int A_FIELD = log("A");

    default void a() {}
  }

  interface B {
    int B_FIELD = log("B");

    default void b() {}
  }

  static class Super implements B {
    static {
      log("Super");
    }
  }

  static class Both extends Super implements A, B, Plain {
    static {
      log("Both");
    }

    public void nothing() {}
  }

  enum Colour {
    RED, GREEN;

    static {
      log("Colour after " + RED + GREEN);
    }

    Colour() {
      log("Colour constructor " + name());
    }
  }

  record Point(int x) {
    static final Point ORIGIN = new Point(0);

    static {
      log("Point after " + ORIGIN);
    }

    Point {
      log("Point constructor " + x);
    }
  }

  static class Lazy {
    private static class Holder {
      static final Lazy INSTANCE = new Lazy();
    }

    Lazy() {
      log("Lazy instance");
    }

    static Lazy get() {
      return Holder.INSTANCE;
    }
  }

  interface Functional {
    int FIELD = log("Functional");

    int apply(int x);

    default int twice(int x) {
      return apply(apply(x));
    }
  }

  public static void main(String[] args) throws Exception {
    System.out.println("constant " + OnlyConstant.CONSTANT);
    System.out.println("plain user");
    new PlainUser().nothing();
    System.out.println("plain field " + Plain.FIELD + PlainUser.FIELD);
    System.out.println("default user");
    new DefaultUser();
    System.out.println("static call");
    System.out.println(WithStatic.call());
    System.out.println("sub user");
    new SubUser();
    System.out.println("sub field");
    System.out.println(SubUser.OWN);
    System.out.println("both");
    new Both();
    System.out.println("plain already done " + Both.A_FIELD + Both.B_FIELD);
    System.out.println("enum array " + new Colour[1].length);
    System.out.println("enum value " + Colour.valueOf("GREEN"));
    System.out.println("record " + new Point(3));
    System.out.println("lazy");
    System.out.println(Lazy.get() == Lazy.get());
    System.out.println("lambda of an interface with defaults");
    Functional functional = x -> x * 3;
    System.out.println("made");
    System.out.println(functional.twice(2));
    System.out.println("forName of an interface");
    Class.forName("LangInterfaceInit$OnlyConstant");
  }
}
