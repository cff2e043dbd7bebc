import java.util.HashMap;
import java.util.Map;

// Code with labels and subroutines, as compilers wrote it before Java 6. The body is run twice: first to find out where the
// labels are.
public final class LinkingOldCode {
  static final int IFEQ = 0x99, IFNE = 0x9a, GOTO = 0xa7, JSR = 0xa8, GOTO_W = 0xc8, JSR_W = 0xc9;
  static final int RETURN = 0xb1, ARETURN = 0xb0, ATHROW = 0xbf;

  interface Body {
    void write(LinkingOldCode code);
  }

  private final Map<String, Integer> labels;
  LinkingClassWriter.Code code; // for what needs no labels

  private LinkingOldCode(Map<String, Integer> labels, LinkingClassWriter.Code code) {
    this.labels = labels;
    this.code = code;
  }

  static LinkingClassWriter.Code method(
      LinkingClassWriter type, int access, String name, String descriptor, Body body) {
    Map<String, Integer> labels = new HashMap<>();
    body.write(new LinkingOldCode(labels, type.scratch()));
    LinkingClassWriter.Code code = type.method(access, name, descriptor);
    body.write(new LinkingOldCode(labels, code));
    return code;
  }

  LinkingOldCode label(String name) {
    labels.put(name, code.position());
    return this;
  }

  int at(String label) {
    return labels.getOrDefault(label, 0);
  }

  LinkingOldCode op(int... values) {
    code.op(values);
    return this;
  }

  LinkingOldCode jump(int opcode, String label) {
    int distance = at(label) - code.position();
    if (opcode == GOTO_W || opcode == JSR_W)
      return op(opcode, distance >> 24, distance >> 16, distance >> 8, distance);
    return op(opcode, distance >> 8, distance);
  }

  // A lookupswitch on 0, 1, … and the default.
  LinkingOldCode choose(String otherwise, String... targets) {
    int start = code.position();
    op(0xab);
    while (code.position() % 4 != 0) op(0);
    word(at(otherwise) - start);
    word(targets.length);
    for (int i = 0; i < targets.length; i++) {
      word(i);
      word(at(targets[i]) - start);
    }
    return this;
  }

  private void word(int value) {
    op(value >> 24, value >> 16, value >> 8, value);
  }

  LinkingOldCode jsr(String label) {
    return jump(JSR, label);
  }

  LinkingOldCode go(String label) {
    return jump(GOTO, label);
  }

  LinkingOldCode ret(int local) {
    return local < 256 ? op(0xa9, local) : op(0xc4, 0xa9, local >> 8, local);
  }

  LinkingOldCode store(int local) {
    return local < 256 ? op(0x3a, local) : op(0xc4, 0x3a, local >> 8, local);
  }

  LinkingOldCode load(int local) {
    return local < 256 ? op(0x19, local) : op(0xc4, 0x19, local >> 8, local);
  }

  LinkingOldCode line(int number) {
    code.line(number);
    return this;
  }

  LinkingOldCode guard(String from, String to, String handler, String type) {
    code.handler(at(from), at(to), at(handler), type);
    return this;
  }

  // Calls a static method of LinkingSubroutines.
  LinkingOldCode call(String name, String descriptor) {
    code.invokestatic("LinkingSubroutines", name, descriptor);
    return this;
  }

  LinkingOldCode say(String text) {
    code.ldc(text);
    return call("say", "(Ljava/lang/String;)V");
  }
}
