package weaveproof.mutate;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** The JDK's compiler, as weaveproof calls it: no annotation processing, no other sources than those given. */
final class Compiler {
  private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
  private final StandardJavaFileManager files = javac.getStandardFileManager(null, null, StandardCharsets.UTF_8);

  Compiler(String classPath) throws IOException {
    List<File> elements = new ArrayList<>();
    for (String element : classPath.split(":"))
      if (!element.isEmpty())
        elements.add(new File(element));
    files.setLocation(StandardLocation.CLASS_PATH, elements);
    files.setLocation(StandardLocation.SOURCE_PATH, List.of());
  }

  /** What the compiler said, one error a line; empty if there was none. */
  static String errorsOf(DiagnosticCollector<JavaFileObject> said) {
    StringBuilder text = new StringBuilder();
    for (Diagnostic<? extends JavaFileObject> one : said.getDiagnostics()) {
      if (one.getKind() != Diagnostic.Kind.ERROR)
        continue;
      String where = one.getSource() instanceof SourceText source ? source.path + ":" + one.getLineNumber() + ": " : "";
      text.append(where).append(one.getMessage(null).replaceAll("\\s+", " ")).append('\n');
    }
    return text.toString();
  }

  /** The trees of the sources with their types, in the same order. */
  List<Unit> analyze(List<SourceText> sources, DiagnosticCollector<JavaFileObject> said) throws IOException {
    JavacTask task = task(files, sources, said);
    List<Unit> units = new ArrayList<>();
    List<CompilationUnitTree> trees = new ArrayList<>();
    for (CompilationUnitTree tree : task.parse()) trees.add(tree);
    task.analyze();
    if (!errorsOf(said).isEmpty())
      return units;
    for (CompilationUnitTree tree : trees) {
      URI name = tree.getSourceFile().toUri(); // the compiler hands out wrappers of the files that it was given
      int file = 0;
      while (!sources.get(file).toUri().equals(name)) file++;
      units.add(new Unit(tree, sources.get(file), file, Trees.instance(task), task.getTypes(), task.getElements()));
    }
    return units;
  }

  /** Writes the classes into a folder. False if there are errors. */
  boolean compile(List<SourceText> sources, Path folder, DiagnosticCollector<JavaFileObject> said) throws IOException {
    Map<String, byte[]> classes = classesOf(sources, said);
    if (classes == null)
      return false;
    for (Map.Entry<String, byte[]> one : classes.entrySet()) {
      Path file = folder.resolve(one.getKey().replace('.', '/') + ".class");
      Files.createDirectories(file.getParent());
      Files.write(file, one.getValue());
    }
    return true;
  }

  private Map<String, byte[]> classesOf(List<SourceText> sources, DiagnosticCollector<JavaFileObject> said)
      throws IOException {
    Map<String, ByteArrayOutputStream> written = new TreeMap<>();
    JavaFileManager keeping = new ForwardingJavaFileManager<>(files) {
      @Override
      public JavaFileObject getJavaFileForOutput(
          Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        written.put(name, bytes);
        return new SimpleJavaFileObject(URI.create("memory:///" + name.replace('.', '/') + kind.extension), kind) {
          @Override
          public OutputStream openOutputStream() {
            return bytes;
          }
        };
      }
    };
    if (!task(keeping, sources, said).call())
      return null;
    Map<String, byte[]> classes = new TreeMap<>();
    written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
    return classes;
  }

  private JavacTask task(JavaFileManager manager, List<SourceText> sources, DiagnosticCollector<JavaFileObject> said) {
    List<String> options = List.of("-proc:none", "-nowarn", "-implicit:none", "-Xlint:-options");
    return (JavacTask) javac.getTask(null, manager, said, options, null, sources);
  }
}
