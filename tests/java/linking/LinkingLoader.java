import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;

// A class loader over class files in memory, and the way the linking programs report what happened.
public class LinkingLoader extends ClassLoader {
  private final Map<String, byte[]> classes = new HashMap<>();

  public LinkingLoader() {
    super("linking", LinkingLoader.class.getClassLoader());
  }

  public LinkingLoader(String name, ClassLoader parent) {
    super(name, parent);
  }

  LinkingLoader add(String name, byte[] bytes) {
    classes.put(name, bytes);
    return this;
  }

  LinkingLoader add(String name, LinkingClassWriter writer) {
    return add(name, writer.bytes());
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) throw new ClassNotFoundException(name);
    return defineClass(name, bytes, 0, bytes.length);
  }

  // Loads a class that implements Callable, makes one and calls it.
  Object call(String name) throws Exception {
    return ((Callable<?>) loadClass(name).getDeclaredConstructor().newInstance()).call();
  }

  interface Action {
    Object run() throws Exception;
  }

  // A class that implements Callable; the caller appends the code of call() and ends it with areturn.
  static LinkingClassWriter callable(String name) {
    return new LinkingClassWriter(
        LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER, name, "java/lang/Object", "java/util/concurrent/Callable")
        .constructor();
  }

  static LinkingClassWriter.Code call(LinkingClassWriter writer) {
    return writer.method(LinkingClassWriter.PUBLIC, "call", "()Ljava/lang/Object;");
  }

  // Messages name a loader by its identity hash code: blot it out.
  static String stable(String message) {
    if (message == null) return null;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < message.length(); i++) {
      char c = message.charAt(i);
      text.append(c);
      if (c != '@') continue;
      while (i + 1 < message.length() && "0123456789abcdefx".indexOf(message.charAt(i + 1)) >= 0) i++;
      text.append('#');
    }
    return text.toString();
  }

  static void show(String title, Action action) {
    try {
      System.out.println(title + ": " + action.run());
    } catch (Throwable t) {
      StringBuilder text = new StringBuilder();
      for (Throwable at = t; at != null; at = at.getCause()) {
        if (at != t) text.append(" <- ");
        text.append(at.getClass().getName()).append(": ").append(stable(at.getMessage()));
      }
      System.out.println(title + ": " + text);
    }
  }

  // For errors whose message is the business of each virtual machine.
  static void showClass(String title, Action action) {
    try {
      System.out.println(title + ": " + action.run());
    } catch (Throwable t) {
      System.out.println(title + ": " + t.getClass().getName());
    }
  }
}
