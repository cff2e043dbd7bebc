// Constants of the pool: strings in modified UTF-8, class literals of every kind, ConstantValue attributes, big
// numbers, odd names.
import java.lang.reflect.Field;

public class LinkingConstants {
  static int counter;

  interface Writer {
    void write(LinkingClassWriter.Code code);
  }

  static void attempt(String title, Writer writer) {
    String name = "Generated" + counter++;
    LinkingClassWriter type = LinkingLoader.callable(name);
    writer.write(LinkingLoader.call(type));
    LinkingLoader loader = new LinkingLoader().add(name, type);
    LinkingLoader.show(title, () -> {
      Object result = loader.call(name);
      return result instanceof String text ? codes(text) : result;
    });
  }

  static String codes(String text) {
    StringBuilder result = new StringBuilder().append(text.length()).append(':');
    for (char c : text.toCharArray()) {
      if (c >= ' ' && c <= '~') result.append(c);
      else result.append('<').append(Integer.toHexString(c)).append('>');
    }
    return result.toString();
  }

  static void strings() {
    for (String text : new String[] {"", "ascii", "\0", "a\0b", "\u007f\u0080\u07ff\u0800\uffff", "\ud83d\ude00",
             "\ud83d", "\ude00\ud83d", "\u00e9\u20ac", "x".repeat(300)}) {
      attempt("string", c -> c.ldc(text).op(0xb0));
    }
    attempt("literals are interned", c -> c.ldc("shared literal").op(0xb0));
    LinkingClassWriter same = LinkingLoader.callable("Same");
    LinkingLoader.call(same).ldc("literal of two loaders").op(0xb0);
    byte[] bytes = same.bytes();
    LinkingLoader.show("across loaders",
        ()
            -> new LinkingLoader().add("Same", bytes).call("Same")
            == new LinkingLoader().add("Same", bytes).call("Same"));
    LinkingLoader.show(
        "and with the program", () -> new LinkingLoader().add("Same", bytes).call("Same") == "literal of two loaders");
  }

  static void classes() {
    for (String name : new String[] {"java/lang/String", "[I", "[[Ljava/lang/String;", "LinkingConstants",
             "[LLinkingConstants;", "java/util/Map$Entry", "[Z"}) {
      attempt("class " + name, c -> c.load(c.done().type(name)).op(0xb0));
    }
    LinkingClassWriter own = LinkingLoader.callable("Own");
    LinkingLoader.call(own).load(own.type("Own")).op(0xb0);
    LinkingLoader loader = new LinkingLoader().add("Own", own);
    LinkingLoader.show("own class", () -> loader.call("Own") == loader.loadClass("Own"));
  }

  static void constantValues() throws Exception {
    LinkingClassWriter writer = new LinkingClassWriter("Values");
    LinkingLoader loader = new LinkingLoader();
    StringBuilder odd = new StringBuilder();
    String[] names = {"plain", "with space", "\u00e9", "a-b", "1st", "class", "$"};
    for (String name : names) writer.field(LinkingClassWriter.PUBLIC | LinkingClassWriter.STATIC, name, "I");
    LinkingClassWriter.Code init = writer.method(LinkingClassWriter.STATIC, "<clinit>", "()V");
    for (int i = 0; i < names.length; i++) init.ldc(1000000 * i).putstatic("Values", names[i], "I");
    init.op(0xb1);
    writer.method(LinkingClassWriter.PUBLIC | LinkingClassWriter.STATIC, "odd method name!", "()J")
        .ldc(Long.MIN_VALUE)
        .op(0xad);
    loader.add("Values", writer);
    Class<?> type = loader.loadClass("Values");
    for (String name : names) {
      Field field = type.getField(name);
      odd.append(codes(field.getName())).append('=').append(field.getInt(null)).append(' ');
    }
    System.out.println(odd.toString().trim());
    System.out.println(type.getMethod("odd method name!").invoke(null) + " " + type.getMethods().length);
  }

  static void numbers() {
    for (int value : new int[] {Integer.MIN_VALUE, -1, 0, Integer.MAX_VALUE, 0x12345678}) {
      attempt("int", c -> c.ldc(value).invokestatic("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;").op(0xb0));
    }
    for (long value : new long[] {Long.MIN_VALUE, -1, 0x123456789abcdef0L, Long.MAX_VALUE, 1L << 32}) {
      attempt("long", c -> c.ldc(value).invokestatic("java/lang/Long", "valueOf", "(J)Ljava/lang/Long;").op(0xb0));
    }
    attempt("after a wide entry", c -> c.ldc(5L).op(0x58).ldc("next").op(0xb0));
    attempt("more than 256 constants", c -> {
      for (int i = 0; i < 300; i++) c.ldc("filler " + i).op(0x57);
      c.ldc("filler " + 299).op(0xb0);
    });
  }

  static void names() {
    LinkingClassWriter odd = LinkingLoader.callable("odd name/with-dash/T\u00fcp");
    LinkingLoader.call(odd)
        .op(0x2a)
        .invokevirtual("java/lang/Object", "getClass", "()Ljava/lang/Class;")
        .invokevirtual("java/lang/Class", "getName", "()Ljava/lang/String;")
        .op(0xb0);
    String name = "odd name.with-dash.T\u00fcp";
    LinkingLoader loader = new LinkingLoader().add(name, odd);
    LinkingLoader.show("odd class name",
        () -> codes((String) loader.call(name)) + " " + codes(loader.loadClass(name).getPackageName()));
  }

  public static void main(String[] args) throws Exception {
    strings();
    classes();
    constantValues();
    numbers();
    names();
  }
}
