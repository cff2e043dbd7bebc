package weaveproof.mutate;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;

/**
 * MSP, ESP: other locks for synchronized blocks. MSP tries what is a lock elsewhere in the class: this, the class, and
 * fields by which another block is synchronized. ESP exchanges the locks of two blocks of one method.
 */
final class LockExpressions extends Operators {
  LockExpressions(Unit unit, List<Site> sites) {
    super(unit, sites);
  }

  @Override
  public Void visitSynchronized(SynchronizedTree block, Void nothing) {
    ExpressionTree now = lockOf(block);
    for (String other : others(now))
      add("MSP", block, "synchronized (" + unit.shown(now) + ") becomes synchronized (" + other + ")",
          List.of(unit.replace(now, other)));
    return super.visitSynchronized(block, nothing);
  }

  @Override
  public Void visitMethod(MethodTree method, Void nothing) {
    List<SynchronizedTree> blocks = new ArrayList<>();
    new OwnCode() {
      @Override
      public Void visitSynchronized(SynchronizedTree block, Void none) {
        blocks.add(block);
        return super.visitSynchronized(block, none);
      }
    }.scan(method.getBody(), null);
    for (int i = 0; i < blocks.size(); i++)
      for (int j = i + 1; j < blocks.size(); j++) exchange(blocks.get(i), blocks.get(j));
    return super.visitMethod(method, nothing);
  }

  private void exchange(SynchronizedTree one, SynchronizedTree other) {
    ExpressionTree first = lockOf(one), second = lockOf(other);
    if (unit.text(first).equals(unit.text(second)))
      return;
    add("ESP", unit.start(one),
        "synchronized (" + unit.shown(first) + ") and synchronized (" + unit.shown(second) + ") exchange their locks",
        List.of(unit.replace(first, unit.text(second)), unit.replace(second, unit.text(first))),
        List.of(unit.range(one), unit.range(other)));
  }

  static ExpressionTree lockOf(SynchronizedTree block) {
    ExpressionTree lock = block.getExpression();
    while (lock instanceof ParenthesizedTree inner) lock = inner.getExpression();
    return lock;
  }

  private Set<String> others(ExpressionTree now) {
    boolean isStatic = false;
    TreePath path = getCurrentPath();
    while (!(path.getLeaf() instanceof ClassTree)) {
      if (path.getLeaf() instanceof BlockTree block)
        isStatic |= block.isStatic();
      if (path.getLeaf() instanceof MethodTree method)
        isStatic = method.getModifiers().getFlags().contains(Modifier.STATIC);
      path = path.getParentPath();
    }
    ClassTree type = (ClassTree) path.getLeaf();
    Set<String> locks = new LinkedHashSet<>();
    if (!isStatic)
      locks.add("this");
    locks.addAll(fieldsUsedAsLocks(path, isStatic));
    if (!type.getSimpleName().toString().isEmpty())
      locks.add(type.getSimpleName() + ".class");
    locks.remove(unit.text(now));
    return locks;
  }

  private List<String> fieldsUsedAsLocks(TreePath type, boolean isStatic) {
    List<String> names = new ArrayList<>();
    new com.sun.source.util
        .TreePathScanner<Void, Void>() {
          @Override
          public Void visitSynchronized(SynchronizedTree block, Void none) {
            Tree lock = lockOf(block);
            Element element = unit.element(new TreePath(getCurrentPath(), lock));
            boolean isOwn = element != null && element.getKind() == ElementKind.FIELD
                && element.getEnclosingElement().equals(unit.element(type))
                && !element.getSimpleName().contentEquals("this") && !element.getSimpleName().contentEquals("class");
            if (isOwn && (!isStatic || element.getModifiers().contains(Modifier.STATIC)))
              names.add(element.getSimpleName().toString());
            return super.visitSynchronized(block, none);
          }
        }
        .scan(type, null);
    return names;
  }
}
