// LinkageError for a second definition, findLoadedClass, several loaders with the same name, and casts between their
// classes.
public class LinkingDuplicate {
  static class Definer extends ClassLoader {
    Definer(String name, ClassLoader parent) {
      super(name, parent);
    }

    Class<?> define(String name, byte[] bytes) {
      return defineClass(name, bytes, 0, bytes.length);
    }

    Class<?> loaded(String name) {
      return findLoadedClass(name);
    }

    void link(Class<?> type) {
      resolveClass(type);
    }
  }

  static byte[] version(String name, String text) {
    return new LinkingClassWriter(
        LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER, name, "java/lang/Object", "java/util/function/Supplier")
        .constructor()
        .field(LinkingClassWriter.PUBLIC | LinkingClassWriter.STATIC, "count", "I")
        .method(LinkingClassWriter.PUBLIC, "get", "()Ljava/lang/Object;")
        .getstatic(name, "count", "I")
        .op(0x04, 0x60)
        .putstatic(name, "count", "I")
        .ldc(text)
        .op(0xb0)
        .done()
        .method(LinkingClassWriter.PUBLIC | LinkingClassWriter.STATIC, "accept", "(L" + name + ";)Ljava/lang/String;")
        .ldc("accepted by " + text)
        .op(0xb0)
        .done()
        .bytes();
  }

  static Object make(Class<?> type) throws Exception {
    return type.getDeclaredConstructor().newInstance();
  }

  static String get(Object object) {
    return (String) ((java.util.function.Supplier<?>) object).get();
  }

  public static void main(String[] args) throws Exception {
    ClassLoader app = LinkingDuplicate.class.getClassLoader();
    Definer one = new Definer("one", app);
    Definer two = new Definer("two", app);
    System.out.println(one.loaded("Twin"));
    Class<?> first = one.define("Twin", version("Twin", "first"));
    Class<?> second = two.define("Twin", version("Twin", "second"));
    LinkingLoader.show("second definition", () -> one.define("Twin", version("Twin", "again")));
    LinkingLoader.show("the first one stays", () -> one.loadClass("Twin") == first && one.loaded("Twin") == first);
    System.out.println((first == second) + " " + first.equals(second) + " " + first.getName().equals(second.getName())
        + " " + first.getClassLoader().getName() + " " + second.getClassLoader().getName());
    Object a = make(first);
    Object b = make(second);
    System.out.println(get(a) + " " + get(a) + " " + get(b) + " " + first.getField("count").get(null) + " "
        + second.getField("count").get(null));
    System.out.println(first.isInstance(b) + " " + second.isInstance(b) + " " + first.isAssignableFrom(second));
    LinkingLoader.show("own argument", () -> first.getMethod("accept", first).invoke(null, a));
    LinkingLoader.show("argument of the other loader", () -> first.getMethod("accept", first).invoke(null, b));
    LinkingLoader.show("no such signature", () -> first.getMethod("accept", second));
    LinkingLoader.show("cast", () -> first.cast(b));
    Object[] array = (Object[]) java.lang.reflect.Array.newInstance(first, 1);
    LinkingLoader.show("array store", () -> array[0] = b);
    LinkingLoader.show("own array store", () -> get(array[0] = a));
    System.out.println(array.getClass().getName() + " " + array.getClass().getClassLoader().getName());

    Definer child = new Definer("child", one);
    System.out.println((child.loadClass("Twin") == first) + " " + child.loaded("Twin"));
    Class<?> third = child.define("Twin", version("Twin", "third"));
    System.out.println((child.loadClass("Twin") == third) + " " + get(make(third)));
    one.link(first);
    LinkingLoader.show("link null", () -> { one.link(null); return 0; });
    LinkingLoader.show("shadow of a program class", () -> {
      Class<?> shadow =
          new Definer("shadow", app).define("LinkingDuplicate$Definer", version("LinkingDuplicate$Definer", "shadow"));
      return get(make(shadow)) + " " + (shadow == Definer.class) + " " + Definer.class.isAssignableFrom(shadow);
    });
    LinkingLoader.show("the failed class can be defined later", () -> {
      Definer patient = new Definer("patient", app);
      try {
        patient.define("Late", new byte[] {1, 2, 3, 4});
      } catch (ClassFormatError e) {
        System.out.println("  not yet");
      }
      return get(make(patient.define("Late", version("Late", "now"))));
    });
  }
}
