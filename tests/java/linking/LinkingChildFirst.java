// A loader that defines program classes anew from their own class files: two versions of one class, separate statics,
// shared interfaces.
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class LinkingChildFirst {
  public interface Service extends Supplier<String> {
    int next();
  }

  public static class Counter implements Service {
    static int count = 100;
    private final Part part = new Part();

    static {
      LinkingChildFirst.events.add("Counter initialised by " + Counter.class.getClassLoader().getName());
    }

    public int next() {
      return ++count + part.add();
    }

    public String get() {
      return "counter " + count + " part of " + part.getClass().getClassLoader().getName();
    }
  }

  public static class Part {
    static int calls;

    int add() {
      return ++calls * 1000;
    }
  }

  public static final List<String> events = new ArrayList<>();

  static class ChildFirst extends ClassLoader {
    final String prefix;
    final List<String> defined = new ArrayList<>();

    ChildFirst(String name, String prefix) {
      super(name, LinkingChildFirst.class.getClassLoader());
      this.prefix = prefix;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> found = findLoadedClass(name);
        if (found == null && name.startsWith(prefix) && !name.endsWith("Service")) found = define(name);
        return found != null ? found : super.loadClass(name, resolve);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (in == null) throw new ClassNotFoundException(name);
        byte[] bytes = in.readAllBytes();
        if (!name.endsWith("ChildFirst")) defined.add(name);
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  static Service make(ClassLoader loader) throws Exception {
    return (Service) loader.loadClass("LinkingChildFirst$Counter").getDeclaredConstructor().newInstance();
  }

  public static void main(String[] args) throws Exception {
    ChildFirst red = new ChildFirst("red", "LinkingChildFirst$");
    ChildFirst blue = new ChildFirst("blue", "LinkingChildFirst$");
    Service own = new Counter();
    Service first = make(red);
    Service second = make(blue);
    Service third = make(red);
    System.out.println(
        own.next() + " " + own.next() + " | " + first.next() + " " + third.next() + " | " + second.next());
    System.out.println(own.get() + " | " + first.get() + " | " + second.get() + " | " + third.get());
    System.out.println(events);
    System.out.println(red.defined + " " + blue.defined);
    System.out.println((first.getClass() == third.getClass()) + " " + (first.getClass() == second.getClass()) + " "
        + (first instanceof Counter) + " " + first.getClass().getInterfaces()[0].equals(Service.class));
    LinkingLoader.show("cast", () -> (Counter) (Object) first);
    LinkingLoader.show("Class.cast", () -> second.getClass().cast(first));
    LinkingLoader.show("static of red", () -> {
      var field = first.getClass().getDeclaredField("count");
      field.setAccessible(true);
      return field.get(null);
    });

    // A second copy of the program class itself, with its own list of events; only the interface is shared.
    ChildFirst all = new ChildFirst("all", "LinkingChildFirst");
    Class<?> copy = all.loadClass("LinkingChildFirst");
    List<?> otherEvents = (List<?>) copy.getField("events").get(null);
    Object counter = all.loadClass("LinkingChildFirst$Counter").getDeclaredConstructor().newInstance();
    System.out.println(otherEvents + " " + (otherEvents == events) + " " + (counter instanceof Service) + " "
        + ((Service) counter).next());
    System.out.println(all.defined + " " + (copy == LinkingChildFirst.class) + " "
        + copy.getName().equals(LinkingChildFirst.class.getName()));
    System.out.println(copy.getNestHost() == copy);
    LinkingLoader.show("missing", () -> red.loadClass("LinkingChildFirst$None"));
    LinkingLoader.show("outside", () -> red.loadClass("java.lang.String") == String.class);
  }
}
