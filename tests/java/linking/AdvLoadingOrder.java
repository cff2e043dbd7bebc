import java.io.IOException;
import java.io.InputStream;

/** A class loader that tells what it is asked for: supertypes, what verification needs, and what the code uses. */
public class AdvLoadingOrder {
  public interface Named {
    default String name() {
      return "size " + ((Sized) this).size();
    }
  }

  public interface Sized extends Named {
    int size();
  }

  public interface Marker {}

  public static class Base implements Marker {
    protected Object content = "content";
  }

  public static class Derived extends Base implements Sized, Comparable<Derived> {
    @Override
    public int size() {
      return content.toString().length();
    }

    @Override
    public int compareTo(Derived other) {
      return Integer.compare(size(), other.size());
    }
  }

  public static class Failure extends RuntimeException {
    Failure(String message) {
      super(message);
    }
  }

  public static class Unused {}

  public record Pair(Base left, Sized right) {}

  enum Kind { ONE, TWO }

  public static class Maker {
    static Base make(boolean derived) {
      return derived ? new Derived() : new Base();
    }
  }

  public static class Consumer {
    static void consume(Base base) {
      if (base == null) throw new Failure("nothing");
    }
  }

  public static class Program implements Runnable {
    @Override
    public void run() {
      System.out.println("program starts");
      Base base = Maker.make(true);
      Consumer.consume(base);
      if (base instanceof Sized) System.out.println(((Sized) base).name());
      Unused none = null;
      Unused[] array = new Unused[2];
      System.out.println(array.length + " " + (none == null));
      try {
        Consumer.consume(null);
      } catch (Failure e) {
        System.out.println(e.getMessage());
      }
      System.out.println(new Pair(base, (Sized) base).left() == base);
      Runnable lambda = () -> System.out.println(Kind.TWO);
      lambda.run();
      switch (Kind.valueOf("ONE")) {
        case ONE -> System.out.println("one");
        default -> System.out.println("another");
      }
    }
  }

  static class TellingLoader extends ClassLoader {
    TellingLoader() {
      super(AdvLoadingOrder.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("AdvLoadingOrder$")) return super.loadClass(name, resolve);
      System.out.println("  asked for " + name);
      Class<?> known = findLoadedClass(name);
      if (known != null) return known;
      try (InputStream in = getParent().getResourceAsStream(name + ".class")) {
        byte[] bytes = in.readAllBytes();
        Class<?> defined = defineClass(name, bytes, 0, bytes.length);
        System.out.println("  defined " + name);
        return defined;
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    ClassLoader loader = new TellingLoader();
    Class<?> program = loader.loadClass("AdvLoadingOrder$Program");
    System.out.println("program is loaded");
    ((Runnable) program.getDeclaredConstructor().newInstance()).run();
    // Its declaring class comes from another loader, for which the member's name means another class.
    try {
      System.out.println(program.getSimpleName());
    } catch (IncompatibleClassChangeError e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Program.class.getSimpleName() + " " + (Program.class == program));
  }
}
