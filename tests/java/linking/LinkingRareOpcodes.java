// Instructions and forms that javac does not emit: swap, nop, every form of dup and pop2, subroutines, wide jumps, odd
// switches, odd arrays.
public class LinkingRareOpcodes {
  static StringBuilder popped = new StringBuilder();
  static int counter;

  public static void pop(int value) {
    popped.append(value).append(' ');
  }

  public static void pop(long value) {
    popped.append(value).append("L ");
  }

  public static void pop(double value) {
    popped.append(value).append(' ');
  }

  public static void pop(float value) {
    popped.append(value).append("f ");
  }

  public static void pop(Object value) {
    popped.append(value).append(' ');
  }

  interface Writer {
    void write(LinkingClassWriter.Code code);
  }

  static void attempt(String title, Writer writer) {
    String name = "Generated" + counter++;
    LinkingClassWriter type = LinkingLoader.callable(name).version(49);
    writer.write(LinkingLoader.call(type));
    LinkingLoader loader = new LinkingLoader().add(name, type);
    LinkingLoader.show(title, () -> {
      popped.setLength(0);
      Object result = loader.call(name);
      return result == null ? popped.toString().trim() : result;
    });
  }

  // Pushes one value for each letter, executes the instruction, and pops what should lie there, top first.
  static void shuffle(String title, String pushes, int opcode, String pops) {
    attempt(title, c -> {
      int n = 1;
      for (char kind : pushes.toCharArray()) {
        if (kind == 'I') c.op(0x10, n);
        if (kind == 'J') c.ldc(n * 10_000_000_000L);
        if (kind == 'F') c.op(0x0d);
        if (kind == 'D') c.op(0x0f);
        if (kind == 'A') c.ldc("a" + n);
        n++;
      }
      c.op(opcode);
      for (char kind : pops.toCharArray())
        c.invokestatic("LinkingRareOpcodes", "pop", kind == 'A' ? "(Ljava/lang/Object;)V" : "(" + kind + ")V");
      c.op(0x01, 0xb0);
    });
  }

  static LinkingClassWriter.Code box(LinkingClassWriter.Code code) {
    return code.invokestatic("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;").op(0xb0);
  }

  static void stack() {
    shuffle("nop", "I", 0x00, "I");
    shuffle("pop", "II", 0x57, "I");
    shuffle("pop2 of ints", "III", 0x58, "I");
    shuffle("pop2 of a long", "IJ", 0x58, "I");
    shuffle("pop2 of mixed", "DAF", 0x58, "D");
    shuffle("dup", "IA", 0x59, "AAI");
    shuffle("dup_x1", "IF", 0x5a, "FIF");
    shuffle("dup_x2 over ints", "IAI", 0x5b, "IAII");
    shuffle("dup_x2 over a long", "JA", 0x5b, "AJA");
    shuffle("dup2 of ints", "IIA", 0x5c, "AIAII");
    shuffle("dup2 of a double", "ID", 0x5c, "DDI");
    shuffle("dup2_x1 of ints", "III", 0x5d, "IIIII");
    shuffle("dup2_x1 of a long", "IJ", 0x5d, "JIJ");
    shuffle("dup2_x2 of four", "IIII", 0x5e, "IIIIII");
    shuffle("dup2_x2 of a long over ints", "IAJ", 0x5e, "JAIJ");
    shuffle("dup2_x2 of ints over a long", "JIA", 0x5e, "AIJAI");
    shuffle("dup2_x2 of longs", "JD", 0x5e, "DJD");
    shuffle("swap", "IIA", 0x5f, "IAI");
  }

  static void subroutines() {
    // Two calls of one subroutine that adds ten to local 1.
    attempt("goto_w", c -> box(c.op(0x08, 0xc8, 0, 0, 0, 7, 0x57, 0x07)));
    attempt("goto backwards", c -> box(c.op(0xa7, 0, 8, 0x10, 77, 0xa7, 0, 6, 0xa7, 0xff, 0xfb)));
  }

