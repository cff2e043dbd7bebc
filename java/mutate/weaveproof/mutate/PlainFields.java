package weaveproof.mutate;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;

/**
 * RAT: an atomic field becomes a plain one. All uses of the field change with it, in all sources; a field that is used
 * otherwise than by calls that a plain variable has an expression for stays as it is. Where the value before is asked
 * for,
 * {@code before(f, f = v)} has it: arguments are evaluated from left to right.
 */
final class PlainFields {
  private static final String PACKAGE = "java.util.concurrent.atomic.";

  private final List<Unit> units;
  private final Map<Element, Field> fields = new LinkedHashMap<>();

  /** A field, and what becomes of it. */
  private static final class Field {
    final Unit unit;
    final TreePath path;
    final String value, zero;
    final List<Edit> edits = new ArrayList<>();
    final List<Range> reach = new ArrayList<>();
    boolean possible = true;

    Field(Unit unit, TreePath path, String value) {
      this.unit = unit;
      this.path = path;
      this.value = value;
      this.zero = value.equals("int") || value.equals("long") ? "0" : value.equals("boolean") ? "false" : "null";
    }
  }

  private PlainFields(List<Unit> units) {
    this.units = units;
  }

  static void look(List<Unit> units, List<List<Site>> sites) {
    PlainFields all = new PlainFields(units);
    for (Unit unit : units) all.declarations(unit);
    for (Unit unit : units) all.uses(unit);
    for (Field field : all.fields.values()) {
      if (!field.possible)
        continue;
      int file = field.unit.file;
      new Operators(field.unit, sites.get(file)) {
        @Override
        public Void visitVariable(VariableTree variable, Void nothing) {
          if (variable == field.path.getLeaf())
            add("RAT", field.unit.start(variable), variable.getName() + " becomes a plain " + field.value, field.edits,
                field.reach);
          return super.visitVariable(variable, nothing);
        }
      }.look();
    }
  }

