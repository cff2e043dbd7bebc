import java.util.ArrayDeque;
import java.util.Deque;

// Class files of the time before Java 6, with subroutines: how `finally` was compiled, and what else jsr and ret can do.
// sanitize: yes
public class LinkingSubroutines {
  static final StringBuilder said = new StringBuilder();
  static final Deque<Integer> bits = new ArrayDeque<>();
  static int counter, asked;

  public static void say(String text) {
    said.append(' ').append(text);
  }

  // The next of the choices that the caller of this class made; then some zeros, so that no loop is endless.
  public static int bit() {
    if (!bits.isEmpty())
      return bits.remove();
    if (++asked > 8)
      throw new IllegalArgumentException("no choice left");
    return 0;
  }

  public static void fail(String text) {
    throw new IllegalStateException(text);
  }

  public static void failIfSet(String text) {
    if (bit() != 0)
      fail(text);
  }

  public static void where(String text) {
    StackTraceElement caller = new Throwable().getStackTrace()[1];
    say(text + "@" + caller.getLineNumber());
  }

  // The place of the caller in the code of the file.
  public static void place() {
    say("bci " + StackWalker.getInstance().walk(frames -> frames.skip(1).findFirst().get().getByteCodeIndex()));
  }

  // Runs `static String m()` of a class with this body, once for each list of bits.
  static void attempt(String title, LinkingOldCode.Body body, String... choices) {
    for (int version : new int[] {45, 49, 50}) {
      String name = "Old" + counter++;
      LinkingClassWriter type = LinkingLoader.callable(name).version(version);
      LinkingOldCode.method(type, LinkingClassWriter.PUBLIC, "call", "()Ljava/lang/Object;", body).limits(8, 300);
      LinkingLoader loader = new LinkingLoader().add(name, type);
      for (String choice : choices.length == 0 ? new String[] {""} : choices) {
        said.setLength(0);
        bits.clear();
        asked = 0;
        for (char c : choice.toCharArray()) bits.add(c - '0');
        String result;
        try {
          result = "" + loader.call(name);
        } catch (Throwable t) {
          result = t instanceof VerifyError ? "VerifyError" : t.toString();
          for (StackTraceElement element : t.getStackTrace()) {
            if (element.getClassName().equals(name))
              result += " at " + element.getLineNumber();
          }
        }
        System.out.println(title + " " + version + " " + choice + ":" + said + " -> " + result);
      }
    }
  }

  static LinkingOldCode done(LinkingOldCode c) {
    return c.say("done").op(0x01, 0xb0);
  }

  // try { say a; failIfSet } finally { say f }, as javac 1.3 compiled it
  static void tryFinally(LinkingOldCode c) {
    c.line(10).label("try").say("a").line(11);
    c.code.ldc("thrown");
    c.call("failIfSet", "(Ljava/lang/String;)V").line(12).jsr("finally").label("tried").go("end");
    c.label("handler").line(13).store(1).jsr("finally").label("rethrow").load(1).op(LinkingOldCode.ATHROW);
    c.label("finally").line(14).store(2).say("f").line(15);
    c.code.ldc("here");
    c.call("where", "(Ljava/lang/String;)V").call("place", "()V").line(16).ret(2);
    c.label("end").line(17);
    c.guard("try", "tried", "handler", null).guard("handler", "rethrow", "handler", null);
    done(c);
  }

  // for (;;) try { if (bit) continue; if (bit) return } finally { if (bit) continue; if (bit) break; }: leaves by jumps
  static void leavesByJump(LinkingOldCode c) {
    c.label("loop").say("loop").call("bit", "()I").jump(LinkingOldCode.IFNE, "continue");
    c.call("bit", "()I").jump(LinkingOldCode.IFNE, "return");
    c.jsr("finally").go("loop");
    c.label("continue").say("continue").jsr("finally").go("loop");
    c.label("return").say("return").jsr("finally").op(0x01, 0xb0);
    c.label("finally").store(3).say("f").call("bit", "()I").jump(LinkingOldCode.IFNE, "loop");
    c.call("bit", "()I").jump(LinkingOldCode.IFNE, "end").ret(3);
    c.label("end");
    done(c);
  }

  // A finally in a finally, each called from two places.
  static void nested(LinkingOldCode c) {
    c.jsr("outer").say("1").jsr("outer").say("2");
    done(c);
    c.label("outer").store(1).say("o").jsr("inner").say("p").jsr("inner").ret(1);
    c.label("inner").store(2).say("i").call("bit", "()I").jump(LinkingOldCode.IFNE, "skip").ret(2);
    c.label("skip").say("skip").ret(2);
  }

