package weaveproof.mutate;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * EAN, WAO: atomic calls in several steps, and weaker ones. As a call may stand within any expression, its steps are
 * those of a method that is put at the end of the class, and is called instead, with what the atomic was as its first
 * argument.
 */
final class AtomicCalls extends Operators {
  private static final String PACKAGE = "java.util.concurrent.atomic.";

  AtomicCalls(Unit unit, List<Site> sites) {
    super(unit, sites);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
    if (call.getMethodSelect() instanceof MemberSelectTree select
        && unit.element(getCurrentPath()) instanceof ExecutableElement method
        && method.getEnclosingElement() instanceof TypeElement holder) {
      split(call, select, method, holder);
      weaken(call, select, method, holder);
    }
    return super.visitMethodInvocation(call, nothing);
  }

  // ---- EAN

  /** What a class of atomics holds, and what its methods have for their first parameter. */
  private record Kind(String typeParameters, String type, String value, String place, String at) {}

  private static Kind kindOf(String className) {
    if (!className.startsWith(PACKAGE))
      return null;
    String name = className.substring(PACKAGE.length());
    String full = className;
    return switch (name) {
      case "AtomicInteger" -> new Kind("", full, "int", "", "");
      case "AtomicLong" -> new Kind("", full, "long", "", "");
      case "AtomicBoolean" -> new Kind("", full, "boolean", "", "");
      case "AtomicReference" -> new Kind("<V> ", full + "<V>", "V", "", "");
      case "AtomicIntegerArray" -> new Kind("", full, "int", "int at, ", "at, ");
      case "AtomicLongArray" -> new Kind("", full, "long", "int at, ", "at, ");
      case "AtomicReferenceArray" -> new Kind("<V> ", full + "<V>", "V", "int at, ", "at, ");
      case "AtomicIntegerFieldUpdater" -> new Kind("<T> ", full + "<T>", "int", "T at, ", "at, ");
      case "AtomicLongFieldUpdater" -> new Kind("<T> ", full + "<T>", "long", "T at, ", "at, ");
      case "AtomicReferenceFieldUpdater" -> new Kind("<T, V> ", full + "<T, V>", "V", "T at, ", "at, ");
      default -> null;
    };
  }

  /** Parameters and steps by the name of the method. VALUE is what the atomic holds, GET and SET(x) are its calls. */
  private static final Map<String, String[]> STEPS = Map.ofEntries(
      steps("getAndSet", "VALUE value", "VALUE old = GET; SET(value); return old;"),
      steps("getAndIncrement", "", "VALUE old = GET; SET(old + 1); return old;"),
      steps("getAndDecrement", "", "VALUE old = GET; SET(old - 1); return old;"),
      steps("getAndAdd", "VALUE value", "VALUE old = GET; SET(old + value); return old;"),
      steps("incrementAndGet", "", "VALUE changed = GET + 1; SET(changed); return changed;"),
      steps("decrementAndGet", "", "VALUE changed = GET - 1; SET(changed); return changed;"),
      steps("addAndGet", "VALUE value", "VALUE changed = GET + value; SET(changed); return changed;"),
      steps("getAndUpdate", "UNARY change", "VALUE old = GET; SET(change.APPLY1(old)); return old;"),
      steps("updateAndGet", "UNARY change", "VALUE changed = change.APPLY1(GET); SET(changed); return changed;"),
      steps("getAndAccumulate", "VALUE value, BINARY change",
          "VALUE old = GET; SET(change.APPLY2(old, value)); return old;"),
      steps("accumulateAndGet", "VALUE value, BINARY change",
          "VALUE changed = change.APPLY2(GET, value); SET(changed); return changed;"),
      steps("compareAndSet", "VALUE expected, VALUE value",
          "if (GET != expected) return false; SET(value); return true;"),
      steps("weakCompareAndSet", "VALUE expected, VALUE value",
          "if (GET != expected) return false; SET(value); return true;"),
      steps("weakCompareAndSetPlain", "VALUE expected, VALUE value",
          "if (GET != expected) return false; SET(value); return true;"),
      steps("weakCompareAndSetVolatile", "VALUE expected, VALUE value",
          "if (GET != expected) return false; SET(value); return true;"),
      steps("compareAndExchange", "VALUE expected, VALUE value",
          "VALUE old = GET; if (old == expected) SET(value); return old;"));

