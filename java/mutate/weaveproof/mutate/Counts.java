package weaveproof.mutate;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewClassTree;
import java.util.List;
import java.util.Map;
import javax.lang.model.type.TypeMirror;

/** MXC: one more and one less for a semaphore, a latch, a barrier or a phaser, as far as its constructor takes it. */
final class Counts extends Operators {
  private static final Map<String, Integer> LEAST =
      Map.of("java.util.concurrent.Semaphore", Integer.MIN_VALUE, "java.util.concurrent.CountDownLatch", 0,
          "java.util.concurrent.CyclicBarrier", 1, "java.util.concurrent.Phaser", 0);

  Counts(Unit unit, List<Site> sites) {
    super(unit, sites);
  }

  @Override
  public Void visitNewClass(NewClassTree creation, Void nothing) {
    TypeMirror type = unit.type(getCurrentPath(), creation.getIdentifier());
    for (Map.Entry<String, Integer> known : LEAST.entrySet()) {
      if (creation.getArguments().isEmpty() || !unit.isA(type, List.of(known.getKey())))
        continue;
      ExpressionTree count = creation.getArguments().get(0);
      TypeMirror kind = unit.type(getCurrentPath(), count);
      if (kind != null && kind.toString().equals("int"))
        for (int change : new int[] {1, -1}) change(creation, count, change, known.getValue());
    }
    return super.visitNewClass(creation, nothing);
  }

  private void change(NewClassTree creation, ExpressionTree count, int change, int least) {
    boolean isSimple = count instanceof IdentifierTree || count instanceof MemberSelectTree;
    String changed = (isSimple ? unit.text(count) : "(" + unit.text(count) + ")") + (change > 0 ? " + 1" : " - 1");
    if (count instanceof LiteralTree literal && literal.getValue() instanceof Integer number) {
      if (number + change < least)
        return;
      changed = String.valueOf(number + change);
    }
    add("MXC", creation, unit.shown(creation) + " counts " + changed, List.of(unit.replace(count, changed)));
  }
}