  static void nestedOneRet(LinkingOldCode c) {
    c.jsr("outer").say("1").jump(LinkingOldCode.JSR_W, "outer").say("2");
    done(c);
    c.label("outer").store(1).say("o").jsr("inner").say("p").jsr("inner").ret(1);
    c.label("inner").store(299).say("i").call("bit", "()I").jump(LinkingOldCode.IFEQ, "ends").say("skip");
    c.label("ends").ret(299);
  }

  // The inner one returns for the outer one.
  static void returnsTwice(LinkingOldCode c) {
    c.jsr("outer").say("1").jsr("outer").say("2");
    done(c);
    c.label("outer").store(1).say("o").jsr("inner").say("never").ret(5);
    c.label("inner").store(2).say("i").ret(1);
  }

  // Never returns.
  static void neverReturns(LinkingOldCode c) {
    c.call("bit", "()I").jump(LinkingOldCode.IFNE, "second").jsr("away").say("never");
    c.label("second").jsr("away").say("never").op(0x01, 0xb0);
    c.label("away").op(0x57).say("away");
    done(c);
  }

  // A handler that covers a part of the subroutine, and one that covers a part of it and a part of its caller.
  static void handlers(LinkingOldCode c) {
    c.label("a").say("a").jsr("sub").label("b").jsr("sub").say("c").jsr("sub");
    done(c);
    c.label("sub").store(1).label("in").say("s");
    c.code.ldc("first");
    c.call("failIfSet", "(Ljava/lang/String;)V").label("out");
    c.code.ldc("second");
    c.call("failIfSet", "(Ljava/lang/String;)V").label("last").ret(1);
    c.label("inside").op(0x57).say("caught inside").go("last");
    c.label("outside").op(0x57).say("caught outside").op(0x01, 0xb0);
    c.guard("in", "out", "inside", "java/lang/IllegalStateException");
    c.guard("out", "inside", "outside", "java/lang/RuntimeException");
    c.guard("a", "b", "outside", null);
  }

  // The stack is not empty when it is called.
  static void withOperands(LinkingOldCode c) {
    c.op(0x08).jsr("sub").op(0x06, 0x60).jsr("sub");
    c.call("text", "(I)Ljava/lang/String;").op(0xb0);
    c.label("sub").store(1).op(0x07, 0x60, 0x59, 0x04, 0x7e).jump(LinkingOldCode.IFEQ, "even").op(0x04);
    c.op(0x60).label("even").ret(1);
  }

  public static String text(int value) {
    return "value " + value;
  }

  // The return address is moved about on the stack.
  static void shuffled(LinkingOldCode c) {
    c.op(0x05).jsr("sub").call("text", "(I)Ljava/lang/String;").op(0xb0);
    c.label("sub").op(0x59, 0x5a, 0x57, 0x5f, 0x57, 0x5f, 0x57).op(0x08, 0x5f).store(4).ret(4);
  }

  // A local has another type at each call, and one more is written.
  static void localsOfAnyType(LinkingOldCode c) {
    c.op(0x05, 0x3e).jsr("sub").op(0x1d).call("text", "(I)Ljava/lang/String;").call("say", "(Ljava/lang/String;)V");
    c.code.ldc("object");
    c.op(0x4e).jsr("sub").op(0x2d);
    c.code.type(0xc0, "java/lang/String");
    c.call("say", "(Ljava/lang/String;)V").load(9).call("say", "(Ljava/lang/String;)V");
    done(c);
    c.label("sub").store(1);
    c.code.ldc("nine");
    c.store(9).ret(1);
  }

  static void withChoice(LinkingOldCode c) {
    c.jsr("sub").jsr("sub");
    done(c);
    c.label("sub").store(1).call("bit", "()I").choose("other", "zero", "one");
    c.label("zero").say("zero").go("ends");
    c.label("one").say("one").go("ends");
    c.label("other").say("other").call("bit", "()I").jump(LinkingOldCode.IFNE, "sub2");
    c.label("ends").ret(1);
    c.label("sub2").say("again").go("ends");
  }

