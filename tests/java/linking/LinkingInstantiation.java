// sanitize: yes
// InstantiationError for abstract classes and interfaces, InstantiationException by reflection, and instances made in
// unusual ways.
public class LinkingInstantiation {
  public abstract static class Abstract {
    public Abstract() {}
  }

  public interface Contract {}

  public enum Colour { RED }

  public static class NoDefault {
    public NoDefault(int n) {}
  }

  public class Inner {
    public Inner() {}
  }

  static int counter;

  interface Writer {
    void write(LinkingClassWriter.Code code);
  }

  static void attempt(String title, Writer writer) {
    String name = "Generated" + counter++;
    LinkingClassWriter type = LinkingLoader.callable(name);
    writer.write(LinkingLoader.call(type));
    LinkingLoader loader = new LinkingLoader().add(name, type);
    LinkingLoader.show(title, () -> loader.call(name));
  }

  @SuppressWarnings("deprecation")
  public static void main(String[] args) {
    attempt("new of an abstract class", c -> c.make("LinkingInstantiation$Abstract").op(0xb0));
    attempt("new of an interface", c -> c.type(0xbb, "LinkingInstantiation$Contract").op(0x57, 0x01, 0xb0));
    attempt("new of a library interface", c -> c.type(0xbb, "java/util/List").op(0x57, 0x01, 0xb0));
    attempt("new of an abstract library class", c -> c.make("java/lang/Number").op(0xb0));
    attempt("new of Class", c -> c.type(0xbb, "java/lang/Class").op(0x57, 0x01, 0xb0));
    attempt("new of an enum",
        c -> c.type(0xbb, "LinkingInstantiation$Colour").op(0x57).ldc("made, but not finished").op(0xb0));
    attempt("new without a constructor call", c -> c.type(0xbb, "java/lang/Object").op(0x57).ldc("dropped").op(0xb0));
    attempt("array of an abstract class",
        c
        -> c.op(0x06)
               .type(0xbd, "LinkingInstantiation$Abstract")
               .op(0xbe)
               .invokestatic("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;")
               .op(0xb0));
    attempt("array of interfaces",
        c
        -> c.op(0x06)
               .type(0xbd, "LinkingInstantiation$Contract")
               .op(0x59, 0xbe, 0x5f, 0x57)
               .invokestatic("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;")
               .op(0xb0));

    LinkingLoader.show("abstract by reflection", () -> Abstract.class.getConstructor().newInstance());
    LinkingLoader.show("abstract by newInstance", () -> Abstract.class.newInstance());
    LinkingLoader.show("interface by newInstance", () -> Contract.class.newInstance());
    LinkingLoader.show("interface constructor", () -> Contract.class.getConstructor());
    LinkingLoader.show("array class", () -> int[].class.newInstance());
    LinkingLoader.show("primitive class", () -> int.class.newInstance());
    LinkingLoader.show("no default constructor", () -> NoDefault.class.newInstance());
    LinkingLoader.show("inner class", () -> Inner.class.newInstance());
    LinkingLoader.show("inner class with its outer",
        ()
            -> Inner.class.getConstructor(LinkingInstantiation.class)
                   .newInstance(new LinkingInstantiation())
                   .getClass()
                   .getName());
    LinkingLoader.show("enum constructor", () -> {
      var constructor = Colour.class.getDeclaredConstructors()[0];
      constructor.setAccessible(true);
      return constructor.newInstance("BLUE", 1);
    });
    LinkingLoader.show("array of void", () -> java.lang.reflect.Array.newInstance(void.class, 1));
    LinkingLoader.show("Void", () -> Void.class.getDeclaredConstructor().newInstance());

    LinkingLoader loader = new LinkingLoader();
    loader.add("NowAbstract",
        new LinkingClassWriter(LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER | LinkingClassWriter.ABSTRACT,
            "NowAbstract", "java/lang/Object")
            .constructor());
    LinkingClassWriter user = LinkingLoader.callable("User");
    LinkingLoader.call(user).make("NowAbstract").op(0xb0);
    loader.add("User", user);
    for (int i = 0; i < 2; i++) LinkingLoader.show("abstract since it was compiled", () -> loader.call("User"));
    LinkingClassWriter child =
        new LinkingClassWriter(LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER, "Child", "NowAbstract")
            .constructor();
    loader.add("Child", child);
    LinkingLoader.show("a child of it",
        () -> loader.loadClass("Child").getDeclaredConstructor().newInstance().getClass().getSuperclass().getName());
  }
}
