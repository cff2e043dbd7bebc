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
  final List<Path> paths = new ArrayList<>();
  final List<Mutant> mutants = new ArrayList<>();

  static Request read(Path file) throws IOException {
    Request request = new Request();
    for (String line : Files.readAllLines(file)) {
      String value = line.substring(line.indexOf(' ') + 1);
      if (line.startsWith("classpath "))
        request.classPath = value;
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

  /** All sources, some of them changed. */
  List<SourceText> sources(List<Change> changes) throws IOException {
    List<SourceText> sources = new ArrayList<>();
    for (int i = 0; i < paths.size(); i++) {
      Path text = paths.get(i);
      for (Change change : changes)
        if (change.source() == i)
          text = change.text();
      sources.add(SourceText.read(paths.get(i), text));
    }
    return sources;
  }
}
