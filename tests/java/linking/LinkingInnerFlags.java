import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;

/**
 * A member class has two sets of flags: its own, by which classes are linked, and those of its declaration, which reflection shows.
 * Here they differ: final in the declaration only, as some compilers write for enums whose constants have bodies.
 */
public class LinkingInnerFlags {
  static class Parent {}

  static class Child extends Parent {}

  static byte[] bytesOf(String name) throws IOException {
    return LinkingInnerFlags.class.getResourceAsStream(name + ".class").readAllBytes();
  }

  /** Makes the class final in its InnerClasses attribute, which has this one entry, of a static class. */
  static byte[] declaredFinal(byte[] file) {
    ByteBuffer buffer = ByteBuffer.wrap(file);
    for (int at = 0; at + 14 <= file.length; at++)
      if (buffer.getInt(at) == 10 && buffer.getShort(at + 4) == 1 && buffer.getShort(at + 12) == Modifier.STATIC)
        buffer.putShort(at + 12, (short) (Modifier.STATIC | Modifier.FINAL));
    return file;
  }

  public static void main(String[] args) throws Exception {
    byte[] parent = declaredFinal(bytesOf("LinkingInnerFlags$Parent"));
    byte[] child = bytesOf("LinkingInnerFlags$Child");
    ClassLoader loader = new ClassLoader(null) {
      @Override
      protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (name.endsWith("Parent")) return defineClass(name, parent, 0, parent.length);
        if (name.endsWith("Child")) return defineClass(name, child, 0, child.length);
        throw new ClassNotFoundException(name);
      }
    };
    Class<?> loaded = loader.loadClass("LinkingInnerFlags$Child");
    System.out.println(loaded + " extends " + loaded.getSuperclass());
    System.out.println(Modifier.toString(loaded.getSuperclass().getModifiers()));
    System.out.println(Modifier.toString(Class.forName("[LLinkingInnerFlags$Child;").getModifiers()));
  }
}
