package weaveproof.mutate;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.VariableTree;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** RSK, RSB, RVK: a keyword goes, and all else stays. */
final class Keywords extends Operators {
  private final Set<Integer> seen = new HashSet<>();

  Keywords(Unit unit, List<Site> sites) {
    super(unit, sites);
  }

  @Override
  public Void visitMethod(MethodTree method, Void nothing) {
    int at = unit.keyword(method.getModifiers(), "synchronized");
    if (at >= 0) {
      String name = method.getName().contentEquals("<init>") ? "the constructor" : method.getName().toString();
      add("RSK", at, name + " is no longer synchronized", List.of(without(at, "synchronized")),
          List.of(unit.range(method)));
    }
    return super.visitMethod(method, nothing);
  }

  @Override
  public Void visitSynchronized(SynchronizedTree block, Void nothing) {
    add("RSB", block, "synchronized " + unit.shown(block.getExpression()) + " { ... } becomes { ... }",
        List.of(unit.replace(unit.start(block), unit.start(block.getBlock()), "")));
    return super.visitSynchronized(block, nothing);
  }

  @Override
  public Void visitVariable(VariableTree variable, Void nothing) {
    int at = unit.keyword(variable.getModifiers(), "volatile");
    if (at >= 0 && seen.add(at)) // once for all that it declares
      add("RVK", at, variable.getName() + " is no longer volatile", List.of(without(at, "volatile")), List.of());
    return super.visitVariable(variable, nothing);
  }

  private Edit without(int at, String keyword) {
    int end = at + keyword.length();
    return unit.replace(at, unit.source.text.startsWith(" ", end) ? end + 1 : end, "");
  }
}
