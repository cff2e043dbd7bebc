package weaveproof.mutate;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Looks through one source for the sites of some operators. */
abstract class Operators extends TreePathScanner<Void, Void> {
  final Unit unit;
  private final List<Site> sites;

  Operators(Unit unit, List<Site> sites) {
    this.unit = unit;
    this.sites = sites;
  }

  void look() {
    scan(unit.tree, null);
  }

  /** {@code edits} make the change; it matters where {@code reach} is executed. */
  final void add(String operator, int position, String what, List<Edit> edits, List<Range> reach) {
    sites.add(new Site(operator, className(), unit.file, position, what, edits, reach));
  }

  final void add(String operator, Tree where, String what, List<Edit> edits) {
    add(operator, unit.start(where), what, edits, List.of(unit.range(where)));
  }

  /** The innermost class around, as the class file has its name, with dots. */
  private String className() {
    for (TreePath path = getCurrentPath(); path != null; path = path.getParentPath()) {
      if (!(path.getLeaf() instanceof ClassTree))
        continue;
      Element element = unit.element(path);
      if (element instanceof TypeElement type)
        return unit.elements.getBinaryName(type).toString();
    }
    return "";
  }
}
