import java.io.*;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

// Call sites whose static arguments do not fit: class files are damaged where bootstrap methods and their arguments are named,
// one place at a time, and run. What comes of each is a value or an error, never the end of the machine.
// sanitize: yes
public class LinkingBootstraps {
  static final int UTF8 = 1, METHOD_HANDLE = 15;
  static int number = 0;

  // Where things stand in a class file.
  static final class Places {
    final byte[] file;
    final int[] constants;  // offset of each entry's tag
    int bootstraps;         // offset of the first bootstrap method, after their number
    int count;

    Places(byte[] file) {
      this.file = file;
      constants = new int[u2(8)];
      int at = 10;
      for (int i = 1; i < constants.length; i++) {
        constants[i] = at;
        switch (file[at]) {
          case UTF8: at += 3 + u2(at + 1); break;
          case 5: case 6: at += 9; i++; break;
          case 7: case 8: case 16: case 19: case 20: at += 3; break;
          case METHOD_HANDLE: at += 4; break;
          default: at += 5;
        }
      }
      at += 6;
      at += 2 + 2 * u2(at);
      for (int members = 0; members < 2; members++) {
        int n = u2(at);
        at += 2;
        for (; n > 0; n--) at = attributes(at + 6);
      }
      attributes(at);
    }
    int u2(int at) { return (file[at] & 255) << 8 | (file[at + 1] & 255); }
    String utf8(int index) {
      return new String(file, constants[index] + 3, u2(constants[index] + 1), StandardCharsets.ISO_8859_1);
    }
    int attributes(int at) {
      int n = u2(at);
      at += 2;
      for (; n > 0; n--) {
        if (utf8(u2(at)).equals("BootstrapMethods")) {
          count = u2(at + 6);
          bootstraps = at + 8;
        }
        at += 6 + (u2(at + 2) << 16 | u2(at + 4));
      }
      return at;
    }
  }

  static byte[] read(String name) throws IOException {
    try (InputStream in = LinkingBootstraps.class.getResourceAsStream(name + ".class")) {
      return in.readAllBytes();
    }
  }

  // The same length, so that nothing moves.
  static byte[] renamed(byte[] file, String from, String to) {
    String text = new String(file, StandardCharsets.ISO_8859_1).replace(from, to);
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  static String nameOf(Throwable t) {
    // Which is an IncompatibleClassChangeError too; HotSpot has it without the wrapper.
    if (t instanceof IllegalAccessError && t.getCause() instanceof IncompatibleClassChangeError) t = t.getCause();
    String name = t.getClass().getName();
    return t.getCause() == null || t instanceof VerifyError ? name : name + " by " + nameOf(t.getCause());
  }

  static String victim;
  static String[] methods;

  static void run(String what, byte[] damaged) {
    String name = String.format("%s%04d", victim.substring(0, 13), ++number);
    StringBuilder line = new StringBuilder(what);
    try {
      Class<?> c = MethodHandles.lookup().defineClass(renamed(damaged, victim, name));
      for (String method : methods) {
        String result;
        try {
          result = (String) c.getMethod(method).invoke(null);
        } catch (InvocationTargetException e) {
          result = nameOf(e.getCause());
        }
        line.append(" | ").append(result.replace(name, victim));
      }
    } catch (Throwable t) {
      line.append(" | ").append(nameOf(t));
    }
    System.out.println(line);
  }

  static void damage(byte[] file, int at, int value, String what) {
    byte[] damaged = file.clone();
    if (value > 255 || what.startsWith("index")) {
      damaged[at] = (byte) (value >> 8);
      at++;
    }
    damaged[at] = (byte) value;
    run(what, damaged);
  }

  public static void main(String[] args) throws Exception {
    damageAll("LinkingVictim0000", "concatenation", "capturing", "references", "markers");
    damageAll("LinkingRecord0000", "text", "hash", "same");
  }

  static void damageAll(String name, String... called) throws Exception {
    victim = name;
    methods = called;
    byte[] file = read(name);
    Places places = new Places(file);
    run("as it is", file);
    // Recipes: other marks than there are arguments and constants.
    for (int i = 1; i < places.constants.length; i++) {
      if (places.constants[i] == 0 || file[places.constants[i]] != UTF8 || places.utf8(i).indexOf('\1') < 0) continue;
      for (int j = 0; j < places.utf8(i).length(); j++)
        for (int mark : new int[] {1, 2, 'x'}) damage(file, places.constants[i] + 3 + j, mark, "recipe " + j + " " + mark);
    }
    // Method handles of every kind.
    for (int i = 1; i < places.constants.length; i++)
      for (int kind = 1; kind <= 9 && places.constants[i] != 0 && file[places.constants[i]] == METHOD_HANDLE; kind++)
        damage(file, places.constants[i] + 1, kind, "kind " + i + " " + kind);
    // Bootstrap methods: another method, fewer arguments, other arguments.
    List<Integer> loadable = new ArrayList<>();
    for (int i = 1; i < places.constants.length; i++)
      if (places.constants[i] != 0 && List.of(3, 7, 8, 15, 16).contains((int) file[places.constants[i]])) loadable.add(i);
    int at = places.bootstraps, step = 0;
    for (int b = 0; b < places.count; b++) {
      int arguments = places.u2(at + 2);
      for (int i : loadable)
        if (file[places.constants[i]] == METHOD_HANDLE && ++step % 3 == 0) damage(file, at, i, "index " + b + " method " + i);
      for (int a = 0; a < arguments; a++)
        for (int i : loadable)
          if (++step % 4 == 0) damage(file, at + 4 + 2 * a, i, "index " + b + " argument " + a + " " + i);
      at += 4 + 2 * arguments;
    }
  }
}
