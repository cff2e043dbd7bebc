package weaveproof.gradle;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.FileCollection;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import weaveproof.launch.Call;
import weaveproof.launch.Outcome;
import weaveproof.launch.Program;

/** The task: its inputs are classes and options, its output is a folder with reports. If neither has changed, nothing is checked again. */
public class WeaveproofCheck extends DefaultTask {
  private FileCollection classPath;
  private FileCollection testClasses;
  private FileCollection sources;
  private List<String> tests = new ArrayList<>();
  private List<String> options = new ArrayList<>();
  private String program;
  private String jdk;
  private String timeLimit = "60s";
  private int jobs = 1;
  private boolean inconclusivePasses;
  private File reports;
  private File folder;

  @TaskAction
  public void check() throws InterruptedException {
    try {
      String problem = problem();
      if (problem != null) {
        throw new GradleException(problem);
      }
    } catch (Program.Missing e) {
      throw new GradleException(e.getMessage());
    } catch (IOException e) {
      throw new GradleException("weaveproof cannot be called: " + e.getMessage());
    }
  }

  private String problem() throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(tests);
    if (words.isEmpty() && testClasses != null) {
      for (File one : testClasses) {
        if (one.isDirectory()) {
          words.add(one.getPath());
        }
      }
    }
    if (words.isEmpty() || classPath == null) {
      getLogger().lifecycle("This project has no tests to check.");
      return null;
    }
    Files.createDirectories(reports.toPath());
    Call call = new Call(Program.find(program, getClass().getClassLoader()), "check", new File(reports, "weaveproof.json").toPath());
    call.jdk(jdk).option("time-limit", timeLimit).option("sourcepath", sources == null ? "" : sources.getAsPath());
    call.add("--junit", "--jobs=" + jobs, "--junit-xml=" + new File(reports, "weaveproof.xml"));
    call.add("--html=" + new File(reports, "weaveproof.html"), "--trace=" + new File(reports, "trace.json"));
    call.add("--classpath=" + classPath.getAsPath()).addAll(options).addAll(words);
    int status = call.run(folder, getLogger()::lifecycle);
    return Outcome.problem(call, status, "tests", "test", inconclusivePasses);
  }

  /** What the tests are run with. */
  @Optional
  @Classpath
  public FileCollection getClassPath() {
    return classPath;
  }

  public void setClassPath(FileCollection classPath) {
    this.classPath = classPath;
  }

  /** The folders in which tests are looked for, if none is named. */
  @Optional
  @InputFiles
  @PathSensitive(PathSensitivity.RELATIVE)
  public FileCollection getTestClasses() {
    return testClasses;
  }

  public void setTestClasses(FileCollection testClasses) {
    this.testClasses = testClasses;
  }

  /** For the lines that reports show. They change no verdict. */
  @Internal
  public FileCollection getSources() {
    return sources;
  }

  public void setSources(FileCollection sources) {
    this.sources = sources;
  }

  /** TestClass[#method] or packages; if there are none, all tests. */
  @Input
  public List<String> getTests() {
    return tests;
  }

  public void setTests(List<String> tests) {
    this.tests = tests;
  }

  /** Any other options of {@code weaveproof check}. */
  @Input
  public List<String> getOptions() {
    return options;
  }

  public void setOptions(List<String> options) {
    this.options = options;
  }

  /** The file of weaveproof. If it is not given, it is looked for. */
  @Optional
  @Input
  public String getProgram() {
    return program;
  }

  public void setProgram(String program) {
    this.program = program;
  }

  /** The JDK whose class library is used; else that of Gradle. */
  @Optional
  @Input
  public String getJdk() {
    return jdk;
  }

  public void setJdk(String jdk) {
    this.jdk = jdk;
  }

  /** For each test. */
  @Optional
  @Input
  public String getTimeLimit() {
    return timeLimit;
  }

  public void setTimeLimit(String timeLimit) {
    this.timeLimit = timeLimit;
  }

  /** How many tests are checked at the same time: it changes no result. */
  @Internal
  public int getJobs() {
    return jobs;
  }

  public void setJobs(int jobs) {
    this.jobs = jobs;
  }

  @Input
  public boolean isInconclusivePasses() {
    return inconclusivePasses;
  }

  public void setInconclusivePasses(boolean inconclusivePasses) {
    this.inconclusivePasses = inconclusivePasses;
  }

  @OutputDirectory
  public File getReports() {
    return reports;
  }

  public void setReports(File reports) {
    this.reports = reports;
  }

  /** In which weaveproof is called. */
  @Internal
  public File getFolder() {
    return folder;
  }

  public void setFolder(File folder) {
    this.folder = folder;
  }
}