  private static Map.Entry<String, String[]> steps(String name, String parameters, String body) {
    return Map.entry(name, new String[] {parameters, body});
  }

  /** A reference and a mark or stamp, which are compared and set together. */
  private static final Map<String, String> PAIRS =
      Map.of("AtomicMarkableReference", "boolean", "AtomicStampedReference", "int");

  private void split(MethodInvocationTree call, MemberSelectTree select, ExecutableElement method, TypeElement holder) {
    String name = method.getSimpleName().toString(), type = holder.getQualifiedName().toString();
    String steps = stepsOfPair(name, type);
    if (steps == null) steps = stepsOf(name, kindOf(type));
    if (steps == null) return;
    List<Edit> edits = new ArrayList<>();
    int receiverEnd = unit.end(select.getExpression());
    int open = unit.find(unit.end(select), unit.end(call), "(") + 1;
    edits.add(unit.insert(unit.start(call), name + "InSteps("));
    edits.add(unit.replace(receiverEnd, open, call.getArguments().isEmpty() ? "" : ", "));
        edits.add(unit.appendMethod(getCurrentPath(), steps));
        add("EAN", call, unit.shown(call) + " in several steps", edits);
    }

    private static String stepsOf(String name, Kind kind) {
      String[] steps = STEPS.get(name);
      if (kind == null || steps == null)
        return null;
      String unary = "java.util.function.UnaryOperator<V>", binary = "java.util.function.BinaryOperator<V>",
             apply = "apply";
      if (kind.value.equals("int") || kind.value.equals("long")) {
        String prefix = kind.value.equals("int") ? "Int" : "Long";
        unary = "java.util.function." + prefix + "UnaryOperator";
        binary = "java.util.function." + prefix + "BinaryOperator";
        apply = "applyAs" + prefix;
      }
      String parameters = steps[0].replace("VALUE", kind.value).replace("UNARY", unary).replace("BINARY", binary);
      parameters = kind.type + " it, " + kind.place + parameters;
      if (parameters.endsWith(", "))
        parameters = parameters.substring(0, parameters.length() - 2);
      String get = kind.at.isEmpty() ? "it.get()" : "it.get(at)";
      String body = steps[1]
                        .replace("VALUE", kind.value)
                        .replace("GET", get)
                        .replace("SET(", "it.set(" + kind.at)
                        .replace("APPLY1", apply)
                        .replace("APPLY2", apply);
      String returned = name.contains("ompareAndSet") ? "boolean" : kind.value;
      return "private static " + kind.typeParameters + returned + " " + name + "InSteps(" + parameters + ") { " + body
          + " }";
    }

    private static String stepsOfPair(String name, String className) {
      String simple = className.startsWith(PACKAGE) ? className.substring(PACKAGE.length()) : "";
      String mark = PAIRS.get(simple);
      if (mark == null || !(name.equals("compareAndSet") || name.equals("weakCompareAndSet")))
        return null;
      return "private static <V> boolean " + name + "InSteps(" + className + "<V> it, V expected, V value, " + mark
          + " expectedMark, " + mark + " mark) { " + mark + "[] seen = new " + mark
          + "[1]; if (it.get(seen) != expected || seen[0] != expectedMark) return false; "
          + "it.set(value, mark); return true; }";
    }

    // ---- WAO

    private void weaken(
        MethodInvocationTree call, MemberSelectTree select, ExecutableElement method, TypeElement holder) {
      String weaker = weaker(method.getSimpleName().toString(), holder.getQualifiedName().toString());
      if (weaker == null)
        return;
      int end = unit.end(select);
      add("WAO", call, unit.shown(call) + " becomes " + weaker,
          List.of(unit.replace(end - method.getSimpleName().length(), end, weaker)));
    }

    private static String weaker(String method, String className) {
      if (className.equals("java.lang.invoke.VarHandle"))
        return switch (method) {
        case "compareAndSet" -> "weakCompareAndSet";
        case "setVolatile" -> "setRelease";
        default -> null;
      };
    if (!className.startsWith(PACKAGE)) return null;
    boolean isPair = PAIRS.containsKey(className.substring(PACKAGE.length()));
    boolean isUpdater = className.endsWith("FieldUpdater");
    return switch (method) {
      case "compareAndSet" -> isPair || isUpdater ? "weakCompareAndSet" :
          "weakCompareAndSetPlain";
        case "set" -> isPair ? null:
          "lazySet";
          default -> null;
        };
    }
  }
