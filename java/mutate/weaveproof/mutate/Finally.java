package weaveproof.mutate;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * RFU: {@code try { B } finally { unlock }} becomes {@code { B } { unlock }}. The unlock is done where B ends, and
 * before it returns, but no longer when it throws.
 */
final class Finally extends Operators {
  private static final Set<String> UNLOCKING = Set.of("unlock", "unlockRead", "unlockWrite", "release");

  Finally(Unit unit, List<Site> sites) {
    super(unit, sites);
  }

  @Override
  public Void visitTry(TryTree tree, Void nothing) {
    BlockTree last = tree.getFinallyBlock();
    if (last != null && unlocks(last)) {
      List<Edit> edits = new ArrayList<>();
      boolean isAlone = tree.getCatches().isEmpty() && tree.getResources().isEmpty();
      boolean needsBraces = !(getCurrentPath().getParentPath().getLeaf() instanceof BlockTree);
      String open = needsBraces ? "{ " : "";
      if (isAlone)
        edits.add(unit.replace(unit.start(tree), unit.start(tree) + 3, open));
      else if (needsBraces)
        edits.add(unit.insert(unit.start(tree), open));
      int begin =
          unit.end(tree.getCatches().isEmpty() ? tree.getBlock() : tree.getCatches().get(tree.getCatches().size() - 1));
      int keyword = unit.find(begin, unit.end(tree), "finally");
      boolean completes = Completion.canComplete(tree.getBlock())
          || tree.getCatches().stream().anyMatch(c -> Completion.canComplete(c.getBlock()));
      String close = needsBraces ? " }" : "";
      if (completes) {
        edits.add(unit.replace(keyword, unit.start(last), ""));
        if (needsBraces)
          edits.add(unit.insert(unit.end(tree), close));
      } else {
        edits.add(unit.replace(keyword, unit.end(tree), close));
      }
      String unlock = unit.text(unit.inside(last), unit.closing(last)).strip();
      edits.addAll(unlockBeforeReturns(tree, unlock));
      add("RFU", tree, "finally { " + unlock.replaceAll("\\s+", " ") + " } is no longer done after an exception",
          edits);
    }
    return super.visitTry(tree, nothing);
  }

  private static boolean unlocks(BlockTree block) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
        String name = call.getMethodSelect() instanceof MemberSelectTree select ? select.getIdentifier().toString()
                                                                                : call.getMethodSelect().toString();
        found[0] |= UNLOCKING.contains(name);
        return super.visitMethodInvocation(call, none);
      }
    }.scan(block, null);
    return found[0];
  }

  private List<Edit> unlockBeforeReturns(TryTree tree, String unlock) {
    List<Edit> edits = new ArrayList<>();
    String type = returnType();
    OwnCode returns = new OwnCode() {
      @Override
      public Void visitReturn(ReturnTree tree, Void none) {
        if (tree.getExpression() == null) {
          edits.add(unit.insert(unit.start(tree), "{ " + unlock + " "));
          edits.add(unit.insert(unit.end(tree), " }"));
        } else {
          edits.add(unit.replace(unit.start(tree), unit.start(tree.getExpression()), "{ " + type + " returned = "));
          edits.add(unit.insert(unit.end(tree), " " + unlock + " return returned; }"));
        }
        return null;
      }
    };
    returns.scan(tree.getBlock(), null);
    returns.scan(tree.getCatches(), null);
    return edits;
  }

  private String returnType() {
    for (TreePath path = getCurrentPath(); path != null; path = path.getParentPath()) {
      if (path.getLeaf() instanceof LambdaExpressionTree)
        return "var";
      if (path.getLeaf() instanceof MethodTree method)
        return method.getReturnType() == null ? "void" : unit.text(method.getReturnType());
    }
    return "var";
  }
}