  private void declarations(Unit unit) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree variable, Void none) {
        Element element = unit.element(getCurrentPath());
        String value = element != null && element.getKind() == ElementKind.FIELD ? valueOf(element) : null;
        if (value != null)
          declare(unit, getCurrentPath(), variable, element, value);
        return super.visitVariable(variable, none);
      }
    }.scan(unit.tree, null);
  }

  private static String valueOf(Element element) {
    if (!(element.asType() instanceof DeclaredType type))
      return null;
    return switch (type.asElement().toString()) {
      case PACKAGE + "AtomicInteger" -> "int"; case PACKAGE + "AtomicLong" -> "long";
          case PACKAGE + "AtomicBoolean" -> "boolean";
          case PACKAGE
              + "AtomicReference" -> type.getTypeArguments().size() == 1 ? type.getTypeArguments().get(0).toString():
        null;
        default -> null;
    };
  }

  private void declare(Unit unit, TreePath path, VariableTree variable, Element element, String value) {
    Field field = new Field(unit, path, value);
    if (field.zero.equals("null") && variable.getType() instanceof com.sun.source.tree.ParameterizedTypeTree type) {
      field = new Field(unit, path, unit.text(type.getTypeArguments().get(0)));
      field.possible = !field.value.startsWith("?");
    }
    int keyword = unit.keyword(variable.getModifiers(), "final");
    if (keyword >= 0)
      field.edits.add(unit.replace(keyword, keyword + "final ".length(), ""));
    field.edits.add(unit.replace(variable.getType(), field.value));
    if (variable.getInitializer() != null)
      creation(field, unit, path, variable.getInitializer());
    for (Field other : fields.values())
      if (other.unit == unit && unit.start(other.path.getLeaf()) == unit.start(variable)) {
        // Declared with one type.
        other.possible = false;
        field.possible = false;
      }
    fields.put(element, field);
  }

  /** {@code new AtomicInteger(7)} becomes 7. */
  private static void creation(Field field, Unit unit, TreePath path, ExpressionTree made) {
    if (!(made instanceof NewClassTree creation) || creation.getClassBody() != null) {
      field.possible = false;
      return;
    }
    String initial = creation.getArguments().isEmpty() ? field.zero : unit.text(creation.getArguments().get(0));
    field.edits.add(unit.replace(made, initial));
    field.reach.add(unit.range(made));
  }

  private void uses(Unit unit) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree name, Void none) {
        use(unit, getCurrentPath());
        return super.visitIdentifier(name, none);
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree select, Void none) {
        use(unit, getCurrentPath());
        return super.visitMemberSelect(select, none);
      }
    }.scan(unit.tree, null);
  }

  private void use(Unit unit, TreePath path) {
    Field field = fields.get(unit.element(path));
    if (field == null)
      return;
    TreePath parent = path.getParentPath();
    if (parent.getLeaf() instanceof AssignmentTree assignment && assignment.getVariable() == path.getLeaf()) {
      creation(field, unit, parent, assignment.getExpression());
      return;
    }
    if (parent.getLeaf() instanceof MemberSelectTree select && select.getExpression() == path.getLeaf()
        && parent.getParentPath().getLeaf() instanceof MethodInvocationTree call && call.getMethodSelect() == select) {
      call(field, unit, parent.getParentPath(), path.getLeaf(), select.getIdentifier().toString(), call);
      return;
    }
    field.possible = false;
  }

  /** Arguments stay where they are in the text, so that what is within them can change, too. */
  private static void call(
      Field field, Unit unit, TreePath path, Tree receiver, String method, MethodInvocationTree call) {
    String it = unit.text(receiver);
    if (it.contains("(") || it.contains("++") || it.contains("--"))
      field.possible = false;
    int start = unit.start(call), end = unit.end(call);
    boolean isStatement = path.getParentPath().getLeaf().getKind() == Tree.Kind.EXPRESSION_STATEMENT;
    Tree around = path.getParentPath().getParentPath().getLeaf();
    boolean isInList = isStatement && (around instanceof BlockTree || around instanceof CaseTree);
    boolean isInside = !isStatement && path.getParentPath().getLeaf().getKind() != Tree.Kind.LAMBDA_EXPRESSION;
    String open = isInside ? "(" : "", close = isInside ? ")" : "";
    List<? extends ExpressionTree> arguments = call.getArguments();
    String whole = switch (method) {
      case "get", "getPlain", "getAcquire", "getOpaque" -> isStatement ? null:
        it;
      case "getAndIncrement" -> open + it + "++" + close;
      case "getAndDecrement" -> open + it + "--" + close;
      case "incrementAndGet" -> open + "++" + it + close;
      case "decrementAndGet" -> open + "--" + it + close;
      default -> null;
    };
    String[] pieces = switch (method) {
      case "set", "lazySet", "setPlain", "setRelease", "setOpaque" -> new String[] {it + " = ", ""};
      case "addAndGet" -> new String[] {open + it + " += ", close};
      case "getAndSet" -> new String[] {"before(" + it + ", " + it + " = ", ")"};
      case "getAndAdd" -> new String[] {"before(" + it + ", " + it + " += ", ")"};
      default -> null;
    };
    field.reach.add(unit.range(call));
    if (whole != null && arguments.isEmpty()) {
      field.edits.add(unit.replace(start, end, whole));
    } else if (pieces != null && arguments.size() == 1) {
      field.edits.add(unit.replace(start, unit.start(arguments.get(0)), pieces[0]));
      field.edits.add(unit.replace(unit.end(arguments.get(0)), end, pieces[1]));
      if (pieces[0].startsWith("before"))
        field.edits.add(unit.appendMethod(path, "private static <V> V before(V old, V changed) { return old; }"));
    } else if (arguments.size() == 2 && (method.equals("compareAndSet") || method.startsWith("weakCompareAndSet"))) {
      compareAndSet(field, unit, path, it, arguments, isStatement, isInList);
    } else {
      field.possible = false;
    }
  }

  /**
   * {@code (f == (e) && assigned(f = v))}. As a statement, {@code if (f == (e)) f = v}, unless an else might come next:
   * then it is an argument of one more call.
   */
  private static void compareAndSet(
      Field field,
      Unit unit,
      TreePath path,
      String it,
      List<? extends ExpressionTree> arguments,
      boolean isStatement,
      boolean isInList) {
    ExpressionTree expected = arguments.get(0), value = arguments.get(1), call = (ExpressionTree) path.getLeaf();
    String open = isInList ? "if (" :
        isStatement ? "assigned(" : "(";
        String then = isInList ? ")) " : ") && assigned(", close = isInList ? "" : "))";
        field.edits.add(unit.replace(unit.start(call), unit.start(expected), open + it + " == ("));
        field.edits.add(unit.replace(unit.end(expected), unit.start(value), then + it + " = "));
        field.edits.add(unit.replace(unit.end(value), unit.end(call), close));
        if (!isInList)
          field.edits.add(unit.appendMethod(path, "private static <V> boolean assigned(V value) { return true; }"));
    }
  }
