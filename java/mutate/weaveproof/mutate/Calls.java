package weaveproof.mutate;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * RTXC, RCXC: a call goes that makes threads wait or go on. {@code x.wait();} becomes {@code if (false) x.wait();}: the
 * compiler leaves it out, and whoever catches the exception that it declares still may.
 */
final class Calls extends Operators {
  private static final Set<String> OF_OBJECTS = Set.of("wait", "notify", "notifyAll");
  private static final Set<String> OF_THREADS = Set.of("join", "sleep", "yield", "interrupt", "onSpinWait");
  private static final Set<String> PARKING = Set.of("park", "parkNanos", "parkUntil", "unpark");

  static final List<String> LOCKS = List.of(
      "java.util.concurrent.locks.Lock", "java.util.concurrent.locks.StampedLock", "java.util.concurrent.Semaphore");
  private static final List<String> OTHERS = List.of("java.util.concurrent.locks.Condition",
      "java.util.concurrent.CountDownLatch", "java.util.concurrent.CyclicBarrier", "java.util.concurrent.Phaser");
  private static final Set<String> OF_SYNCHRONIZERS = Set.of("lock", "lockInterruptibly", "tryLock", "unlock",
      "readLock", "writeLock", "unlockRead", "unlockWrite", "tryUnlockRead", "tryUnlockWrite", "acquire",
      "acquireUninterruptibly", "tryAcquire", "release", "drainPermits", "await", "awaitUninterruptibly", "awaitNanos",
      "awaitUntil", "signal", "signalAll", "countDown", "reset", "register", "bulkRegister", "arrive",
      "arriveAndDeregister", "arriveAndAwaitAdvance", "awaitAdvance");

  Calls(Unit unit, List<Site> sites) {
    super(unit, sites);
  }

  @Override
  public Void visitExpressionStatement(ExpressionStatementTree statement, Void nothing) {
    String operator = operatorOf(getCurrentPath(), statement.getExpression());
    Tree parent = getCurrentPath().getParentPath().getLeaf();
    boolean isPartOfHeader = parent instanceof ForLoopTree loop && loop.getStatement() != statement;
    if (operator != null && !isPartOfHeader && !(parent instanceof LambdaExpressionTree)) {
      // Elsewhere than in a list of statements, an else might come next.
      boolean isInList = parent instanceof BlockTree || parent instanceof CaseTree;
      List<Edit> edits = new ArrayList<>();
      edits.add(unit.insert(unit.start(statement), isInList ? "if (false) " : "{ if (false) "));
      if (!isInList)
        edits.add(unit.insert(unit.end(statement), " }"));
      add(operator, statement, unit.shown(statement.getExpression()) + " is not called", edits);
    }
    return super.visitExpressionStatement(statement, nothing);
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree lambda, Void nothing) {
    Tree body = lambda.getBody();
    if (lambda.getBodyKind() == LambdaExpressionTree.BodyKind.EXPRESSION && body instanceof ExpressionTree call) {
      String operator = operatorOf(getCurrentPath(), call);
      if (operator != null && unit.type(getCurrentPath(), call).getKind() == TypeKind.VOID)
        add(operator, body, unit.shown(body) + " is not called",
            List.of(unit.insert(unit.start(body), "{ if (false) "), unit.insert(unit.end(body), "; }")));
    }
    return super.visitLambdaExpression(lambda, nothing);
  }

  private String operatorOf(TreePath parent, ExpressionTree expression) {
    if (!(expression instanceof MethodInvocationTree call))
      return null;
    TreePath path = new TreePath(parent, call);
    if (!(unit.element(path) instanceof ExecutableElement method))
      return null;
    String name = method.getSimpleName().toString();
    Element holder = method.getEnclosingElement();
    if (OF_OBJECTS.contains(name) && holder.toString().equals("java.lang.Object"))
      return "RTXC";
    if (OF_THREADS.contains(name) && unit.isA(holder.asType(), List.of("java.lang.Thread")))
      return "RTXC";
    if (PARKING.contains(name) && holder.toString().equals("java.util.concurrent.locks.LockSupport"))
      return "RTXC";
    if (isLocking(name, call))
      return "RCXC";
    TypeMirror receiver = receiver(path, call);
    boolean isSynchronizer = unit.isA(holder.asType(), LOCKS) || unit.isA(holder.asType(), OTHERS)
        || unit.isA(receiver, LOCKS) || unit.isA(receiver, OTHERS);
    return OF_SYNCHRONIZERS.contains(name) && isSynchronizer ? "RCXC" : null;
  }

  /** Nodes of a list, for instance, often have a lock() and an unlock() of their own. */
  private static boolean isLocking(String name, MethodInvocationTree call) {
    return (name.equals("lock") || name.equals("unlock")) && call.getArguments().isEmpty();
  }

  private TypeMirror receiver(TreePath path, MethodInvocationTree call) {
    if (!(call.getMethodSelect() instanceof MemberSelectTree select))
      return null;
    return unit.type(new TreePath(path, select), select.getExpression());
  }
}
