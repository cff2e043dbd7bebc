package weaveproof.mutate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;

/**
 * The part of {@code weaveproof mutate} that the JDK's compiler has to do, run as a process of its own.
 *
 * <p>{@code sites REQUEST ANSWER} lists the sites of all operators, and compiles the sources as they are. {@code
 * compile REQUEST ANSWER} compiles mutants: the sources that are changed, against the classes of the others. A request
 * has lines of a word and a value: {@code classpath PATHS}, {@code original FOLDER} for the classes of the original,
 * {@code source FILE} for each source, and then for each mutant {@code mutant FOLDER}, where its classes go, and {@code
 * changed NUMBER FILE}, the text that one of the sources has in it. The answer is JSON, an object a line.
 *
 * <p>Exit status 1: the sources do not compile, or cannot be read; what is wrong stands on standard error.
 */
public final class Mutator {
  private Mutator() {}

  public static void main(String[] arguments) throws IOException {
    Request request = Request.read(Path.of(arguments[1]));
    StringBuilder answer = new StringBuilder();
    try {
      if (arguments[0].equals("sites"))
        sites(request, answer);
      else
        compile(request, answer);
    } catch (IOException problem) {
      System.err.println(problem.getMessage());
      System.exit(1);
    }
    Files.writeString(Path.of(arguments[2]), answer);
  }

  private static void sites(Request request, StringBuilder answer) throws IOException {
    List<SourceText> sources = request.sources();
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    Compiler compiler = new Compiler(request.classPath);
    List<Unit> units = compiler.analyze(sources, said);
    String errors = Compiler.errorsOf(said);
    if (!errors.isEmpty())
      throw new IOException(errors.strip());
    compiler.compile(sources, request.original, said);
    for (Unit unit : units) {
      Object name = unit.tree.getPackageName();
      answer.append("{\"package\":").append(Json.quoted(name == null ? "" : name.toString())).append("}\n");
    }
    List<List<Site>> sites = new ArrayList<>();
    for (int i = 0; i < sources.size(); i++) sites.add(new ArrayList<>());
    for (Unit unit : units) {
      List<Site> here = sites.get(unit.file);
      new LockExpressions(unit, here).look();
      new AtomicCalls(unit, here).look();
      new Keywords(unit, here).look();
      new Finally(unit, here).look();
      new SynchronizedRegions(unit, here).look();
      new LockRegions(unit, here).look();
      new Calls(unit, here).look();
      new Counts(unit, here).look();
    }
    PlainFields.look(units, sites);
    for (List<Site> here : sites) {
      here.sort(Comparator.comparingInt(Site::position));
      for (Site site : here) answer.append(json(site, sources)).append('\n');
    }
  }

  private static String json(Site site, List<SourceText> sources) {
    StringBuilder json = new StringBuilder();
    json.append("{\"operator\":").append(Json.quoted(site.operator()));
    json.append(",\"class\":").append(Json.quoted(site.className()));
    json.append(",\"file\":").append(site.file());
    json.append(",\"line\":").append(sources.get(site.file()).lineOf(site.position()));
    json.append(",\"what\":").append(Json.quoted(site.what()));
    json.append(",\"edits\":[");
    String comma = "";
    for (Edit edit : site.edits()) {
      SourceText source = sources.get(edit.file());
      json.append(comma).append("{\"file\":").append(edit.file());
      json.append(",\"start\":").append(source.bytesBefore(edit.start()));
      json.append(",\"end\":").append(source.bytesBefore(edit.end()));
      json.append(",\"text\":").append(Json.quoted(edit.text()));
      json.append(",\"shared\":").append(edit.shared()).append('}');
      comma = ",";
    }
    json.append("],\"reach\":[");
    comma = "";
    for (Range range : site.reach()) {
      SourceText source = sources.get(range.file());
      json.append(comma).append("{\"file\":").append(range.file());
      json.append(",\"first\":").append(source.lineOf(range.start()));
      json.append(",\"last\":").append(source.lineOf(range.end())).append('}');
      comma = ",";
    }
    return json.append("]}").toString();
  }

  private static void compile(Request request, StringBuilder answer) throws IOException {
    Compiler compiler = new Compiler(request.original + ":" + request.classPath);
    for (Request.Mutant mutant : request.mutants) {
      DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
      boolean compiled = compiler.compile(request.changed(mutant), mutant.classes(), said);
      String errors = compiled ? "" : Compiler.errorsOf(said).strip();
      answer.append("{\"compiled\":").append(compiled).append(",\"errors\":").append(Json.quoted(errors)).append("}\n");
    }
  }
}
