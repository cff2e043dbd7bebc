// Which method a call selects: package-private methods in several packages, super calls that skip classes, private
// calls, late overrides.
public class LinkingSelection {
  static final int PUBLIC = LinkingClassWriter.PUBLIC;
  static final int CLASS = LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER;
  static final String TEXT = "()Ljava/lang/String;";

  static LinkingClassWriter type(String name, String parent, int access, String text) {
    LinkingClassWriter writer = new LinkingClassWriter(CLASS, name, parent).constructor();
    if (text != null) writer.method(access, "name", TEXT).ldc(text).op(0xb0);
    return writer;
  }

  static void caller(LinkingClassWriter writer, String method, String owner) {
    writer.method(PUBLIC | LinkingClassWriter.STATIC, method, "(L" + owner + ";)Ljava/lang/String;")
        .op(0x2a)
        .invokevirtual(owner, "name", TEXT)
        .op(0xb0);
  }

  static Object make(ClassLoader loader, String name) throws Exception {
    return loader.loadClass(name).getDeclaredConstructor().newInstance();
  }

  static void packages() throws Exception {
    LinkingLoader loader = new LinkingLoader();
    LinkingClassWriter top = type("one/Top", "java/lang/Object", 0, "one.Top");
    caller(top, "call", "one/Top");
    LinkingClassWriter middle = type("two/Middle", "one/Top", 0, "two.Middle");
    caller(middle, "call", "two/Middle");
    LinkingClassWriter open = type("two/Open", "two/Middle", PUBLIC, "two.Open");
    LinkingClassWriter bottom = type("one/Bottom", "two/Open", PUBLIC, "one.Bottom");
    LinkingClassWriter plain = type("one/Plain", "two/Middle", 0, "one.Plain");
    loader.add("one.Top", top)
        .add("two.Middle", middle)
        .add("two.Open", open)
        .add("one.Bottom", bottom)
        .add("one.Plain", plain);
    for (String name : new String[] {"one.Top", "two.Middle", "two.Open", "one.Bottom", "one.Plain"}) {
      Object object = make(loader, name);
      for (String owner : new String[] {"one.Top", "two.Middle"}) {
        Class<?> type = loader.loadClass(owner);
        if (type.isInstance(object))
          System.out.println(name + " called as " + owner + ": " + type.getMethod("call", type).invoke(null, object));
      }
    }
  }

  static void superCalls() throws Exception {
    LinkingLoader loader = new LinkingLoader();
    loader.add("A", type("A", "java/lang/Object", PUBLIC, "A"));
    loader.add("B", type("B", "A", PUBLIC, "B"));
    LinkingClassWriter c = type("C", "B", PUBLIC, "C");
    c.method(PUBLIC, "skip", TEXT).op(0x2a).invokespecial("A", "name", TEXT).op(0xb0);
    c.method(PUBLIC, "parent", TEXT).op(0x2a).invokespecial("B", "name", TEXT).op(0xb0);
    c.method(PUBLIC, "self", TEXT).op(0x2a).invokespecial("C", "name", TEXT).op(0xb0);
    c.method(PUBLIC, "virtual", TEXT).op(0x2a).invokevirtual("A", "name", TEXT).op(0xb0);
    loader.add("C", c);
    loader.add("D", type("D", "C", PUBLIC, "D"));
    loader.add("E", type("E", "C", 0, null));
    for (String name : new String[] {"C", "D", "E"}) {
      Object object = make(loader, name);
      StringBuilder text = new StringBuilder(name + ":");
      for (String method : new String[] {"skip", "parent", "self", "virtual"})
        text.append(' ').append(method).append('=').append(object.getClass().getMethod(method).invoke(object));
      System.out.println(text);
    }
  }

  static void privates() throws Exception {
    LinkingLoader loader = new LinkingLoader();
    LinkingClassWriter parent = type("Parent", "java/lang/Object", LinkingClassWriter.PRIVATE, "private of Parent");
    caller(parent, "call", "Parent");
    parent.method(PUBLIC, "special", TEXT).op(0x2a).invokespecial("Parent", "name", TEXT).op(0xb0);
    loader.add("Parent", parent);
    loader.add("Child", type("Child", "Parent", PUBLIC, "public of Child"));
    Object child = make(loader, "Child");
    Class<?> type = loader.loadClass("Parent");
    LinkingLoader.show("private by invokevirtual", () -> type.getMethod("call", type).invoke(null, child));
    LinkingLoader.show("private by invokespecial", () -> type.getMethod("special").invoke(child));
    LinkingLoader.show("public of the child", () -> child.getClass().getMethod("name").invoke(child));
  }

  static void interfaces() throws Exception {
    int contract = PUBLIC | LinkingClassWriter.INTERFACE | LinkingClassWriter.ABSTRACT;
    LinkingLoader loader = new LinkingLoader();
    loader.add("I",
        new LinkingClassWriter(contract, "I", "java/lang/Object")
            .method(PUBLIC, "name", TEXT)
            .ldc("default of I")
            .op(0xb0)
            .done());
    loader.add("J",
        new LinkingClassWriter(contract, "J", "java/lang/Object", "I")
            .method(PUBLIC, "name", TEXT)
            .ldc("default of J")
            .op(0xb0)
            .done());
    loader.add("K",
        new LinkingClassWriter(contract, "K", "java/lang/Object", "I")
            .bare(PUBLIC | LinkingClassWriter.ABSTRACT, "name", TEXT));
    loader.add("OnlyI", new LinkingClassWriter(CLASS, "OnlyI", "java/lang/Object", "I").constructor());
    loader.add("BothIJ", new LinkingClassWriter(CLASS, "BothIJ", "OnlyI", "I", "J").constructor());
    loader.add("BothJK", new LinkingClassWriter(CLASS, "BothJK", "java/lang/Object", "J", "K").constructor());
    loader.add("OnlyK", new LinkingClassWriter(CLASS, "OnlyK", "OnlyI", "K").constructor());
    LinkingClassWriter calls = new LinkingClassWriter("Calls");
    calls.method(PUBLIC | LinkingClassWriter.STATIC, "call", "(LI;)Ljava/lang/String;")
        .op(0x2a)
        .invokeinterface("I", "name", TEXT, 1)
        .op(0xb0);
    loader.add("Calls", calls);
    LinkingClassWriter direct = new LinkingClassWriter(CLASS, "Direct", "java/lang/Object", "I").constructor();
    direct.method(PUBLIC, "name", TEXT)
        .op(0x2a)
        .invokespecialOfInterface("I", "name", TEXT)
        .invokevirtual("java/lang/String", "toUpperCase", TEXT)
        .op(0xb0);
    loader.add("Direct", direct);
    Class<?> i = loader.loadClass("I");
    for (String name : new String[] {"OnlyI", "BothIJ", "Direct", "BothJK", "OnlyK"}) {
      LinkingLoader.showClass(name, () -> {
        try {
          return loader.loadClass("Calls").getMethod("call", i).invoke(null, make(loader, name));
        } catch (java.lang.reflect.InvocationTargetException e) {
          return e.getTargetException().getClass().getName();
        }
      });
    }
  }

  public static void main(String[] args) throws Exception {
    packages();
    superCalls();
    privates();
    interfaces();
  }
}