  static void inALoop(LinkingOldCode c) {
    c.op(0x03, 0x3d).label("loop").jsr("sub").op(0x84, 2, 1, 0x1c, 0x08).jump(0xa1, "loop");
    done(c);
    c.label("sub").store(1).op(0x1c).call("text", "(I)Ljava/lang/String;").call("say", "(Ljava/lang/String;)V").ret(1);
  }

  static void monitors(LinkingOldCode c) {
    c.code.ldc("lock");
    c.store(1).load(1).op(0xc2).label("try").say("in");
    c.code.ldc("thrown");
    c.call("failIfSet", "(Ljava/lang/String;)V").jsr("exit").label("tried").call("held", "()V");
    done(c);
    c.label("handler").store(2).jsr("exit").load(2).op(LinkingOldCode.ATHROW);
    c.label("exit").store(3).load(1).op(0xc3).ret(3);
    c.guard("try", "tried", "handler", null);
  }

  public static void held() {
    say("held " + Thread.holdsLock("lock"));
  }

  // Code that nothing reaches: a jsr, a ret, and a jump into the subroutine.
  static void deadCode(LinkingOldCode c) {
    c.jsr("sub");
    done(c);
    c.label("dead").jsr("sub").ret(7).go("middle");
    c.label("sub").store(1).label("middle").say("s").ret(1);
  }

  // So far away that short jumps do not reach, and copies of it make it farther.
  static void farAway(LinkingOldCode c) {
    c.call("bit", "()I").jump(LinkingOldCode.IFEQ, "calls").go("end");
    c.label("calls").jsr("sub").jsr("sub").jsr("sub").go("end");
    c.label("sub").store(1).call("bit", "()I").jump(LinkingOldCode.IFEQ, "long").go("out");
    c.label("long").op(0x03, 0x3d);
    for (int i = 0; i < 3500; i++) c.op(0x84, 2, 1);
    c.op(0x1c).call("text", "(I)Ljava/lang/String;").call("say", "(Ljava/lang/String;)V").label("out").ret(1);
    c.label("end");
    done(c);
  }

  static void nullMessage(LinkingOldCode c) {
    c.label("start").op(0x01).store(1).jsr("sub").say("never").op(0x01, 0xb0);
    c.label("sub").store(2).load(1);
    c.code.invokevirtual("java/lang/Object", "hashCode", "()I");
    c.op(0x57).ret(2).label("stop");
    c.code.variable(c.at("sub"), c.at("stop") - c.at("sub"), "subject", "Ljava/lang/Object;", 1);
  }