  static void switches() {
    for (int value : new int[] {0, 5, 6, 100}) {
      attempt("tableswitch of one " + value,
          c
          -> box(c.op(0x10, value, 0xaa, 0, 0, 0, 0, 22, 0, 0, 0, 5, 0, 0, 0, 5, 0, 0, 0, 18, 0x04, 0xa7, 0, 4, 0x05)));
      attempt("lookupswitch without cases " + value,
          c -> box(c.op(0x10, value, 0xab, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0x04, 0x08)));
    }
  }

  static void arrays() {
    attempt("multianewarray of one dimension",
        c -> box(c.op(0x07, 0xc5, c.done().type("[[I") >> 8, c.done().type("[[I"), 1, 0xbe)));
    attempt(
        "elements stay null", c -> c.op(0x05, 0x06, 0xc5, 0, c.done().type("[[[J"), 2, 0x03, 0x32, 0x05, 0x32, 0xb0));
    attempt("newarray of booleans", c -> box(c.op(0x06, 0xbc, 4, 0x59, 0x04, 0x10, 2, 0x54, 0x04, 0x33)));
    attempt("bytes are cut", c -> box(c.op(0x06, 0xbc, 8, 0x59, 0x04, 0x11, 1, 200, 0x54, 0x04, 0x33)));
    attempt("chars and shorts are cut",
        c
        -> box(c.op(0x04, 0xbc, 5, 0x59, 0x03, 0x02, 0x55, 0x03, 0x34, 0x04, 0xbc, 9, 0x59, 0x03, 0x11, 0x80, 0, 0x56,
            0x03, 0x35, 0x60)));
    attempt("anewarray of arrays",
        c -> c.op(0x05).type(0xbd, "[I").invokevirtual("java/lang/Object", "getClass", "()Ljava/lang/Class;").op(0xb0));
  }

  static void comparisons() {
    attempt("fcmpl of NaN", c -> box(c.op(0x0b, 0x0b, 0x6e, 0x0c, 0x95)));
    attempt("fcmpg of NaN", c -> box(c.op(0x0b, 0x0b, 0x6e, 0x0c, 0x96)));
    attempt("dcmpl of NaN", c -> box(c.op(0x0e, 0x0e, 0x6f, 0x0f, 0x97)));
    attempt("dcmpg of NaN", c -> box(c.op(0x0f, 0x0e, 0x0e, 0x6f, 0x98)));
    attempt("lcmp", c -> box(c.op(0x09, 0x0a, 0x94)));
    attempt("wide loads", c -> box(c.op(0x08, 0xc4, 0x36, 0, 5, 0xc4, 0x84, 0, 5, 0x80, 0, 0xc4, 0x15, 0, 5)));
    attempt("long forms of short loads",
        c
        -> c.op(0x19, 0, 0x3a, 1, 0x2b)
               .invokevirtual("java/lang/Object", "getClass", "()Ljava/lang/Class;")
               .invokevirtual("java/lang/Class", "getName", "()Ljava/lang/String;")
               .op(0x57, 0x0d, 0x38, 3, 0x17, 3)
               .invokestatic("java/lang/Float", "valueOf", "(F)Ljava/lang/Float;")
               .op(0xb0));
  }

  // A handler whose range covers itself, entered twice, and an exception that is dropped from a full stack.
  static void handlers() {
    attempt("handler", c -> {
      c.op(0x04, 0x03, 0x6c);
      box(c);
      int target = c.position();
      c.invokevirtual("java/lang/Throwable", "getMessage", "()Ljava/lang/String;").op(0xb0);
      c.handler(0, target, target, "java/lang/ArithmeticException");
    });
    attempt("first of two handlers", c -> {
      c.op(0x01, 0xbf);
      int first = c.position();
      c.op(0x57).ldc("first").op(0xb0);
      int second = c.position();
      c.op(0x57).ldc("second").op(0xb0);
      c.handler(0, 2, first, "java/lang/RuntimeException").handler(0, 2, second, null);
    });
    attempt("any", c -> {
      c.op(0x04, 0x05, 0x06, 0x01, 0xbe, 0x57, 0x58, 0x57, 0x01, 0xb0);
      int target = c.position();
      c.invokevirtual("java/lang/Object", "getClass", "()Ljava/lang/Class;").op(0xb0);
      c.handler(3, 5, target, null);
    });
  }

  public static void main(String[] args) {
    stack();
    subroutines();
    switches();
    arrays();
    comparisons();
    handlers();
  }
}
