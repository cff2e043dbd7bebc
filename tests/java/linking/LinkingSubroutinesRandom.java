import java.util.ArrayList;
import java.util.List;
import java.util.Random;

// Random methods with subroutines: called from several places, nested, left by jumps, by exceptions and by returns, with
// handlers that cover a part of them. What they do is told in numbers; methods that the verifier refuses count as well.
// sanitize: yes
public class LinkingSubroutinesRandom {
  static final int kMethods = 400, kRuns = 12;
  static long trace;
  static int fuel;
  static Random choices;

  public static void step(int number) {
    trace = trace * 31 + number;
    if (--fuel <= 0)
      throw new IllegalStateException("no fuel");
  }

  public static int bit() {
    step(1);
    return choices.nextInt(2);
  }

  public static void mayFail(int number) {
    step(number);
    if (choices.nextInt(4) == 0)
      throw new IllegalArgumentException("" + number);
  }

  // A subroutine whose code is still to be written, or is called a second time.
  static final class Subroutine {
    final String label;
    final List<String> exits;

    Subroutine(String label, List<String> exits) {
      this.label = label;
      this.exits = exits;
    }
  }

  static final class Writer {
    final LinkingOldCode code;
    final Random random;
    int labels, locals = 2, left = 60;
    final List<Runnable> later = new ArrayList<>();

    Writer(LinkingOldCode code, long seed) {
      this.code = code;
      random = new Random(seed);
    }

    String fresh() {
      return "L" + labels++;
    }

    void call(String name, String descriptor) {
      code.code.invokestatic("LinkingSubroutinesRandom", name, descriptor);
    }

    void step(String name) {
      code.code.line(labels + 100).ldc(1000 + labels++);
      call(name, "(I)V");
    }

    void branch(int opcode, String target) {
      call("bit", "()I");
      code.jump(opcode, target);
    }

    void body(int depth, List<Subroutine> callable, List<String> exits) {
      for (int n = 1 + random.nextInt(3); n > 0; n--) statement(depth, callable, exits);
    }

    void statement(int depth, List<Subroutine> callable, List<String> exits) {
      if (--left < 0 || depth > 5) {
        step("step");
        return;
      }
      switch (random.nextInt(9)) {
        case 0:
          step("mayFail");
          break;
        case 1: { // if
          String otherwise = fresh(), end = fresh();
          branch(LinkingOldCode.IFEQ, otherwise);
          body(depth + 1, callable, exits);
          code.go(end).label(otherwise);
          body(depth + 1, callable, exits);
          code.label(end);
          break;
        }
        case 2: { // a loop
          String start = fresh(), end = fresh();
          List<String> more = new ArrayList<>(exits);
          more.add(start);
          more.add(end);
          code.label(start);
          branch(LinkingOldCode.IFEQ, end);
          body(depth + 1, callable, more);
          code.go(start).label(end);
          break;
        }
        case 3:
        case 4: // try and finally
          tryFinally(depth, callable, exits);
          break;
        case 5: { // try and catch
          String start = fresh(), end = fresh(), handler = fresh(), after = fresh();
          code.label(start);
          body(depth + 1, callable, exits);
          code.label(end).go(after).label(handler).op(0x57);
          body(depth + 1, callable, exits);
          code.label(after);
          code.guard(start, end, handler, random.nextBoolean() ? null : "java/lang/IllegalArgumentException");
          break;
        }
        case 6: // a subroutine that others may call as well
          if (!callable.isEmpty() && random.nextInt(3) > 0) {
            code.jsr(callable.get(random.nextInt(callable.size())).label);
          } else {
            Subroutine made = new Subroutine(fresh(), exits);
            int local = locals++;
            List<Subroutine> outer = new ArrayList<>(callable);
            code.jsr(made.label);
            if (random.nextInt(10) == 0)
              outer.add(made); // recursion
            later.add(() -> subroutine(made, local, depth + 1, random.nextInt(4) > 0 ? List.of() : outer));
            callable.add(made);
          }
          break;
        case 7: // away: out of a loop, or out of the subroutine
          if (exits.isEmpty()) {
            step("step");
          } else {
            branch(LinkingOldCode.IFEQ, exits.get(random.nextInt(exits.size())));
          }
          break;
        default: // return
          String on = fresh();
          branch(LinkingOldCode.IFEQ, on);
          code.op(0x01, 0xb0).label(on);
      }
    }

    void subroutine(Subroutine made, int local, int depth, List<Subroutine> callable) {
      code.label(made.label).store(local);
      body(depth, new ArrayList<>(callable), made.exits);
      code.ret(local);
    }

    void tryFinally(int depth, List<Subroutine> callable, List<String> exits) {
      String start = fresh(), end = fresh(), handler = fresh(), rethrow = fresh(), after = fresh();
      Subroutine last = new Subroutine(fresh(), exits);
      int thrown = locals++, address = locals++;
      code.label(start);
      body(depth + 1, callable, exits);
      if (random.nextInt(3) == 0) { // a return from within
        String on = fresh();
        branch(LinkingOldCode.IFEQ, on);
        code.jsr(last.label).op(0x01, 0xb0).label(on);
      }
      boolean covered = random.nextBoolean();
      if (!covered)
        code.label(end);
      code.jsr(last.label);
      if (covered)
        code.label(end);
      code.go(after).label(handler).store(thrown).jsr(last.label).label(rethrow).load(thrown).op(0xbf);
      subroutine(last, address, depth + 1, random.nextInt(4) > 0 ? List.of() : callable);
      code.label(after).guard(start, end, handler, null);
      if (random.nextBoolean())
        code.guard(handler, rethrow, handler, null);
    }

    void method() {
      step("step");  // as each compiler, with a line for the first instruction
      body(0, new ArrayList<>(), new ArrayList<>());
      code.op(0x01, 0xb0);
      while (!later.isEmpty()) later.remove(later.size() - 1).run();
    }
  }

  public static void main(String[] args) throws Exception {
    int refused = 0;
    long first = args.length > 0 ? Long.parseLong(args[0]) : 0;
    for (long seed = first; seed < first + kMethods; seed++) {
      String name = "Random" + seed;
      long of = seed;
      LinkingClassWriter type = LinkingLoader.callable(name).version(49);
      LinkingOldCode
          .method(type, LinkingClassWriter.PUBLIC, "call", "()Ljava/lang/Object;", c -> new Writer(c, of).method())
          .limits(8, 200);
      LinkingLoader loader = new LinkingLoader().add(name, type);
      StringBuilder text = new StringBuilder("" + seed);
      for (int run = 0; run < kRuns; run++) {
        trace = run;
        fuel = 60;
        choices = new Random(seed * 1000 + run);
        try {
          loader.call(name);
        } catch (VerifyError e) {
          refused++;
          text.append(" refused");
          break;
        } catch (IllegalStateException | IllegalArgumentException e) {
          fuel = 1000;
          step(e.getMessage().hashCode());
          for (StackTraceElement element : e.getStackTrace()) {
            if (element.getClassName().equals(name))
              step(element.getLineNumber());
          }
        }
        text.append(' ').append(Long.toHexString(trace));
      }
      System.out.println(text);
    }
    System.out.println(refused + " of " + kMethods + " refused");
  }
}
