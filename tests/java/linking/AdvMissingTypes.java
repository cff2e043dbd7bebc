import java.io.IOException;
import java.io.InputStream;
import java.util.Set;

/** Classes whose verification needs a class that is missing: they cannot be used at all, and every attempt says so. */
public class AdvMissingTypes {
  public interface Shape {
    double area();
  }

  public static class Circle implements Shape {
    @Override
    public double area() {
      return 3;
    }
  }

  public static class Trouble extends RuntimeException {}

  /** Only a local variable has the missing type, but the verifier has to know whether a Circle is a Shape. */
  public static class Caller implements Runnable {
    static {
      System.out.println("Caller is initialised");
    }

    @Override
    public void run() {
      System.out.println("Caller runs");
      Shape shape = new Circle();
      System.out.println(shape.area());
    }
  }

  /** The missing type is only passed on. */
  public static class Passer implements Runnable {
    static Shape kept;

    @Override
    public void run() {
      System.out.println("Passer runs");
      Shape shape = kept;
      kept = shape;
    }
  }

  public static class Catcher implements Runnable {
    @Override
    public void run() {
      try {
        System.out.println("Catcher runs");
      } catch (Trouble e) {
        System.out.println("caught");
      }
    }
  }

  static class Sieve extends ClassLoader {
    final Set<String> missing;

    Sieve(Set<String> missing) {
      super(null);
      this.missing = missing;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (missing.contains(name)) throw new ClassNotFoundException("left out: " + name);
      ClassLoader parent = AdvMissingTypes.class.getClassLoader();
      if (!name.startsWith("AdvMissingTypes")) return parent.loadClass(name);
      try (InputStream in = parent.getResourceAsStream(name + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  static void attempt(ClassLoader loader, String name) {
    for (int i = 0; i < 2; i++) {
      try {
        Class<?> c = Class.forName("AdvMissingTypes$" + name, true, loader);
        ((Runnable) c.getDeclaredConstructor().newInstance()).run();
      } catch (Throwable e) {
        System.out.println(name + ": " + e + " because of " + e.getCause());
      }
    }
  }

  public static void main(String[] args) {
    ClassLoader without = new Sieve(Set.of("AdvMissingTypes$Shape", "AdvMissingTypes$Trouble"));
    for (String name : new String[] {"Caller", "Passer", "Catcher"}) attempt(without, name);
    ClassLoader complete = new Sieve(Set.of());
    for (String name : new String[] {"Caller", "Passer", "Catcher"}) attempt(complete, name);
  }
}