  // What the verifier refuses, or does not.
  static void rules() {
    attempt("recursion", c -> done(c.jsr("sub")).label("sub").store(1).jsr("sub").ret(1));
    attempt("mutual recursion",
        c -> done(c.jsr("a")).label("a").store(1).jsr("b").ret(1).label("b").store(2).jsr("a").ret(2));
    attempt("ret of nothing", c -> done(c.jsr("sub")).label("sub").store(1).ret(2));
    attempt("ret of an object", c -> done(c.jsr("sub")).label("sub").store(1).op(0x01).store(2).ret(2));
    attempt("ret outside", c -> c.op(0x01).store(1).ret(1));
    attempt("ret of a parameter", c -> c.ret(0));
    attempt("ret after return", c -> done(c.jsr("sub").ret(1)).label("sub").store(1).ret(1));
    attempt("address loaded", c -> done(c.jsr("sub")).label("sub").store(1).load(1).op(0x57).ret(1));
    attempt("address returned", c -> done(c.jsr("sub")).label("sub").op(0xb0));
    attempt("address compared", c -> done(c.jsr("sub")).label("sub").jump(0xc6, "end").label("end").op(0x01, 0xb0));
    attempt("address as an argument",
        c -> done(c.jsr("sub")).label("sub").call("say", "(Ljava/lang/String;)V").op(0x01, 0xb0));
    attempt("address as an int", c -> done(c.jsr("sub")).label("sub").op(0x36, 1).op(0x01, 0xb0));
    attempt("address duplicated", c -> done(c.jsr("sub")).label("sub").op(0x59).store(1).store(2).ret(1));
    attempt("address duplicated as two",
        c
        -> done(c.op(0x04).jsr("sub").op(0x57, 0x57))
               .label("sub")
               .op(0x5c)
               .store(1)
               .op(0x57, 0x57)
               .op(0x03, 0x03)
               .ret(1));
    attempt("address overwritten", c -> done(c.jsr("sub")).label("sub").store(1).op(0x03, 0x36, 1).ret(1));
    attempt("half overwritten", c -> done(c.jsr("sub")).label("sub").store(1).op(0x09, 0x37, 0).ret(1));
    attempt("one ret for two",
        c -> done(c.jsr("a").jsr("b")).label("a").store(1).go("r").label("b").store(1).label("r").ret(1));
    attempt("one ret for two at times",
        c -> done(c.jsr("a").jsr("b")).label("a").store(1).go("r").label("b").store(2).label("r").ret(1));
    attempt("called inside and outside",
        c -> done(c.jsr("a").jsr("b")).label("a").store(1).jsr("b").ret(1).label("b").store(2).ret(2));
    attempt("joined from outside",
        c
        -> done(c.call("bit", "()I").jump(LinkingOldCode.IFNE, "in").jsr("a")).label("a").store(1).label("in").ret(1));
    attempt("left and joined",
        c
        -> done(c.jsr("a").label("end")).label("a").store(1).call("bit", "()I").jump(LinkingOldCode.IFNE, "end").ret(1),
        "0", "1");
    attempt("two handlers' worth",
        c
        -> done(c.label("t").jsr("a").label("u"))
               .label("a")
               .store(1)
               .say("s")
               .ret(1)
               .label("h")
               .op(0x57)
               .ret(1)
               .guard("t", "h", "h", null));
    attempt("handler returns",
        c
        -> done(c.jsr("a"))
               .label("a")
               .store(1)
               .label("t")
               .say("s")
               .label("u")
               .call("bit", "()I")
               .op(0x57)
               .label("r")
               .ret(1)
               .label("h")
               .op(0x57)
               .go("r")
               .guard("t", "u", "h", null));
    attempt("jsr at the end", c -> c.go("end").label("a").store(1).ret(1).label("end").jsr("a"));
    attempt("stack differs", c -> done(c.jsr("a").op(0x03).jsr("a").op(0x57)).label("a").store(1).ret(1));
    attempt("falls into it", c -> done(c.jsr("a").op(0x01).label("a").store(1).say("s")).ret(1));
    attempt("written by the caller only",
        c
        -> c.op(0x03, 0x36, 2)
               .jsr("a")
               .op(0x15, 2)
               .call("text", "(I)Ljava/lang/String;")
               .op(0xb0)
               .label("a")
               .store(1)
               .ret(1));
    attempt("in dead code", c -> done(c).label("a").store(1).load(1).jsr("a").ret(1));
    for (int version : new int[] {51, 61}) {
      String name = "Newer" + version;
      LinkingClassWriter type = LinkingLoader.callable(name).version(version);
      LinkingOldCode.method(type, LinkingClassWriter.PUBLIC, "call", "()Ljava/lang/Object;",
          c -> done(c.jsr("sub")).label("sub").store(1).ret(1));
      LinkingLoader loader = new LinkingLoader().add(name, type);
      try {
        loader.call(name);
        System.out.println(version + " runs");
      } catch (VerifyError e) {
        System.out.println(version + " refused");
      } catch (Exception e) {
        System.out.println(version + " " + e);
      }
    }
  }

  public static void main(String[] args) {
    attempt("try finally", LinkingSubroutines::tryFinally, "0", "1");
    attempt("leaves by jump", LinkingSubroutines::leavesByJump, "0001", "1100101", "0010000001", "0100", "01001");
    attempt("nested, two rets", LinkingSubroutines::nested, "0");
    attempt("nested", LinkingSubroutines::nestedOneRet, "0", "0110", "1");
    attempt("returns twice", LinkingSubroutines::returnsTwice);
    attempt("never returns", LinkingSubroutines::neverReturns, "0", "1");
    attempt("handlers", LinkingSubroutines::handlers, "0", "10", "0010", "01", "0001", "000001", "101010");
    attempt("with operands", LinkingSubroutines::withOperands);
    attempt("shuffled", LinkingSubroutines::shuffled);
    attempt("locals of any type", LinkingSubroutines::localsOfAnyType);
    attempt("with a choice", LinkingSubroutines::withChoice, "01", "10", "2021", "3151", "");
    attempt("in a loop", LinkingSubroutines::inALoop);
    attempt("monitors", LinkingSubroutines::monitors, "0", "1");
    attempt("dead code", LinkingSubroutines::deadCode);
    attempt("far away", LinkingSubroutines::farAway, "0", "010", "1");
    attempt("null", LinkingSubroutines::nullMessage);
    rules();
  }
}
