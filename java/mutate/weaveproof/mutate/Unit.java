package weaveproof.mutate;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** One source with its attributed tree. Every position is one of its text. */
final class Unit {
  final CompilationUnitTree tree;
  final SourceText source;
  final int file;
  final Trees trees;
  final Types types;
  final Elements elements;
  private final SourcePositions positions;

  Unit(CompilationUnitTree tree, SourceText source, int file, Trees trees, Types types, Elements elements) {
    this.tree = tree;
    this.source = source;
    this.file = file;
    this.trees = trees;
    this.types = types;
    this.elements = elements;
    this.positions = trees.getSourcePositions();
  }

  int start(Tree part) {
    return (int) positions.getStartPosition(tree, part);
  }

  int end(Tree part) {
    return (int) positions.getEndPosition(tree, part);
  }

  String text(Tree part) {
    return text(start(part), end(part));
  }

  String text(int start, int end) {
    return source.text.substring(start, end);
  }

  /** In one line, for a list. */
  String shown(Tree part) {
    String line = text(part).replaceAll("\\s+", " ");
    return line.length() <= 60 ? line : line.substring(0, 57) + "...";
  }

  Range range(Tree part) {
    return new Range(file, start(part), end(part));
  }

  Edit replace(Tree part, String text) {
    return Edit.replace(file, start(part), end(part), text);
  }

  Edit replace(int start, int end, String text) {
    return Edit.replace(file, start, end, text);
  }

  Edit insert(int at, String text) {
    return Edit.insert(file, at, text);
  }

  /** Takes a part away; its lines stay. */
  Edit remove(Tree part) {
    return Edit.replace(
        file, start(part), end(part), "\n".repeat((int) text(part).chars().filter(c -> c == '\n').count()));
  }

  /** A method behind the others of the outermost class, which its nested classes can call, too. */
  Edit appendMethod(TreePath within, String method) {
    ClassTree outermost = null;
    for (TreePath path = within; path != null; path = path.getParentPath())
      if (path.getLeaf() instanceof ClassTree type)
        outermost = type;
    int brace = end(outermost) - 1;
    return new Edit(file, brace, brace, " " + method + " ", true);
  }

  TypeMirror type(TreePath path, Tree part) {
    return trees.getTypeMirror(new TreePath(path, part));
  }

  Element element(TreePath path) {
    return trees.getElement(path);
  }

  /** Whether a type is, or has among its supertypes, one of these classes of the library that there are. */
  boolean isA(TypeMirror type, List<String> names) {
    if (type == null)
      return false;
    for (String name : names) {
      TypeElement element = elements.getTypeElement(name);
      if (element != null && types.isSubtype(types.erasure(type), types.erasure(element.asType())))
        return true;
    }
    return false;
  }

  /** The place of a keyword among modifiers, or -1. */
  int keyword(ModifiersTree modifiers, String word) {
    int end = end(modifiers);
    for (int at = start(modifiers); at >= 0 && at < end; at = nextToken(at))
      if (isWord(at, word))
        return at;
    return -1;
  }

  /** The place of the first such token from {@code at} on, with comments and literals left out; or -1. */
  int find(int at, int end, String token) {
    for (; at < end; at = nextToken(at)) {
      boolean found =
          Character.isJavaIdentifierStart(token.charAt(0)) ? isWord(at, token) : source.text.startsWith(token, at);
      if (found)
        return at;
    }
    return -1;
  }

  private boolean isWord(int at, String word) {
    int behind = at + word.length();
    return source.text.startsWith(word, at)
        && (behind >= source.text.length() || !Character.isJavaIdentifierPart(source.text.charAt(behind)));
  }

  /** The next place where a token or white space begins. */
  private int nextToken(int at) {
    String text = source.text;
    char c = text.charAt(at);
    if (text.startsWith("//", at)) {
      int end = text.indexOf('\n', at);
      return end < 0 ? text.length() : end;
    }
    if (text.startsWith("/*", at)) {
      int end = text.indexOf("*/", at + 2);
      return end < 0 ? text.length() : end + 2;
    }
    if (text.startsWith("\"\"\"", at))
      return behindLiteral(at + 3, "\"\"\"");
    if (c == '"' || c == '\'')
      return behindLiteral(at + 1, String.valueOf(c));
    if (!Character.isJavaIdentifierPart(c))
      return at + 1;
    while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) at++;
    return at;
  }

  private int behindLiteral(int at, String quote) {
    String text = source.text;
    while (at < text.length() && !text.startsWith(quote, at)) at += text.charAt(at) == '\\' ? 2 : 1;
    return at + quote.length();
  }

  /** Behind the brace with which a block begins. */
  int inside(BlockTree block) {
    return find(start(block), end(block), "{") + 1;
  }

  /** Before the brace with which a block ends. */
  int closing(BlockTree block) {
    return end(block) - 1;
  }
}
