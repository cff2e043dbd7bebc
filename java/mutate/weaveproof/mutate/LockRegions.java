package weaveproof.mutate;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * SKCR, EXCR, SPCR on what stands between lock() and unlock() of the same lock, be it in one list of statements or as
 * {@code lock(); try { … } finally { unlock(); }}.
 *
 * <pre>
 *   SKCR  lock a b c unlock        a lock b unlock c, and one end alone
 *   SPCR  lock a b unlock          lock a unlock lock b unlock
 *   EXCR  a lock b unlock c        lock a b unlock c     a lock b c unlock
 * </pre>
 */
final class LockRegions extends Operators {
  private static final Map<String, String> UNLOCK = Map.of(
      "lock", "unlock", "lockInterruptibly", "unlock", "acquire", "release", "acquireUninterruptibly", "release");

  LockRegions(Unit unit, List<Site> sites) {
    super(unit, sites);
  }

  @Override
  public Void visitBlock(BlockTree block, Void nothing) {
    look(block.getStatements());
    return super.visitBlock(block, nothing);
  }

  @Override
  public Void visitCase(CaseTree label, Void nothing) {
    if (label.getStatements() != null)
      look(label.getStatements());
    return super.visitCase(label, nothing);
  }

  private void look(List<? extends StatementTree> list) {
    for (int i = 0; i < list.size(); i++) {
      Call lock = callIn(list.get(i));
      String unlock = lock == null ? null : UNLOCK.get(lock.name);
      if (unlock == null)
        continue;
      if (i + 1 < list.size() && list.get(i + 1) instanceof TryTree tree && tree.getFinallyBlock() != null
          && indexOf(tree.getFinallyBlock().getStatements(), 0, unlock, lock) >= 0) {
        withFinally(list, i, tree, lock, unlock);
        continue;
      }
      int j = indexOf(list, i + 1, unlock, lock);
      if (j > i)
        inOneList(list, i, j, lock);
    }
  }

  /** {@code lock.unlock()} as a statement: lock, unlock, and the arguments. */
  private record Call(String receiver, String name, String arguments) {}

  private Call callIn(StatementTree statement) {
    if (!(statement instanceof ExpressionStatementTree expression)
        || !(expression.getExpression() instanceof MethodInvocationTree call))
      return null;
    String arguments = call.getArguments().isEmpty() ? "" : unit.text(call.getArguments().get(0));
    if (call.getMethodSelect() instanceof IdentifierTree name)
      return new Call("", name.getName().toString(), arguments);
    if (!(call.getMethodSelect() instanceof MemberSelectTree select))
      return null;
    String name = select.getIdentifier().toString();
    if (name.startsWith("acquire") || name.equals("release")) {
      TreePath path = new TreePath(new TreePath(new TreePath(getCurrentPath(), statement), call), select);
      if (!unit.isA(unit.type(path, select.getExpression()), Calls.LOCKS))
        return null;
    }
    return new Call(unit.text(select.getExpression()), name, arguments);
  }

  private int indexOf(List<? extends StatementTree> list, int from, String unlock, Call lock) {
    for (int i = from; i < list.size(); i++) {
      Call call = callIn(list.get(i));
      if (call != null && call.name.equals(unlock) && call.receiver.equals(lock.receiver)
          && call.arguments.equals(lock.arguments))
        return i;
    }
    return -1;
  }

  private void inOneList(List<? extends StatementTree> list, int i, int j, Call lock) {
    StatementTree first = list.get(i), last = list.get(j);
    String name = nameOf(lock);
    int inside = j - i - 1;
    Edit noLock = unit.remove(first), noUnlock = unit.remove(last);
    if (inside >= 2) {
      Edit later = unit.insert(unit.end(list.get(i + 1)), " " + unit.text(first));
      Edit earlier = unit.insert(unit.start(list.get(j - 1)), unit.text(last) + " ");
      site("SKCR", list, i, j, unit.shown(list.get(i + 1)) + " before " + name, noLock, later);
      site("SKCR", list, i, j, unit.shown(list.get(j - 1)) + " behind " + name, earlier, noUnlock);
      if (inside >= 3)
        site("SKCR", list, i, j, "first and last statement out of " + name, noLock, later, earlier, noUnlock);
    }
    for (int k = i + 2; k < j; k++)
      split(list, i, j, list.get(k - 1), list.get(k), name, unit.text(first), unit.text(last));
    expandFront(list, i, j, name);
    if (j + 1 < list.size()) {
      StatementTree behind = list.get(j + 1);
      String what = name + " with " + unit.shown(behind) + " behind it";
      if (behind instanceof ReturnTree)
        site("EXCR", list, i, j + 1, what, noUnlock, unit.insert(unit.start(behind), "try { "),
            unit.insert(unit.end(behind), " } finally { " + unit.text(last) + " }"));
      else if (Completion.canComplete(behind))
        site("EXCR", list, i, j + 1, what, noUnlock, unit.insert(unit.end(behind), " " + unit.text(last)));
    }
  }

