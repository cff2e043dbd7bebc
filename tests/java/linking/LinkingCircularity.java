// ClassCircularityError: classes and interfaces that are their own ancestors, and initialisation cycles that are fine.
public class LinkingCircularity {
  static final int CLASS = LinkingClassWriter.PUBLIC | LinkingClassWriter.SUPER;
  static final int INTERFACE = LinkingClassWriter.PUBLIC | LinkingClassWriter.INTERFACE | LinkingClassWriter.ABSTRACT;

  // Counts how often it is asked, to see that a failed class is not defined again.
  static class Counting extends LinkingLoader {
    final StringBuilder asked = new StringBuilder();

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      asked.append(name).append(' ');
      return super.findClass(name);
    }
  }

  static LinkingClassWriter.Code log(LinkingClassWriter.Code code, String text) {
    return code.getstatic("java/lang/System", "out", "Ljava/io/PrintStream;")
        .ldc(text)
        .invokevirtual("java/io/PrintStream", "println", "(Ljava/lang/String;)V");
  }

  static LinkingClassWriter cyclic(String name, String other) {
    LinkingClassWriter writer =
        new LinkingClassWriter(name).field(LinkingClassWriter.PUBLIC | LinkingClassWriter.STATIC, "value", "I");
    LinkingClassWriter.Code code = writer.method(LinkingClassWriter.STATIC, "<clinit>", "()V");
    log(code, "  starts " + name);
    code.getstatic(other, "value", "I").op(0x04, 0x60).putstatic(name, "value", "I");
    log(code, "  ends " + name).op(0xb1);
    return writer;
  }

  public static void main(String[] args) {
    Counting self = new Counting();
    self.add("Self", new LinkingClassWriter(CLASS, "Self", "Self"));
    LinkingLoader.show("own parent", () -> self.loadClass("Self"));
    LinkingLoader.show("own parent again", () -> self.loadClass("Self"));
    System.out.println(self.asked);

    Counting two = new Counting();
    two.add("A", new LinkingClassWriter(CLASS, "A", "B"));
    two.add("B", new LinkingClassWriter(CLASS, "B", "A"));
    LinkingLoader.show("two classes", () -> two.loadClass("A"));
    LinkingLoader.show("from the other end", () -> two.loadClass("B"));
    System.out.println(two.asked);

    Counting three = new Counting();
    three.add("I", new LinkingClassWriter(INTERFACE, "I", "java/lang/Object", "J"));
    three.add("J", new LinkingClassWriter(INTERFACE, "J", "java/lang/Object", "K"));
    three.add("K", new LinkingClassWriter(INTERFACE, "K", "java/lang/Object", "I"));
    three.add("User", new LinkingClassWriter(CLASS, "User", "java/lang/Object", "J"));
    LinkingLoader.show("three interfaces", () -> three.loadClass("I"));
    LinkingLoader.show("a class that uses them", () -> three.loadClass("User"));
    LinkingLoader.show("own interface",
        ()
            -> new LinkingLoader()
                   .add("Own", new LinkingClassWriter(INTERFACE, "Own", "java/lang/Object", "Own"))
                   .loadClass("Own"));

    LinkingLoader field = new LinkingLoader();
    field.add(
        "Chain", new LinkingClassWriter("Chain").field(LinkingClassWriter.PUBLIC, "next", "LChain;").constructor());
    LinkingLoader.show("a field of its own type is fine", () -> field.loadClass("Chain").getField("next").getType());
    LinkingLoader first = new LinkingLoader().add("P", cyclic("P", "Q")).add("Q", cyclic("Q", "P"));
    LinkingLoader.show("initialisation cycle from P",
        ()
            -> Class.forName("P", true, first).getField("value").get(null) + " "
            + first.loadClass("Q").getField("value").get(null));
    LinkingLoader second = new LinkingLoader().add("P", cyclic("P", "Q")).add("Q", cyclic("Q", "P"));
    LinkingLoader.show("initialisation cycle from Q",
        ()
            -> Class.forName("Q", true, second).getField("value").get(null) + " "
            + second.loadClass("P").getField("value").get(null));

    ClassLoader recursive = new ClassLoader(null) {
      int depth;

      @Override
      protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (++depth < 4) return loadClass(name);
        throw new ClassNotFoundException("gave up on " + name + " at depth " + depth);
      }
    };
    LinkingLoader.show("a loader that asks itself", () -> recursive.loadClass("Endless"));
  }
}
