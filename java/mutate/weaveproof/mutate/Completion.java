package weaveproof.mutate;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.List;

/**
 * Whether something can stand behind a statement: the language's rule, JLS 14.22, but for switches, behind which
 * something always can.
 */
final class Completion {
  private Completion() {}

  static boolean canComplete(StatementTree statement) {
    return switch (statement.getKind()) {
      case RETURN, THROW, BREAK, CONTINUE, YIELD -> false;
      case BLOCK -> canComplete((BlockTree) statement);
      case SYNCHRONIZED -> canComplete(((SynchronizedTree) statement).getBlock());
      case LABELED_STATEMENT ->
        canComplete(((LabeledStatementTree) statement).getStatement()) || hasBreak(statement);
      case IF -> {
        IfTree choice = (IfTree) statement;
        yield choice.getElseStatement() == null || canComplete(choice.getThenStatement())
            || canComplete(choice.getElseStatement());
      }
      case TRY -> {
        TryTree tree = (TryTree) statement;
        boolean last = tree.getFinallyBlock() == null || canComplete(tree.getFinallyBlock());
        yield last && (canComplete(tree.getBlock())
            || tree.getCatches().stream().anyMatch(c -> canComplete(c.getBlock())));
      }
      case WHILE_LOOP -> !isTrue(((WhileLoopTree) statement).getCondition()) || hasBreak(statement);
      case DO_WHILE_LOOP -> !isTrue(((DoWhileLoopTree) statement).getCondition()) || hasBreak(statement);
      case FOR_LOOP -> {
        ExpressionTree condition = ((ForLoopTree) statement).getCondition();
        yield (condition != null && !isTrue(condition)) || hasBreak(statement);
      }
      default -> true;
    };
  }

  static boolean canComplete(BlockTree block) {
    List<? extends StatementTree> statements = block.getStatements();
    return statements.isEmpty() || canComplete(statements.get(statements.size() - 1));
  }

  private static boolean isTrue(ExpressionTree condition) {
    while (condition instanceof ParenthesizedTree inner) condition = inner.getExpression();
    return condition instanceof LiteralTree literal && Boolean.TRUE.equals(literal.getValue());
  }

  /** Any break within. It may belong to another statement; then the mutant does not compile. */
  private static boolean hasBreak(Tree statement) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitBreak(BreakTree tree, Void none) {
        found[0] = true;
        return null;
      }
    }.scan(statement, null);
    return found[0];
  }
}
