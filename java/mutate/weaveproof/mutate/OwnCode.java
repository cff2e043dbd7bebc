package weaveproof.mutate;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.util.TreeScanner;

/** Goes through what a piece of code does itself: classes and lambdas in it are run by others, or later. */
class OwnCode extends TreeScanner<Void, Void> {
  @Override
  public Void visitClass(ClassTree other, Void none) {
    return null;
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree other, Void none) {
    return null;
  }
}