  private void withFinally(List<? extends StatementTree> list, int i, TryTree tree, Call lock, String unlock) {
    StatementTree first = list.get(i);
    List<? extends StatementTree> body = tree.getBlock().getStatements();
    List<? extends StatementTree> end = tree.getFinallyBlock().getStatements();
    StatementTree last = end.get(indexOf(end, 0, unlock, lock));
    String name = nameOf(lock);
    int count = body.size();
    if (count >= 2 && tree.getResources().isEmpty()) {
      StatementTree head = body.get(0), tail = body.get(count - 1);
      TreePath inside = new TreePath(new TreePath(getCurrentPath(), tree), tree.getBlock());
      Edit before = unit.insert(unit.start(first), unit.text(head) + " ");
      Hoisting all = new Hoisting(unit, inside, body.subList(0, count - 1), List.of(tail));
      Hoisting butFirst = new Hoisting(unit, inside, body.subList(1, count - 1), List.of(tail));
      Edit behind = unit.insert(unit.end(tree), " " + unit.text(tail));
      boolean headMoves = !(head instanceof VariableTree variable && variable.getInitializer() == null);
      if (headMoves)
        site("SKCR", list, i, i + 1, unit.shown(head) + " before " + name, before, unit.remove(head));
      if (all.possible)
        site("SKCR", list, i, i + 1, unit.shown(tail) + " behind " + name,
            with(all.edits, unit.insert(unit.start(first), all.declarations), unit.remove(tail), behind));
      if (count >= 3 && headMoves && butFirst.possible)
        site("SKCR", list, i, i + 1, "first and last statement out of " + name,
            with(butFirst.edits, unit.insert(unit.start(first), butFirst.declarations + unit.text(head) + " "),
                unit.remove(head), unit.remove(tail), behind));
    }
    for (int k = 1; k < count; k++)
      split(list, i, i + 1, body.get(k - 1), body.get(k), name, unit.text(first), unit.text(last));
    expandFront(list, i, i + 1, name);
    if (i + 2 < list.size() && count > 0 && Completion.canComplete(tree.getBlock())) {
      StatementTree behind = list.get(i + 2);
      TreePath parent = getCurrentPath();
      Hoisting hoisting = new Hoisting(unit, parent, List.of(behind), list.subList(i + 3, list.size()));
      if (hoisting.possible && hoisting.declarations.isEmpty())
        site("EXCR", list, i, i + 2, name + " with " + unit.shown(behind) + " behind it",
            unit.insert(unit.closing(tree.getBlock()), unit.text(behind) + " "), unit.remove(behind));
    }
  }

  private void split(List<? extends StatementTree> list, int from, int to, StatementTree before, StatementTree behind,
      String name, String lock, String unlock) {
    site("SPCR", list, from, to, name + " in two, before " + unit.shown(behind),
        unit.insert(unit.end(before), " " + unlock + " " + lock));
  }

  private void expandFront(List<? extends StatementTree> list, int i, int to, String name) {
    if (i == 0 || SynchronizedRegions.isConstructorCall(list.get(i - 1)))
      return;
    StatementTree before = list.get(i - 1);
    site("EXCR", list, i - 1, to, name + " with " + unit.shown(before) + " before it",
        unit.insert(unit.start(before), unit.text(list.get(i)) + " "), unit.remove(list.get(i)));
  }

  private String nameOf(Call lock) {
    return (lock.receiver.isEmpty() ? "" : lock.receiver + ".") + lock.name + "()";
  }

  private static Edit[] with(List<Edit> edits, Edit... more) {
    List<Edit> all = new ArrayList<>(edits);
    all.addAll(List.of(more));
    return all.toArray(new Edit[0]);
  }

  private void site(String operator, List<? extends StatementTree> list, int from, int to, String what, Edit... edits) {
    List<Range> reach = new ArrayList<>();
    for (int i = from; i <= to; i++) reach.add(unit.range(list.get(i)));
    add(operator, reach.get(0).start(), what, List.of(edits), reach);
  }
}
