// AbstractMethodError: classes that lack a method of their interface or parent, abstract calls by super, conflicting
// defaults.
public class LinkingAbstractMethod {
  public interface Shape {
    String name();

    int area(int scale, String unit);
  }

  public abstract static class Base implements Shape {
    public abstract long weight(long[] parts);

    public String describe() {
      return name();
    }
  }

  public interface First {
    default String conflict() {
      return "first";
    }
  }

  public interface Second {
    default String conflict() {
      return "second";
    }
  }

  static final int PUBLIC_CLASS = LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER;

  public static void main(String[] args) throws Exception {
    LinkingLoader loader = new LinkingLoader();
    loader.add("Incomplete",
        new LinkingClassWriter(PUBLIC_CLASS, "Incomplete", "java/lang/Object", "LinkingAbstractMethod$Shape")
            .constructor());
    loader.add("HalfComplete",
        new LinkingClassWriter(PUBLIC_CLASS, "HalfComplete", "LinkingAbstractMethod$Base")
            .constructor()
            .method(LinkingClassWriter.PUBLIC, "name", "()Ljava/lang/String;")
            .ldc("half")
            .op(0xb0)
            .done());
    loader.add("PrivateName",
        new LinkingClassWriter(PUBLIC_CLASS, "PrivateName", "java/lang/Object", "LinkingAbstractMethod$Shape")
            .constructor()
            .method(LinkingClassWriter.PRIVATE, "name", "()Ljava/lang/String;")
            .ldc("private")
            .op(0xb0)
            .done());
    loader.add("StaticName",
        new LinkingClassWriter(PUBLIC_CLASS, "StaticName", "java/lang/Object", "LinkingAbstractMethod$Shape")
            .constructor()
            .method(LinkingClassWriter.PUBLIC | LinkingClassWriter.STATIC, "name", "()Ljava/lang/String;")
            .ldc("static")
            .op(0xb0)
            .done());
    loader.add("PackageName",
        new LinkingClassWriter(PUBLIC_CLASS, "PackageName", "java/lang/Object", "LinkingAbstractMethod$Shape")
            .constructor()
            .method(0, "name", "()Ljava/lang/String;")
            .ldc("package private")
            .op(0xb0)
            .done());
    loader.add("Conflicting",
        new LinkingClassWriter(PUBLIC_CLASS, "Conflicting", "java/lang/Object", "LinkingAbstractMethod$First",
            "LinkingAbstractMethod$Second")
            .constructor());
    LinkingClassWriter concrete = new LinkingClassWriter(
        PUBLIC_CLASS, "ConcreteWithAbstract", "java/lang/Object", "java/util/concurrent/Callable")
                                      .constructor();
    concrete.bare(LinkingClassWriter.PUBLIC | LinkingClassWriter.ABSTRACT, "call", "()Ljava/lang/Object;");
    loader.add("ConcreteWithAbstract", concrete);
    LinkingClassWriter superCall =
        new LinkingClassWriter(PUBLIC_CLASS, "SuperCall", "LinkingAbstractMethod$Base", "java/util/concurrent/Callable")
            .constructor();
    LinkingLoader.call(superCall)
        .op(0x2a, 0x01)
        .invokespecial("LinkingAbstractMethod$Base", "weight", "([J)J")
        .invokestatic("java/lang/Long", "valueOf", "(J)Ljava/lang/Long;")
        .op(0xb0);
    loader.add("SuperCall", superCall);

    Shape incomplete = (Shape) loader.loadClass("Incomplete").getDeclaredConstructor().newInstance();
    LinkingLoader.show("interface call", incomplete::name);
    LinkingLoader.show("interface call with arguments", () -> incomplete.area(1, "m"));
    LinkingLoader.show("again", incomplete::name);
    Base half = (Base) loader.loadClass("HalfComplete").getDeclaredConstructor().newInstance();
    LinkingLoader.show("present", half::describe);
    LinkingLoader.show("virtual call", () -> half.weight(new long[0]));
    LinkingLoader.show("miranda", () -> half.area(2, null));
    for (String name : new String[] {"PrivateName", "StaticName", "PackageName"}) {
      Shape shape = (Shape) loader.loadClass(name).getDeclaredConstructor().newInstance();
      LinkingLoader.showClass(name, shape::name);
    }
    Object conflicting = loader.loadClass("Conflicting").getDeclaredConstructor().newInstance();
    LinkingLoader.show("conflict by First", () -> ((First) conflicting).conflict());
    LinkingLoader.show("conflict by Second", () -> ((Second) conflicting).conflict());
    LinkingLoader.showClass("a concrete class with an abstract method", () -> loader.call("ConcreteWithAbstract"));
    LinkingLoader.show("super call of an abstract method", () -> loader.call("SuperCall"));
    LinkingLoader.show("lambda on it", () -> {
      java.util.function.Function<Shape, String> f = Shape::name;
      return f.apply(incomplete);
    });
    LinkingLoader.show("reflection on it", () -> Shape.class.getMethod("name").invoke(incomplete));
    LinkingLoader.show(
        "other methods work", () -> incomplete.equals(incomplete) && incomplete.hashCode() == incomplete.hashCode());
    try {
      incomplete.name();
    } catch (AbstractMethodError e) {
      StackTraceElement top = e.getStackTrace()[0];
      System.out.println(top.getClassName() + "." + top.getMethodName());
    }
  }
}
