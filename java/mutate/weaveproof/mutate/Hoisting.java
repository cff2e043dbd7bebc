package weaveproof.mutate;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;

/**
 * Variables of one part of a block that the other part uses, when they are no longer in one block: they are declared
 * before both, and
 * {@code int v = x;} becomes {@code v = x;}.
 */
final class Hoisting {
  final List<Edit> edits = new ArrayList<>();
  String declarations = "";
  boolean possible = true;

  Hoisting(Unit unit, TreePath parent, List<? extends StatementTree> from, List<? extends StatementTree> users) {
    for (StatementTree statement : from) {
      if (!(statement instanceof VariableTree variable))
        continue;
      if (!isUsed(unit, parent, variable, users))
        continue;
      hoist(unit, parent, variable, from);
    }
  }

  private void hoist(Unit unit, TreePath parent, VariableTree variable, List<? extends StatementTree> all) {
    int start = unit.start(variable);
    long declaredTogether = all.stream().filter(s -> s instanceof VariableTree && unit.start(s) == start).count();
    String type = typeOf(unit, parent, variable);
    if (declaredTogether > 1 || type == null) {
      possible = false;
      return;
    }
    String modifiers = unit.start(variable.getModifiers()) < 0 ? "" : unit.text(variable.getModifiers()) + " ";
    declarations += modifiers + type + " " + variable.getName() + "; ";
    if (variable.getInitializer() == null) {
      edits.add(unit.remove(variable));
      return;
    }
    boolean isBareArray = variable.getInitializer() instanceof NewArrayTree array && array.getType() == null;
    edits.add(unit.replace(start, unit.start(variable.getInitializer()),
        variable.getName() + " = " + (isBareArray ? "new " + type + " " : "")));
  }

  private static String typeOf(Unit unit, TreePath parent, VariableTree variable) {
    Tree type = variable.getType();
    String written = type == null || unit.start(type) < 0 || unit.end(type) < 0 ? "var" : unit.text(type);
    if (!written.equals("var"))
      return written;
    Element element = unit.element(new TreePath(parent, variable));
    return element == null ? null : element.asType().toString();
  }

  private static boolean isUsed(
      Unit unit, TreePath parent, VariableTree variable, List<? extends StatementTree> users) {
    Element element = unit.element(new TreePath(parent, variable));
    boolean[] found = {false};
    for (StatementTree user : users)
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitIdentifier(IdentifierTree name, Void none) {
          found[0] |= element != null && element.equals(unit.element(getCurrentPath()));
          return null;
        }
      }.scan(new TreePath(parent, user), null);
    return found[0];
  }
}
