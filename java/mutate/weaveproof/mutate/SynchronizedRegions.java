package weaveproof.mutate;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * SKCR, EXCR, SPCR, MVSB on synchronized blocks and methods. Statements stay where they are, and in their order: only
 * the beginning and the end of the synchronized block move. So a single thread does the same as ever.
 *
 * <pre>
 *   SKCR  synchronized (e) { a b c }     { a synchronized (e) { b } c }
 *   MVSB  synchronized (e) { a b c }     { a synchronized (e) { b c } }      { synchronized (e) { a b } c }
 *   SPCR  synchronized (e) { a b c }     { synchronized (e) { a } synchronized (e) { b c } }, and behind b
 *   EXCR  a synchronized (e) { b } c     synchronized (e) { a { b } } c      a synchronized (e) { { b } c }
 * </pre>
 *
 * A synchronized method is a block that is synchronized by this or the class. As MVSB is for blocks, SKCR tries its
 * first and its last statement one by one, too.
 */
final class SynchronizedRegions extends Operators {
  SynchronizedRegions(Unit unit, List<Site> sites) {
    super(unit, sites);
  }

  @Override
  public Void visitSynchronized(SynchronizedTree block, Void nothing) {
    int inside = unit.inside(block.getBlock());
    String header = unit.text(unit.start(block), inside);
    Edit without = unit.replace(unit.start(block), inside, "{");
    Region region =
        new Region(block, block.getBlock(), header, "synchronized " + unit.shown(block.getExpression()), without);
    region.first("MVSB");
    region.last("MVSB");
    region.both();
    region.split();
    expand(block, header);
    return super.visitSynchronized(block, nothing);
  }

  @Override
  public Void visitMethod(MethodTree method, Void nothing) {
    int at = unit.keyword(method.getModifiers(), "synchronized");
    if (at >= 0 && method.getBody() != null) {
      String lock = "this";
      if (method.getModifiers().getFlags().contains(Modifier.STATIC))
        lock = ((ClassTree) getCurrentPath().getParentPath().getLeaf()).getSimpleName() + ".class";
      Edit without = unit.replace(at, at + "synchronized ".length(), "");
      Region region =
          new Region(method, method.getBody(), "synchronized (" + lock + ") {", method.getName().toString(), without);
      region.first("SKCR");
      region.last("SKCR");
      region.both();
      region.split();
    }
    return super.visitMethod(method, nothing);
  }

  /** Something synchronized, whose statements may be synchronized by other blocks. */
  private final class Region {
    private final Tree whole;
    private final BlockTree body;
    private final List<? extends StatementTree> statements;
    private final int count;
    private final String header, name;
    private final Edit without; // after which the body is there, and not synchronized

    Region(Tree whole, BlockTree body, String header, String name, Edit without) {
      this.whole = whole;
      this.body = body;
      this.statements = body.getStatements();
      this.count = statements.size();
      this.header = header;
      this.name = name;
      this.without = without;
    }

    private TreePath path() {
      TreePath path = getCurrentPath();
      return new TreePath(path, body);
    }

    private int endOf(int statement) {
      return unit.end(statements.get(statement));
    }

    private String shown(int statement) {
      return unit.shown(statements.get(statement));
    }

    /** What stands at the beginning of the body. A method's keyword is elsewhere. */
    private List<Edit> begin(String text) {
      if (whole instanceof MethodTree)
        return List.of(without, unit.insert(unit.inside(body), text.isEmpty() ? "" : " " + text));
      return List.of(Edit.replace(without.file(), without.start(), without.end(), text.isEmpty() ? "{" : "{ " + text));
    }

    private Hoisting hoisting(int from, int to, int users) {
      return new Hoisting(unit, path(), statements.subList(from, to), statements.subList(users, count));
    }

    private void site(String operator, String what, List<Edit> first, Hoisting hoisting, Edit... rest) {
      if (hoisting != null && !hoisting.possible)
        return;
      List<Edit> edits = new ArrayList<>(first);
      if (hoisting != null)
        edits.addAll(hoisting.edits);
      edits.addAll(List.of(rest));
      add(operator, unit.start(whole), what, edits, List.of(unit.range(whole)));
    }

    void first(String operator) {
      if (count < 2)
        return;
      site(operator, shown(0) + " before " + name, begin(""), null, unit.insert(endOf(0), " " + header),
          unit.insert(unit.closing(body), "} "));
    }

    void last(String operator) {
      if (count < 2)
        return;
      Hoisting hoisting = hoisting(0, count - 1, count - 1);
      site(operator, shown(count - 1) + " behind " + name, begin(hoisting.declarations + header), hoisting,
          unit.insert(endOf(count - 2), " }"));
    }

    void both() {
      if (count < 3)
        return;
      Hoisting hoisting = hoisting(1, count - 1, count - 1);
      site("SKCR", "first and last statement out of " + name, begin(hoisting.declarations.strip()), hoisting,
          unit.insert(endOf(0), " " + header), unit.insert(endOf(count - 2), " }"));
    }

    void split() {
      for (int i = 1; i < count; i++) {
        Hoisting hoisting = hoisting(0, i, i);
        site("SPCR", name + " in two, before " + shown(i), begin(hoisting.declarations + header), hoisting,
            unit.insert(endOf(i - 1), " } " + header), unit.insert(unit.closing(body), "} "));
      }
    }
  }

  private void expand(SynchronizedTree block, String header) {
    TreePath parent = getCurrentPath().getParentPath();
    List<? extends StatementTree> around = statementsOf(parent.getLeaf());
    int at = around.indexOf(block);
    String name = "synchronized " + unit.shown(block.getExpression());
    if (at > 0 && !isConstructorCall(around.get(at - 1))) {
      StatementTree before = around.get(at - 1);
      Hoisting hoisting = new Hoisting(unit, parent, List.of(before), around.subList(at + 1, around.size()));
      List<Edit> edits = new ArrayList<>();
      edits.add(unit.insert(unit.start(before), hoisting.declarations + header + " "));
      edits.addAll(hoisting.edits);
      edits.add(unit.replace(unit.start(block), unit.inside(block.getBlock()), "{"));
      edits.add(unit.insert(unit.end(block), " }"));
      if (hoisting.possible)
        add("EXCR", unit.start(block), name + " with " + unit.shown(before) + " before it", edits,
            List.of(unit.range(before), unit.range(block)));
    }
    if (at >= 0 && at + 1 < around.size()) {
      StatementTree behind = around.get(at + 1);
      Hoisting hoisting = new Hoisting(unit, parent, List.of(behind), around.subList(at + 2, around.size()));
      List<Edit> edits = new ArrayList<>();
      edits.add(unit.replace(unit.start(block), unit.inside(block.getBlock()), hoisting.declarations + header + " {"));
      edits.addAll(hoisting.edits);
      edits.add(unit.insert(unit.end(behind), " }"));
      if (hoisting.possible)
        add("EXCR", unit.start(block), name + " with " + unit.shown(behind) + " behind it", edits,
            List.of(unit.range(block), unit.range(behind)));
    }
  }

  static List<? extends StatementTree> statementsOf(Tree tree) {
    if (tree instanceof BlockTree block)
      return block.getStatements();
    if (tree instanceof CaseTree label && label.getStatements() != null)
      return label.getStatements();
    return List.of();
  }

  static boolean isConstructorCall(StatementTree statement) {
    if (!(statement instanceof ExpressionStatementTree expression)
        || !(expression.getExpression() instanceof MethodInvocationTree call))
      return false;
    String name = call.getMethodSelect().toString();
    return name.equals("this") || name.equals("super") || name.endsWith(".super");
  }
}
