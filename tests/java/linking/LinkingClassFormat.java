// ClassFormatError and UnsupportedClassVersionError: damaged files, bad constants, flags, names and versions.
import java.util.Arrays;

public class LinkingClassFormat {
  static class Definer extends ClassLoader {
    Class<?> define(String name, byte[] bytes) {
      return defineClass(name, bytes, 0, bytes.length);
    }

    Class<?> define(String name, byte[] bytes, int from, int length) {
      return defineClass(name, bytes, from, length);
    }
  }

  static byte[] good() {
    return new LinkingClassWriter("Bad").constructor().bytes();
  }

  static byte[] patched(int at, int... values) {
    byte[] bytes = good();
    for (int i = 0; i < values.length; i++) bytes[at + i] = (byte) values[i];
    return bytes;
  }

  static void message(String title, byte[] bytes) {
    LinkingLoader.show(title, () -> new Definer().define("Bad", bytes));
  }

  static void kind(String title, byte[] bytes) {
    LinkingLoader.showClass(title, () -> new Definer().define("Bad", bytes));
  }

  static LinkingClassWriter bad(int access) {
    return new LinkingClassWriter(access, "Bad", "java/lang/Object");
  }

  public static void main(String[] args) {
    byte[] good = good();
    message("good", good);
    message("no bytes", new byte[0]);
    message("text", "this is no class file".getBytes());
    message("magic", patched(0, 0xCA, 0xFE, 0xBA, 0xBF));
    message("cut after the header", Arrays.copyOf(good, 10));
    message("cut in the middle", Arrays.copyOf(good, good.length / 2));
    message("cut at the end", Arrays.copyOf(good, good.length - 1));
    message("too long", Arrays.copyOf(good, good.length + 1));
    for (int version : new int[] {45, 50, 52, 61, 62, 65, 99})
      message("version " + version, new LinkingClassWriter("Bad").version(version).bytes());
    message("version 44", new LinkingClassWriter("Bad").version(44).bytes());
    message("preview", patched(4, 0xff, 0xff));
    message("minor of an old version", new LinkingClassWriter("Bad").version(55).bytes());
    kind("constant tag", patched(10, 99));
    kind("bad utf8", patched(10, 1, 0, 4, 0xff, 0xff, 0xff, 0xff));
    kind("class index", patched(good.length - 60, 0xff, 0xff));
    kind("final and abstract",
        bad(LinkingClassWriter.FINAL | LinkingClassWriter.ABSTRACT | LinkingClassWriter.SUPER).bytes());
    kind("interface that is not abstract", bad(LinkingClassWriter.INTERFACE).bytes());
    kind("field with two accesses",
        bad(33).field(LinkingClassWriter.PUBLIC | LinkingClassWriter.PRIVATE, "f", "I").bytes());
    kind("field with a bad descriptor", bad(33).field(1, "f", "Q").bytes());
    kind("field with a bad name", bad(33).field(1, "a.b", "I").bytes());
    kind("two equal fields", bad(33).field(1, "f", "I").field(1, "f", "I").bytes());
    kind("field of void", bad(33).field(1, "f", "V").bytes());
    kind("two equal methods", bad(33).constructor().constructor().bytes());
    kind("method without code", bad(33).bare(LinkingClassWriter.PUBLIC, "m", "()V").bytes());
    kind("abstract method with code",
        bad(33 | LinkingClassWriter.ABSTRACT)
            .method(LinkingClassWriter.PUBLIC | LinkingClassWriter.ABSTRACT, "m", "()V")
            .op(0xb1)
            .done()
            .bytes());
    kind("native method with code",
        bad(33).method(LinkingClassWriter.PUBLIC | LinkingClassWriter.NATIVE, "m", "()V").op(0xb1).done().bytes());
    kind("empty code", bad(33).method(LinkingClassWriter.PUBLIC, "m", "()V").done().bytes());
    kind("method with a bad descriptor",
        bad(33).bare(LinkingClassWriter.PUBLIC | LinkingClassWriter.NATIVE, "m", "(I").bytes());
    kind("method with a bad name",
        bad(33).bare(LinkingClassWriter.PUBLIC | LinkingClassWriter.NATIVE, "<odd>", "()V").bytes());
    kind("static constructor",
        bad(33).method(LinkingClassWriter.PUBLIC | LinkingClassWriter.STATIC, "<init>", "()V").op(0xb1).done().bytes());
    kind("abstract and final method",
        bad(33 | LinkingClassWriter.ABSTRACT)
            .bare(LinkingClassWriter.ABSTRACT | LinkingClassWriter.FINAL, "m", "()V")
            .bytes());
    kind("no parent", new LinkingClassWriter(33, "Bad", null).bytes());
    kind("interface below a class",
        new LinkingClassWriter(LinkingClassWriter.INTERFACE | LinkingClassWriter.ABSTRACT, "Bad", "java/lang/Number")
            .bytes());
    kind("interface twice",
        new LinkingClassWriter(33, "Bad", "java/lang/Object", "java/lang/Runnable", "java/lang/Runnable").bytes());
    kind("parameters beyond 255",
        bad(33)
            .bare(LinkingClassWriter.PUBLIC | LinkingClassWriter.NATIVE, "m",
                "("
                    + "J".repeat(128) + ")V")
            .bytes());
    kind("255 parameters",
        bad(33)
            .bare(LinkingClassWriter.STATIC | LinkingClassWriter.NATIVE, "m",
                "("
                    + "I".repeat(255) + ")V")
            .bytes());
    kind("unknown attributes are skipped", bad(33).attribute("Odd", out -> out.writeInt(5)).bytes());
    message("other name", new LinkingClassWriter("Other").bytes());
    LinkingLoader.show("null name", () -> new Definer().define(null, new LinkingClassWriter("pack/Named").bytes()));
    LinkingLoader.show(
        "bad name", () -> new Definer().define("pack/Named", new LinkingClassWriter("pack/Named").bytes()));
    LinkingLoader.show("package of the platform",
        () -> new Definer().define("java.util.Evil", new LinkingClassWriter("java/util/Evil").bytes()));
    LinkingLoader.showClass("bad range", () -> new Definer().define("Bad", good, 5, good.length));
    LinkingLoader.show("a part", () -> {
      byte[] padded = new byte[good.length + 20];
      System.arraycopy(good, 0, padded, 7, good.length);
      return new Definer().define("Bad", padded, 7, good.length);
    });
    LinkingLoader.showClass("null bytes", () -> new Definer().define("Bad", (byte[]) null));
  }
}
