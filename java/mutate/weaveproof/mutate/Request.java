package weaveproof.mutate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What is asked for, as Mutator describes it. */
final class Request {
  record Change(int source, Path text) {}

  record Mutant(Path classes, List<Change> changes) {}

  String classPath = "";
  Path original;
  final List<Path> paths = new ArrayList<>();
  final List<Mutant> mutants = new ArrayList<>();

  static Request read(Path file) throws IOException {
    Request request = new Request();
    for (String line : Files.readAllLines(file)) {
      String value = line.substring(line.indexOf(' ') + 1);
      if (line.startsWith("classpath "))
        request.classPath = value;
      if (line.startsWith("original "))
        request.original = Path.of(value);
      if (line.startsWith("source "))
        request.paths.add(Path.of(value));
      if (line.startsWith("mutant "))
        request.mutants.add(new Mutant(Path.of(value), new ArrayList<>()));
      if (line.startsWith("changed ")) {
        int space = value.indexOf(' ');
        request.mutants.get(request.mutants.size() - 1)
            .changes()
            .add(new Change(Integer.parseInt(value.substring(0, space)), Path.of(value.substring(space + 1))));
      }
    }
    return request;
  }

  /** All sources as they are. */
  List<SourceText> sources() throws IOException {
    List<SourceText> sources = new ArrayList<>();
    for (Path path : paths) sources.add(SourceText.read(path, path));
    return sources;
  }

  /**
   * The sources that are different in a mutant. They are all that has to be compiled: where one of them changes what
   * others can see of it, these are changed, too.
   */
  List<SourceText> changed(Mutant mutant) throws IOException {
    List<SourceText> sources = new ArrayList<>();
    for (Change change : mutant.changes()) sources.add(SourceText.read(paths.get(change.source()), change.text()));
    return sources;
  }
}
